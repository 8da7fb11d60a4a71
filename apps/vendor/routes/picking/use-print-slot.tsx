import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { PickSection } from 'market/orders/kitchen/orders-pick.rules';
import type { TicketForm } from 'market/orders/kitchen/orders-tickets.rules';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { boardCalls, cacheOrder } from '../board/board-query.ts';
import { BagTickets } from '../board/tickets/bag-tickets.tsx';
import ticket from '../board/tickets/kitchen-ticket.module.css';
import { KitchenTicket } from '../board/tickets/kitchen-ticket.tsx';
import { type LostTicket, noteLost } from '../board/tickets/lost-tickets.ts';
import { savedPaperWidth } from '../board/tickets/paper-width.ts';
import { printPage } from '../board/tickets/print-page.ts';
import type { ShownOrder } from '../board/use-store-board.ts';

/** What goes to the printer at once: the list, or a ticket of each order. */
export interface SlotToPrint {
  sections: readonly PickSection[];
  orders: readonly ShownOrder[];
  form: TicketForm | 'list';
}

interface Printed extends SlotToPrint {
  /** Which copy each ticket is, by the id of its order; missing where the server was not reached. */
  copies: ReadonlyMap<string, number>;
}

/**
 * Prints a slot in one go [STO-030]. The server counts the copies of each ticket; without a connection they are printed
 * all the same [STO-029].
 */
export function usePrintSlot(storeId: number) {
  const queries = useQueryClient();
  const [isPrinting, setPrinting] = useState(false);
  const [printed, setPrinted] = useState<Printed>();
  const countCopies = async ({ orders, form }: SlotToPrint) => {
    const copies = new Map<string, number>();
    if (form === 'list') return copies;
    for (const { id } of orders) {
      try {
        const params = { store_id: storeId, order_id: id };
        const reply = await boardCalls.print({ params, body: { form, is_automatic: false } });
        cacheOrder(queries, storeId, reply.order);
        if (reply.copy) copies.set(id, reply.copy);
      } catch {
        // It is printed without the number of its copy.
      }
    }
    return copies;
  };
  const print = async (slot: SlotToPrint) => {
    if (isPrinting) return;
    setPrinting(true);
    setPrinted({ ...slot, copies: await countCopies(slot) });
    setPrinting(false);
  };
  const done = (isPrinted: boolean) => {
    if (printed && !isPrinted && printed.form !== 'list') noteLost(lostTickets(storeId, printed.form, printed));
    setPrinted(undefined);
  };
  const view = printed && <PrintSlot slot={printed} onDone={done} />;
  return { print: (slot: SlotToPrint) => void print(slot), view, isPrinting };
}

/** The board offers them again. */
function lostTickets(storeId: number, form: TicketForm, { orders, copies }: Printed): LostTicket[] {
  return orders.map(({ id }) => ({ storeId, orderId: id, form, copy: copies.get(id) ?? null }));
}

function PrintSlot({ slot, onDone }: { slot: Printed; onDone: (isPrinted: boolean) => void }) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    void printPage().then((isPrinted) => done.current(isPrinted));
  }, []);
  const { form, orders, copies } = slot;
  const paper = savedPaperWidth();
  const Ticket = form === 'bag' ? BagTickets : KitchenTicket;
  return createPortal(
    form === 'list' ? (
      <PickTicket {...slot} />
    ) : (
      orders.map((order) => <Ticket key={order.id} order={order} copy={copies.get(order.id)} paper={paper} />)
    ),
    document.body,
  );
}

function PickTicket({ sections, orders }: SlotToPrint) {
  const codes = orders.map(({ code }) => code).join(' · ');
  return (
    <div aria-hidden="true" data-ticket={savedPaperWidth()} className={ticket.ticket}>
      <p className={ticket.large}>
        <Trans>Pick list</Trans>
      </p>
      <p>{codes}</p>
      {sections.map(({ category, pieces }) => (
        <div key={category?.id ?? 0}>
          <p className={ticket.large}>{category ? category.name : <Trans>Without a category</Trans>}</p>
          <ul className={ticket.lines}>
            {pieces.map(({ key, name, variation, parts, count, lines }) => (
              <li key={key}>
                <p className={ticket.large}>
                  {count}× <bdi>{variation ? `${name}, ${variation}` : name}</bdi>
                </p>
                {parts.length > 0 && <p className={ticket.part}>{parts.join(', ')}</p>}
                <p className={ticket.part}>{lines.map(({ code, quantity }) => `${code} ×${quantity}`).join(', ')}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
