import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import money from 'app-kit/money/own-money.module.css';
import {
  type ComplaintPerson,
  type ComplaintReason,
  maxComplaintPictures,
  maxComplaintWords,
  reasonsAbout,
} from 'market/chat/complaints/chat-complaints.rules';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Select, TextArea } from 'ui/forms/field.tsx';
import { FileInput } from 'ui/forms/file-input.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { boardCalls } from '../board/board-query.ts';
import { complaintCalls, complaintsKey } from './complaint-calls.ts';
import { readWords, saveWords } from './complaint-draft.ts';
import { useComplaintTexts } from './use-complaint-texts.tsx';
import styles from './vendor-complaints-page.module.css';

export interface ComplaintFormProps {
  storeId: number;
  orderId: string;
  onClose: () => void;
}

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

/** Reports the rider or the customer of an order. The words stay on the device until they are sent [STO-102]. */
export function ComplaintForm({ storeId, orderId, onClose }: ComplaintFormProps) {
  const { data, error } = useQuery({
    queryKey: ['store-order', storeId, orderId],
    queryFn: ({ signal }) => boardCalls.show({ params: { store_id: storeId, order_id: orderId }, signal }),
  });
  if (error) return <CallFaultNote error={error} />;
  return data ? <Form storeId={storeId} order={data.order} onClose={onClose} /> : null;
}

function Form({ storeId, order, onClose }: { storeId: number; order: BoardOrder; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, code, customer_name: customer, courier_name: courier } = order;
  const reasons = useComplaintTexts();
  const key = useRef(newIdempotencyKey());
  const fileId = useId();
  const [about, setAbout] = useState<ComplaintPerson>(courier === null ? 'customer' : 'courier');
  const [reason, setReason] = useState<ComplaintReason>('rude');
  const [words, setWords] = useState(() => readWords(id));
  const [pictures, setPictures] = useState<File[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = words.trim().length < 3;
  const send = useMutation({
    mutationFn: () =>
      complaintCalls.make({
        params: { store_id: storeId, order_id: id },
        body: { about, reason, words: words.trim(), ...(pictures.length > 0 && { 'image[]': pictures }) },
        idempotencyKey: key.current,
      }),
    async onSuccess() {
      saveWords(id, '');
      await queries.invalidateQueries({ queryKey: complaintsKey(storeId) });
      toast({ text: t`Reported. The market answers here.`, tone: 'ok' });
      onClose();
    },
  });
  /** What changes is another request. */
  const renewed = (change: () => void) => {
    key.current = newIdempotencyKey();
    change();
  };
  const choose = (next: ComplaintPerson) =>
    renewed(() => {
      setAbout(next);
      if (!reasonsAbout[next].includes(reason)) setReason('rude');
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isMissing && !send.isPending) send.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className={money.card} aria-label={t`Report a person of order #${code}`}>
      <h2 className={money.heading}>
        <Trans>Report a person of order #{code}</Trans>
      </h2>
      {courier !== null && (
        <Segmented<ComplaintPerson>
          label={t`Whom`}
          value={about}
          onChange={choose}
          options={[
            { value: 'courier', label: <Trans>Rider {courier}</Trans> },
            { value: 'customer', label: <Trans>Customer {customer}</Trans> },
          ]}
        />
      )}
      {courier === null && (
        <p>
          <Trans>Customer {customer}</Trans>
        </p>
      )}
      <Select
        label={t`What happened`}
        value={reason}
        onChange={({ target }) => renewed(() => setReason(target.value as ComplaintReason))}
      >
        {reasonsAbout[about].map((one) => (
          <option key={one} value={one}>
            {reasons[one]}
          </option>
        ))}
      </Select>
      <TextArea
        label={t`In your words`}
        hint={<Trans>Only the market reads it. The person does not.</Trans>}
        dir="auto"
        required
        maxLength={maxComplaintWords}
        value={words}
        onChange={({ target }) =>
          renewed(() => {
            setWords(target.value);
            saveWords(id, target.value);
          })
        }
        fault={isChecked && isMissing && t`Say in a few words what happened.`}
      />
      <div>
        <FileInput
          id={fileId}
          kinds={kinds}
          multiple
          onChoose={(files) =>
            renewed(() => setPictures((known) => [...known, ...files].slice(0, maxComplaintPictures)))
          }
        />
        <label htmlFor={fileId} className={styles.add}>
          <Trans>Add pictures, up to {maxComplaintPictures}</Trans>
        </label>{' '}
        {pictures.length > 0 && (
          <span>
            <Plural value={pictures.length} one="# picture" other="# pictures" />{' '}
            <Button kind="text" size="small" onClick={() => renewed(() => setPictures([]))}>
              <Trans>Remove</Trans>
            </Button>
          </span>
        )}
      </div>
      {send.error && <CallFaultNote error={send.error} />}
      <div className={styles.foot}>
        <Button type="submit" kind="ink" isLoading={send.isPending}>
          <Trans>Send the report</Trans>
        </Button>
        <Button kind="text" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
