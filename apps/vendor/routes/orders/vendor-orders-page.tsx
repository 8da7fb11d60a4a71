import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { LoadingScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { searchStates } from 'market/orders/orders-board.rules';
import type { PastOrder } from 'market/orders/orders-found.vendor.contract';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { boardCalls } from '../board/board-query.ts';
import styles from './vendor-orders-page.module.css';

const PastOrderDialog = lazyPart(async () => ({
  default: (await import('./past-order-dialog.tsx')).PastOrderDialog,
}));

const perPage = 50;
const nothing = { day: '', state: '', payment: '', search: '' };
type Wanted = typeof nothing;
const payments = ['cash_on_delivery', 'digital_payment', 'wallet'] as const;

/** All orders of the chosen store, found by day, state, number, phone, item and way of payment [STO-042]. */
export function VendorOrdersPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`All orders · ${app}`}</title>
      <OwnStorePage permission="store.orders">
        {({ store_id: storeId }) => <Orders key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function Orders({ storeId }: { storeId: number }) {
  const [wanted, setWanted] = useState(nothing);
  const [page, setPage] = useState(1);
  // The search of the app leads to one order.
  const [address, setAddress] = useSearchParams();
  const opened = address.get('order') ?? undefined;
  const setOpened = (id: string | undefined) =>
    setAddress((known) => {
      const next = new URLSearchParams(known);
      if (id === undefined) next.delete('order');
      else next.set('order', id);
      return next;
    });
  const { data, error } = useFound(storeId, wanted, page);
  const orders = data?.orders;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Trans>All orders</Trans>
      </h1>
      <p>
        <Link to={`/picking?store=${storeId}`}>
          <Trans>Pick list</Trans>
        </Link>
      </p>
      <SearchFields
        wanted={wanted}
        onChange={(next) => {
          setWanted(next);
          setPage(1);
        }}
      />
      {error && <CallFaultNote error={error} />}
      {!orders && !error && <LoadingScreen />}
      {orders?.length === 0 && (
        <EmptyState image="boxbig" title={<Trans>No orders found</Trans>}>
          <Trans>Try another day, or fewer words.</Trans>
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow storeId={storeId} order={order} onOpen={() => setOpened(order.id)} />
            </li>
          ))}
        </ul>
      )}
      {data && <Pages page={page} total={data.total_size} onPage={setPage} />}
      {opened && (
        <Suspense>
          <PastOrderDialog storeId={storeId} orderId={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function useFound(storeId: number, written: Wanted, page: number) {
  // Typing stays quick, and not every letter is looked for.
  const { day, state, payment, search } = useDeferredValue(written);
  const query = {
    ...(day && { day }),
    ...(search.trim() && { search: search.trim() }),
    ...{ state: searchStates.find((one) => one === state), payment: payments.find((one) => one === payment) },
    ...{ limit: perPage, offset: page },
  };
  return useQuery({
    queryKey: ['store-orders', storeId, query],
    queryFn: ({ signal }) => boardCalls.find({ params: { store_id: storeId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

function SearchFields({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  const { t } = useLingui();
  const set = (part: Partial<Wanted>) => onChange({ ...wanted, ...part });
  return (
    <search className={styles.tools}>
      <Field
        label={t`Number, phone or item`}
        type="search"
        maxLength={100}
        value={wanted.search}
        onChange={({ target }) => set({ search: target.value })}
      />
      <Field label={t`Day`} type="date" value={wanted.day} onChange={({ target }) => set({ day: target.value })} />
      <Select label={t`State`} value={wanted.state} onChange={({ target }) => set({ state: target.value })}>
        <option value="">{t`All states`}</option>
        <option value="running">{t`Running`}</option>
        <option value="delivered">{t`Delivered`}</option>
        <option value="canceled">{t`Canceled`}</option>
        <option value="refunded">{t`Refunded`}</option>
      </Select>
      <Select label={t`Payment`} value={wanted.payment} onChange={({ target }) => set({ payment: target.value })}>
        <option value="">{t`Each way`}</option>
        <option value="cash_on_delivery">{t`Cash`}</option>
        <option value="digital_payment">{t`Online`}</option>
        <option value="wallet">{t`Wallet`}</option>
      </Select>
    </search>
  );
}

const running: readonly string[] = ['pending', 'confirmed', 'processing', 'handover', 'picked_up'];

/** A running order opens on the board, where it is worked; any other one here. */
function OrderRow({ storeId, order, onOpen }: { storeId: number; order: PastOrder; onOpen: () => void }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const placed = dayAndTime(new Date(order.placed_at), timeZone, i18n.locale);
  const words = (
    <>
      <bdi className={styles.code}>{order.code}</bdi>
      <span className={styles.words}>
        <span>
          <bdi>{order.first_item}</bdi>
          {order.pieces > 1 && (
            <>
              {' · '}
              <Plural value={order.pieces} one="# piece" other="# pieces" />
            </>
          )}
        </span>
        <span className={styles.quiet}>
          {placed} · <bdi>{order.customer_name}</bdi> · <StateText state={order.order_status} />
        </span>
      </span>
      <bdi dir="ltr" className={styles.amount}>
        {amountText(order.total, order.currency)}
      </bdi>
    </>
  );
  if (running.includes(order.order_status)) {
    return (
      <Link to={`/?${new URLSearchParams({ store: String(storeId), order: order.id })}`} className={styles.order}>
        {words}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.order} onClick={onOpen}>
      {words}
    </button>
  );
}

function StateText({ state }: { state: PastOrder['order_status'] }): ReactNode {
  switch (state) {
    case 'delivered':
    case 'refund_requested':
      return <Trans>Delivered</Trans>;
    case 'canceled':
    case 'failed':
      return <Trans>Canceled</Trans>;
    case 'refunded':
      return <Trans>Refunded</Trans>;
    default:
      return <Trans>Running</Trans>;
  }
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const { t } = useLingui();
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (pages === 1) return null;
  return (
    <nav aria-label={t`Pages`} className={styles.foot}>
      <IconButton icon="chevron-left" label={t`Newer`} disabled={page === 1} onClick={() => onPage(page - 1)} />
      <span className={styles.quiet}>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      <IconButton icon="chevron-right" label={t`Older`} disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </nav>
  );
}
