import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminCategory } from 'market/categories/categories.admin.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { categoriesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import styles from './admin-categories.module.css';
import { ListsOfModules, RowActions, useCatalogueModules } from './catalogue-rows.tsx';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { DeleteCategory } from './delete-category.tsx';

/** The categories that stores choose from for their items [OPS-049]. */
export function AdminCategoriesPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.catalogue" title={t`Categories`}>
      <Categories />
    </OperatorOnly>
  );
}

type Open = { do: 'add' } | { do: 'rename' | 'delete'; category: AdminCategory };

function Categories() {
  const { data: all, isError, refetch } = useQuery(categoriesQuery);
  const modules = useCatalogueModules(all);
  const [open, setOpen] = useState<Open>();
  if (!all) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const close = () => setOpen(undefined);
  return (
    <>
      <CatalogueTabs isOn="categories" />
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Categories</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>Stores put each item into one of them. Customers see those that have items.</Trans>
          </p>
        </div>
        <Button icon="plus" aria-keyshortcuts="n" onClick={() => setOpen({ do: 'add' })}>
          <Trans>Add a category</Trans>
        </Button>
      </div>
      {all.length === 0 && (
        <EmptyState image="groceries" title={<Trans>No category yet</Trans>}>
          <Trans>Without one, no store can add an item. Start with two or three, such as “Rice dishes”.</Trans>
        </EmptyState>
      )}
      <ListsOfModules all={all}>
        {(category) => <CategoryRow key={category.id} category={category} onOpen={setOpen} />}
      </ListsOfModules>
      {open?.do === 'add' && <CategoryDialog all={all} modules={modules} onClose={close} />}
      {open?.do === 'rename' && <CategoryDialog all={all} modules={modules} category={open.category} onClose={close} />}
      {open?.do === 'delete' && <DeleteCategory category={open.category} onClose={close} />}
    </>
  );
}

function CategoryRow({ category, onOpen }: { category: AdminCategory; onOpen: (open: Open) => void }) {
  const { t } = useLingui();
  const { name, item_count: count, parent_id: parent, may_delete: mayDelete } = category;
  return (
    <li className={classNames(styles.row, parent !== null && styles.child)}>
      <span>
        <bdi className={desk.name}>{name}</bdi>
        <span className={desk.line}>
          <Plural value={count} one="# item" other="# items" />
        </span>
      </span>
      <RowActions
        name={name}
        change={<Trans>Rename</Trans>}
        changeLabel={t`Rename ${name}`}
        onChange={() => onOpen({ do: 'rename', category })}
        onDelete={mayDelete ? () => onOpen({ do: 'delete', category }) : undefined}
      />
    </li>
  );
}
