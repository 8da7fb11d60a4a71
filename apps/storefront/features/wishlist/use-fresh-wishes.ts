import { useEffect } from 'react';
import { useMarket } from '#features/config/use-market.ts';

/** Loads the script of the wishes for customers only, after the page [WISH-19]. */
export function useFreshWishes(): void {
  const isCustomer = useMarket().customer !== null;
  useEffect(() => {
    if (!isCustomer) return;
    let isOver = false;
    let end: (() => void) | undefined;
    import('./refresh-wishes.ts').then(
      ({ refreshWishes }) => {
        if (!isOver) end = refreshWishes();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [isCustomer]);
}
