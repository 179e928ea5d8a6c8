//! Labels beside each other, none over another: each as near to its place as the
//! others allow.

/// Where labels of this height go, between a top and a bottom, given where they
/// would like to be: the order is kept.
pub fn spread(wanted: &[f64], height: f64, top: f64, bottom: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&a, &b| wanted[a].total_cmp(&wanted[b]));
    let mut places: Vec<f64> = order.iter().map(|&at| wanted[at].clamp(top, bottom)).collect();
    // Push down what is too near, then up what went too far.
    for i in 1..places.len() {
        places[i] = places[i].max(places[i - 1] + height);
    }
    let mut limit = bottom;
    for place in places.iter_mut().rev() {
        *place = place.min(limit);
        limit = *place - height;
    }
    let mut result = vec![0.0; wanted.len()];
    for (&at, place) in order.iter().zip(places) {
        result[at] = place;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_keep_their_order_and_their_distance() {
        assert_eq!(spread(&[10.0, 50.0], 20.0, 0.0, 100.0), [10.0, 50.0]);
        assert_eq!(spread(&[50.0, 49.0, 51.0], 20.0, 0.0, 100.0), [69.0, 49.0, 89.0]);
        assert_eq!(spread(&[99.0, 98.0], 20.0, 0.0, 100.0), [100.0, 80.0]);
        assert_eq!(spread(&[], 20.0, 0.0, 100.0), [0.0; 0]);
    }
}
