import { Trans } from '@lingui/react/macro';
import type { SupportConversation } from 'market/chat/chat.admin.contract';
import type { ReactNode } from 'react';
import { Chip } from 'ui/buttons/chip.tsx';

/** What a person is besides a customer. */
export function PersonSeats({ seats }: { seats: SupportConversation['person']['seats'] }): ReactNode {
  return seats.map((seat) => (
    <Chip key={seat}>{seat === 'courier' ? <Trans>Rider</Trans> : <Trans>Store</Trans>}</Chip>
  ));
}
