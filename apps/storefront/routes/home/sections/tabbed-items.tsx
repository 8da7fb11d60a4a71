import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ListedItem } from 'market/items/items.contract';
import type { ModuleType } from 'market/modules/modules.rules';
import type { ReactNode } from 'react';
import { ItemCardSkeletons, ListItemCardSkeletons } from 'ui/feedback/card-skeletons.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Rail } from 'ui/layout/rail.tsx';
import { itemForCard } from '#features/items/cards/card-of-item.ts';
import { loadOtherTextsOfPage } from '#i18n/page-texts.ts';
import { homeSection, type LoadTiming, type SectionContext, type SectionItems } from '../home-section.ts';
import type { ItemTabsProps, TabbedItems } from '../item-tabs.tsx';
import styles from './sections.module.css';

// Without its own boundary it is in the first HTML, so that its tabs are links before hydration.
const ItemTabs = lazyPart(async () => {
  const [{ ItemTabs }] = await Promise.all([import('../item-tabs.tsx'), loadOtherTextsOfPage()]);
  return { default: ItemTabs };
});

/** The labels of tabs, which are names or slugs of categories but the first; 'New' is what came last [HOME-09]. */
const labels = {
  All: msg`All`,
  New: msg`New`,
  Beauty: msg`Beauty`,
  'Bread & Juice': msg`Bread & Juice`,
  Drinks: msg`Drinks`,
  Milks: msg`Milks`,
  'Baby Care': msg`Baby Care`,
  'Womans Care': msg`Womans Care`,
  Mens: msg`Mens`,
} satisfies Record<string, MessageDescriptor>;

export type TabLabel = keyof typeof labels;

/** Of grocery and shop [GROC-13] [SHOP-09]. */
export const groceryAndShopTabs: TabLabel[] = ['All', 'Beauty', 'Bread & Juice', 'Drinks', 'Milks'];
/** Of pharmacy [PHAR-09]. */
export const careTabs: TabLabel[] = ['All', 'New', 'Baby Care', 'Womans Care', 'Mens'];

export interface TabbedItemsParts {
  name: string;
  when: LoadTiming;
  title: ReactNode;
  description?: ReactNode;
  seeAll?: string;
  tabs: TabLabel[];
  cards?: ItemTabsProps['cards'];
  /** Loads the items of all categories, or of one. */
  load: (sectionContext: SectionContext, categoryId: number | undefined) => Promise<ListedItem[]>;
}

/** Two lines of five, all in view on a desktop. */
const inTwoLines = 10;

function itemsUnderTabs(limit: number): SectionItems<TabbedItems> {
  return { of: ({ items }) => items, withOnly: (found, items) => ({ ...found, items }), limit };
}

/** A section of items under tabs, each the name of a category [HOME-09]. */
export function tabbedItems({ name, when, tabs, cards, load, ...head }: TabbedItemsParts) {
  return homeSection<TabbedItems>({
    name,
    when,
    isOfZone: true,
    load: async (sectionContext) => {
      const chosen = tabs.find((label) => label === sectionContext.query.get(name)) ?? 'All';
      const items = await itemsUnder(sectionContext, chosen, load);
      if (chosen === 'All' && items.length === 0) return null;
      return { tabs: tabs.map((value) => ({ value, label: '' })), chosen, items: items.map(itemForCard) };
    },
    items: itemsUnderTabs(inTwoLines),
    show: (first, module) => <TranslatedItemTabs name={name} first={first} module={module} cards={cards} {...head} />,
    wait: () => (
      <Rail {...head} columns={5} cards="narrow" className={styles.section} tabs={<div className={styles.tabs} />}>
        <ItemCardSkeletons />
      </Rail>
    ),
  });
}

async function itemsUnder(
  sectionContext: SectionContext,
  label: TabLabel,
  load: TabbedItemsParts['load'],
): Promise<ListedItem[]> {
  if (label === 'All') return load(sectionContext, undefined);
  const { categories } = await sectionContext.inEnglish.categories.list({ query: { limit: 100 } });
  const slug = label.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const category = categories.find((one) => one.name === label || one.slug === slug);
  if (category) return load(sectionContext, category.id);
  if (label === 'New')
    return (await sectionContext.api.items.newArrivals({ query: { type: 'all', limit: 15 } })).products;
  return [];
}

function TranslatedItemTabs({ first, ...rest }: Omit<ItemTabsProps, 'className'> & { module: ModuleType }) {
  const { i18n } = useLingui();
  const tabs = first.tabs.map(({ value }) => ({ value, label: i18n._(labels[value as TabLabel]) }));
  return <ItemTabs {...rest} first={{ ...first, tabs }} className={styles.section} />;
}

/** What people take medicine for, under tabs [PHAR-07]. */
export function conditionItems(title: ReactNode, description: ReactNode) {
  const head = { title, description, cards: 'line', className: styles.section } as const;
  const name = 'conditions';
  return homeSection<TabbedItems>({
    name,
    when: 'whenVisible',
    load: async ({ api, query }) => {
      const { conditions } = await api.categories.conditions({ query: { limit: 20 } });
      const wanted = query.get(name);
      const chosen = conditions.find(({ slug }) => slug === wanted) ?? conditions[0];
      if (!chosen) return null;
      const { products } = await api.categories.conditionItems({
        params: { id: chosen.id },
        query: { type: 'all', limit: 20, offset: 1 },
      });
      const tabs = conditions.map(({ slug, name: label }) => ({ value: slug, label }));
      return { tabs, chosen: chosen.slug, items: products.map(itemForCard) };
    },
    items: itemsUnderTabs(20),
    show: (first, module) => <ItemTabs {...head} name={name} first={first} module={module} />,
    wait: () => (
      <Rail {...head} columns={4} cards="wide" rows={2} tabs={<div className={styles.tabs} />}>
        <ListItemCardSkeletons />
      </Rail>
    ),
  });
}
