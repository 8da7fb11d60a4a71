import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import styles from 'app-kit/money/own-money.module.css';
import { CallRefused } from 'market/calls/client';
import { fromDecimal, toDecimal } from 'market/values/money';
import { drawerDifference, isReasonMissing, maxDrawerReason } from 'market/wallet/drawer/wallet-drawer.rules';
import { type StoreDrawer, vendorDrawerContract } from 'market/wallet/drawer/wallet-drawer.vendor.contract';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { readDraft, saveDraft } from '../money-draft.ts';
import own from './drawer-card.module.css';

const calls = createApiClient({ vendorDrawer: vendorDrawerContract }).vendorDrawer;
const keyOf = (storeId: number) => ['store-drawer', storeId];

/** The cash at the counter: what it is of, what the store owes of it, and the count at the end of the day [STO-082]. */
export function DrawerCard({ storeId }: { storeId: number }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const shortDay = useShortDay();
  const { data, error } = useQuery({
    queryKey: keyOf(storeId),
    queryFn: ({ signal }) => calls.show({ params: { store_id: storeId }, signal }),
  });
  if (!data) return error && <CallFaultNote error={error} />;
  const money = (amount: number) => <bdi dir="ltr">{amountText(amount, data.currency)}</bdi>;
  return (
    <section className={styles.card} aria-label={t`Cash at the counter`}>
      <h2 className={styles.heading}>
        <Trans>Cash at the counter</Trans>
      </h2>
      <dl className={styles.sums}>
        <div>
          <dt>
            <Trans>Expected of today</Trans>
          </dt>
          <dd>{money(data.expected)}</dd>
          <dd className={styles.quiet}>
            <Plural value={data.orders.length} one="of # order" other="of # orders" />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>You owe of it in all</Trans>
          </dt>
          <dd>{money(data.held)}</dd>
          <dd className={styles.quiet}>
            <Trans>set off in the next payout</Trans>
          </dd>
        </div>
      </dl>
      {data.orders.length > 0 && (
        <details>
          <summary className={own.summary}>
            <Trans>Of which orders</Trans>
          </summary>
          <ul className={styles.list}>
            {data.orders.map((order) => (
              <li key={order.order_id}>
                <bdi>{order.code}</bdi>
                {money(order.amount)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <CountForm key={`${data.date} ${data.currency}`} storeId={storeId} drawer={data} />
      {data.counts.length > 0 && (
        <ul className={styles.list}>
          {data.counts.map((count) => (
            <li key={count.date}>
              <span className={styles.words}>
                <span>
                  <bdi>{shortDay(count.date)}</bdi> · <bdi>{count.name}</bdi>
                </span>
                {count.reason && <bdi className={styles.quiet}>{count.reason}</bdi>}
              </span>
              {count.difference === 0 ? (
                <span>
                  <Trans>As expected</Trans>
                </span>
              ) : (
                <b>
                  <bdi dir="ltr">{amountText(count.difference, count.currency)}</bdi>
                </b>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The count at the end of the day. What was typed stays on the device until it is booked. */
function CountForm({ storeId, drawer }: { storeId: number; drawer: StoreDrawer }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const amountText = useAmountText();
  const { date, expected, currency } = drawer;
  const draftKey = (field: string) => `drawer-${storeId}-${date}-${field}`;
  const [typed, setTyped] = useState({
    counted: readDraft(draftKey('counted')),
    float: readDraft(draftKey('float')),
    reason: readDraft(draftKey('reason')),
  });
  const [isChecked, setIsChecked] = useState(false);
  const change = (field: keyof typeof typed, text: string) => {
    setTyped((before) => ({ ...before, [field]: text }));
    saveDraft(draftKey(field), text);
    if (book.error) book.reset();
  };
  const counted = typed.counted.trim() === '' ? undefined : numberIn(typed.counted);
  const float = typed.float.trim() === '' ? 0 : numberIn(typed.float);
  const sums =
    counted === undefined || float === undefined
      ? undefined
      : { expected: fromDecimal(expected), float: fromDecimal(float), counted: fromDecimal(counted) };
  const difference = sums && drawerDifference(sums);
  const needsReason = sums !== undefined && isReasonMissing(sums, typed.reason);
  const book = useMutation({
    mutationFn: (sent: { counted: number; float: number }) =>
      calls.count({ params: { store_id: storeId }, body: { ...sent, date, expected, reason: typed.reason.trim() } }),
    onSuccess(now) {
      queries.setQueryData(keyOf(storeId), now);
      for (const field of ['counted', 'float', 'reason']) saveDraft(draftKey(field), '');
      setTyped({ counted: '', float: '', reason: '' });
      setIsChecked(false);
      toast({ text: t`Booked.`, tone: 'ok' });
    },
    onError(fault) {
      if (!(fault instanceof CallRefused) || fault.code !== 'changed_meanwhile') return;
      void queries.invalidateQueries({ queryKey: keyOf(storeId) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (counted === undefined || float === undefined || needsReason || book.isPending) return;
    book.mutate({ counted, float });
  };
  const differing = difference === undefined ? '' : amountText(toDecimal(difference), currency);
  return (
    <form noValidate onSubmit={submit} className={own.count}>
      <Field
        label={t`Counted in the drawer, ${currency}`}
        inputMode="decimal"
        dir="ltr"
        maxLength={12}
        required
        value={typed.counted}
        onChange={({ target }) => change('counted', target.value)}
        fault={isChecked && counted === undefined && t`Enter an amount.`}
      />
      <Field
        label={t`Of it, change that was in it before`}
        inputMode="decimal"
        dir="ltr"
        maxLength={12}
        value={typed.float}
        onChange={({ target }) => change('float', target.value)}
        fault={isChecked && float === undefined && t`Enter an amount.`}
      />
      {difference !== undefined && (
        <p role="status">
          {difference === 0 ? <Trans>It is what is expected.</Trans> : <Trans>Difference: {differing}</Trans>}
        </p>
      )}
      {difference !== undefined && difference !== 0 && (
        <Field
          label={t`Why does it differ?`}
          required
          maxLength={maxDrawerReason}
          value={typed.reason}
          onChange={({ target }) => change('reason', target.value)}
          fault={isChecked && needsReason && t`Say why in a few words.`}
        />
      )}
      {book.error && <CallFaultNote error={book.error} />}
      <Button type="submit" isLoading={book.isPending}>
        <Trans>Book the count of today</Trans>
      </Button>
    </form>
  );
}
