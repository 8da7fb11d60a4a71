import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../buttons/button.tsx';
import { ignorePressOnToast } from '../feedback/press-on-toast.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import styles from './confirm-dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

export interface ConfirmDialogProps {
  icon?: IconName;
  /** In place of the icon, such as two monograms. */
  mark?: ReactNode;
  question: ReactNode;
  /** One line of consequence. */
  children?: ReactNode;
  /** Text of the safe answer, which comes first and closes. */
  cancelLabel: ReactNode;
  confirmLabel: ReactNode;
  kind?: ButtonLook['kind'];
  isBusy?: boolean;
  /** An answer that loses nothing either; it comes before the two, and has the focus. */
  another?: { text: ReactNode; isBusy?: boolean; onPress: () => void } | undefined;
  onConfirm: () => void;
  /** The safe answer, Escape and a press outside. */
  onCancel: () => void;
}

/** A question before something is lost. Always open, like `Dialog`, and as lazy. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { icon, mark, question, children, cancelLabel, confirmLabel, kind, isBusy, another, onConfirm, onCancel } =
    props;
  const returnFocus = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          role="alertdialog"
          onCloseAutoFocus={returnFocus}
          onInteractOutside={ignorePressOnToast}
          className={styles.dialog}
          {...(!children && { 'aria-describedby': undefined })}
        >
          {mark ?? (icon && <Mark icon={icon} />)}
          <Radix.Title className={styles.question}>{question}</Radix.Title>
          {children && (
            <Radix.Description asChild>
              <div className={styles.line}>{children}</div>
            </Radix.Description>
          )}
          {another && (
            <Button isBlock isLoading={another.isBusy} onClick={another.onPress}>
              {another.text}
            </Button>
          )}
          <div className={styles.answers}>
            <Button kind="soft" onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button kind={kind} isLoading={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The round sign above the question. */
function Mark({ icon }: { icon: IconName }) {
  return (
    <span className={styles.mark}>
      <Icon name={icon} size={28} />
    </span>
  );
}
