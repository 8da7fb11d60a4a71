import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useBell, useSound } from 'app-kit/browser/bell.ts';
import { useAccount } from 'app-kit/session/use-account.ts';
import { SignInFrame } from 'app-kit/sign-in/sign-in-frame.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { useIsOnline } from 'app-kit/start/use-is-online.ts';
import { boardColumnOf } from 'market/orders/orders-board.rules';
import type { ReactNode } from 'react';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { useStoreEvents } from '../../features/orders/use-store-events.ts';
import { boardQuery } from '../board/board-query.ts';
import { onBoard } from '../board/merge-board.ts';
import { PinSteps } from './pin-steps.tsx';
import styles from './tablet.module.css';
import { type Tablet, useIdleLock } from './use-idle-lock.ts';

export interface SharedTabletProps {
  tablet: Tablet;
  /** The pages, with what locks them. */
  children: (lock: () => void) => ReactNode;
}

/** The pages on a shared tablet: they lock when no hand touches them, and a PIN brings them back [SEAT-07]. */
export function SharedTablet({ tablet, children }: SharedTabletProps) {
  const { isLocked, lock, unlock } = useIdleLock(tablet);
  return isLocked ? <LockScreen tablet={tablet} onRight={unlock} /> : children(lock);
}

/** New orders still ring and show their numbers; names and addresses do not show. */
function LockScreen({ tablet, onRight }: { tablet: Tablet; onRight: () => void }) {
  const { t } = useLingui();
  const app = useAppTitle();
  const { id } = useAccount();
  const { store_id: storeId } = tablet;
  const isOnline = useIsOnline();
  const { data: board } = useQuery(boardQuery(storeId));
  useStoreEvents(storeId);
  useSound();
  const now = new Date(Date.now() + (board?.clockOffset ?? 0));
  const fresh = board?.orders.filter((order) => boardColumnOf(onBoard(order), now) === 'new') ?? [];
  useBell(fresh.some(({ seen_at: seenAt }) => seenAt === null));
  const count = fresh.length;
  return (
    <SignInFrame
      pageTitle={count > 0 ? t`(${count}) Locked · ${app}` : t`Locked · ${app}`}
      title={<Trans>Locked</Trans>}
      description={<bdi>{tablet.name}</bdi>}
    >
      <div role="status" className={styles.status}>
        {count > 0 && (
          <>
            <p className={styles.quiet}>
              <Plural value={count} one="# new order" other="# new orders" />
            </p>
            <p className={styles.orders}>
              {fresh.map(({ id: orderId, code }) => (
                <bdi key={orderId} className={styles.order}>
                  {code}
                </bdi>
              ))}
            </p>
          </>
        )}
      </div>
      {!isOnline && (
        <BannerNote tone="warn">
          <Trans>No connection: a PIN can’t be checked.</Trans>
        </BannerNote>
      )}
      <PinSteps accountId={id} onRight={onRight} />
    </SignInFrame>
  );
}
