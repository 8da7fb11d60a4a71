import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { LoadFailed } from 'ui/feedback/load-failed.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import type { OverlayProps } from '#browser/overlay-store.ts';
import { ItemSkeleton } from './cards/item-skeleton.tsx';
import styles from './item-dialog.module.css';
import { ItemSheet } from './item-sheet.tsx';
import { type Details, useItemDetails } from './use-item-details.ts';

/** The detail of an item over the page: 459 px wide, a sheet on compact [FOOD-12] [FOOD-13] [ITEM-39]. */
export function ItemDialog({ overlay: { slug, lineId }, onClose }: OverlayProps<'item'>) {
  const { t } = useLingui();
  const details = useItemDetails(slug);
  const title = details.status === 'ready' ? details.item.name : t`Loading…`;
  return (
    <Dialog title={title} isTitleHidden isBare onClose={onClose}>
      {details.status === 'ready' ? (
        <ItemSheet item={details.item} lineId={lineId} onClose={onClose} />
      ) : (
        <NotYet details={details} onClose={onClose} />
      )}
    </Dialog>
  );
}

function NotYet({ details, onClose }: { details: Exclude<Details, { status: 'ready' }>; onClose: () => void }) {
  if (details.status === 'loading') return <ItemSkeleton />;
  if (details.status === 'missing') {
    return (
      <EmptyState
        image="boxbig"
        className={styles.fault}
        title={<Trans>This item is not sold here.</Trans>}
        action={
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      />
    );
  }
  return <LoadFailed onRetry={details.retry} className={styles.fault} />;
}
