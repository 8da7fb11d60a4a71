import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { type LeftOutReason, roundings } from 'market/items/changes/items-bulk.rules';
import type { BulkChange, BulkReply } from 'market/items/changes/items-bulk.vendor.contract';
import type { MenuRow } from 'market/items/items.vendor.contract';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { type Currency, money } from 'ui/formats/format.ts';
import { Field, Select } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import styles from './change-many-dialog.module.css';
import { menuCalls, useRefreshMenu } from './menu-calls.ts';

export interface ChangeManyDialogProps {
  storeId: number;
  /** What was chosen, as the member sees it. */
  rows: readonly MenuRow[];
  categories: readonly { id: number; name: string }[];
  currency: Currency;
  onClose: () => void;
  /** After the change was made. */
  onDone: () => void;
}

const kinds = ['price', 'category', 'hours', 'add_tag', 'availability'] as const;
type Kind = (typeof kinds)[number];

/** How many rows of a preview are listed at once. */
const shownRows = 200;

/** Changes many items in one step: what, then old and new of every item, then the change, with an undo [STO-053]. */
export function ChangeManyDialog({ storeId, rows, categories, currency, onClose, onDone }: ChangeManyDialogProps) {
  const { t } = useLingui();
  const refresh = useRefreshMenu(storeId);
  const [written, setWritten] = useState(emptyForm(categories[0]?.id ?? 0));
  const items = rows.map(({ id, version }) => ({ id, version }));
  const undo = useMutation({
    mutationFn: (id: number) => menuCalls.undoChange({ params: { store_id: storeId, change_id: id } }),
    onSuccess({ restored, left_out: leftOut }) {
      void refresh();
      const count = leftOut.length;
      toast({
        text: count > 0 ? t`Taken back for ${restored}. ${count} were changed since and stay.` : t`Taken back.`,
        tone: 'ok',
        seconds: 5,
      });
    },
    onError: (error) => toast({ text: error.message, tone: 'warn', seconds: 5 }),
  });
  const send = useMutation({
    mutationFn: ({ change, isPreview }: { change: BulkChange; isPreview: boolean }) =>
      menuCalls.changeMany({ params: { store_id: storeId }, body: { items, change, is_preview: isPreview } }),
    onSuccess({ change_id: id, rows: done }, { isPreview }) {
      if (isPreview) return;
      // A long menu takes a while to be read again, and what was changed is saved already.
      void refresh();
      onDone();
      const count = done.length;
      if (id === null) return;
      toast({
        text: t`Saved. Items changed: ${count}`,
        tone: 'ok',
        seconds: 'unlimited',
        action: { label: t`Undo`, onPress: () => undo.mutate(id) },
      });
    },
  });
  const change = changeOf(written);
  const preview = send.variables?.isPreview ? send.data : undefined;
  const edit = (part: Partial<ChangeForm>) => {
    send.reset();
    setWritten({ ...written, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change) send.mutate({ change, isPreview: preview === undefined });
  };
  const count = rows.length;
  return (
    <Dialog title={t`Change several items`} description={t`Chosen: ${count}`} width={640} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <ChangeFields written={written} categories={categories} onChange={edit} />
        {send.error && <CallFaultNote error={send.error} />}
        {preview && <Preview preview={preview} kind={written.kind} currency={currency} />}
        <div className={styles.foot}>
          <Button
            type="submit"
            isLoading={send.isPending}
            disabled={!change || (preview !== undefined && preview.rows.length === 0)}
          >
            {preview ? (
              <Plural value={preview.rows.length} one="Change # item" other="Change # items" />
            ) : (
              <Trans>Show what changes</Trans>
            )}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What the person has entered. */
interface ChangeForm {
  kind: Kind;
  by: 'percent' | 'amount';
  value: string;
  roundTo: number;
  categoryId: number;
  from: string;
  until: string;
  tag: string;
  availability: 'on' | 'sold_out' | 'hidden';
}

const emptyForm = (categoryId: number): ChangeForm => ({
  ...{ kind: 'price', by: 'percent', value: '', roundTo: 1, categoryId, from: '', until: '', tag: '' },
  availability: 'sold_out',
});

/** Undefined while something is missing. */
function changeOf({ kind, by, value, roundTo, categoryId, from, until, tag, availability }: ChangeForm) {
  switch (kind) {
    case 'price': {
      const number = Number(value);
      const rounding = roundings.find((one) => one === roundTo) ?? 1;
      const isSet = value.trim() !== '' && Number.isFinite(number) && number !== 0;
      return isSet ? ({ kind, by, value: number, round_to: rounding } satisfies BulkChange) : undefined;
    }
    case 'category':
      return { kind, category_id: categoryId } satisfies BulkChange;
    case 'hours': {
      const isWhole = (from === '') === (until === '');
      return isWhole
        ? ({ kind, available_from: from || null, available_until: until || null } satisfies BulkChange)
        : undefined;
    }
    case 'add_tag':
      return tag.trim() ? ({ kind, tag: tag.trim() } satisfies BulkChange) : undefined;
    case 'availability':
      return { kind, availability } satisfies BulkChange;
  }
}

interface ChangeFieldsProps {
  written: ChangeForm;
  categories: ChangeManyDialogProps['categories'];
  onChange: (part: Partial<ChangeForm>) => void;
}

function ChangeFields({ written, categories, onChange }: ChangeFieldsProps) {
  const { t } = useLingui();
  const names: Record<Kind, string> = {
    price: t`Price`,
    category: t`Category`,
    hours: t`Hours`,
    add_tag: t`Add a tag`,
    availability: t`On sale or not`,
  };
  return (
    <div className={styles.fields}>
      <Select
        label={t`What changes`}
        value={written.kind}
        onChange={({ target }) => onChange({ kind: target.value as Kind })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {names[kind]}
          </option>
        ))}
      </Select>
      {written.kind === 'price' && <PriceFields written={written} onChange={onChange} />}
      {written.kind === 'category' && (
        <Select
          label={t`New category`}
          value={written.categoryId}
          onChange={({ target }) => onChange({ categoryId: Number(target.value) })}
        >
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {written.kind === 'hours' && (
        <>
          <Field
            type="time"
            label={t`From`}
            hint={t`Empty: all day.`}
            value={written.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <Field
            type="time"
            label={t`Until`}
            value={written.until}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        </>
      )}
      {written.kind === 'add_tag' && (
        <Field
          label={t`Tag`}
          maxLength={100}
          value={written.tag}
          onChange={({ target }) => onChange({ tag: target.value })}
        />
      )}
      {written.kind === 'availability' && (
        <Select
          label={t`Customers see it`}
          value={written.availability}
          onChange={({ target }) => onChange({ availability: target.value as ChangeForm['availability'] })}
        >
          <option value="on">{t`On sale`}</option>
          <option value="sold_out">{t`Sold out`}</option>
          <option value="hidden">{t`Hidden`}</option>
        </Select>
      )}
    </div>
  );
}

function PriceFields({ written, onChange }: Omit<ChangeFieldsProps, 'categories'>) {
  const { t } = useLingui();
  return (
    <>
      <Select
        label={t`By`}
        value={written.by}
        onChange={({ target }) => onChange({ by: target.value as ChangeForm['by'] })}
      >
        <option value="percent">{t`Percent`}</option>
        <option value="amount">{t`Amount`}</option>
      </Select>
      <Field
        label={t`How much`}
        hint={t`Such as 10, or -5 for less.`}
        inputMode="decimal"
        dir="ltr"
        value={written.value}
        onChange={({ target }) => onChange({ value: target.value.replace(',', '.') })}
      />
      <Select
        label={t`Round to`}
        value={written.roundTo}
        onChange={({ target }) => onChange({ roundTo: Number(target.value) })}
      >
        {roundings.map((rounding) => (
          <option key={rounding} value={rounding}>
            {rounding}
          </option>
        ))}
      </Select>
    </>
  );
}

function Preview({ preview, kind, currency }: { preview: BulkReply; kind: Kind; currency: Currency }) {
  const { t } = useLingui();
  const text = useValueText(kind, currency);
  const reason = useReasonText();
  const more = preview.rows.length - shownRows;
  return (
    <section aria-label={t`What changes`} className={styles.preview}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Item</Trans>
            </th>
            <th scope="col">
              <Trans>Now</Trans>
            </th>
            <th scope="col">
              <Trans>Then</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {preview.rows.slice(0, shownRows).map(({ id, name, before, after, variants }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{name}</bdi>
                {variants.length > 0 && (
                  <span className={styles.quiet}>
                    <Plural value={variants.length} one="and # variation" other="and # variations" />
                  </span>
                )}
              </th>
              <td>{text(before)}</td>
              <td>{text(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className={styles.quiet}>
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
      {preview.left_out.length > 0 && (
        <>
          <h3 className={styles.heading}>
            <Trans>Stays as it is</Trans>
          </h3>
          <ul className={styles.left}>
            {preview.left_out.slice(0, shownRows).map(({ id, name, reason: why }) => (
              <li key={id}>
                <bdi>{name || id}</bdi>: {reason(why)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function useValueText(kind: Kind, currency: Currency): (value: number | string) => string {
  const { t } = useLingui();
  const states: Record<string, string> = { on: t`On sale`, sold_out: t`Sold out`, hidden: t`Hidden` };
  return (value) => {
    if (typeof value === 'number') return money(value, currency);
    if (kind === 'availability') return states[value] ?? value;
    return value || (kind === 'hours' ? t`All day` : '–');
  };
}

function useReasonText(): (reason: LeftOutReason) => string {
  const { t } = useLingui();
  const reasons: Record<LeftOutReason, string> = {
    hidden_by_market: t`the market has hidden it`,
    below_zero: t`it would cost less than nothing`,
    above_maximum: t`it would cost too much`,
    discount_above_price: t`its discount would be more than its price`,
    same: t`nothing changes`,
    gone: t`it is no longer on the menu`,
    changed_meanwhile: t`somebody has changed it meanwhile`,
  };
  return (reason) => reasons[reason];
}
