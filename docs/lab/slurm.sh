#!/usr/bin/env bash
#SBATCH --job-name=grille-lab
#SBATCH --array=1-100
#SBATCH --cpus-per-task=4
#SBATCH --mem-per-cpu=2G
#SBATCH --time=12:00:00
#SBATCH --requeue
#
#     sbatch docs/lab/slurm.sh CAMPAIGN.toml /shared/folder
#     grille lab merge /shared/folder/* --output all      # when the array is done
#
# A task that is requeued goes on where it was. Only its syntax has been checked.
set -euo pipefail
campaign=$1 folder=$2
exec grille lab run "$campaign" \
    --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" \
    --threads "$SLURM_CPUS_PER_TASK" \
    --output "$folder/$SLURM_ARRAY_TASK_ID"
