import type { OrderStatus } from '../orders.rules.ts';

/** The forms of ticket: for who makes the order, and for each bag of it [STO-028]. */
export const ticketForms = ['kitchen', 'bag'] as const;
export type TicketForm = (typeof ticketForms)[number];

/** When a ticket prints by itself, as a store sets it for each form. */
export const kitchenTicketTimes = ['accepted', 'started', 'by_hand'] as const;
export const bagTicketTimes = ['accepted', 'ready', 'by_hand'] as const;

export interface TicketTimes {
  kitchen: (typeof kitchenTicketTimes)[number];
  bag: (typeof bagTicketTimes)[number];
}

/** The states in which a ticket prints that was set for a moment. */
const statusesFrom: Record<TicketTimes[TicketForm], readonly OrderStatus[]> = {
  accepted: ['confirmed', 'processing'],
  started: ['processing'],
  ready: ['handover'],
  by_hand: [],
};

/** Returns the tickets of an order that print by themselves now: those that were never printed [STO-028] [STO-029]. */
export function dueTickets(
  status: OrderStatus,
  printed: Record<TicketForm, number>,
  times: TicketTimes,
): readonly TicketForm[] {
  return ticketForms.filter((form) => printed[form] === 0 && statusesFrom[times[form]].includes(status));
}

/** Returns the numbers of the bags of an order, one ticket for each; undefined for the only one of an uncounted order. */
export function bagNumbers(bagCount: number | null): (number | undefined)[] {
  return bagCount === null ? [undefined] : Array.from({ length: bagCount }, (_, index) => index + 1);
}
