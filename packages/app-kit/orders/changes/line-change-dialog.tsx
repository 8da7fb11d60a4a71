import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  type ChangeKind,
  changeAnswerMinutes,
  maxChangeReasonLength,
  needsAnswer,
  type WhenMissing,
} from 'market/orders/changes/orders-changes.rules';
import type { Replacement } from 'market/orders/changes/orders-changes.vendor.contract';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { Stepper } from 'ui/forms/stepper.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { CallFaultNote } from '../../calls/call-fault-note.tsx';
import { useAmountText } from '../../formats/use-amount-text.ts';
import styles from './line-change-dialog.module.css';

type Kind = ChangeKind;

/** The line of an order that is to change. */
export interface ChangedLine {
  number: number;
  name: string;
  quantity: number;
  /** Of all pieces, in units of the currency. */
  total: number;
  whenMissing: WhenMissing;
  isCounted: boolean;
}

/** What is sent. */
export interface SentChange {
  line: number;
  quantity: number;
  item_id?: number;
  returns_stock: boolean;
  reason?: string;
}

export interface LineChangeDialogProps {
  order: { id: string; currency: string; customerName: string; lineCount: number };
  line: ChangedLine;
  /** Whether pieces can be added, and a reason given, as operators may [OPS-031]. */
  isOperator?: boolean;
  find: (
    query: { line: number; text: string; limit: number; offset: number },
    signal: AbortSignal,
  ) => Promise<{ items: Replacement[] }>;
  /** Sends the change and shows what became of the order. */
  send: (change: SentChange) => Promise<void>;
  onClose: () => void;
}

const shownAtOnce = 8;

/** How many pieces are shown first. */
const firstPieces: Readonly<Record<Kind, (now: number) => number>> = {
  remove: () => 1,
  fewer: (now) => Math.max(1, now - 1),
  more: (now) => now + 1,
  replace: (now) => now,
};

