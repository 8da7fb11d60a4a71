import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { useColumnNames } from '../columns/board-columns.tsx';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './board-shift.module.css';

export interface EndShiftDialogProps {
  /** Orders that are new, made or at the counter. */
  running: readonly ShownOrder[];
  waitingCount: number;
  /** With the name of who stays with running orders; empty without any. */
  onEnd: (handedTo: string) => void;
  onClose: () => void;
}

/** Lists what is open. With running orders a shift ends only when it names who stays with them [STO-008]. */
export function EndShiftDialog({ running, waitingCount, onEnd, onClose }: EndShiftDialogProps) {
  const { t } = useLingui();
  const names = useColumnNames();
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isRunning = running.length > 0;
  const end = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isRunning || name.trim() !== '') onEnd(isRunning ? name.trim() : '');
  };
  return (
    <Dialog title={t`End the shift`} width={480} onClose={onClose}>
      <form noValidate className={styles.end} onSubmit={end}>
        {waitingCount > 0 && (
          <BannerNote tone="warn" icon="wifi-off">
            <Plural
              value={waitingCount}
              one="# step still waits for the network. Keep this device on until it is sent."
              other="# steps still wait for the network. Keep this device on until they are sent."
            />
          </BannerNote>
        )}
        {isRunning ? (
          <>
            <p>
              <Plural value={running.length} one="# order is still open:" other="# orders are still open:" />
            </p>
            <ul className={styles.open}>
              {running.map(({ id, code, column }) => (
                <li key={id}>
                  <b>{code}</b> {names[column]}
                </li>
              ))}
            </ul>
            <Field
              label={t`Hand over to`}
              autoComplete="off"
              maxLength={60}
              value={name}
              hint={t`Who stays with these orders. The bell goes on ringing here.`}
              fault={isChecked && name.trim() === '' && t`Enter who takes over, or stay.`}
              onChange={({ target }) => setName(target.value)}
            />
          </>
        ) : (
          <p>
            <Trans>No order is open.</Trans>
          </p>
        )}
        <div className={styles.answers}>
          <Button kind="soft" onClick={onClose}>
            <Trans>Stay</Trans>
          </Button>
          {waitingCount === 0 && (
            <Button type="submit" kind="ink">
              {isRunning ? <Trans>Hand over</Trans> : <Trans>End the shift</Trans>}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
