import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RoleName } from 'app-kit/access/role-name.tsx';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { isEasyPin, pinDigits } from 'market/access/devices/access-devices.rules';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { deviceCalls, type PinPerson, pinsQuery, useDeviceChange } from './device-calls.ts';
import styles from './devices.module.css';

/** Who of the staff has a PIN for the shared tablets [SEAT-05]. */
export function PinList({ storeId }: { storeId: number }) {
  const { t, i18n } = useLingui();
  const { data: people, error } = useQuery(pinsQuery(storeId));
  const [changed, setChanged] = useState<PinPerson>();
  const remove = useDeviceChange(storeId, ({ account_id: id }: PinPerson) =>
    deviceCalls.removePin({ params: { store_id: storeId, account_id: id } }),
  );
  const dayOf = (at: string) => new Date(at).toLocaleDateString(i18n.locale, { dateStyle: 'medium' });
  return (
    <section aria-label={t`PINs`} className={styles.section}>
      <h2 className={styles.subtitle}>
        <Trans>PINs</Trans>
      </h2>
      {(error || remove.error) && <CallFaultNote error={(error ?? remove.error) as Error} />}
      {!people && !error && <Skeleton shape="block" />}
      {people && (
        <ul className={styles.list}>
          {people.map((person) => {
            const { account_id: id, name, role, set_at: setAt } = person;
            const day = setAt && dayOf(setAt);
            return (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <bdi className={styles.name}>{name}</bdi>
                  <span className={styles.quiet}>
                    <RoleName role={role} />
                    {' · '}
                    {day ? <Trans>PIN of {day}</Trans> : <Trans>No PIN</Trans>}
                  </span>
                </div>
                <div className={styles.acts}>
                  <Button
                    kind="outline"
                    size="small"
                    aria-label={setAt ? t`New PIN: ${name}` : t`Give a PIN: ${name}`}
                    onClick={() => setChanged(person)}
                  >
                    {setAt ? <Trans>New PIN</Trans> : <Trans>Give a PIN</Trans>}
                  </Button>
                  {setAt && (
                    <Button
                      kind="text"
                      size="small"
                      aria-label={t`Take the PIN away: ${name}`}
                      onClick={() =>
                        remove.mutate(person, {
                          onSuccess: () => toast({ text: t`${name} has no PIN any more`, tone: 'ok' }),
                        })
                      }
                    >
                      <Trans>Take away</Trans>
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {changed && <PinDialog storeId={storeId} person={changed} onClose={() => setChanged(undefined)} />}
    </section>
  );
}

interface PinDialogProps {
  storeId: number;
  person: PinPerson;
  onClose: () => void;
}

function PinDialog({ storeId, person: { account_id: id, name }, onClose }: PinDialogProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [pin, setPin] = useState('');
  const [fault, setFault] = useState<string>();
  const save = useDeviceChange(storeId, () =>
    deviceCalls.setPin({ params: { store_id: storeId, account_id: id }, body: { pin } }),
  );
  useFirstFocus(form);
  const faultOf = () => {
    if (pin.length < pinDigits.least) return t`Type 4 to 6 digits.`;
    return isEasyPin(pin) ? t`This PIN is guessed first. Take other digits.` : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const found = faultOf();
    setFault(found);
    if (found) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    save.mutate(undefined, {
      onSuccess() {
        toast({ text: t`${name} has a new PIN`, tone: 'ok' });
        onClose();
      },
    });
  };
  return (
    <Dialog title={t`PIN of ${name}`} onClose={onClose}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {save.error && <CallFaultNote error={save.error} />}
        <Field
          label={t`New PIN`}
          hint={t`4 to 6 digits. Tell nobody but ${name}: what is done with it carries this name.`}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={pinDigits.most}
          value={pin}
          onChange={({ target }) => {
            setPin(target.value.replace(/\D/g, ''));
            setFault(undefined);
          }}
          fault={fault}
        />
        <Button type="submit" size="large" isBlock isLoading={save.isPending}>
          <Trans>Save PIN</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
