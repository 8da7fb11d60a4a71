import { Trans } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { AddressList } from './address-list.tsx';
import styles from './saved-addresses.module.css';
import { useAddressBook } from './use-address-book.tsx';

/** A section of the profile: the customer's addresses, to be added, changed and removed. For customers alone. */
export function SavedAddresses() {
  const book = useAddressBook();
  return (
    <section aria-labelledby="saved-addresses" className={styles.section}>
      <h2 id="saved-addresses" className={styles.title}>
        <Trans>My addresses</Trans>
      </h2>
      <AddressList book={book} />
      <Button kind="outline" icon="plus" isBlock onClick={() => book.add()}>
        <Trans>Add Address</Trans>
      </Button>
      {book.dialogs}
    </section>
  );
}
