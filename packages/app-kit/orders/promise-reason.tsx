import { Trans } from '@lingui/react/macro';
import { type OrderPromise, shownCause } from 'market/orders/promises/orders-promises.rules';

/** Why an order is ready or arrives at another time than was said before; nothing while it does not [CUS-01]. */
export function PromiseReason({ promise }: { promise: OrderPromise | null }) {
  switch (promise ? shownCause(promise) : undefined) {
    case undefined:
    // The operator has said why in words, which stand beside it.
    case 'put_off':
    case 'held':
      return null;
    case 'sooner':
      return <Trans>It is sooner than planned.</Trans>;
    case 'courier_missing':
      return <Trans>No rider has taken it yet.</Trans>;
    case 'courier_late':
    case 'courier_changed':
    case 'picked_up':
    case 'road':
      return <Trans>The rider needs longer.</Trans>;
    default:
      return <Trans>The store needs longer.</Trans>;
  }
}
