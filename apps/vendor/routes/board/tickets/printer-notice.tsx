import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { TicketTimes } from 'market/orders/kitchen/orders-tickets.rules';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import notices from '../board-notices.module.css';
import { boardCalls, cacheOrder } from '../board-query.ts';
import type { ShownOrder } from '../use-store-board.ts';
import { formsDue } from './auto-print.tsx';
import { forgetLost, isSameTicket, type LostTicket, useLostTickets } from './lost-tickets.ts';
import { type PrintedTicket, PrintOrder } from './print-order.tsx';
import styles from './printer-notice.module.css';

export interface PrinterNoticeProps {
  storeId: number;
  orders: readonly ShownOrder[];
  /** Undefined where this device prints nothing by itself. */
  times: TicketTimes | undefined;
}

/**
 * Says what did not print and what to do, and prints it once the printer works again. Meanwhile orders go on, each with
 * its lines on the screen [STO-027] [STO-029].
 */
export function PrinterNotice({ storeId, orders, times }: PrinterNoticeProps) {
  const [search] = useSearchParams();
  const lost = useLostTickets().filter((ticket) => ticket.storeId === storeId);
  const needed = lost.flatMap((ticket) => {
    const order = orders.find(({ id }) => id === ticket.orderId);
    return order && isToMake(order) ? [{ ticket, order }] : [];
  });
  useForget(lost.filter((ticket) => !needed.some((one) => one.ticket === ticket)));
  const { again, isBusy, view } = usePrintAgain(storeId, needed);
  const waiting = times ? orders.flatMap((order) => formsDue(order, times)).length : 0;
  if (needed.length === 0) return view;
  const addressOf = ({ id }: ShownOrder) => {
    const address = new URLSearchParams(search);
    address.set('order', id);
    return { search: String(address) };
  };
  return (
    <div role="alert" className={`${notices.refused} ${styles.notice}`}>
      <Icon name="printer" size={22} />
      <div className={styles.text}>
        <p>
          <b>
            <Plural value={needed.length} one="# ticket didn’t print." other="# tickets didn’t print." />
          </b>{' '}
          <Trans>Check that the printer is on, connected and has paper. Meanwhile, work from the screen:</Trans>{' '}
          {[...new Set(needed.map(({ order }) => order))].map((order) => (
            <Link key={order.id} to={addressOf(order)} state={{ isOpenedHere: true }} className={styles.code}>
              {order.code}
            </Link>
          ))}
        </p>
        {waiting > 0 && (
          <p>
            <Plural
              value={waiting}
              one="# more ticket waits for the printer."
              other="# more tickets wait for the printer."
            />
          </p>
        )}
      </div>
      <div className={styles.answers}>
        <Button kind="soft" size="small" icon="printer" isLoading={isBusy} onClick={again}>
          <Trans>Print again</Trans>
        </Button>
        <Button kind="text" size="small" onClick={() => forgetLost(needed.map(({ ticket }) => ticket))}>
          <Trans>Not needed</Trans>
        </Button>
      </div>
      {view}
    </div>
  );
}

interface Needed {
  ticket: LostTicket;
  order: ShownOrder;
}

/** What has left the store, or is canceled, needs no ticket. */
function isToMake({ column, order_status: status }: ShownOrder): boolean {
  return column !== 'gone' && status !== 'canceled';
}

function useForget(tickets: readonly LostTicket[]): void {
  useEffect(() => {
    if (tickets.length > 0) forgetLost(tickets);
  }, [tickets]);
}

/** Prints one ticket after another, and stops at the first that does not print. */
function usePrintAgain(storeId: number, needed: readonly Needed[]) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [printed, setPrinted] = useState<PrintedTicket & { ticket: LostTicket }>();
  const next = async ({ ticket, order }: Needed) => {
    const { form, copy } = ticket;
    if (copy !== null) return setPrinted({ ticket, order, form, copy });
    const params = { store_id: storeId, order_id: order.id };
    try {
      const reply = await boardCalls.print({ params, body: { form, is_automatic: false } });
      cacheOrder(queries, storeId, reply.order);
      setPrinted({ ticket, order, form, copy: reply.copy ?? undefined });
    } catch {
      // Without a connection it is printed without the number of its copy.
      setPrinted({ ticket, order, form, copy: undefined });
    }
  };
  const start = (from: readonly Needed[]) => {
    const [first] = from;
    setBusy(first !== undefined);
    if (first) void next(first);
  };
  const done = (isPrinted: boolean) => {
    const current = printed?.ticket;
    setPrinted(undefined);
    if (!current || !isPrinted) return setBusy(false);
    forgetLost([current]);
    start(needed.filter(({ ticket }) => !isSameTicket(ticket, current)));
  };
  const key = printed && `${printed.order.id} ${printed.form}`;
  return {
    isBusy,
    again: () => !isBusy && start(needed),
    view: printed && <PrintOrder key={key} ticket={printed} onDone={done} />,
  };
}
