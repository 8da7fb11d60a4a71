import { Trans } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import type { ModuleType } from 'market/modules/modules.rules';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import { Rail } from 'ui/layout/rail.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { ItemCard } from '#features/items/cards/item-card.tsx';
import { ListItemCard } from '#features/items/cards/list-item-card.tsx';
import styles from './item-tabs.module.css';
import { loadTab } from './loading/load-sections.ts';

/** Items under tabs, one of which is chosen. */
export interface TabbedItems {
  tabs: { value: string; label: ReactNode }[];
  chosen: string;
  items: ListedItem[];
}

export interface ItemTabsProps {
  /** The name of the section; in the address it holds the chosen tab. */
  name: string;
  first: TabbedItems;
  module: ModuleType;
  title: ReactNode;
  description?: ReactNode;
  seeAll?: string;
  /** `popular` cards show their rank; `line` cards are horizontal, under underlined tabs. */
  cards?: 'vertical' | 'popular' | 'line';
  className?: string;
}

/** More tabs than this wrap into two lines [PHAR-12] [PHAR-13]. */
const maxInOneLine = 7;

/** Items in a line under the tabs of a section; before scripts arrive each tab is a link [HOME-09]. */
export function ItemTabs({ name, first, module, cards = 'vertical', ...head }: ItemTabsProps) {
  const [query] = useSearchParams();
  const { shown, isBusy, choose } = useTab(name, module, first);
  const { chosen, items } = shown;
  const addressOf = (value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    return `?${next}#${name}`;
  };
  const tabs = (
    <div id={name} className={cards === 'line' ? styles.underlined : styles.tabs}>
      {first.tabs.map(({ value, label }) => (
        <TabLink
          key={value}
          isUnderlined={cards === 'line'}
          to={addressOf(value)}
          isOn={value === chosen}
          choose={() => void choose(value)}
        >
          {label}
        </TabLink>
      ))}
    </div>
  );
  return (
    <Rail
      {...head}
      columns={cards === 'line' ? 4 : 5}
      cards={cards === 'line' ? 'wide' : 'narrow'}
      rows={items.length > maxInOneLine ? 2 : 1}
      tabs={tabs}
      isBusy={isBusy}
    >
      {items.map((item, index) =>
        cards === 'line' ? (
          <ListItemCard key={item.id} item={item} />
        ) : (
          <ItemCard key={item.id} item={item} layout={cards} rank={cards === 'popular' ? index + 1 : undefined} />
        ),
      )}
      {items.length === 0 && (
        <p className={styles.nothing}>
          <Trans>Nothing here yet</Trans>
        </p>
      )}
    </Rail>
  );
}

interface TabLinkProps {
  to: string;
  isOn: boolean;
  isUnderlined: boolean;
  choose: () => void;
  children: ReactNode;
}

function TabLink({ isOn, isUnderlined, choose, ...link }: TabLinkProps) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose();
  };
  if (isUnderlined)
    return (
      <Link {...link} aria-current={isOn || undefined} preventScrollReset onClick={press} className={styles.tab} />
    );
  return <PillLink {...link} isOn={isOn} preventScrollReset onClick={press} />;
}

function useTab(name: string, module: ModuleType, first: TabbedItems) {
  const { modules } = useMarket();
  const [later, setLater] = useState<{ of: TabbedItems; shown: TabbedItems }>();
  const [busy, setBusy] = useState<string>();
  const moduleId = modules.find(({ type }) => type === module)?.id ?? 0;
  const choose = async (value: string) => {
    setBusy(value);
    const found = (await loadTab({ moduleId, module, visitorKey: '' }, name, value)) as TabbedItems | null | undefined;
    // If loading fails the visible items stay; the tab shows that it failed.
    if (found) setLater({ of: first, shown: found });
    setBusy(undefined);
  };
  // Loaded pages belong to the page that they continue.
  const shown = later?.of === first ? later.shown : first;
  return { shown, isBusy: busy !== undefined, choose };
}
