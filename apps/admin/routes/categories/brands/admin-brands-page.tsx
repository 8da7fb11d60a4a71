import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminBrand } from 'market/categories/categories-brands.admin.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { DeleteQuestion } from '../../../layout/delete-question.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import styles from '../admin-categories.module.css';
import { brandsQuery, catalogueCalls } from '../catalogue-calls.ts';
import { ListsOfModules, RowActions, useCatalogueModules } from '../catalogue-rows.tsx';
import { CatalogueTabs } from '../catalogue-tabs.tsx';
import { BrandDialog } from './brand-dialog.tsx';

/** The brands that items may have [OPS-050]. */
export function AdminBrandsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.catalogue" title={t`Brands`}>
      <Brands />
    </OperatorOnly>
  );
}

type Open = { do: 'add' } | { do: 'change' | 'delete'; brand: AdminBrand };

function Brands() {
  const queries = useQueryClient();
  const { data: all, isError, refetch } = useQuery(brandsQuery);
  const modules = useCatalogueModules(all);
  const [open, setOpen] = useState<Open>();
  if (!all) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const close = () => setOpen(undefined);
  const refresh = () => queries.invalidateQueries({ queryKey: brandsQuery.queryKey });
  return (
    <>
      <CatalogueTabs isOn="brands" />
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Brands</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>
              The column “brand” of an import names one by its short name. Customers see those that are sold.
            </Trans>
          </p>
        </div>
        <Button icon="plus" aria-keyshortcuts="n" onClick={() => setOpen({ do: 'add' })}>
          <Trans>Add a brand</Trans>
        </Button>
      </div>
      {all.length === 0 && (
        <EmptyState image="groceries" title={<Trans>No brand yet</Trans>}>
          <Trans>Add one, then write its short name into the column “brand” of a file of items.</Trans>
        </EmptyState>
      )}
      <ListsOfModules all={all}>{(brand) => <BrandRow key={brand.id} brand={brand} onOpen={setOpen} />}</ListsOfModules>
      {open?.do === 'add' && <BrandDialog modules={modules} onSettled={refresh} onClose={close} />}
      {open?.do === 'change' && (
        <BrandDialog modules={modules} brand={open.brand} onSettled={refresh} onClose={close} />
      )}
      {open?.do === 'delete' && (
        <DeleteQuestion
          name={open.brand.name}
          remove={() => catalogueCalls.brands.remove({ params: { brand_id: open.brand.id } })}
          onDeleted={close}
          onSettled={refresh}
          onClose={close}
        >
          <Trans>No item and no store has it.</Trans>
        </DeleteQuestion>
      )}
    </>
  );
}

function BrandRow({ brand, onOpen }: { brand: AdminBrand; onOpen: (open: Open) => void }) {
  const { t } = useLingui();
  const { name, slug, image_full_url: image, item_count: count, may_delete: mayDelete } = brand;
  return (
    <li className={styles.row}>
      <span className={styles.known}>
        {image ? (
          <Picture src={image} alt="" sizes="48px" className={styles.picture} />
        ) : (
          <span className={styles.letters} aria-hidden>
            {name.slice(0, 2)}
          </span>
        )}
        <span>
          <bdi className={desk.name}>{name}</bdi>
          <span className={desk.line}>
            <bdi>{slug}</bdi>, <Plural value={count} one="# item" other="# items" />
          </span>
        </span>
      </span>
      <RowActions
        name={name}
        change={<Trans>Change</Trans>}
        changeLabel={t`Change ${name}`}
        onChange={() => onOpen({ do: 'change', brand })}
        onDelete={mayDelete ? () => onOpen({ do: 'delete', brand }) : undefined}
      />
    </li>
  );
}
