import { Trans, useLingui } from '@lingui/react/macro';
import { pricesOf } from 'market/items/shown/items-price.rules';
import { isModuleType, type ModuleType } from 'market/modules/modules.rules';
import type { ReactNode } from 'react';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { listingPath } from '#features/categories/listing-path.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { openChoice } from '#features/items/open-item.ts';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import { StoreLogo } from '#features/stores/store-logo.tsx';
import { storePath, useWait } from '#features/stores/store-texts.tsx';
import styles from './search-offer.module.css';
import { type ListProps, type Option, OptionRow } from './search-option.tsx';
import { useSuggestionsOnFocus } from './use-suggestions-on-focus.ts';

export interface OfferOptions {
  items: Option[];
  categories: Option[];
  stores: Option[];
}

/** What is popular near the visitor, as options of the search. */
export function useOfferOptions(isWanted: boolean): OfferOptions {
  const { t } = useLingui();
  const { digits } = useMarket();
  const money = useMoney();
  const wait = useWait();
  const { items, categories, stores } = useSuggestionsOnFocus(isWanted);
  return {
    items: items.map((item) => ({
      key: `item ${item.id}`,
      text: item.name,
      open: () => openChoice(item),
      face: (
        <>
          <Picture src={item.image_full_url} alt="" width={44} height={44} sizes="44px" className={styles.picture} />
          <Words name={item.name}>
            <bdi>{money(pricesOf(item, digits).now)}</bdi>
            <bdi>{item.store_name}</bdi>
          </Words>
        </>
      ),
    })),
    categories: categories.map(({ id, name, image_full_url: image }) => ({
      key: `category ${id}`,
      text: name,
      to: listingPath('category', id, name),
      face: (
        <>
          <Picture src={image} alt="" width={32} height={32} sizes="32px" className={styles.round} />
          <bdi>{name}</bdi>
        </>
      ),
    })),
    stores: stores.map((store) => ({
      key: `store ${store.id}`,
      text: store.name,
      to: storePath(store),
      face: (
        <>
          <StoreLogo store={store} />
          <Words name={store.name}>
            <bdi>{wait(store.delivery_time)}</bdi>
            {store.free_delivery && <bdi>{t`Free Delivery`}</bdi>}
            {!store.free_delivery && store.delivery_fee !== null && <bdi>{money(store.delivery_fee)}</bdi>}
          </Words>
        </>
      ),
    })),
  };
}

interface SearchOfferProps extends ListProps {
  /** The place of the first option among all of the panel. */
  first: number;
  offered: OfferOptions;
}

/** Below the recent searches: dishes, categories and open stores. */
export function SearchOffer({ first, offered: { items, categories, stores }, ...list }: SearchOfferProps) {
  const { module } = useMarket();
  const words = useModuleTexts();
  const type: ModuleType = module && isModuleType(module.type) ? module.type : 'food';
  if (items.length + categories.length + stores.length === 0) return null;
  return (
    <div id={`${list.id}-offer`} role="listbox" aria-label={words(type, 'itemsLabel')} className={styles.offer}>
      <Group {...list} of="popular" title={<Trans>Popular</Trans>} first={first} options={items} />
      <Group
        {...list}
        of="categories"
        title={<Trans>Categories</Trans>}
        first={first + items.length}
        options={categories}
        isOfChips
      />
      <Group
        {...list}
        of="open"
        title={<Trans>Currently open</Trans>}
        first={first + items.length + categories.length}
        options={stores}
      />
    </div>
  );
}

interface GroupProps extends ListProps {
  of: string;
  title: ReactNode;
  first: number;
  options: Option[];
  isOfChips?: boolean;
}

function Group({ of, title, first, options, isOfChips = false, ...list }: GroupProps) {
  if (options.length === 0) return null;
  const headId = `${list.id}-${of}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has groups, not fieldsets
    <div role="group" aria-labelledby={headId} className={styles.group}>
      <p id={headId} className={styles.title}>
        {title}
      </p>
      <div role="presentation" className={isOfChips ? styles.chips : styles.pairs}>
        {options.map((option, index) => (
          <OptionRow key={option.key} {...list} option={option} index={first + index} />
        ))}
      </div>
    </div>
  );
}

function Words({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span dir="auto" className={styles.words}>
      <b className={styles.name}>{name}</b>
      <MetaLine>{children}</MetaLine>
    </span>
  );
}
