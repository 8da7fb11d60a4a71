import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from 'ui/media/icon.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import type { CartStore, OverlayProps } from '#browser/overlay-store.ts';
import styles from './other-store-question.module.css';

/** Confirms that the cart of one store is replaced by another [CART-32] [CART-33] [CART-36], or keeps both. */
export function OtherStoreQuestion({
  overlay: { from, to, onConfirm, onKeepBoth, onCancel },
  onClose,
}: OverlayProps<'other_store'>) {
  const [busy, setBusy] = useState<'confirm' | 'both'>();
  const answer = async (kind: 'confirm' | 'both', call: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(kind);
    await call();
    onClose();
  };
  return (
    <ConfirmDialog
      mark={<Stores from={from.name} to={to.name} />}
      question={<Trans>Start a new cart?</Trans>}
      cancelLabel={<Trans>Keep my cart</Trans>}
      confirmLabel={<Trans>Clear and add</Trans>}
      kind={onKeepBoth && 'outline'}
      isBusy={busy === 'confirm'}
      another={
        onKeepBoth && {
          text: <Trans>Start another basket</Trans>,
          isBusy: busy === 'both',
          onPress: () => void answer('both', onKeepBoth),
        }
      }
      onConfirm={() => void answer('confirm', onConfirm)}
      onCancel={() => {
        onClose();
        onCancel?.();
      }}
    >
      <p>
        <Trans>
          You have item from another store in cart. If you continue, your all previous item from cart will be removed
          and this one will be added.
        </Trans>
      </p>
      {onKeepBoth && (
        <p>
          <Trans>Each basket is delivered on its own.</Trans>
        </p>
      )}
      <p className={styles.stores}>
        <Store store={from} /> <Icon name="arrow-right" size={14} /> <Store store={to} />
      </p>
    </ConfirmDialog>
  );
}

function Store({ store: { name, count } }: { store: CartStore }) {
  if (count === undefined) return <b>{name}</b>;
  return (
    <>
      <b>{name}</b>, <Plural value={count} one="# item" other="# items" />
    </>
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
  return (
    name
      .split(/\s+/)
      // Not the '&' of 'Cakes & Cream'.
      .filter((word) => /^[\p{L}\p{N}]/u.test(word))
      .slice(0, 2)
      .map((word) => [...word][0] ?? '')
      .join('')
  );
}
