import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { CallRefused } from 'market/calls/client';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import type { RefundBearer, RefundWay } from 'market/orders/orders-refund.rules';
import { fromDecimal, toDecimal } from 'market/values/money';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { Stepper } from 'ui/forms/stepper.tsx';
import { SumList } from 'ui/prices/sum-list.tsx';
import { adminCalls, orderQuery, showChangedOrder } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import styles from './admin-orders.module.css';
import { feeName } from './order-texts.tsx';
import { entriesOfRefund, partsOfRefund, type RefundDraft, sumOfRefund, wishOf } from './refund-draft.ts';

type Refundable = NonNullable<AdminOrder['refundable']>;

const emptyDraft: RefundDraft = {
  whole: false,
  pieces: {},
  fees: [],
  amount: '',
  bearer: 'store',
  parts: { market: '', store: '', courier: '' },
};

/** Refunds a delivered order in parts or whole, with who bears it and what will be booked [OPS-032] [OPS-033]. */
export function RefundCard({ order, refundable }: { order: AdminOrder; refundable: Refundable }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const queries = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const [draft, setDraft] = useState<RefundDraft>({
    ...emptyDraft,
    ...requestedDraft(order),
    bearer: order.store ? 'store' : 'market',
  });
  const [way, setWay] = useState<RefundWay>(refundable.ways[0] ?? 'source');
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const { id, currency } = order;
  const isAsked = order.refund_request?.state === 'waiting' && order.order_status === 'refund_requested';
  const text = (amount: number) => amountText(amount, currency);
  const change = (part: Partial<RefundDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
  };
  const sum = sumOfRefund(order, refundable, draft);
  const parts = partsOfRefund(draft, sum);
  const send = useMutation({
    mutationFn: () => {
      const { lines, fees, amount, whole } = wishOf(draft);
      const body = {
        whole,
        lines: [...lines],
        fees: [...fees],
        amount: toDecimal(amount),
        borne_by: {
          market: toDecimal(parts.market),
          store: toDecimal(parts.store),
          courier: toDecimal(parts.courier),
        },
        way,
        answers_request: isAsked,
        reason: reason.trim(),
      };
      return adminCalls.orders.refund({ params: { order_id: id }, body, idempotencyKey: key });
    },
    async onSuccess(fresh) {
      await showChangedOrder(queries, fresh);
      const given = 'refused' in sum ? '' : text(toDecimal(sum.amount));
      toast({ text: t`${given} refunded`, tone: 'ok' });
      renew();
      setDraft({ ...emptyDraft, bearer: draft.bearer });
      setReason('');
    },
    onError(error) {
      // The card stays open, and the order shows the refund now.
      if (error instanceof CallRefused && error.code === 'key_reused') renew();
      void queries.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    },
  });
  const amount = 'refused' in sum ? 0 : toDecimal(sum.amount);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = reason.trim().length < minReasonLength;
    setIsShort(lacks);
    if (!lacks && !send.isPending) send.mutate();
  };
  const left = text(refundable.left);
  const given = text(amount);
  return (
    <section className={desk.card} aria-labelledby="refund-title">
      <h2 id="refund-title" className={desk.cardTitle}>
        <Trans>Refund</Trans>{' '}
        <span className={desk.line}>
          <Trans>{left} left</Trans>
        </span>
      </h2>
      <form noValidate className={desk.body} onSubmit={submit}>
        <Checkbox checked={draft.whole} onChange={({ target }) => change({ whole: target.checked })}>
          <Trans>Everything that is left</Trans>
        </Checkbox>
        {!draft.whole && <Parts order={order} refundable={refundable} draft={draft} onChange={change} />}
        <Segmented<RefundBearer | 'parts'>
          label={t`Who bears it`}
          value={draft.bearer}
          onChange={(bearer) => change({ bearer })}
          options={[
            { value: 'store', label: <Trans>Store</Trans>, isDisabled: !order.store },
            { value: 'market', label: <Trans>Market</Trans> },
            { value: 'courier', label: <Trans>Rider</Trans>, isDisabled: !order.courier },
            { value: 'parts', label: <Trans>Parts</Trans> },
          ]}
        />
        {draft.bearer === 'parts' && (
          <div className={desk.pair}>
            {bearers.map((by) => (
              <Field
                key={by}
                label={bearerNames[by]}
                inputMode="decimal"
                value={draft.parts[by]}
                disabled={(by === 'store' && !order.store) || (by === 'courier' && !order.courier)}
                onChange={({ target }) => change({ parts: { ...draft.parts, [by]: target.value } })}
              />
            ))}
          </div>
        )}
        {amount > 0 && !('refused' in sum) && (
          <SumList
            className={styles.booked}
            lines={entriesOfRefund(order, sum, parts, way).map(({ account, amount: booked }) => ({
              label: account,
              amount: booked < 0 ? `\u2212${text(toDecimal(fromDecimal(-booked)))}` : text(booked),
            }))}
          />
        )}
        <div className={desk.pair}>
          <Select label={t`To`} value={way} onChange={({ target }) => setWay(target.value as RefundWay)}>
            {refundable.ways.map((one) => (
              <option key={one} value={one}>
                {one === 'wallet' ? t`Wallet, now` : t`The way it was paid`}
              </option>
            ))}
          </Select>
          <Field
            label={t`Reason`}
            maxLength={200}
            value={reason}
            fault={isShort && t`Write the reason in a few words.`}
            onChange={({ target }) => {
              setReason(target.value);
              setIsShort(false);
            }}
          />
        </div>
        {'refused' in sum && sum.refused !== 'refund_nothing' && (
          <p role="alert" className={desk.fault}>
            <Trans>That is more than what is left of this order.</Trans>
          </p>
        )}
        {send.error && <CallFaultNote error={send.error} />}
        <Button type="submit" size="large" isBlock isLoading={send.isPending} disabled={amount === 0}>
          <Trans>Refund {given}</Trans>
        </Button>
        <p className={desk.hint}>
          {isAsked ? (
            <Trans>This answers the request. The customer is told, with the reason.</Trans>
          ) : (
            <Trans>The customer is told, with the reason.</Trans>
          )}
        </p>
      </form>
    </section>
  );
}

