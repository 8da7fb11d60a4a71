import { Trans } from '@lingui/react/macro';
import type { CourierStep } from 'market/orders/orders-delivery.rules';

/** What a courier has pressed, in words. */
export function StepName({ step }: { step: CourierStep }) {
  switch (step.kind) {
    case 'arrive':
      return step.place === 'store' ? <Trans>At the store</Trans> : <Trans>At the door</Trans>;
    case 'movePin':
      return <Trans>The pin is wrong</Trans>;
    case 'noteStore':
      return step.problem === 'closed' ? <Trans>Store is closed</Trans> : <Trans>Not ready</Trans>;
    case 'pickUp':
      return <Trans>Picked up</Trans>;
    case 'noteCash':
      return step.isReceived ? <Trans>Cash received</Trans> : <Trans>Cash not received</Trans>;
    case 'photograph':
      return <Trans>Photo of the door</Trans>;
    case 'tryCode':
      return <Trans>Code of the customer</Trans>;
    case 'noteProblem':
      return step.problem === null ? <Trans>Customer is here</Trans> : <Trans>Can’t deliver</Trans>;
    case 'noteCall':
      return <Trans>Called</Trans>;
    case 'noteAttempt':
      return <Trans>Tried to reach the customer</Trans>;
    case 'return':
      return <Trans>Started return</Trans>;
    case 'handOver':
      return <Trans>Can’t ride on</Trans>;
    case 'takeBack':
      return <Trans>Can ride on</Trans>;
    case 'meet':
      return <Trans>Got the order from a rider</Trans>;
    case 'handBack':
      return <Trans>Handed back</Trans>;
    case 'deliver':
      return <Trans>Delivered</Trans>;
  }
}
