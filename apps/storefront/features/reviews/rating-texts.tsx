import { Trans } from '@lingui/react/macro';

/** A rating in words; 0 asks for one. */
export function RatingText({ value }: { value: number }) {
  if (value === 0) return <Trans>Tap to rate</Trans>;
  if (value >= 4.5) return <Trans>Excellent</Trans>;
  if (value >= 3.5) return <Trans context="of a rating">Good</Trans>;
  if (value >= 2.5) return <Trans context="of a rating">Fair</Trans>;
  if (value >= 1.5) return <Trans context="of a rating">Poor</Trans>;
  return <Trans context="of a rating">Bad</Trans>;
}