/** What the customer has requested and no operator has answered. */
function requestedDraft({ refund_request: request }: AdminOrder): Partial<RefundDraft> {
  if (request?.state !== 'waiting') return {};
  return {
    whole: request.lines.length === 0,
    pieces: Object.fromEntries(request.lines.map(({ line, quantity }) => [line, quantity])),
  };
}

const minReasonLength = 3;
const bearers = ['store', 'market', 'courier'] as const;
const bearerNames = { store: <Trans>Store</Trans>, market: <Trans>Market</Trans>, courier: <Trans>Rider</Trans> };

interface PartsProps {
  order: AdminOrder;
  refundable: Refundable;
  draft: RefundDraft;
  onChange: (part: Partial<RefundDraft>) => void;
}

/** Lines with their pieces, charges, and an amount. */
function Parts({ order, refundable, draft, onChange }: PartsProps) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const open = order.lines.filter(({ quantity, refunded_pieces: refunded }) => refunded < quantity);
  const fees = feesOf(order).filter(({ fee, amount }) => amount > 0 && !refundable.fees.includes(fee));
  const setPieces = (line: number, count: number) => onChange({ pieces: { ...draft.pieces, [line]: count } });
  return (
    <>
      {(open.length > 0 || fees.length > 0) && (
        <ul className={styles.lines}>
          {open.map(({ line, name, quantity, refunded_pieces: refunded }) => {
            const count = draft.pieces[line] ?? 0;
            return (
              <li key={line} className={styles.choice}>
                <Checkbox checked={count > 0} onChange={({ target }) => setPieces(line, target.checked ? 1 : 0)}>
                  {name}
                </Checkbox>
                {count > 0 && quantity - refunded > 1 && (
                  <Stepper
                    size="small"
                    label={t`Pieces of ${name}`}
                    value={count}
                    max={quantity - refunded}
                    spoken={<Trans>{count} to refund</Trans>}
                    onChange={(pieces) => setPieces(line, pieces)}
                  />
                )}
              </li>
            );
          })}
          {fees.map(({ fee, amount }) => (
            <li key={fee} className={styles.choice}>
              <Checkbox
                checked={draft.fees.includes(fee)}
                onChange={({ target }) =>
                  onChange({ fees: target.checked ? [...draft.fees, fee] : draft.fees.filter((one) => one !== fee) })
                }
              >
                {feeName(fee)}
              </Checkbox>
              <span>{amountText(amount, order.currency)}</span>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={t`Another amount`}
        hint={t`For anything that is not an item or a fee, such as a long wait.`}
        inputMode="decimal"
        value={draft.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
    </>
  );
}

function feesOf({ sums }: AdminOrder) {
  return [
    { fee: 'delivery_fee' as const, amount: sums.delivery_fee },
    { fee: 'service_charge' as const, amount: sums.service_charge },
    { fee: 'tip' as const, amount: sums.tip },
  ];
}
