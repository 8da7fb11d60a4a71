import { Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { isFinal } from 'market/orders/orders.rules';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { PrescriptionLink } from '#features/orders/prescription-link.tsx';
import { CourierCard } from './courier-card.tsx';
import { Headline } from './headline.tsx';
import { StepList } from './step-list.tsx';
import { Ends, StepBar, Total, TrackMap } from './tracked-parts.tsx';
import styles from './tracking.module.css';
import { type Proof, useTracking } from './use-tracking.ts';

type Found = TrackedOrder | 'asking' | 'order_not_found' | 'too_many' | 'unreachable';

interface TrackingDrawerProps {
  proof: Proof;
  onClose: () => void;
}

/** Where an order is, beside the page that asked; import it lazily [TRK-19] to [TRK-24] [TRK-29]. */
export function TrackingDrawer({ proof, onClose }: TrackingDrawerProps) {
  const { t } = useLingui();
  const { found, ask } = useFound(proof);
  const orderId = proof.order_id;
  const title = t`Order #${orderId}`;
  if (typeof found === 'object') return <FoundDrawer title={title} first={found} proof={proof} onClose={onClose} />;
  return (
    <Dialog kind="drawer" title={title} onClose={onClose}>
      {found === 'asking' && <Waiting />}
      {found === 'order_not_found' && (
        <div role="alert">
          <EmptyState
            image="boxbig"
            title={<Trans>Order not found</Trans>}
            action={
              <Button onClick={onClose}>
                <Trans>Track again</Trans>
              </Button>
            }
          >
            <Trans>Check the order ID and the phone number you used.</Trans>
          </EmptyState>
        </div>
      )}
      {found === 'too_many' && (
        <BannerNote tone="warn" isAlert>
          <Trans>Too many attempts. Please wait a moment.</Trans>
        </BannerNote>
      )}
      {found === 'unreachable' && (
        <BannerNote
          tone="bad"
          icon="wifi-off"
          isAlert
          action={
            <Button kind="soft" size="small" onClick={ask}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>We could not reach the market. Check your connection and try again.</Trans>
        </BannerNote>
      )}
    </Dialog>
  );
}

function useFound(proof: Proof) {
  const [found, setFound] = useState<Found>('asking');
  const ask = async () => {
    setFound('asking');
    setFound(await find(proof));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order that is asked for
  useEffect(() => void ask(), [proof]);
  return { found, ask };
}

async function find(proof: Proof): Promise<Found> {
  try {
    const { trackOrder } = await import('#features/orders/order-calls.ts');
    return await trackOrder(proof);
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) return 'unreachable';
    return error.code === 'too_many' ? 'too_many' : 'order_not_found';
  }
}

function FoundDrawer({ title, first, proof, onClose }: TrackingDrawerProps & { title: string; first: TrackedOrder }) {
  const { order, staleSeconds } = useTracking(first, proof);
  return (
    <Dialog
      kind="drawer"
      title={title}
      onClose={onClose}
      head={<TrackMap order={order} staleSeconds={staleSeconds} isBare />}
    >
      <div className={styles.drawer}>
        <Headline order={order} />
        {!isFinal(order.order_status) && <StepBar order={order} />}
        <Ends order={order} />
        {order.delivery_man && <CourierCard courier={order.delivery_man} />}
        <PrescriptionLink order={order} />
        <StepList order={order} />
        <Total order={order} />
      </div>
    </Dialog>
  );
}

function Waiting() {
  return (
    <div role="status" aria-busy="true" className={styles.drawer}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} shape="block" />
      ))}
    </div>
  );
}
