import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminCategory } from 'market/categories/categories.admin.contract';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { categoriesQuery, zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { moduleName } from '../zones/module-name.tsx';
import styles from './admin-categories.module.css';
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
  const { data: zones } = useQuery(zonesQuery);
  const [open, setOpen] = useState<Open>();
  if (!all) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const offered = new Set(zones?.flatMap(({ modules }) => modules.map(({ module_type }) => module_type)));
  const used = new Set(all.map(({ module_type }) => module_type));
  // Before the first zone nothing is offered: then a category may be for each module.
  const modules = moduleTypes.filter((type) => offered.size === 0 || offered.has(type) || used.has(type));
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
      {modules
        .filter((type) => used.has(type))
        .map((type) => (
          <ModuleCategories key={type} type={type} all={all} onOpen={setOpen} />
        ))}
      {open?.do === 'add' && <CategoryDialog all={all} modules={modules} onClose={close} />}
      {open?.do === 'rename' && <CategoryDialog all={all} modules={modules} category={open.category} onClose={close} />}
      {open?.do === 'delete' && <DeleteCategory category={open.category} onClose={close} />}
    </>
  );
}

interface ModuleCategoriesProps {
  type: ModuleType;
  all: readonly AdminCategory[];
  onOpen: (open: Open) => void;
}

function ModuleCategories({ type, all, onOpen }: ModuleCategoriesProps) {
  const title = `categories-${type}`;
  return (
    <section className={desk.card} aria-labelledby={title}>
      <h2 id={title} className={desk.cardTitle}>
        {moduleName(type)}
      </h2>
      <ul>
        {all
          .filter(({ module_type }) => module_type === type)
          .map((category) => (
            <CategoryRow key={category.id} category={category} onOpen={onOpen} />
          ))}
      </ul>
    </section>
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
      <span className={styles.actions}>
        <Button
          kind="text"
          icon="pencil"
          aria-label={t`Rename ${name}`}
          onClick={() => onOpen({ do: 'rename', category })}
        >
          <Trans>Rename</Trans>
        </Button>
        {mayDelete && (
          <Button kind="text" aria-label={t`Delete ${name}`} onClick={() => onOpen({ do: 'delete', category })}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </span>
    </li>
  );
}
