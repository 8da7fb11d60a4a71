import { Trans } from '@lingui/react/macro';
import type { WhenMissing } from 'market/orders/changes/orders-changes.rules';

/** What the customer wants where an item is missing [CUS-03]. */
export function WhenMissingText({ choice }: { choice: WhenMissing }) {
  switch (choice) {
    case 'ask':
      return <Trans>If missing: ask the customer</Trans>;
    case 'replace':
      return <Trans>If missing: replace with something similar</Trans>;
    case 'leave_out':
      return <Trans>If missing: leave it out</Trans>;
  }
}
