import { Trans } from '@lingui/react/macro';
import type { SupportConversation } from 'market/chat/chat.admin.contract';
import type { ReactNode } from 'react';
import { Chip } from 'ui/buttons/chip.tsx';

type Memberships = SupportConversation['person']['memberships'];

/** What a person is besides a customer. */
export function PersonMemberships({ memberships }: { memberships: Memberships }): ReactNode {
  return memberships.map((membership) => (
    <Chip key={membership}>{membership === 'courier' ? <Trans>Rider</Trans> : <Trans>Store</Trans>}</Chip>
  ));
}
