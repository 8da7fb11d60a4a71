import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Monogram } from '#ui/monogram.tsx';
import styles from './other-store-question.module.css';
import type { OverlayProps } from './overlay-store.ts';

/** Before the cart of one store gives way to another [CART-32] [CART-33] [CART-36]. */
export function OtherStoreQuestion({ overlay: { from, to, onYes }, onClose }: OverlayProps<'other_store'>) {
  const [isBusy, setBusy] = useState(false);
  const clearAndAdd = async () => {
    setBusy(true);
    await onYes();
    onClose();
  };
  const { name: fromName, count } = from;
  const { name: toName, count: toCount } = to;
  return (
    <ConfirmDialog
      mark={<Stores from={fromName} to={toName} />}
      question={<Trans>Start a new cart?</Trans>}
      no={<Trans>Keep my cart</Trans>}
      yes={<Trans>Clear and add</Trans>}
      isBusy={isBusy}
      onYes={() => void clearAndAdd()}
      onNo={onClose}
    >
      <p>
        <Trans>
          You have item from another store in cart. If you continue, your all previous item from cart will be removed
          and this one will be added.
        </Trans>
      </p>
      <p className={styles.stores}>
        <b>{fromName}</b>, <Plural value={count} one="# item" other="# items" /> <Icon name="arrow-right" size={14} />{' '}
        <b>{toName}</b>, <Plural value={toCount} one="# item" other="# items" />
      </p>
    </ConfirmDialog>
  );
}

function Stores({ from, to }: { from: string; to: string }) {
  return (
    <span className={styles.swap}>
      <Monogram letters={initialsOf(from)} size="large" />
      <Icon name="arrow-right" size={22} />
      <Monogram letters={initialsOf(to)} size="large" colour="#7a3c14" />
    </span>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLowerCase();
}
