import { type ComponentType, useEffect, useState } from 'react';
import { closeOverlays, useOverlays } from '#browser/overlay-store.ts';
import { useCachedCart } from '#features/cart/use-cached-cart.ts';
import { pageContext } from '#features/config/page-context.ts';
import { usePageContext } from '#features/config/use-page-context.tsx';

/** What actions open over a page. Mounted once; its code follows behind that of the page. */
export function PageOverlays() {
  usePageContext();
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
        pageContext().notifyOffline();
      },
    );
  }, [host, isWanted]);
  return host?.it;
}
