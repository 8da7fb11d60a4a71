import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Memberships } from 'app-kit/access/use-memberships.ts';
import { NoAccessNote } from 'app-kit/account/no-access-note.tsx';
import { playStopSound, useBell, useSound } from 'app-kit/browser/bell.ts';
import { isRefused } from 'app-kit/calls/query-client.ts';
import { BarSlot } from 'app-kit/frame/bar-slot.tsx';
import { WidePage } from 'app-kit/frame/wide-page.tsx';
import { UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { laterPart, untilIdle } from 'app-kit/start/later-part.ts';
import { useIsOnline } from 'app-kit/start/use-is-online.ts';
import type { TicketTimes } from 'market/orders/kitchen/orders-tickets.rules';
import { type BoardColumn, boardColumns } from 'market/orders/orders-board.rules';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { useStoreEvents } from '../../features/orders/use-store-events.ts';
import { useAvailability } from '../availability/use-availability.tsx';
import { BoardBar } from './board-bar.tsx';
import { BoardNotices } from './board-notices.tsx';
import { boardCalls, cacheOrder } from './board-query.ts';
import { useCardSize } from './card-size.ts';
import { BoardColumns } from './columns/board-columns.tsx';
import { MakeNow } from './kitchen/make-now.tsx';
import { isToStop } from './merge-board.ts';
import styles from './store-board.module.css';
import { usePrintsByItself } from './tickets/auto-print-choice.ts';
import { useLostTickets } from './tickets/lost-tickets.ts';
import { useStoppedOrders } from './use-stopped-orders.ts';
import { type ShownOrder, useStoreBoard } from './use-store-board.ts';

type Membership = Memberships['stores'][number];

const loadSheet = async () => ({ default: (await import('./sheet/order-sheet.tsx')).OrderSheet });
const AutoPrint = lazyPart(async () => ({ default: (await import('./tickets/auto-print.tsx')).AutoPrint }));
const PrinterNotice = lazyPart(async () => ({ default: (await import('./tickets/printer-notice.tsx')).PrinterNotice }));
const ClosedStoreNote = lazyPart(async () => ({
  default: (await import('../../features/stores/closed-store-note.tsx')).ClosedStoreNote,
}));
const BoardReminders = laterPart(async () => ({
  default: (await import('./reminders/board-reminders.tsx')).BoardReminders,
}));
/** Dialogs bring their own library, which the board does not wait for. */
const OrderSheet = lazyPart(loadSheet);

export interface StoreBoardProps {
  store: Membership;
  /** All stores on whose orders this person works. */
  stores: readonly Membership[];
  onChoose: (storeId: number) => void;
}

/** The live board of a store, with the order that the address names beside it [STO-001] [STO-002]. */
export function StoreBoard({ store, stores, onChoose }: StoreBoardProps) {
  const { t } = useLingui();
  const app = useAppTitle();
  const storeId = store.store_id;
  const board = useStoreBoard(storeId);
  // A connection that is open may be silent for a while before it breaks.
  const isOnline = useIsOnline();
  const isLive = useStoreEvents(storeId) && isOnline;
  const hasSound = useSound();
  const [size, setSize] = useCardSize();
  const { isStopped, stop } = useStoppedOrders(storeId);
  const [shown, setShown] = useState<BoardColumn>('new');
  const { orderId, open, close } = useOpenOrder();
  const see = useSee(storeId);
  const mayChange = store.permissions.includes('store.availability');
  const availability = useAvailability({ storeId, store: board.store, now: board.now, mayChange });

  const orders = board.orders?.filter((order) => !isToStop(order) || !isStopped(order.id));
  const unseen = orders?.filter(({ column, seen_at }) => column === 'new' && seen_at === null) ?? [];
  const newCount = orders?.filter(({ column }) => column === 'new').length ?? 0;
  const stopCount = orders?.filter(isToStop).length ?? 0;
  const opened = orders?.find(({ id }) => id === orderId);
  const unseenCodes = unseen.map(({ code }) => code).join(', ');
  useBell(unseen.length > 0);
  // Before it is asked for: an order opens without a wait.
  useEffect(
    () =>
      void untilIdle()
        .then(loadSheet)
        .catch(() => undefined),
    [],
  );
  useEffect(() => {
    if (stopCount > 0) playStopSound();
  }, [stopCount]);
  useEffect(() => {
    if (opened?.column === 'new' && opened.seen_at === null) see(opened.id);
  }, [opened, see]);

  if (isRefused(board.error, 403) || isRefused(board.error, 404)) {
    return (
      <NoAccessNote level={1} title={<Trans>You can’t open this board</Trans>}>
        <p>{board.error?.message}</p>
      </NoAccessNote>
    );
  }
  if (!orders && board.error) return <UnreachableScreen onRetry={board.retry} />;
  const actions = {
    take: board.take,
    takeBack: board.takeBack,
    stop: ({ id }: ShownOrder) => stop(id),
    open: ({ id }: ShownOrder) => open(id),
  };
  return (
    <WidePage data-size={size} className={styles.board}>
      <title>{newCount > 0 ? t`(${newCount}) Orders · ${app}` : t`Orders · ${app}`}</title>
      <h1 className={styles.hidden}>
        <Trans>Orders</Trans>
      </h1>
      <BarSlot>
        <BoardBar
          store={store}
          stores={stores}
          onChoose={onChoose}
          state={availability.pill}
          isLive={isLive}
          receivedAt={board.receivedAt}
          isRinging={unseen.length > 0}
          onSilence={() => {
            for (const { id } of unseen) see(id);
          }}
          size={size}
          onSize={setSize}
        />
      </BarSlot>
      <ClosedNote store={store} />
      {availability.notice}
      {orders && (
        <Suspense>
          <BoardReminders
            store={store}
            orders={orders}
            clockOffset={board.clockOffset}
            waitingCount={board.waitingCount}
          />
        </Suspense>
      )}
      <BoardNotices
        hasSound={hasSound}
        isUnreachable={board.error !== null}
        receivedAt={board.receivedAt}
        waitingCount={board.waitingCount}
        refused={board.refused}
        onDismiss={board.dismiss}
        orders={orders ?? []}
      />
      {orders && <Printer storeId={storeId} orders={orders} times={board.tickets} />}
      <p role="status" className={styles.hidden}>
        {unseen.length > 0 && <Trans>New order {unseenCodes}</Trans>}
      </p>
      {orders ? (
        <>
          <BoardColumns
            storeId={storeId}
            orders={orders}
            now={board.now}
            shown={shown}
            onShow={setShown}
            actions={actions}
          />
          <MakeNow storeId={storeId} orders={orders} />
        </>
      ) : (
        <BoardLoading />
      )}
      {orders && orderId !== undefined && (
        <Suspense>
          <OrderSheet
            key={orderId}
            storeId={storeId}
            order={opened}
            now={board.now}
            actions={actions}
            onClose={close}
          />
        </Suspense>
      )}
    </WidePage>
  );
}

interface PrinterProps {
  storeId: number;
  orders: readonly ShownOrder[];
  /** Undefined until the board is read. */
  times: TicketTimes | undefined;
}

/** Prints by itself where this device does, and says what did not print. */
function Printer({ storeId, orders, times }: PrinterProps) {
  const ownTimes = usePrintsByItself() ? times : undefined;
  const hasLostTickets = useLostTickets().length > 0;
  return (
    <Suspense>
      {hasLostTickets && <PrinterNotice storeId={storeId} orders={orders} times={ownTimes} />}
      {ownTimes && <AutoPrint storeId={storeId} orders={orders} times={ownTimes} />}
    </Suspense>
  );
}

/** Nothing for a store that no operator has closed. */
function ClosedNote({ store }: { store: Membership }) {
  if (!store.closing) return null;
  return (
    <Suspense>
      <ClosedStoreNote store={store} closing={store.closing} />
    </Suspense>
  );
}

function BoardLoading() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading…`} className={styles.loading}>
      {boardColumns.map((column) => (
        <div key={column} className={styles.loadingColumn}>
          <Skeleton length="half" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}

/** The order that the address names. Back closes it, whether it was opened here or by a link. */
function useOpenOrder() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const orderId = search.get('order') ?? undefined;
  const open = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('order', id);
    setSearch(next, { state: { isOpenedHere: true } });
  };
  const close = () => {
    if ((window.history.state?.usr as { isOpenedHere?: boolean } | null)?.isOpenedHere) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(search);
    next.delete('order');
    setSearch(next, { replace: true });
  };
  return { orderId, open, close };
}

/** Tells the server that a new order was opened; without an answer the bell goes on elsewhere. */
function useSee(storeId: number) {
  const queries = useQueryClient();
  const [see] = useState(() => (orderId: string) => {
    const params = { store_id: storeId, order_id: orderId };
    boardCalls.see({ params }).then(
      ({ order }) => cacheOrder(queries, storeId, order),
      () => undefined,
    );
  });
  return see;
}