/** Takes a line out, leaves fewer pieces, adds some, or puts another item in its place [STO-022] [STO-023] [OPS-031]. */
export function LineChangeDialog({ order, line, isOperator = false, find, send, onClose }: LineChangeDialogProps) {
  const { t } = useLingui();
  const isOnlyLine = order.lineCount === 1;
  const [kind, setKind] = useState<Kind>(isOnlyLine ? 'replace' : 'remove');
  const [pieces, setPieces] = useState(Math.max(1, line.quantity - 1));
  const [item, setItem] = useState<Replacement>();
  const [isBack, setIsBack] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [reason, setReason] = useState('');
  const change = useMutation({
    mutationFn: () =>
      send({
        line: line.number,
        quantity: kind === 'remove' ? 0 : pieces,
        ...(kind === 'replace' && item && { item_id: item.id }),
        returns_stock: isBack,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      }),
    onSuccess: onClose,
  });
  const choose = (next: Kind) => {
    setKind(next);
    setPieces(firstPieces[next](line.quantity));
    change.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'replace' && !item) return setIsMissing(true);
    if (!change.isPending) change.mutate();
  };
  const isDearer = kind === 'replace' && item !== undefined && item.price * pieces > line.total;
  const isWaiting = needsAnswer(line.whenMissing, kind, isDearer);
  const { name } = line;
  return (
    <Dialog title={t`Change ${name}`} width={560} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <Kinds {...{ line, isOnlyLine, isOperator, kind, choose }} />
        {kind === 'replace' && (
          <ReplacementList
            {...{ order, line, item, find }}
            fault={isMissing && !item ? t`Choose an item.` : undefined}
            onChoose={setItem}
          />
        )}
        {kind !== 'remove' && (
          <div className={styles.pieces}>
            <span>
              <Trans>Pieces</Trans>
            </span>
            <Stepper
              label={t`Pieces`}
              value={pieces}
              max={kind === 'fewer' ? line.quantity - 1 : ((kind === 'replace' ? item?.stock : null) ?? 99)}
              spoken={pieces}
              onChange={(next) => setPieces(Math.max(next, kind === 'more' ? line.quantity + 1 : 1))}
            />
          </div>
        )}
        {line.isCounted && kind !== 'more' && (
          <Checkbox checked={isBack} onChange={({ target }) => setIsBack(target.checked)}>
            <Trans>The pieces are there: put them back into the stock</Trans>
          </Checkbox>
        )}
        {isOperator && (
          <Field
            label={t`Reason, which the customer reads`}
            maxLength={maxChangeReasonLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <WhatFollows customer={order.customerName} kind={kind} isWaiting={isWaiting} />
        {change.error && <CallFaultNote error={change.error} />}
        <div className={styles.answers}>
          <Button kind="soft" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" isLoading={change.isPending}>
            {isWaiting ? <Trans>Ask the customer</Trans> : <Trans>Change order</Trans>}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface KindsProps {
  line: ChangedLine;
  isOnlyLine: boolean;
  isOperator: boolean;
  kind: Kind;
  choose: (kind: Kind) => void;
}

function Kinds({ line, isOnlyLine, isOperator, kind, choose }: KindsProps) {
  const { t } = useLingui();
  return (
    <RadioRows legend={t`What happens to this line?`} isLegendHidden>
      {!isOnlyLine && (
        <RadioRow name="kind" checked={kind === 'remove'} onChange={() => choose('remove')}>
          <Trans>Leave it out</Trans>
        </RadioRow>
      )}
      {line.quantity > 1 && (
        <RadioRow name="kind" checked={kind === 'fewer'} onChange={() => choose('fewer')}>
          <Trans>Fewer pieces</Trans>
        </RadioRow>
      )}
      {isOperator && (
        <RadioRow name="kind" checked={kind === 'more'} onChange={() => choose('more')}>
          <Trans>More pieces</Trans>
        </RadioRow>
      )}
      <RadioRow name="kind" checked={kind === 'replace'} onChange={() => choose('replace')}>
        <Trans>Replace with another item</Trans>
      </RadioRow>
    </RadioRows>
  );
}

/** Says before the press whether the customer is asked, and what happens without an answer. */
function WhatFollows({ customer, kind, isWaiting }: { customer: string; kind: Kind; isWaiting: boolean }) {
  if (!isWaiting) {
    return (
      <BannerNote tone="info">
        <Trans>{customer} has agreed to this before. It applies at once.</Trans>
      </BannerNote>
    );
  }
  return (
    <BannerNote tone="warn">
      <Trans>
        {customer} has {changeAnswerMinutes} minutes to answer.
      </Trans>{' '}
      {kind === 'more' && <Trans>Without an answer nothing is added.</Trans>}
      {kind === 'replace' && <Trans>Without an answer the line is left out.</Trans>}
      {(kind === 'remove' || kind === 'fewer') && <Trans>Without an answer it applies.</Trans>}
    </BannerNote>
  );
}

interface ReplacementListProps extends Pick<LineChangeDialogProps, 'order' | 'line' | 'find'> {
  item: Replacement | undefined;
  fault: string | undefined;
  onChoose: (item: Replacement) => void;
}

/** Items that suit the customer, the most alike first, or those whose name has what was typed. */
function ReplacementList({ order, line, item, find, fault, onChoose }: ReplacementListProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const amountText = useAmountText();
  const { id, currency } = order;
  const found = useQuery({
    queryKey: ['replacements', id, line.number, text],
    queryFn: ({ signal }) => find({ line: line.number, text, limit: shownAtOnce, offset: 1 }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.search}>
      <Field
        label={t`Another item of the store`}
        type="search"
        icon="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        fault={fault}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.error && <CallFaultNote error={found.error} />}
      <RadioRows legend={t`Another item of the store`} isLegendHidden className={styles.found}>
        {found.data?.items.map((one) => (
          <RadioRow
            key={one.id}
            name="replacement"
            checked={one.id === item?.id}
            end={amountText(one.price, currency)}
            onChange={() => onChoose(one)}
          >
            <span className={styles.item}>
              <MediaFrame src={one.image_full_url} alt="" sizes="48px" shape="small" className={styles.picture} />
              <bdi>{one.name}</bdi>
            </span>
          </RadioRow>
        ))}
      </RadioRows>
      {found.data?.items.length === 0 && (
        <p className={styles.none}>
          <Trans>No item of the store fits here.</Trans>
        </p>
      )}
    </div>
  );
}
