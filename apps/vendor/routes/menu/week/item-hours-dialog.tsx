import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { money } from 'ui/formats/format.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { menuCalls, useCurrencyOf } from '../menu-calls.ts';
import { focusRefusedHours } from './focus-refused-hours.ts';
import { type ItemHours, itemHoursQuery, type SentWeek, useSendHours } from './menu-hours-calls.ts';
import styles from './vendor-menu-hours-page.module.css';
import { inputOfWeek, type ReadWeek, readWeek, WeekField } from './week-field.tsx';
import { weekText } from './week-text.ts';

export interface ItemHoursDialogProps {
  storeId: number;
  itemId: number;
  onClose: () => void;
}

/** When an item is sold, and a price that holds at some hours [STO-058]. */
export function ItemHoursDialog({ storeId, itemId, onClose }: ItemHoursDialogProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(itemHoursQuery(storeId, itemId));
  const name = data?.item.name ?? '…';
  return (
    <Dialog title={t`Hours of ${name}`} width={560} onClose={onClose}>
      {!data && error && <CallFaultNote error={error} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && <ItemHoursForm {...{ storeId, onClose }} item={data.item} currency={data.currency} />}
    </Dialog>
  );
}

interface FormProps {
  storeId: number;
  item: ItemHours;
  currency: string;
  onClose: () => void;
}

interface Wanted {
  week: SentWeek | null;
  timed_price: { price: number; week: SentWeek } | null;
}

function ItemHoursForm({ storeId, item, currency, onClose }: FormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { id, name, version, has_variations: hasVariations, timed_price: timed } = item;
  const [isTimed, setTimed] = useState(item.week !== null);
  const [written, setWritten] = useState(() => inputOfWeek(item.week));
  const [hasPrice, setHasPrice] = useState(timed !== null && !hasVariations);
  const [price, setPrice] = useState(timed ? String(timed.price) : '');
  const [priceHours, setPriceHours] = useState(() => inputOfWeek(timed?.week ?? null));
  const [isChecked, setChecked] = useState(false);
  const save = useSendHours(
    storeId,
    (body: Wanted) =>
      menuCalls.setItemHours({ params: { store_id: storeId, item_id: id }, body: { ...body, version } }),
    () => {
      toast({ text: t`Hours of ${name} saved`, tone: 'ok' });
      onClose();
    },
  );
  const usual = money(item.price, useCurrencyOf(currency));
  const [read, readPrice] = [readWeek(written), readWeek(priceHours)];
  const amount = price.trim() === '' ? Number.NaN : Number(price.trim().replace(',', '.'));
  const isPriceWrong = !(amount >= 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setChecked(true);
    const week = isTimed ? weekOf(read) : null;
    const priceWeek = hasPrice ? weekOf(readPrice) : null;
    const isWrong = week === undefined || priceWeek === undefined || (hasPrice && isPriceWrong);
    if (isWrong) return focusRefusedHours(form.current);
    save.mutate({ week, timed_price: priceWeek && { price: amount, week: priceWeek } });
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <OtherHours item={item} />
      <Checkbox checked={isTimed} onChange={({ target }) => setTimed(target.checked)}>
        <Trans>Sold at some hours only</Trans>
      </Checkbox>
      {isTimed && (
        <WeekField
          legend={<Trans>Sold at these hours</Trans>}
          written={written}
          read={isChecked ? read : undefined}
          onChange={setWritten}
        />
      )}
      {hasVariations ? (
        <p className={styles.muted}>
          <Trans>Its variations have one price each, at all hours.</Trans>
        </p>
      ) : (
        <Checkbox checked={hasPrice} onChange={({ target }) => setHasPrice(target.checked)}>
          <Trans>Another price at some hours</Trans>
        </Checkbox>
      )}
      {hasPrice && (
        <>
          <Field
            label={t`Price in ${currency} at these hours`}
            inputMode="decimal"
            autoComplete="off"
            value={price}
            hint={t`At all other hours it costs ${usual}. Orders pay the price of the moment they are placed.`}
            fault={isChecked && isPriceWrong && t`Enter a price.`}
            onChange={({ target }) => setPrice(target.value)}
          />
          <WeekField
            legend={<Trans>The price holds at these hours</Trans>}
            written={priceHours}
            read={isChecked ? readPrice : undefined}
            onChange={setPriceHours}
          />
        </>
      )}
      {save.error && <CallFaultNote error={save.error} />}
      <div className={styles.answers}>
        <Button kind="text" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isLoading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

function weekOf(read: ReadWeek): SentWeek | undefined {
  return 'week' in read ? read.week : undefined;
}

/** Hours from elsewhere hold as well: those of its category, and the same ones of every day. */
function OtherHours({ item: { category_name: category, category_week: week, ...item } }: { item: ItemHours }) {
  const { i18n } = useLingui();
  const { available_from: from, available_until: until } = item;
  if (week === null && from === null) return null;
  const hours = week && weekText(week, i18n.locale);
  return (
    <BannerNote tone="info">
      {hours && (
        <p>
          <Trans>
            Its category <bdi>{category}</bdi> is sold {hours}. Both have to allow it.
          </Trans>
        </p>
      )}
      {from !== null && until !== null && (
        <p>
          <Trans>
            Its page says every day from {from} to {until}. That holds as well.
          </Trans>
        </p>
      )}
    </BannerNote>
  );
}
