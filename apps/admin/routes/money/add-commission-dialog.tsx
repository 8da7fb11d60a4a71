import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { moduleTypes, traitsOf } from 'market/modules/modules.rules';
import { fromDecimal, roundingStep, toDecimal } from 'market/values/money';
import type { AdminCommissionRule } from 'market/wallet/wallet.admin.contract';
import { commissionOf } from 'market/wallet/wallet-ledger.rules';
import { type FormEvent, useDeferredValue, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, Select } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls, zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { ModuleOption } from '../stores/module-option.tsx';
import { HistoryNote } from './history-note.tsx';
import styles from './money.module.css';
import { commissionPreviewQuery, ruleStoresQuery, type WantedCommission } from './money-calls.ts';
import { momentIn, percentIn, usualStart } from './read-amounts.ts';

export interface AddCommissionDialogProps {
  rules: readonly AdminCommissionRule[];
  onClose: () => void;
}

const historyDays = 30;
const exampleGoods = '5000';

/** Plans a commission, and shows what it would come to [OPS-074]. */
export function AddCommissionDialog({ rules, onClose }: AddCommissionDialogProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const zones = useQuery(zonesQuery).data ?? [];
  const stores = useQuery(ruleStoresQuery).data ?? [];
  const [draft, setDraft] = useState({
    ...{
      scope: 'market',
      currency: '',
      percent: '',
      fixed: '',
      startsAt: usualStart(new Date(), rules.length === 0),
      goods: exampleGoods,
    },
  });
  const [isChecked, setIsChecked] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const store = stores.find(({ id }) => draft.scope === `store:${id}`);
  const currencies = store ? [store.currency] : [...new Set(zones.map(({ currency }) => currency))];
  const percent = percentIn(draft.percent);
  const fixed = fixedIn(draft);
  const startsAt = momentIn(draft.startsAt);
  const wanted = percent === undefined || fixed === undefined ? undefined : wantedOf({ ...draft, percent, fixed });
  const tried = useDeferredValue(wanted);
  const preview = useQuery({
    ...commissionPreviewQuery(tried ?? { percent: 0, fixed: 0 }),
    enabled: tried !== undefined,
  });
  const add = useMutation({
    mutationFn: (body: WantedCommission & { starts_at: string }) =>
      adminCalls.wallet.addCommission({ body: { ...body, version: Math.max(0, ...rules.map(({ id }) => id)) } }),
    onSuccess() {
      toast({ text: t`The commission is planned`, tone: 'ok' });
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
  return (
    <Dialog
      title={t`Add a commission`}
      description={<Trans>Of what a store sells, without tax.</Trans>}
      onClose={onClose}
    >
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {add.error && <CallFaultNote error={add.error} />}
        <ScopeSelect
          scope={draft.scope}
          stores={stores}
          onChange={(scope) => change({ scope, currency: '', fixed: '' })}
        />
        <div className={desk.pair}>
          <Field
            label={t`Percent`}
            inputMode="decimal"
            dir="ltr"
            maxLength={6}
            value={draft.percent}
            onChange={({ target }) => change({ percent: target.value })}
            fault={isChecked && percent === undefined && t`Enter a number from 0 to 100.`}
          />
          <Select
            label={t`Currency`}
            value={draft.currency}
            onChange={({ target }) => change({ currency: target.value, ...(!target.value && { fixed: '' }) })}
          >
            <option value="">{t`Every currency`}</option>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
          {draft.currency && (
            <Field
              label={t`Fixed part for each order, ${draft.currency}`}
              inputMode="decimal"
              dir="ltr"
              maxLength={9}
              value={draft.fixed}
              onChange={({ target }) => change({ fixed: target.value })}
              fault={isChecked && fixed === undefined && t`Enter an amount.`}
            />
          )}
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
          <Field
            label={t`For example, an order of`}
            inputMode="decimal"
            dir="ltr"
            maxLength={9}
            value={draft.goods}
            onChange={({ target }) => change({ goods: target.value })}
          />
          <Example goods={numberIn(draft.goods)} wanted={wanted} currency={draft.currency || (currencies[0] ?? '')} />
          <HistoryNote preview={tried && preview.data} days={historyDays} />
        </div>
        <Button type="submit" size="large" isBlock isLoading={add.isPending}>
          <Trans>Plan this commission</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

interface ScopeSelectProps {
  scope: string;
  stores: readonly { id: number; name: string; zone_name: string }[];
  onChange: (scope: string) => void;
}

function ScopeSelect({ scope, stores, onChange }: ScopeSelectProps) {
  const { t } = useLingui();
  return (
    <Select label={t`For`} value={scope} onChange={({ target }) => onChange(target.value)}>
      <option value="market">{t`The whole market`}</option>
      <optgroup label={t`A module`}>
        {moduleTypes
          .filter((type) => !traitsOf(type).carriesParcels)
          .map((type) => (
            <ModuleOption key={type} type={type} />
          ))}
      </optgroup>
      <optgroup label={t`A store`}>
        {stores.map(({ id, name, zone_name: zone }) => (
          <option key={id} value={`store:${id}`}>
            {name} · {zone}
          </option>
        ))}
      </optgroup>
    </Select>
  );
}

/** Without a currency there is no fixed part, and an empty field is none. */
function fixedIn({ currency, fixed }: { currency: string; fixed: string }): number | undefined {
  return currency && fixed.trim() ? numberIn(fixed) : 0;
}

interface CommissionInput {
  scope: string;
  currency: string;
  percent: number;
  fixed: number;
}

function wantedOf({ scope, currency, percent, fixed }: CommissionInput): WantedCommission {
  const store = /^store:(\d+)$/.exec(scope);
  const module = moduleTypes.find((type) => type === scope);
  return {
    ...(store && { store_id: Number(store[1]) }),
    ...(module && { module_type: module }),
    ...(currency && { currency }),
    percent,
    fixed,
  };
}

interface ExampleProps {
  goods: number | undefined;
  wanted: WantedCommission | undefined;
  currency: string;
}

/** The rule of the server, on one order. */
function Example({ goods, wanted, currency }: ExampleProps) {
  const amountText = useAmountText();
  const digits = useMarketSettings()?.digit_after_decimal_point ?? 0;
  if (goods === undefined || !wanted) return null;
  const share = fromDecimal(goods);
  const rule = {
    ...{ id: 0, moduleId: null, storeId: null, currency: null, startsAt: new Date(0) },
    ...{ basisPoints: Math.round(wanted.percent * 100), fixed: fromDecimal(wanted.fixed ?? 0) },
  };
  const commission = toDecimal(commissionOf(share, rule, roundingStep(digits)));
  const [market, store] = [amountText(commission, currency), amountText(goods - commission, currency)];
  return (
    <p role="status">
      <Trans>
        The market keeps {market}, the store earns {store}.
      </Trans>
    </p>
  );
}
