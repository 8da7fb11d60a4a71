import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { delayMinutes } from 'market/orders/promises/orders-delays.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { useState } from 'react';
import { Pill } from 'ui/buttons/pill.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { adminCalls, orderQuery, showChangedOrder } from '../../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../../layout/ask-reason-dialog.tsx';
import desk from '../../../layout/desk.module.css';
import styles from '../admin-orders.module.css';

export interface DelayOrderDialogProps {
  order: AdminOrder;
  onClose: () => void;
}

const usualMinutes = [15, 30, 45, 60, 90] as const;

/** Asks by how much an order is put off, or how long it is held, and why [OPS-024]. */
export function DelayOrderDialog({ order, onClose }: DelayOrderDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, version, delays, time_zone: zone } = order;
  const [kind, setKind] = useState(delays[0]?.kind ?? 'put_off');
  const [written, setWritten] = useState('30');
  const minutes = /^\d{1,4}$/.test(written) ? Number(written) : 0;
  const bounds = delays.find((one) => one.kind === kind);
  const longest = bounds
    ? delayMinutes.least + Math.floor((Date.parse(bounds.last) - Date.parse(bounds.first)) / minuteMilliseconds)
    : 0;
  const least = delayMinutes.least;
  const isInBounds = minutes >= least && minutes <= longest;
  const until = bounds && new Date(Date.parse(bounds.first) + (minutes - least) * minuteMilliseconds);
  const time = until && isInBounds ? timeOfDay(until, zone) : '';
  const isHold = kind === 'hold';
  return (
    <AskReasonDialog
      title={t`Put off or hold order ${id}`}
      description={<Trans>Customer, store and rider read the new time with the reason.</Trans>}
      hint={<Trans>The customer, the store and the rider read it.</Trans>}
      confirmLabel={isHold ? <Trans>Hold it</Trans> : <Trans>Put it off</Trans>}
      kind="brand"
      onClose={onClose}
      first={
        <>
          {delays.length > 1 && (
            <Segmented
              label={t`What happens`}
              value={kind}
              options={[
                { value: 'put_off', label: <Trans>Put off</Trans>, icon: 'clock-4' },
                { value: 'hold', label: <Trans>Hold</Trans>, icon: 'pause' },
              ]}
              onChange={setKind}
            />
          )}
          <p className={desk.hint}>
            {isHold ? (
              <Trans>Store and rider stop. It goes on by itself at the time, or when you let it.</Trans>
            ) : (
              <Trans>Store and rider work towards the new time.</Trans>
            )}
          </p>
          <fieldset className={styles.filters} aria-label={t`Minutes`}>
            {usualMinutes.map((one) => (
              <Pill key={one} isOn={one === minutes} onClick={() => setWritten(String(one))}>
                <Trans>{one} min</Trans>
              </Pill>
            ))}
          </fieldset>
          <Field
            label={isHold ? t`Minutes from now` : t`Minutes later`}
            inputMode="numeric"
            maxLength={4}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
            fault={!isInBounds && t`From ${least} to ${longest} minutes.`}
            hint={isHold ? t`On hold until ${time}` : t`New time: ${time}`}
          />
        </>
      }
      send={async (reason) => {
        if (!until || !isInBounds) throw new Error('out of bounds');
        try {
          const body = { version, kind, until: until.toISOString(), reason };
          await showChangedOrder(queries, await adminCalls.delays.delay({ params: { order_id: id }, body }));
          toast({ text: isHold ? t`Order ${id} is on hold` : t`Order ${id} is put off`, tone: 'ok' });
        } finally {
          void queries.invalidateQueries({ queryKey: orderQuery(id).queryKey });
        }
      }}
    />
  );
}
