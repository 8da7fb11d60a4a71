import type { OverlayProps } from '#features/cart/overlay-store.ts';

/** The sign-in, in all its modes [AUTH-14]. */
export function AuthDialog(_props: OverlayProps<'auth'>) {
  return null;
}
