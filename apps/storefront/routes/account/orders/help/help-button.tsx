import { Trans } from '@lingui/react/macro';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';

const HelpDialog = lazyPart(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }));

interface HelpButtonProps {
  order: OrderDetails;
  /** The order has changed. */
  onChanged: () => void;
}

/** Opens the help that fits the state of an order. */
export function HelpButton(props: HelpButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="outline" icon="info" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans>Get help</Trans>
      </Button>
      <Suspense>{isOpen && <HelpDialog {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
