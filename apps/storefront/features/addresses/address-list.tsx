import { Trans } from '@lingui/react/macro';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { LoadFailed } from 'ui/feedback/load-failed.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import styles from './address-rows.module.css';
import { AddressRows, type AddressRowsProps } from './address-rows.tsx';
import type { AddressBook } from './use-address-book.tsx';

export interface AddressListProps extends Pick<AddressRowsProps, 'chosenId' | 'chooseBy' | 'onChoose'> {
  book: AddressBook;
}

/** The saved addresses in every state: loading, failed, none, or their rows. */
export function AddressList({ book, ...choice }: AddressListProps) {
  const { addresses, hasFailed, read, edit, remove } = book;
  if (hasFailed && !addresses) return <LoadFailed onRetry={read} />;
  if (!addresses) return <Waiting />;
  if (addresses.length === 0) {
    return (
      <EmptyState image="boxbig" title={<Trans>No saved address</Trans>}>
        <Trans>Add one and checkout gets faster.</Trans>
      </EmptyState>
    );
  }
  return <AddressRows {...choice} addresses={addresses} onEdit={edit} onRemove={remove} />;
}

function Waiting() {
  return (
    <div className={styles.rows}>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading…</Trans>
        </span>
      </VisuallyHidden>
      {[1, 2].map((place) => (
        <Skeleton key={place} shape="block" className={styles.skeleton} />
      ))}
    </div>
  );
}
