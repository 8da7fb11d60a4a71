import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useCurrency } from '#features/config/use-money.ts';
import styles from './price-filter.module.css';
import { boundsOf, type PriceRange, wholeRange, withHigh, withLow } from './price-range.ts';

export interface PriceFilterProps {
  minPrice: number | undefined;
  maxPrice: number | undefined;
  onChange: (bounds: { minPrice: number | undefined; maxPrice: number | undefined }) => void;
  /** The ends of the slider; where they meet there is nothing to choose [LIST-43]. */
  ends?: { from: number; to: number };
}

/** Two thumbs on one line, and the same as two numbers [LIST-41] [LIST-42]. */
export function PriceFilter({ minPrice, maxPrice, onChange, ends = wholeRange }: PriceFilterProps) {
  const { t } = useLingui();
  const { symbol } = useCurrency();
  const { from, to } = ends;
  const requested = { low: minPrice ?? from, high: maxPrice ?? to };
  const [moved, setMoved] = useState<PriceRange>();
  const range = moved ?? requested;
  const isOff = from === to;
  const commit = () => {
    if (!moved) return;
    setMoved(undefined);
    if (moved.low !== requested.low || moved.high !== requested.high) onChange(boundsOf(moved, ends));
  };
  const share = (price: number) => `${isOff ? 0 : (100 * (Math.min(price, to) - from)) / (to - from)}%`;
  const line = useRef<HTMLDivElement>(null);
  const [low, high] = [share(range.low), share(range.high)];
  // The content security policy forbids style attributes, so before hydration the track is full.
  useEffect(() => {
    line.current?.style.setProperty('--low', low);
    line.current?.style.setProperty('--high', high);
  }, [low, high]);
  const thumb = {
    type: 'range',
    min: from,
    max: to,
    disabled: isOff,
    onPointerUp: commit,
    onKeyUp: commit,
    onBlur: commit,
  };
  const field = { type: 'number', inputMode: 'numeric', min: 0, step: 'any', disabled: isOff, onBlur: commit } as const;
  return (
    <div>
      <div ref={line} className={styles.slider}>
        <input
          {...thumb}
          aria-label={t`Lowest price`}
          value={range.low}
          onChange={({ target }) => setMoved(withLow(range, Number(target.value)))}
        />
        <input
          {...thumb}
          aria-label={t`Highest price`}
          value={Math.min(range.high, to)}
          onChange={({ target }) => setMoved(withHigh(range, Number(target.value)))}
        />
      </div>
      <div className={styles.fields}>
        <label dir="ltr" className={styles.field}>
          <span aria-hidden="true">{symbol}</span>
          <input
            {...field}
            name="min_price"
            aria-label={t`Price from`}
            value={range.low}
            onChange={({ target }) => setMoved({ ...range, low: Number(target.value) })}
            onKeyDown={(event) => event.key === 'Enter' && commit()}
          />
        </label>
        <span className={styles.to}>
          <Trans>to</Trans>
        </span>
        <label dir="ltr" className={styles.field}>
          <span aria-hidden="true">{symbol}</span>
          <input
            {...field}
            name="max_price"
            aria-label={t`Price up to`}
            value={range.high}
            onChange={({ target }) => setMoved({ ...range, high: Number(target.value) })}
            onKeyDown={(event) => event.key === 'Enter' && commit()}
          />
        </label>
      </div>
    </div>
  );
}
