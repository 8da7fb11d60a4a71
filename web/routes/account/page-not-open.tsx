import { Trans } from '@lingui/react/macro';
import type { AccountPage } from '#features/account/account-entries.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** A page whose address is known and that shows nothing yet: says so, and leads on. */
export function PageNotOpen({ page }: { page: AccountPage }) {
  if (page === 'my-orders')
    return (
      <EmptyState
        image="boxbig"
        title={<Trans>Your orders are not listed here yet</Trans>}
        action={
          <LinkButton to="/track-order">
            <Trans>Track Order</Trans>
          </LinkButton>
        }
      >
        <Trans>Follow an order with its ID and the phone number you gave.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      image="hatbox"
      title={<Trans>This page is not open yet</Trans>}
      action={
        <LinkButton to="/home">
          <Trans>Browse</Trans>
        </LinkButton>
      }
    >
      <Trans>There is nothing here so far. Your account and your cart are as they were.</Trans>
    </EmptyState>
  );
}
