import { useQueryClient } from '@tanstack/react-query';
import { dueTickets, type TicketForm, type TicketTimes } from 'market/orders/kitchen/orders-tickets.rules';
import { useEffect, useRef, useState } from 'react';
import { boardCalls, cacheOrder } from '../board-query.ts';
import type { ShownOrder } from '../use-store-board.ts';
import { noteLost, useLostTickets } from './lost-tickets.ts';
import { lostTicket, noteResult, type PrintedTicket, PrintOrder } from './print-order.tsx';

interface AutoPrintProps {
  storeId: number;
  orders: readonly ShownOrder[];
  times: TicketTimes;
}

/**
 * Prints each ticket of an order once, when the store has set it, whichever device of the store is faster. A ticket that
 * was due without a connection is printed when it is back [STO-028] [STO-029]. Tickets are counted one at a time, and
 * none while the printer is away, so that another device may print them.
 */
export function AutoPrint({ storeId, orders, times }: AutoPrintProps) {
  const queries = useQueryClient();
  const [ticket, setTicket] = useState<PrintedTicket>();
  const [isCounting, setCounting] = useState(false);
  const requested = useRef(new Set<string>());
  const isShown = useIsShown();
  const isAway = useLostTickets().some((lost) => lost.storeId === storeId);
  const isReady = !isAway && !isCounting && !ticket;
  const due = isReady ? orders.flatMap((order) => formsDue(order, times).map((form) => ({ order, form }))) : [];
  useEffect(() => {
    const next = due.find(({ order, form }) => !requested.current.has(keyOf(order, form)));
    if (!next) return;
    const { order, form } = next;
    const key = keyOf(order, form);
    requested.current.add(key);
    setCounting(true);
    boardCalls
      .print({ params: { store_id: storeId, order_id: order.id }, body: { form, is_automatic: true } })
      .then(
        ({ copy, order: now }) => {
          cacheOrder(queries, storeId, now);
          if (copy === null) return;
          const counted = { order, form, copy };
          // It is not lost with the page that was left meanwhile.
          if (isShown.current) setTicket(counted);
          else noteLost([lostTicket(storeId, counted)]);
        },
        () => setTimeout(() => requested.current.delete(key), againMilliseconds),
      )
      .finally(() => setCounting(false));
  }, [due, queries, storeId, isShown]);
  if (!ticket) return null;
  return (
    <PrintOrder
      key={keyOf(ticket.order, ticket.form)}
      ticket={ticket}
      onDone={(isPrinted) => {
        noteResult(storeId, ticket, isPrinted);
        setTicket(undefined);
      }}
    />
  );
}

function keyOf(order: ShownOrder, form: TicketForm): string {
  return `${order.id} ${form}`;
}

function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** After which a ticket that the server did not count is tried again. */
const againMilliseconds = 15_000;

/** Of an order that the server has in this state, and that is not for later. */
export function formsDue(order: ShownOrder, times: TicketTimes): readonly TicketForm[] {
  if (order.waiting !== undefined || order.column === 'later') return [];
  return dueTickets(order.order_status, { kitchen: order.print_count, bag: order.bag_print_count }, times);
}
