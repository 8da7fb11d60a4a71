import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { boardCalls, cacheOrder } from '../board-query.ts';
import type { ShownOrder } from '../use-store-board.ts';
import { KitchenTicket } from './kitchen-ticket.tsx';
import { savedPaperWidth } from './paper-width.ts';

/** A ticket that goes to the printer. */
export interface PrintedTicket {
  order: ShownOrder;
  /** The first, or which copy; undefined where the server was not reached. */
  copy: number | undefined;
}

/** Shows a ticket to the printer and nothing else, and opens the print dialog of the browser [STO-027]. */
export function PrintOrder({ ticket, onDone }: { ticket: PrintedTicket; onDone: () => void }) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    window.print();
    done.current();
  }, []);
  return createPortal(
    <KitchenTicket order={ticket.order} copy={ticket.copy} paper={savedPaperWidth()} />,
    document.body,
  );
}

/** Prints tickets by hand: the server counts the copies; without a connection one is printed all the same [STO-029]. */
export function usePrintByHand(storeId: number) {
  const queries = useQueryClient();
  const [ticket, setTicket] = useState<PrintedTicket>();
  const print = async (order: ShownOrder) => {
    const params = { store_id: storeId, order_id: order.id };
    try {
      const reply = await boardCalls.print({ params, body: { is_automatic: false } });
      cacheOrder(queries, storeId, reply.order);
      setTicket({ order, copy: reply.copy ?? undefined });
    } catch {
      setTicket({ order, copy: undefined });
    }
  };
  return { print, view: ticket && <PrintOrder ticket={ticket} onDone={() => setTicket(undefined)} /> };
}
