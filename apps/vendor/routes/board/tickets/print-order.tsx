import { useQueryClient } from '@tanstack/react-query';
import type { TicketForm } from 'market/orders/kitchen/orders-tickets.rules';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { boardCalls, cacheOrder } from '../board-query.ts';
import type { ShownOrder } from '../use-store-board.ts';
import { BagTickets } from './bag-tickets.tsx';
import { KitchenTicket } from './kitchen-ticket.tsx';
import { forgetLost, type LostTicket, noteLost } from './lost-tickets.ts';
import { savedPaperWidth } from './paper-width.ts';
import { printPage } from './print-page.ts';

/** A ticket that goes to the printer. */
export interface PrintedTicket {
  order: ShownOrder;
  form: TicketForm;
  /** The first, or which copy; undefined where the server was not reached. */
  copy: number | undefined;
}

/** Shows a ticket to the printer and nothing else, opens the print dialog of the browser, and says whether it printed [STO-027]. */
export function PrintOrder({ ticket, onDone }: { ticket: PrintedTicket; onDone: (isPrinted: boolean) => void }) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    // Also when its page has been left meanwhile, so that what did not print is noted.
    void printPage().then((isPrinted) => done.current(isPrinted));
  }, []);
  const { order, form, copy } = ticket;
  const Ticket = form === 'bag' ? BagTickets : KitchenTicket;
  return createPortal(<Ticket order={order} copy={copy} paper={savedPaperWidth()} />, document.body);
}

/** Prints tickets by hand: the server counts the copies; without a connection one is printed all the same [STO-029]. */
export function usePrintByHand(storeId: number) {
  const queries = useQueryClient();
  const [ticket, setTicket] = useState<PrintedTicket>();
  const print = async (order: ShownOrder, form: TicketForm) => {
    const params = { store_id: storeId, order_id: order.id };
    try {
      const reply = await boardCalls.print({ params, body: { form, is_automatic: false } });
      cacheOrder(queries, storeId, reply.order);
      setTicket({ order, form, copy: reply.copy ?? undefined });
    } catch {
      setTicket({ order, form, copy: undefined });
    }
  };
  const done = (isPrinted: boolean) => {
    if (ticket) noteResult(storeId, ticket, isPrinted);
    setTicket(undefined);
  };
  return { print, view: ticket && <PrintOrder ticket={ticket} onDone={done} /> };
}

/** How a ticket that did not print is noted. */
export function lostTicket(storeId: number, { order, form, copy }: PrintedTicket): LostTicket {
  return { storeId, orderId: order.id, form, copy: copy ?? null };
}

/** Notes a ticket that did not print, and takes one that did off the list. */
export function noteResult(storeId: number, ticket: PrintedTicket, isPrinted: boolean): void {
  (isPrinted ? forgetLost : noteLost)([lostTicket(storeId, ticket)]);
}
