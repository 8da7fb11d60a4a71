import { Rating } from 'ui/media/rating.tsx';
import { useMarket } from './use-market.ts';

export interface AverageRatingProps {
  /** 0 to 5; null without ratings. */
  value: number | null;
  count?: number;
}

/** An average with the configured decimals [CONF-04], at least one: 4.6 shown as 5 would be false. */
export function AverageRating({ value, count }: AverageRatingProps) {
  const { digits } = useMarket();
  return <Rating value={value ?? 0} count={count} digits={Math.max(1, digits)} />;
}
