import { useEffect } from 'react';
import { useMarket } from '#features/config/use-market.ts';

/** Hearts cost a guest nothing: what fills them is loaded for customers alone, once the page stands [WISH-19]. */
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
