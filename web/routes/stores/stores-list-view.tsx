import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { PageHead } from '#features/config/page-head.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { EndlessStores, type StoresPage } from '#features/stores/endless-stores.tsx';
import type { StoreKind } from '#features/stores/store-kinds.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './stores-list-view.module.css';

export interface StoresListViewProps {
  title: string;
  kind: StoreKind;
  first: StoresPage;
}

/** A page with one list of stores. */
export function StoresListView({ title, kind, first }: StoresListViewProps) {
  const { t } = useLingui();
  const { zone } = useMarket();
  const { pathname } = useLocation();
  const total = first.size;
  return (
    <Page>
      <PageHead title={title} description={title} path={pathname} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {total > 0 && (
          <p className={styles.count}>
            <b>{t`${total} stores Found`}</b> {zone && <Trans>in {zone.name}</Trans>}
          </p>
        )}
      </div>
      {first.stores.length > 0 ? (
        <>
          <VisuallyHidden as="h2">
            <Trans>Stores</Trans>
          </VisuallyHidden>
          <EndlessStores first={first} kind={kind} />
        </>
      ) : (
        <EmptyState
          image="groceries"
          title={<Trans>No store here yet</Trans>}
          action={
            <LinkButton to="/home">
              <Trans>Back to home</Trans>
            </LinkButton>
          }
        >
          <Trans>No store of this kind delivers to you at the moment.</Trans>
        </EmptyState>
      )}
    </Page>
  );
}
