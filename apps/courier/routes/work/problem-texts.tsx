import { Trans } from '@lingui/react/macro';
import { type DeliveryProblem, doorWaitMinutes } from 'market/orders/handovers/orders-return.rules';

export function ProblemName({ problem }: { problem: DeliveryProblem }) {
  switch (problem) {
    case 'no_answer':
      return <Trans>No one answers</Trans>;
    case 'wrong_address':
      return <Trans>The address is wrong</Trans>;
    case 'no_access':
      return <Trans>I can’t get in</Trans>;
    case 'short_cash':
      return <Trans>Less or no cash</Trans>;
    case 'refused':
      return <Trans>They refuse it</Trans>;
    case 'unsafe':
      return <Trans>I don’t feel safe</Trans>;
  }
}

/** Says what happens to the order after the choice. */
export function ProblemDescription({ problem }: { problem: DeliveryProblem }) {
  switch (problem) {
    case 'no_answer':
      return <Trans>Starts {doorWaitMinutes} minutes. The customer sees them too.</Trans>;
    case 'wrong_address':
      return <Trans>Starts {doorWaitMinutes} minutes. Call and ask where to go.</Trans>;
    case 'no_access':
      return <Trans>Gate, security or lift. Starts {doorWaitMinutes} minutes.</Trans>;
    case 'short_cash':
      return <Trans>Keep the order. It goes back to the store.</Trans>;
    case 'refused':
      return <Trans>Wrong, late or broken. It goes back to the store.</Trans>;
    case 'unsafe':
      return <Trans>Leave first. It goes back to the store.</Trans>;
  }
}
