import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { changeAnswerMinutes, needsAnswer } from 'market/orders/changes/orders-changes.rules';
import type { Replacement } from 'market/orders/changes/orders-changes.vendor.contract';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { Stepper } from 'ui/forms/stepper.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { boardCalls, cacheOrder } from '../board-query.ts';
import { useOrderMoney } from '../order-money.ts';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './change-line-dialog.module.css';

type Line = BoardOrder['lines'][number];
type Kind = 'remove' | 'fewer' | 'replace';

export interface ChangeLineDialogProps {
  storeId: number;
  order: ShownOrder;
  line: Line;
  onClose: () => void;
}

const shownAtOnce = 8;

/** Takes a line out, leaves fewer pieces, or puts another item in its place [STO-022] [STO-023]. */
export function ChangeLineDialog({ storeId, order, line, onClose }: ChangeLineDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const isOnlyLine = order.lines.length === 1;
  const [kind, setKind] = useState<Kind>(isOnlyLine ? 'replace' : 'remove');
  const [pieces, setPieces] = useState(Math.max(1, line.quantity - 1));
  const [item, setItem] = useState<Replacement>();
  const [isBack, setIsBack] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const change = useMutation({
    mutationFn: () =>
      boardCalls.change({
        params: { store_id: storeId, order_id: order.id },
        body: {
          version: order.version,
          line: line.line_number,
          quantity: kind === 'remove' ? 0 : pieces,
          ...(kind === 'replace' && item && { item_id: item.id }),
          returns_stock: isBack,
        },
      }),
    onSuccess: ({ order: changed }) => {
      cacheOrder(queries, storeId, changed);
      onClose();
    },
  });
  const choose = (next: Kind) => {
    setKind(next);
    setPieces(next === 'fewer' ? Math.max(1, line.quantity - 1) : line.quantity);
    change.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'replace' && !item) return setIsMissing(true);
    if (!change.isPending) change.mutate();
  };
  const isDearer = kind === 'replace' && item !== undefined && item.price * pieces > line.total_price;
  const isWaiting = needsAnswer(line.when_missing, kind, isDearer);
  const { name } = line;
  return (
    <Dialog title={t`Change ${name}`} width={560} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
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
          <RadioRow name="kind" checked={kind === 'replace'} onChange={() => choose('replace')}>
            <Trans>Replace with another item</Trans>
          </RadioRow>
        </RadioRows>
        {kind === 'replace' && (
          <ReplacementList
            {...{ storeId, order, line, item }}
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
              max={kind === 'fewer' ? line.quantity - 1 : (item?.stock ?? 99)}
              spoken={pieces}
              onChange={setPieces}
            />
          </div>
        )}
        {line.is_counted && (
          <Checkbox checked={isBack} onChange={({ target }) => setIsBack(target.checked)}>
            <Trans>The pieces are there: put them back into the stock</Trans>
          </Checkbox>
        )}
        <WhatFollows customer={order.customer_name} kind={kind} isWaiting={isWaiting} />
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
      {kind === 'replace' ? (
        <Trans>Without an answer the line is left out.</Trans>
      ) : (
        <Trans>Without an answer it applies.</Trans>
      )}
    </BannerNote>
  );
}

interface ReplacementListProps extends Omit<ChangeLineDialogProps, 'onClose'> {
  item: Replacement | undefined;
  fault: string | undefined;
  onChoose: (item: Replacement) => void;
}

/** Items that suit the customer, the most alike first, or those whose name has what was typed. */
function ReplacementList({ storeId, order, line, item, fault, onChoose }: ReplacementListProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const money = useOrderMoney();
  const { id, currency } = order;
  const found = useQuery({
    queryKey: ['replacements', storeId, id, line.line_number, text],
    queryFn: ({ signal }) =>
      boardCalls.replacements({
        params: { store_id: storeId, order_id: id },
        query: { line: line.line_number, text, limit: shownAtOnce, offset: 1 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.search}>
      <Field
        label={t`Another item of yours`}
        type="search"
        icon="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        fault={fault}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.error && <CallFaultNote error={found.error} />}
      <RadioRows legend={t`Another item of yours`} isLegendHidden className={styles.found}>
        {found.data?.items.map((one) => (
          <RadioRow
            key={one.id}
            name="replacement"
            checked={one.id === item?.id}
            end={money({ total: one.price, currency })}
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
          <Trans>No item of yours fits here.</Trans>
        </p>
      )}
    </div>
  );
}
