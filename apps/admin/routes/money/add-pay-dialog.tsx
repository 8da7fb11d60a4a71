import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { fromDecimal, roundingStep, toDecimal } from 'market/values/money';
import type { AdminPayRule } from 'market/wallet/wallet.admin.contract';
import { payOf, sumOfPay } from 'market/wallet/wallet-ledger.rules';
import { type FormEvent, useDeferredValue, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, Select } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls, zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { HistoryNote } from './history-note.tsx';
import styles from './money.module.css';
import { payPreviewQuery, type WantedPay } from './money-calls.ts';
import { momentIn, usualStart } from './read-amounts.ts';

export interface AddPayDialogProps {
  rules: readonly AdminPayRule[];
  onClose: () => void;
}

const historyDays = 7;
const maxFreeMinutes = 60;

/** Plans what riders are paid, and shows what it would come to [OPS-075]. */
export function AddPayDialog({ rules, onClose }: AddPayDialogProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const zones = useQuery(zonesQuery).data ?? [];
  const currencies = [...new Set(zones.map(({ currency }) => currency))];
  const [draft, setDraft] = useState({
    ...{
      scope: '',
      base: '',
      perKm: '',
      perMinute: '0',
      free: '5',
      startsAt: usualStart(new Date(), rules.length === 0),
    },
    ...{ km: '4', waited: '8' },
  });
  const [isChecked, setIsChecked] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const scope = draft.scope || (currencies[0] ?? '');
  const zone = zones.find(({ id }) => scope === `zone:${id}`);
  const currency = zone?.currency ?? scope;
  const read = [draft.base, draft.perKm, draft.perMinute].map(numberIn);
  const free = minutesIn(draft.free);
  const startsAt = momentIn(draft.startsAt);
  const wanted = wantedOf({ read, free, currency, zoneId: zone?.id });
  const tried = useDeferredValue(wanted);
  const preview = useQuery({ ...payPreviewQuery(tried ?? nothingWanted), enabled: tried !== undefined });
  const add = useMutation({
    mutationFn: (body: WantedPay & { starts_at: string }) =>
      adminCalls.wallet.addPay({ body: { ...body, version: Math.max(0, ...rules.map(({ id }) => id)) } }),
    onSuccess() {
      toast({ text: t`The pay rule is planned`, tone: 'ok' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'money'] }),
  });
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (add.isPending || !wanted || !startsAt) return;
    add.mutate({ ...wanted, starts_at: startsAt });
  };
  const amount = { inputMode: 'decimal', dir: 'ltr', maxLength: 9 } as const;
  const wrong = (index: number) => isChecked && read[index] === undefined && t`Enter an amount.`;
  return (
    <Dialog title={t`Add a pay rule`} description={<Trans>Tips are added in full.</Trans>} onClose={onClose}>
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {add.error && <CallFaultNote error={add.error} />}
        <Select label={t`For`} value={scope} onChange={({ target }) => change({ scope: target.value })}>
          {currencies.map((code) => (
            <option key={code} value={code}>{t`Every zone with ${code}`}</option>
          ))}
          {zones.map(({ id, name, city }) => (
            <option key={id} value={`zone:${id}`}>
              {name} · {city}
            </option>
          ))}
        </Select>
        <div className={desk.pair}>
          <Field
            {...amount}
            label={t`For each delivery, ${currency}`}
            value={draft.base}
            onChange={({ target }) => change({ base: target.value })}
            fault={wrong(0)}
          />
          <Field
            {...amount}
            label={t`For each km, ${currency}`}
            value={draft.perKm}
            onChange={({ target }) => change({ perKm: target.value })}
            fault={wrong(1)}
          />
          <Field
            {...amount}
            label={t`For each minute at the door, ${currency}`}
            value={draft.perMinute}
            onChange={({ target }) => change({ perMinute: target.value })}
            fault={wrong(2)}
          />
          <Field
            inputMode="numeric"
            dir="ltr"
            maxLength={2}
            label={t`Unpaid minutes first`}
            value={draft.free}
            onChange={({ target }) => change({ free: target.value })}
            fault={isChecked && free === undefined && t`Enter a number from 0 to ${maxFreeMinutes}.`}
          />
        </div>
        <Field
          type="datetime-local"
          label={t`Begins`}
          hint={t`By the clock of this device. It never changes earlier orders.`}
          value={draft.startsAt}
          onChange={({ target }) => change({ startsAt: target.value })}
          fault={isChecked && !startsAt && t`Choose a day and a time.`}
        />
        <div className={styles.example}>
          <div className={desk.pair}>
            <Field
              {...amount}
              label={t`For example, km`}
              value={draft.km}
              onChange={({ target }) => change({ km: target.value })}
            />
            <Field
              {...amount}
              label={t`Minutes at the door`}
              value={draft.waited}
              onChange={({ target }) => change({ waited: target.value })}
            />
          </div>
          <Example wanted={wanted} km={numberIn(draft.km)} minutes={minutesIn(draft.waited)} />
          <HistoryNote preview={tried && preview.data} days={historyDays} />
        </div>
        <Button type="submit" size="large" isBlock isLoading={add.isPending}>
          <Trans>Plan this rule</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

const nothingWanted: WantedPay = { currency: '', base: 0, per_km: 0, per_waiting_minute: 0, free_waiting_minutes: 0 };

function minutesIn(text: string): number | undefined {
  const value = numberIn(text);
  return value !== undefined && Number.isInteger(value) && value <= maxFreeMinutes ? value : undefined;
}

interface PayInput {
  read: readonly (number | undefined)[];
  free: number | undefined;
  currency: string;
  zoneId: number | undefined;
}

function wantedOf({ read: [base, perKm, perMinute], free, currency, zoneId }: PayInput): WantedPay | undefined {
  if (base === undefined || perKm === undefined || perMinute === undefined || free === undefined) return undefined;
  if (!currency) return undefined;
  const amounts = { base, per_km: perKm, per_waiting_minute: perMinute, free_waiting_minutes: free };
  return { currency, ...(zoneId && { zone_id: zoneId }), ...amounts };
}

interface ExampleProps {
  wanted: WantedPay | undefined;
  km: number | undefined;
  minutes: number | undefined;
}

/** The rule of the server, on one delivery. */
function Example({ wanted, km, minutes }: ExampleProps) {
  const amountText = useAmountText();
  const digits = useMarketSettings()?.digit_after_decimal_point ?? 0;
  if (!wanted || km === undefined || minutes === undefined) return null;
  const rule = {
    ...{ id: 0, currency: wanted.currency, zoneId: null, startsAt: new Date(0) },
    base: fromDecimal(wanted.base),
    perKm: fromDecimal(wanted.per_km),
    perWaitingMinute: fromDecimal(wanted.per_waiting_minute),
    freeWaitingMinutes: wanted.free_waiting_minutes,
  };
  const pay = payOf(rule, { metres: Math.round(km * 1000), waitingMinutes: minutes }, roundingStep(digits));
  const sum = amountText(toDecimal(sumOfPay(pay)), wanted.currency);
  return (
    <p role="status">
      <Trans>The rider is paid {sum}.</Trans>
    </p>
  );
}
