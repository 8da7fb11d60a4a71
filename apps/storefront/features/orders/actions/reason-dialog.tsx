import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import styles from './reason-dialog.module.css';
import { useReasons } from './use-reasons.tsx';

export interface ReasonDialogProps {
  title: string;
  /** What it means, above the reasons. */
  children: ReactNode;
  /** What becomes of the money. */
  note?: ReactNode;
  cancelLabel: ReactNode;
  confirmLabel: ReactNode;
  /** Sends the chosen reason; shows a refusal. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why an order is to be canceled, by the reasons of the operator; nothing is sent before one is chosen [ORD-07]. Import it lazily. */
export function ReasonDialog({
  title,
  children,
  note,
  cancelLabel,
  confirmLabel,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const { t, i18n } = useLingui();
  const reasons = useReasons('cancel');
  const [reason, setReason] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    if (reason === undefined) return setIsMissing(true);
    setIsBusy(true);
    try {
      await onConfirm(reason);
      onClose();
    } catch (error) {
      showFault(error, i18n);
      setIsBusy(false);
    }
  };
  const choose = (chosen: string) => {
    setReason(chosen);
    setIsMissing(false);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Button kind="soft" size="large" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button kind="bad" size="large" isLoading={isBusy} onClick={() => void send()}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <p className={styles.line}>{children}</p>
      <fieldset className={styles.reasons} aria-busy={!reasons}>
        <legend className={styles.hidden}>{t`Reason`}</legend>
        {!reasons &&
          ['full', 'long', 'full'].map((length, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: grey lines
            <p key={index} className={styles.reason}>
              <Skeleton length={length as 'full'} />
            </p>
          ))}
        {reasons?.map((text) => (
          <label key={text} className={styles.reason}>
            <input type="radio" name="reason" checked={text === reason} onChange={() => choose(text)} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <BannerNote tone="bad" isAlert>
          <Trans>Choose a reason first.</Trans>
        </BannerNote>
      )}
      {note && (
        <BannerNote tone="ok" icon="wallet">
          {note}
        </BannerNote>
      )}
    </Dialog>
  );
}
