#!/usr/bin/env bash
# A campaign in N parts by GNU parallel, then merged:
#
#     bash docs/lab/parallel.sh N OUTPUT CAMPAIGN.toml
#
# Over ssh: PARALLEL='--sshloginfile hosts --workdir .' and a folder that all of them share.
# Killed, the same command goes on: each part does.
set -euo pipefail
parts=$1 output=$2 campaign=$3
mkdir -p "$output.parts"
seq "$parts" | parallel --halt now,fail=1 \
    "${GRILLE:-grille}" lab run "$campaign" --shard "{}/$parts" --threads 1 \
    --output "$output.parts/{}"
folders=()
for ((part = 1; part <= parts; part++)); do folders+=("$output.parts/$part"); done
"${GRILLE:-grille}" lab merge "${folders[@]}" --output "$output"
