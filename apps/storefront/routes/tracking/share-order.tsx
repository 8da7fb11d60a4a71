import { useLingui } from '@lingui/react/macro';
import { href } from 'react-router';
import { ShareButton } from '#features/config/share-button.tsx';
import styles from './tracking.module.css';
import type { Proof } from './use-tracking.ts';

/** Shares the link that opened the order, never a contact: without the signed link the other person is asked for it. */
export function ShareOrder({ proof: { order_id, token } }: { proof: Proof }) {
  const { t } = useLingui();
  const query = new URLSearchParams({ order_id, ...(token && { token }) });
  return (
    <p className={styles.share}>
      <ShareButton title={t`Track order`} path={`${href('/track-order')}?${query}`} />
    </p>
  );
}
