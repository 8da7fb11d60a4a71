import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StoreNow } from 'market/stores/stores.vendor.contract';
import { type CapKind, capLimits, slotMinutes } from 'market/stores/stores-cap.rules';
import { type FormEvent, useId, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import type { useSetStore } from './availability-calls.tsx';
import styles from './availability-dialog.module.css';

export interface CapFormProps {
  store: Pick<StoreNow, 'cap'>;
  onSet: ReturnType<typeof useSetStore>['set'];
}

/** How much the store begins in a quarter of an hour; above it new orders get the next one [STO-038]. */
export function CapForm({ store: { cap }, onSet }: CapFormProps) {
  const { t } = useLingui();
  const title = useId();
  const [by, setBy] = useState<CapKind>(cap?.by ?? 'orders');
  const [most, setMost] = useState(cap ? String(cap.most) : '');
  const [minutes, setMinutes] = useState(String(cap?.piece_minutes ?? 5));
  const [isFaulty, setFaulty] = useState(false);
  const count = wholeIn(most, 0, capLimits.most);
  const pieceMinutes = wholeIn(minutes, 1, capLimits.pieceMinutes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === undefined || pieceMinutes === undefined) return setFaulty(true);
    onSet({ kind: 'cap', by, most: count, pieceMinutes });
  };
  const faultOf = (value: number | undefined, largest: number) =>
    isFaulty && value === undefined ? t`Enter a whole number up to ${largest}` : undefined;
  return (
    <section aria-labelledby={title} className={styles.part}>
      <h3 id={title}>
        <Trans>At most in {slotMinutes} minutes</Trans>
      </h3>
      <form noValidate className={styles.part} onSubmit={submit}>
        <Segmented
          label={t`What is counted`}
          value={by}
          options={[
            { value: 'orders', label: t`Orders` },
            { value: 'minutes', label: t`Minutes of work` },
          ]}
          onChange={setBy}
        />
        <Field
          label={by === 'orders' ? t`Most orders` : t`Most minutes of work`}
          hint={
            count === 0 ? (
              <Trans>0 is a pause until closing.</Trans>
            ) : (
              <Trans>
                Above it, new orders get the next quarter of an hour, and customers see that before they pay. It stays
                until you change it.
              </Trans>
            )
          }
          inputMode="numeric"
          value={most}
          fault={faultOf(count, capLimits.most)}
          onChange={({ target }) => setMost(target.value)}
        />
        {by === 'minutes' && (
          <Field
            label={t`Minutes of work for a piece`}
            inputMode="numeric"
            value={minutes}
            fault={faultOf(pieceMinutes, capLimits.pieceMinutes)}
            onChange={({ target }) => setMinutes(target.value)}
          />
        )}
        <div className={styles.choices}>
          <Button type="submit" kind="soft" icon={count === 0 ? 'pause' : 'check'}>
            {count === 0 ? <Trans>Take no new orders</Trans> : <Trans>Set the cap</Trans>}
          </Button>
          {cap && (
            <Button
              kind="outline"
              onClick={() => onSet({ kind: 'cap', by, most: null, pieceMinutes: cap.piece_minutes })}
            >
              <Trans>No cap</Trans>
            </Button>
          )}
        </div>
      </form>
      {cap && (
        <p>
          {cap.by === 'orders' ? (
            <Plural value={cap.most} one="Now: # order" other="Now: # orders" />
          ) : (
            <Plural value={cap.most} one="Now: # minute of work" other="Now: # minutes of work" />
          )}
        </p>
      )}
    </section>
  );
}

function wholeIn(text: string, least: number, most: number): number | undefined {
  const number = Number(text.trim());
  return /^\d+$/.test(text.trim()) && number >= least && number <= most ? number : undefined;
}
