import { Trans, useLingui } from '@lingui/react/macro';
import type { ModuleType } from 'market/modules/modules.rules';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { LoadFailed } from 'ui/feedback/load-failed.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Tabs } from 'ui/navigation/tabs.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import type { OverlayProps } from '#browser/overlay-store.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import { type RemovedWish, RemoveWish } from '#features/wishlist/remove-wish.tsx';
import { type ShownWishList, useWishList } from '#features/wishlist/use-wish-list.ts';
import type { WishKind } from '#features/wishlist/wish-store.ts';
import { WishRows } from './wish-rows.tsx';
import { WishSkeleton } from './wish-skeleton.tsx';

/** What the customer has a heart for, in two tabs [WISH-01]; guests have none [WISH-20]. */
export function WishListDrawer({ onClose }: OverlayProps<'wish_list'>) {
  const { t } = useLingui();
  const isCustomer = useMarket().customer !== null;
  useEffect(() => {
    if (isCustomer) return;
    toast({ text: t`You are not logged in`, tone: 'bad' });
    onClose();
  }, [isCustomer, onClose, t]);
  return isCustomer && <Drawer onClose={onClose} />;
}

function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const wishList = useWishList();
  const [kind, setKind] = useState<WishKind>('item');
  const [leaving, setLeaving] = useState<RemovedWish>();
  const list = wishList.status === 'ready' ? wishList.list : undefined;
  const labels = useTabLabels();
  return (
    <Dialog title={t`Wish list`} kind="drawer" onClose={onClose}>
      <Tabs
        label={t`Wish list`}
        value={kind}
        onChange={setKind}
        tabs={[
          { value: 'item', label: labels.item, count: list?.item.length },
          { value: 'store', label: labels.store, count: list?.store.length },
        ]}
      >
        <WishListView wishList={wishList} kind={kind} onRemove={setLeaving} onClose={onClose} />
      </Tabs>
      {leaving && <RemoveWish wish={leaving} onDone={() => setLeaving(undefined)} />}
    </Dialog>
  );
}

/** Returns the names of the tabs in the words of the module; null for a tab that it does not have [WISH-02] [WISH-03]. */
function useTabLabels(): Record<WishKind, string | null> {
  const words = useModuleTexts();
  const type: ModuleType = useMarket().module?.type ?? 'ecommerce';
  return { item: words(type, 'wishedItemsLabel'), store: words(type, 'storesLabel') };
}

interface WishListViewProps {
  wishList: ShownWishList;
  kind: WishKind;
  onRemove: (wish: RemovedWish) => void;
  onClose: () => void;
}

function WishListView({ wishList, kind, onRemove, onClose }: WishListViewProps) {
  if (wishList.status === 'loading') return <WishSkeleton />;
  if (wishList.status === 'failed') return <LoadFailed onRetry={wishList.retry} />;
  const isEmpty = wishList.list[kind].length === 0;
  return isEmpty ? <Empty onClose={onClose} /> : <WishRows list={wishList.list} kind={kind} onRemove={onRemove} />;
}

function Empty({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      image="gift"
      title={<Trans>Nothing saved yet</Trans>}
      action={
        <Button onClick={onClose}>
          <Trans context="button">Browse</Trans>
        </Button>
      }
    >
      <Trans>Tap the heart on an item or a store to keep it here.</Trans>
    </EmptyState>
  );
}
