import { Trans } from '@lingui/react/macro';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';

/** Leads from an order that its store did not make to stores that are open now [STO-101]. */
export function OtherStores({ order: { order_status: status, store } }: { order: TrackedOrder }) {
  if (status !== 'canceled' || store === null) return null;
  return (
    <LinkButton kind="soft" icon="store" to={`${href('/store/popular')}?filter=currently_open`}>
      <Trans>See stores that are open</Trans>
    </LinkButton>
  );
}
