import { Rating } from 'ui/media/rating.tsx';
import { useMarket } from './use-market.ts';

export interface AverageRatingProps {
  /** 0 to 5; nothing while nobody has rated. */
  value: number | null;
  count?: number;
}

/** An average in the decimals of the market [CONF-04], with one at least: 4.6 shown as 5 would be invented. */
export function AverageRating({ value, count }: AverageRatingProps) {
  const { digits } = useMarket();
  return <Rating value={value ?? 0} count={count} digits={Math.max(1, digits)} />;
}
