import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { savedLastStore, saveLastStore } from './last-store.ts';
import { StoreBoard } from './store-board.tsx';
import { worksOnOrders } from './works-on-orders.ts';

const VendorAccountPage = lazyPart(async () => ({
  default: (await import('../account/vendor-account-page.tsx')).VendorAccountPage,
}));

/** The board of the chosen store; for those who work on no orders it is their account [STO-001] [SEAT-02] [SEAT-24]. */
export function VendorBoardPage() {
  const { memberships, isFailed, retry } = useMemberships();
  const [search, setSearch] = useSearchParams();
  if (isFailed) return <UnreachableScreen onRetry={retry} />;
  if (!memberships) return <LoadingScreen />;
  const stores = memberships.stores.filter(worksOnOrders);
  const wanted = [Number(search.get('store')), savedLastStore()];
  const [first] = stores;
  if (!first) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <VendorAccountPage />
      </Suspense>
    );
  }
  const found = wanted.map((id) => stores.find(({ store_id }) => store_id === id)).find(Boolean);
  const chosen = found ?? first;
  const choose = (id: number) => {
    saveLastStore(id);
    setSearch({ store: String(id) }, { replace: true });
  };
  return <StoreBoard key={chosen.store_id} store={chosen} stores={stores} onChoose={choose} />;
}
