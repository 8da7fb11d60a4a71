import { type ComponentType, useEffect, useState } from 'react';
import { cartContext } from '../cart-context.ts';
import { useCachedCart } from '../use-cached-cart.ts';
import { useCartContext } from '../use-cart-context.tsx';
import { closeOverlays, useOverlays } from './overlay-store.ts';

/** What the cart's actions open over a page. Mounted once; its code follows behind that of the page. */
export function CartOverlays() {
  useCartContext();
  useCachedCart();
  const Host = useHost();
  return Host && <Host />;
}

/** A download that fails is tried again by the next press that needs it. */
function useHost(): ComponentType | undefined {
  const [host, setHost] = useState<{ it: ComponentType }>();
  const isWanted = useOverlays().length > 0;
  useEffect(() => {
    if (host) return;
    import('./overlay-host.tsx').then(
      ({ OverlayHost }) => setHost({ it: OverlayHost }),
      () => {
        if (!isWanted) return;
        closeOverlays();
        cartContext().notifyOffline();
      },
    );
  }, [host, isWanted]);
  return host?.it;
}
