import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { maxMedicines } from 'market/orders/prescriptions/orders-prescription.rules';
import type { OpenedPrescription } from 'market/orders/prescriptions/orders-prescription.vendor.contract';
import { Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { TextArea } from 'ui/forms/field.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { SumList } from 'ui/prices/sum-list.tsx';
import { prescriptionCalls } from '../../features/orders/pharmacy-queue-calls.ts';
import { MedicineLine } from './medicine-line.tsx';
import { MedicineSearch } from './medicine-search.tsx';
import styles from './price-form.module.css';
import { type PrescriptionLine, savedDraft, savePriceDraft, sentLines } from './read-lines.ts';

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
}));
const AskCustomerDialog = lazyPart(async () => ({
  default: (await import('./ask-customer-dialog.tsx')).AskCustomerDialog,
}));
const RefusePrescription = lazyPart(async () => ({
  default: (await import('./refuse-prescription.tsx')).RefusePrescription,
}));

export interface PriceFormProps {
  storeId: number;
  opened: OpenedPrescription;
  /** At each change. */
  onTyping: () => void;
  onAnswered: (prescription: OpenedPrescription) => Promise<void>;
}

type Price = Awaited<ReturnType<typeof prescriptionCalls.price>>;

/** What the pharmacist reads, at the prices of the market, and the answer to the customer [STO-070] [STO-072]. */
export function PriceForm({ storeId, opened, onTyping, onAnswered }: PriceFormProps) {
  const { t } = useLingui();
  const { order_id: orderId } = opened;
  const params = { store_id: storeId, order_id: orderId };
  const [draft, setDraft] = useState(() => savedDraft(orderId));
  const [requested, setRequested] = useState<'unlisted' | 'ask' | 'refuse'>();
  const { lines, note } = draft;
  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    savePriceDraft(orderId, next);
    onTyping();
  };
  const setLine = (index: number, line: PrescriptionLine | undefined) =>
    change({ lines: replaced(lines, index, line) });
  const isWhole = lines.length > 0 && lines.every(({ medicine, variation }) => hasChoice(medicine, variation));
  const body = { lines: sentLines(lines) };
  // Words on the dose change no price.
  const priced = body.lines.map(({ dose: _dose, ...line }) => line);
  const price = useQuery({
    queryKey: ['prescription-price', orderId, priced],
    queryFn: () => prescriptionCalls.price({ params, body }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    meta: { isSecret: true },
  });
  const quote = useMutation({
    mutationFn: (total: number) => prescriptionCalls.quote({ params, body: { ...body, note: note.trim(), total } }),
    onSuccess({ prescription }) {
      savePriceDraft(orderId, undefined);
      return onAnswered(prescription);
    },
    onError: () => void price.refetch(),
  });
  const isFresh = isWhole && price.data !== undefined && !price.isPlaceholderData && !price.isError;
  const send = () => price.data && quote.mutate(price.data.total);
  const unlisted = lines.filter(({ medicine }) => !medicine.is_prescription_required);
  const names = unlisted.map(({ medicine }) => medicine.name).join(', ');
  return (
    <div className={styles.form}>
      <MedicineSearch
        storeId={storeId}
        isFull={lines.length >= maxMedicines}
        onFound={(medicine) => change({ lines: [...lines, { medicine, variation: '', quantity: 1, dose: '' }] })}
      />
      {lines.length > 0 && (
        <ul aria-label={t`Medicines`} className={styles.lines}>
          {lines.map((line, index) => (
            <MedicineLine
              // biome-ignore lint/suspicious/noArrayIndexKey: the same medicine may be read twice
              key={index}
              line={line}
              currency={opened.currency}
              onChange={(next) => setLine(index, next)}
              onRemove={() => setLine(index, undefined)}
            />
          ))}
        </ul>
      )}
      {isWhole && price.error && <CallFaultNote error={price.error} />}
      {isWhole && price.data && !price.isError && <Bill price={price.data} isOld={price.isPlaceholderData} />}
      <TextArea
        label={t`Note to the customer`}
        hint={t`The customer reads it with the price.`}
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {quote.error && <CallFaultNote error={quote.error} />}
      <Button kind="outline" isBlock icon="message-circle" onClick={() => setRequested('ask')}>
        <Trans>Ask the customer</Trans>
      </Button>
      <div className={styles.answers}>
        <Button kind="outline" size="large" className={styles.bad} onClick={() => setRequested('refuse')}>
          <Trans>Refuse</Trans>
        </Button>
        <Button
          size="large"
          icon="send-horizontal"
          className={styles.send}
          isLoading={quote.isPending}
          aria-disabled={!isFresh}
          onClick={() => {
            if (!isFresh) return;
            if (unlisted.length > 0) setRequested('unlisted');
            else send();
          }}
        >
          <Trans>Send the price</Trans>
        </Button>
      </div>
      <Suspense>
        {requested === 'ask' && (
          <AskCustomerDialog params={params} onClose={() => setRequested(undefined)} onSent={onAnswered} />
        )}
        {requested === 'unlisted' && (
          <ConfirmDialog
            icon="circle-question-mark"
            question={<Trans>Some of it needs no prescription</Trans>}
            cancelLabel={<Trans>Back</Trans>}
            confirmLabel={<Trans>Send the price</Trans>}
            onCancel={() => setRequested(undefined)}
            onConfirm={() => {
              setRequested(undefined);
              send();
            }}
          >
            <Trans>
              <bdi>{names}</bdi> can be bought without one. Was it on the prescription?
            </Trans>
          </ConfirmDialog>
        )}
        {requested === 'refuse' && (
          <RefusePrescription params={params} onClose={() => setRequested(undefined)} onRefused={onAnswered} />
        )}
      </Suspense>
    </div>
  );
}

function hasChoice(medicine: PrescriptionLine['medicine'], variation: string): boolean {
  return medicine.variations.length === 0 || medicine.variations.some(({ type }) => type === variation);
}

function replaced(
  lines: readonly PrescriptionLine[],
  index: number,
  line: PrescriptionLine | undefined,
): PrescriptionLine[] {
  return lines.flatMap((known, at) => (at === index ? (line ?? []) : known));
}

/** What the customer will pay, as the market calculates it. */
function Bill({ price, isOld }: { price: Price; isOld: boolean }) {
  const amount = useAmountText();
  const money = (value: number) => amount(value, price.currency);
  const optional = [
    { label: <Trans>Discount</Trans>, value: price.discount_total, amount: money(-price.discount_total) },
    {
      label: price.tax_inclusive ? <Trans>Tax (included)</Trans> : <Trans>Tax</Trans>,
      value: price.tax,
      amount: money(price.tax),
    },
    { label: <Trans>Service charge</Trans>, value: price.service_charge, amount: money(price.service_charge) },
    { label: <Trans>Tip</Trans>, value: price.tip, amount: money(price.tip) },
  ];
  return (
    <div aria-live="polite" aria-busy={isOld || undefined} className={styles.bill}>
      <SumList
        lines={[
          { label: <Trans>Medicines</Trans>, amount: money(price.item_total) },
          ...optional.filter(({ value }) => value > 0),
          { label: <Trans>Delivery fee</Trans>, amount: money(price.delivery_fee) },
          { label: <Trans>Customer pays</Trans>, amount: money(price.total), tone: 'total' },
        ]}
      />
    </div>
  );
}
