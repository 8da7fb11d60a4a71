import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { MenuRow } from 'market/items/items.vendor.contract';
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { type OwnStore, OwnStorePage } from '../../features/stores/own-store.tsx';
import { ChooseBar } from './choose-bar.tsx';
import { ItemLines, type MenuSection } from './list/item-lines.tsx';
import { menuQuery, rowsQuery, useCurrencyOf } from './menu-calls.ts';
import { useChangeAvailability } from './use-change-availability.tsx';
import { useChosenItems } from './use-chosen-items.ts';
import styles from './vendor-menu-page.module.css';

/** The menu of the chosen store [STO-047] [STO-060]. */
export function VendorMenuPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Menu · ${app}`}</title>
      <OwnStorePage permission="store.availability">{(store) => <Menu store={store} />}</OwnStorePage>
    </>
  );
}

const filters = ['all', 'sold_out', 'hidden', 'no_photo', 'low'] as const;
type Filter = (typeof filters)[number];

function Menu({ store }: { store: OwnStore }) {
  const { t } = useLingui();
  const about = useQuery(menuQuery(store.store_id));
  const items = useQuery(rowsQuery(store.store_id));
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const filter = filters.find((one) => one === address.get('show')) ?? 'all';
  const currency = useCurrencyOf(about.data?.currency ?? '');
  const change = useChangeAvailability(store.store_id);
  const mayEdit = store.permissions.includes('store.menu');
  const chosen = useChosenItems();
  const set = (name: string, value: string) =>
    setAddress(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  const sections = useSections({ categories: about.data?.categories, rows: items.data, search, filter });
  const found = sections?.reduce((sum, { rows }) => sum + rows.length, 0);
  const error = about.error ?? items.error;
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans>Menu</Trans>
        </h1>
        {items.data && (
          <span className={styles.count}>
            <Plural value={items.data.length} one="# item" other="# items" />
          </span>
        )}
        <MenuLinks search={storeIn(store)} mayEdit={mayEdit} />
      </div>
      <div className={styles.tools}>
        <Field
          label={t`Search the menu`}
          isLabelHidden
          type="search"
          icon="search"
          shape="pill"
          placeholder={t`Search the menu`}
          value={search}
          onChange={({ target }) => set('search', target.value)}
        />
        <Select
          label={t`Show`}
          isLabelHidden
          value={filter}
          onChange={({ target }) => set('show', target.value === 'all' ? '' : target.value)}
        >
          <option value="all">{t`All items`}</option>
          <option value="sold_out">{t`Sold out`}</option>
          <option value="hidden">{t`Hidden`}</option>
          <option value="no_photo">{t`Without a photo`}</option>
          {about.data?.checks_stock && <option value="low">{t`Running low`}</option>}
        </Select>
      </div>
      {mayEdit && sections && about.data && (
        <ChooseBar
          chosen={chosen}
          storeId={store.store_id}
          shown={sections.flatMap(({ rows }) => rows)}
          rows={items.data ?? []}
          categories={about.data.categories}
          currency={currency}
        />
      )}
      {error && !sections && (
        <div className={styles.fault}>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void Promise.all([about.refetch(), items.refetch()])}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!error && !sections && <MenuLoading />}
      <p role="status" className={styles.hidden}>
        {found !== undefined && (search || filter !== 'all') && (
          <Plural value={found} one="# item found" other="# items found" />
        )}
      </p>
      {found === 0 && <NoItems isMenuEmpty={items.data?.length === 0} />}
      {sections && (
        <ItemLines
          sections={sections}
          currency={currency}
          onChange={change}
          isEditable={mayEdit}
          search={storeIn(store)}
          chosen={chosen}
          storeId={about.data?.checks_stock ? store.store_id : undefined}
        />
      )}
    </>
  );
}

function NoItems({ isMenuEmpty }: { isMenuEmpty: boolean }) {
  return (
    <EmptyState
      image="groceries"
      title={isMenuEmpty ? <Trans>The menu is empty</Trans> : <Trans>No items found</Trans>}
    >
      {isMenuEmpty ? (
        <Trans>Customers see your store once it has items. Add them one by one, or import a file.</Trans>
      ) : (
        <Trans>Try another word, or show all items.</Trans>
      )}
    </EmptyState>
  );
}

/** What is off sale, and two ways to new items: one by one, or a file of them. */
function MenuLinks({ search, mayEdit }: { search: string; mayEdit: boolean }) {
  return (
    <div className={styles.add}>
      <LinkButton to={{ pathname: 'off', search }} kind="outline" icon="clock-4">
        <Trans>Off sale</Trans>
      </LinkButton>
      <LinkButton to={{ pathname: 'ingredient', search }} kind="outline" icon="leaf">
        <Trans>Off by ingredient</Trans>
      </LinkButton>
      {mayEdit && <AddLinks search={search} />}
    </div>
  );
}

function AddLinks({ search }: { search: string }) {
  return (
    <>
      <LinkButton to={{ pathname: 'arrange', search }} kind="outline" icon="arrow-up-down">
        <Trans>Arrange</Trans>
      </LinkButton>
      <LinkButton to={{ pathname: 'hours', search }} kind="outline" icon="clock-4">
        <Trans>Hours</Trans>
      </LinkButton>
      <LinkButton to={{ pathname: 'preview', search }} kind="outline" icon="eye">
        <Trans>As a shopper sees it</Trans>
      </LinkButton>
      <LinkButton to={{ pathname: 'import', search }} kind="outline" icon="upload">
        <Trans>Import</Trans>
      </LinkButton>
      <LinkButton to={{ pathname: 'new', search }} icon="plus" aria-keyshortcuts="n">
        <Trans>Add an item</Trans>
      </LinkButton>
    </>
  );
}

/** Keeps the chosen store in the address. */
function storeIn({ store_id }: OwnStore): string {
  return `?store=${store_id}`;
}

interface Wanted {
  categories: readonly { id: number; name: string }[] | undefined;
  rows: readonly MenuRow[] | undefined;
  search: string;
  filter: Filter;
}

/** The rows that are wanted, by category in the order of the menu; undefined until they are known. */
function useSections({ categories, rows, search, filter }: Wanted): MenuSection[] | undefined {
  // Typing stays quick in a menu of thousands.
  const wanted = useDeferredValue(plain(search));
  return useMemo(() => {
    if (!categories || !rows) return undefined;
    const shown = rows.filter((row) => isShown(row, filter) && (wanted === '' || plain(row.name).includes(wanted)));
    const byCategory = Map.groupBy(shown, (row) => row.category_id);
    return categories.flatMap(({ id, name }) => {
      const own = byCategory.get(id);
      return own ? [{ id, name, rows: own }] : [];
    });
  }, [categories, rows, wanted, filter]);
}

function isShown(row: MenuRow, filter: Filter): boolean {
  switch (filter) {
    case 'no_photo':
      return !row.has_photo;
    case 'sold_out':
      return row.availability === 'sold_out' || row.stock === 0;
    case 'low':
      return row.is_low;
    case 'hidden':
      return row.availability === 'hidden';
    default:
      return true;
  }
}

/** Without marks and capitals: who types 'egusi' finds 'Ẹ̀gúsí'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function MenuLoading() {
  const { t } = useLingui();
  return (
    <div aria-busy="true" aria-label={t`Loading…`} role="status" className={styles.section}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} shape="block" className={styles.waiting} />
      ))}
    </div>
  );
}
