import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { boardCalls, cacheOrder } from '../board-query.ts';
import type { ShownOrder } from '../use-store-board.ts';
import { type PrintedTicket, PrintOrder } from './print-order.tsx';

/**
 * Prints the ticket of each accepted order once, whichever device of the store is faster. An order that was accepted
 * without a connection is printed when it is back [STO-029].
 */
export function AutoPrint({ storeId, orders }: { storeId: number; orders: readonly ShownOrder[] }) {
  const queries = useQueryClient();
  const [tickets, setTickets] = useState<readonly PrintedTicket[]>([]);
  const requested = useRef(new Set<string>());
  const due = orders.filter(isDue);
  useEffect(() => {
    for (const order of due) {
      if (requested.current.has(order.id)) continue;
      requested.current.add(order.id);
      const params = { store_id: storeId, order_id: order.id };
      boardCalls.print({ params, body: { is_automatic: true } }).then(
        ({ copy, order: now }) => {
          cacheOrder(queries, storeId, now);
          if (copy !== null) setTickets((known) => [...known, { order, copy }]);
        },
        () => setTimeout(() => requested.current.delete(order.id), againMilliseconds),
      );
    }
  }, [due, queries, storeId]);
  const [ticket] = tickets;
  if (!ticket) return null;
  return <PrintOrder key={ticket.order.id} ticket={ticket} onDone={() => setTickets((known) => known.slice(1))} />;
}

/** After which a ticket that the server did not count is tried again. */
const againMilliseconds = 15_000;

/** Accepted on the server, and never printed. */
function isDue({ order_status: status, print_count: printed, waiting, column }: ShownOrder): boolean {
  return status === 'confirmed' && printed === 0 && waiting === undefined && column === 'work';
}
