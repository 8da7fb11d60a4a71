import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { MenuRow } from 'market/items/items.vendor.contract';
import { type StockReason, stockAfter } from 'market/items/items-stock.rules';
import type { ItemStock } from 'market/items/items-stock.vendor.contract';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, Select } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { menuCalls, stockQuery, useRefreshMenu } from '../menu-calls.ts';
import styles from './stock-dialog.module.css';

export interface StockDialogProps {
  storeId: number;
  row: MenuRow;
  onClose: () => void;
}

/** What is left of an item: moved by a delivery, a loss or a count [STO-063], with the mark below which we tell [STO-064]. */
export function StockDialog({ storeId, row, onClose }: StockDialogProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(stockQuery(storeId, row.id));
  const { name } = row;
  return (
    <Dialog title={t`Stock of ${name}`} width={560} onClose={onClose}>
      {error && <CallFaultNote error={error} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && (
        <div className={styles.parts}>
          <MoveForm {...{ storeId, row, onClose }} stock={data} />
          <MarkForm {...{ storeId, row, onClose }} stock={data} />
        </div>
      )}
    </Dialog>
  );
}

interface FormProps extends StockDialogProps {
  stock: ItemStock;
}

/** Sends a change, reads the menu again, and closes the dialog. */
function useSend<Wanted>(
  { storeId, row: { name }, onClose }: StockDialogProps,
  send: (wanted: Wanted) => Promise<unknown>,
) {
  const { t } = useLingui();
  const refresh = useRefreshMenu(storeId);
  return useMutation({
    mutationFn: send,
    async onSuccess() {
      await refresh();
      toast({ text: t`Stock of ${name} saved`, tone: 'ok' });
      onClose();
    },
  });
}

function MoveForm({ stock: { version, stocks, changed }, ...about }: FormProps) {
  const { t } = useLingui();
  const [variation, setVariation] = useState(stocks[0]?.variation ?? null);
  const [reason, setReason] = useState<StockReason>('delivery');
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const current = stocks.find((one) => one.variation === variation);
  const params = { store_id: about.storeId, item_id: about.row.id };
  const of = variation === null ? {} : { variation };
  const move = useSend(about, (quantity: number) =>
    menuCalls.moveStock({ params, body: { version, reason, quantity, ...of } }),
  );
  const endless = useSend(about, () => menuCalls.setStock({ params, body: { version, stock: null, ...of } }));
  if (!current) return null;
  const quantity = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;
  const after = quantity === undefined ? undefined : stockAfter({ reason, quantity, ...current });
  const { left, held } = current;
  const tooFew = reason === 'count' ? t`Open orders hold ${held}.` : t`Not so many are left.`;
  const fault = quantity === undefined ? t`Enter a whole number.` : after === undefined && tooFew;
  const refused = move.error ?? endless.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (quantity !== undefined && after !== undefined && !move.isPending) move.mutate(quantity);
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <VariationSelect {...{ stocks, variation }} onChange={setVariation} />
      <StockFacts current={current} changed={changed} />
      <Segmented
        label={t`What happened?`}
        value={reason}
        options={[
          { value: 'delivery', label: t`Delivery` },
          { value: 'loss', label: t`Lost` },
          { value: 'count', label: t`Counted` },
        ]}
        onChange={setReason}
      />
      <Field
        label={t`Pieces`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        hint={<Hint reason={reason} held={held} />}
        fault={isChecked && fault}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={styles.after}>
        {after !== undefined && (
          <Plural value={after} one="Then # piece can be sold" other="Then # pieces can be sold" />
        )}
      </p>
      {refused && <CallFaultNote error={refused} />}
      <div className={styles.answers}>
        {left !== null && (
          <Button kind="text" isLoading={endless.isPending} onClick={() => endless.mutate(undefined)}>
            <Trans>It never runs out</Trans>
          </Button>
        )}
        <Button type="submit" isLoading={move.isPending}>
          <Trans>Save stock</Trans>
        </Button>
      </div>
    </form>
  );
}

interface VariationSelectProps {
  stocks: ItemStock['stocks'];
  /** Null of an item without variations, which needs no choice. */
  variation: string | null;
  onChange: (variation: string) => void;
}

function VariationSelect({ stocks, variation, onChange: choose }: VariationSelectProps) {
  const { t } = useLingui();
  if (variation === null) return null;
  return (
    <Select label={t`Variation`} value={variation} onChange={({ target }) => choose(target.value)}>
      {stocks.map((one) => (
        <option key={one.variation} value={one.variation ?? ''}>
          {one.variation}
        </option>
      ))}
    </Select>
  );
}

function Hint({ reason, held }: { reason: StockReason; held: number }) {
  switch (reason) {
    case 'delivery':
      return <Trans>How many have come.</Trans>;
    case 'loss':
      return <Trans>How many are spoiled, broken or gone.</Trans>;
    case 'count':
      return held > 0 ? (
        <Trans>Everything in the store, with the {held} of open orders.</Trans>
      ) : (
        <Trans>Everything in the store.</Trans>
      );
  }
}

interface StockFactsProps {
  current: ItemStock['stocks'][number];
  changed: ItemStock['changed'];
}

/** What is left, held and sold, each as a number with its word. */
function StockFacts({ current: { left, held, sold_since: sold }, changed }: StockFactsProps) {
  const { t, i18n } = useLingui();
  const since =
    changed && dayAndTime(new Date(changed.at), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>To sell</Trans>
        </dt>
        <dd>{left ?? t`Never runs out`}</dd>
      </div>
      <div>
        <dt>
          <Trans>In open orders</Trans>
        </dt>
        <dd>{held}</dd>
      </div>
      <div>
        <dt>{since ? <Trans>Sold since {since}</Trans> : <Trans>Sold so far</Trans>}</dt>
        <dd>{sold}</dd>
      </div>
    </dl>
  );
}

function MarkForm({ stock: { version, low_mark: mark }, ...about }: FormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(mark === null ? '' : String(mark));
  const [isChecked, setIsChecked] = useState(false);
  const text = typed.trim();
  const isWrong = text !== '' && !/^[1-9]\d{0,5}$/.test(text);
  const save = useSend(about, (low: number | null) =>
    menuCalls.setLowMark({
      params: { store_id: about.storeId, item_id: about.row.id },
      body: { version, low_mark: low },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isWrong && !save.isPending) save.mutate(text === '' ? null : Number(text));
  };
  return (
    <form noValidate className={styles.mark} onSubmit={submit}>
      <Field
        label={t`Tell us when fewer are left than`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        hint={t`Empty: only when none are left.`}
        fault={isChecked && isWrong && t`Enter a whole number of 1 or more.`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" kind="outline" isLoading={save.isPending}>
        <Trans>Save mark</Trans>
      </Button>
      {save.error && <CallFaultNote error={save.error} />}
    </form>
  );
}
