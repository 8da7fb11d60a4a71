import { useQueryClient } from '@tanstack/react-query';
import { dueTickets, type TicketForm, type TicketTimes } from 'market/orders/kitchen/orders-tickets.rules';
import { useEffect, useRef, useState } from 'react';
import { boardCalls, cacheOrder } from '../board-query.ts';
import type { ShownOrder } from '../use-store-board.ts';
import { type PrintedTicket, PrintOrder } from './print-order.tsx';

interface AutoPrintProps {
  storeId: number;
  orders: readonly ShownOrder[];
  times: TicketTimes;
}

/**
 * Prints each ticket of an order once, when the store has set it, whichever device of the store is faster. A ticket that
 * was due without a connection is printed when it is back [STO-028] [STO-029].
 */
export function AutoPrint({ storeId, orders, times }: AutoPrintProps) {
  const queries = useQueryClient();
  const [tickets, setTickets] = useState<readonly PrintedTicket[]>([]);
  const requested = useRef(new Set<string>());
  const due = orders.flatMap((order) => formsDue(order, times).map((form) => ({ order, form })));
  useEffect(() => {
    for (const { order, form } of due) {
      const key = `${order.id} ${form}`;
      if (requested.current.has(key)) continue;
      requested.current.add(key);
      const params = { store_id: storeId, order_id: order.id };
      boardCalls.print({ params, body: { form, is_automatic: true } }).then(
        ({ copy, order: now }) => {
          cacheOrder(queries, storeId, now);
          if (copy !== null) setTickets((known) => [...known, { order, form, copy }]);
        },
        () => setTimeout(() => requested.current.delete(key), againMilliseconds),
      );
    }
  }, [due, queries, storeId]);
  const [ticket] = tickets;
  if (!ticket) return null;
  return (
    <PrintOrder
      key={`${ticket.order.id} ${ticket.form}`}
      ticket={ticket}
      onDone={() => setTickets((known) => known.slice(1))}
    />
  );
}

/** After which a ticket that the server did not count is tried again. */
const againMilliseconds = 15_000;

/** Of an order that the server has in this state, and that is not for later. */
function formsDue(order: ShownOrder, times: TicketTimes): readonly TicketForm[] {
  if (order.waiting !== undefined || order.column === 'later') return [];
  return dueTickets(order.order_status, { kitchen: order.print_count, bag: order.bag_print_count }, times);
}
