import { pageContext } from '#features/config/page-context.ts';
import { useIsWished, type WishKind } from './wish-store.ts';

export interface WishTarget {
  kind: WishKind;
  id: number;
}

/** Whether the heart is filled, and what a press does; its code comes with the first press [WISH-04] [WISH-05] [WISH-14]. */
export function useHeart({ kind, id }: WishTarget) {
  const isFilled = useIsWished(kind, id);
  const press = () =>
    void import('./toggle-wish.tsx').then(
      ({ toggleWish }) => toggleWish(kind, id),
      () => pageContext().notifyOffline(),
    );
  return { isFilled, press };
}
