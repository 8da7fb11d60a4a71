import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnPayeeAccount } from 'market/wallet/wallet-payees.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { dateAndTime } from '../formats/clock.ts';
import styles from './own-money.module.css';
import { PayeeAccountDialog, type SaveAccount } from './payee-account-dialog.tsx';

export interface PayeeAccountCardProps {
  known: OwnPayeeAccount;
  /** Undefined for a person who may read it only. */
  onSave?: SaveAccount | undefined;
}

/** The account that a store or a courier is paid to, and whether payouts wait for it [STO-087] [DEL-56]. */
export function PayeeAccountCard({ known, onSave }: PayeeAccountCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { account, refused_reason: refusedReason } = known;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Paid to</Trans>
      </h2>
      {account ? (
        <Account account={account} />
      ) : (
        <BannerNote tone="warn">
          {refusedReason ? (
            <Trans>Your account was refused: {refusedReason}. Payouts wait until you enter another one.</Trans>
          ) : (
            <Trans>Payouts wait: nobody has said yet where to.</Trans>
          )}
        </BannerNote>
      )}
      {onSave ? (
        <div className={styles.foot}>
          <Button {...(account && { kind: 'outline' as const })} onClick={() => setIsOpen(true)}>
            {account ? <Trans>Change account</Trans> : <Trans>Enter account</Trans>}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>
          <Trans>Only owners change it.</Trans>
        </p>
      )}
      {isOpen && onSave && <PayeeAccountDialog known={known} onSave={onSave} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function Account({ account }: { account: NonNullable<OwnPayeeAccount['account']> }) {
  const { i18n } = useLingui();
  const { holder, institution, masked, made_by: maker, is_checked: isChecked, usable_at: usableAt } = account;
  const at = dateAndTime(new Date(usableAt), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  const isNew = Date.parse(usableAt) > Date.now();
  return (
    <div className={styles.words}>
      <bdi className={styles.strong}>{holder}</bdi>
      <span>
        <bdi>{institution}</bdi> <bdi dir="ltr">{masked}</bdi>
      </span>
      <span className={classNames(styles.state, isChecked && !isNew ? styles.ok : styles.warn)}>
        {isChecked ? isNew ? <Trans>New</Trans> : <Trans>Checked</Trans> : <Trans>Being checked</Trans>}
      </span>
      {isNew && (
        <span className={styles.quiet}>
          <Trans>Nothing is paid to it before {at}, so that you can stop a change that is not yours.</Trans>
        </span>
      )}
      {maker && (
        <span className={styles.quiet}>
          <Trans>
            Entered by <bdi>{maker}</bdi>
          </Trans>
        </span>
      )}
    </div>
  );
}
