import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { ModuleType } from 'market/modules/modules.rules';
import { salePrice } from 'market/promotions/promotions-sales.rules';
import { fromDecimal, toDecimal } from 'market/values/money';
import { useDeferredValue, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Picture } from 'ui/media/picture.tsx';
import desk from '../../../layout/desk.module.css';
import styles from '../promotions.module.css';
import type { DraftItem } from './flash-draft.ts';
import { foundItemsQuery } from './sale-calls.ts';

interface FlashItemsCardProps {
  module: ModuleType;
  items: readonly DraftItem[];
  /** Whether what is missing is shown. */
  isChecked: boolean;
  faults: Partial<Record<string, string>>;
  onChange: (items: DraftItem[]) => void;
}

/** The items of a flash sale, and those that can be added to it. */
export function FlashItemsCard({ module, items, isChecked, faults, onChange }: FlashItemsCardProps) {
  const { t } = useLingui();
  return (
    <section className={desk.card} aria-labelledby="flash-items">
      <h2 id="flash-items" className={desk.cardTitle}>
        <Trans>Items</Trans>
      </h2>
      <div className={desk.body}>
        {items.length > 0 && (
          <ul className={styles.items}>
            {items.map((item, place) => (
              <li key={item.item_id}>
                <ItemFields
                  item={item}
                  isChecked={isChecked}
                  faultOf={(field) => faults[`items.${place}.${field}`]}
                  onChange={(part) =>
                    onChange(items.map((one) => (one.item_id === item.item_id ? { ...one, ...part } : one)))
                  }
                  onRemove={() => onChange(items.filter((one) => one.item_id !== item.item_id))}
                />
              </li>
            ))}
          </ul>
        )}
        {isChecked && items.length === 0 && (
          <p role="alert" className={desk.fault}>
            {t`Add an item.`}
          </p>
        )}
        {faults.items && (
          <p role="alert" className={desk.fault}>
            {faults.items}
          </p>
        )}
        <ItemFinder module={module} items={items} onAdd={(item) => onChange([...items, item])} />
      </div>
    </section>
  );
}

interface ItemFieldsProps {
  item: DraftItem;
  isChecked: boolean;
  faultOf: (field: string) => string | undefined;
  onChange: (part: Partial<DraftItem>) => void;
  onRemove: () => void;
}

function ItemFields({ item, isChecked, faultOf, onChange, onRemove }: ItemFieldsProps) {
  const { t } = useLingui();
  const { name, type, currency, sold } = item;
  const discount = numberIn(item.discount);
  const isDiscountWrong = !discount || (type === 'percent' && discount >= 100);
  return (
    <div className={styles.item}>
      <ItemLine item={item} off={isDiscountWrong ? undefined : { type, value: discount }} />
      {sold === 0 && <IconButton icon="x" label={t`Take ${name} out`} onClick={onRemove} />}
      <div className={classNames(desk.pair, styles.itemFields)}>
        <Select
          label={t`Takes off`}
          value={type}
          onChange={({ target }) => onChange({ type: target.value === 'amount' ? 'amount' : 'percent' })}
        >
          <option value="percent">{t`A percentage`}</option>
          <option value="amount">{t`An amount`}</option>
        </Select>
        <Field
          inputMode="decimal"
          dir="ltr"
          maxLength={10}
          label={type === 'percent' ? t`Percent` : t`Amount, ${currency}`}
          value={item.discount}
          onChange={({ target }) => onChange({ discount: target.value })}
          fault={
            (isChecked &&
              isDiscountWrong &&
              (type === 'percent' ? t`Enter a whole number from 1 to 99.` : t`Enter an amount.`)) ||
            faultOf('discount') ||
            faultOf('item_id')
          }
        />
        <Field
          inputMode="numeric"
          dir="ltr"
          maxLength={6}
          label={t`Pieces`}
          hint={sold > 0 ? t`${sold} are sold.` : undefined}
          value={item.pieces}
          onChange={({ target }) => onChange({ pieces: target.value.replace(/\D/g, '') })}
          fault={(isChecked && !numberIn(item.pieces) && t`Enter a whole number from 1.`) || faultOf('pieces')}
        />
      </div>
    </div>
  );
}

interface ItemLineProps {
  item: Pick<DraftItem, 'name' | 'image_full_url' | 'store_name' | 'zone_name' | 'price' | 'currency' | 'stock'>;
  off?: { type: 'percent' | 'amount'; value: number } | undefined;
}

/** An item with its store, its price, and what it costs in the sale. */
function ItemLine({ item, off }: ItemLineProps) {
  const amountText = useAmountText();
  const { digit_after_decimal_point: digits = 2 } = useMarketSettings() ?? {};
  const { currency, stock } = item;
  const price = amountText(item.price, currency);
  const value = off && (off.type === 'percent' ? Math.round(off.value) : fromDecimal(off.value));
  const inSale = off && salePrice(fromDecimal(item.price), { type: off.type, value: value ?? 0 }, digits);
  return (
    <>
      <Picture src={item.image_full_url} alt="" sizes="48px" className={styles.thumb} />
      <span>
        <bdi className={desk.name}>{item.name}</bdi>
        <span className={desk.line}>
          <bdi>{item.store_name}</bdi> · <bdi>{item.zone_name}</bdi>
          {stock !== null && (
            <>
              {' · '}
              <Trans>{stock} in stock</Trans>
            </>
          )}
        </span>{' '}
        <span className={styles.prices}>
          {inSale === undefined ? (
            price
          ) : (
            <>
              <s className={desk.quiet}>{price}</s> <b>{amountText(toDecimal(inSale), currency)}</b>
            </>
          )}
        </span>
      </span>
    </>
  );
}

interface ItemFinderProps {
  module: ModuleType;
  items: readonly DraftItem[];
  onAdd: (item: DraftItem) => void;
}

function ItemFinder({ module, items, onAdd }: ItemFinderProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery({ ...foundItemsQuery(module, search), enabled: search.length > 1 });
  const chosen = new Set(items.map(({ item_id: id }) => id));
  const found = search.length > 1 ? (data?.items ?? []).filter(({ item_id: id }) => !chosen.has(id)) : [];
  return (
    <>
      <Field
        type="search"
        icon="search"
        label={t`Find an item`}
        hint={t`By its name or its store. Medicine on prescription is never promoted.`}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {data && search.length > 1 && found.length === 0 && (
        <p role="status">
          <Trans>Nothing more is called so.</Trans>
        </p>
      )}
      {found.length > 0 && (
        <ul className={styles.items}>
          {found.map((item) => {
            const { name } = item;
            return (
              <li key={item.item_id} className={styles.item}>
                <ItemLine item={item} />
                <Button
                  kind="outline"
                  aria-label={t`Add ${name}`}
                  onClick={() => onAdd({ ...item, discount: '', type: 'percent', pieces: '', sold: 0 })}
                >
                  <Trans>Add</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
