import { counterCodeOf } from 'market/orders/orders-board.rules';
import { minus, nothing, toDecimal } from 'market/values/money';
import type { ContestOfDesk } from 'market/wallet/contests/wallet-contests.admin.contract';
import type { Contest } from 'market/wallet/contests/wallet-contests.contract';
import type { ContestedRow, ContestRow } from './wallet-contests.data.ts';

/** A thing as its own person reads it. The order of a rating would say who gave it. */
export function thingReply({ kind, about, happened_at, journal, order_id, currency, booked, rating }: ContestedRow) {
  return {
    ...{ kind, about, journal, currency, rating },
    happened_at: happened_at.toISOString(),
    code: order_id === null || kind === 'rating' ? null : counterCodeOf(order_id),
    // In the books what is owed is a credit.
    booked: booked === null ? null : toDecimal(minus(nothing, booked)),
  };
}

export function contestReply(row: ContestRow, linkTo: (picture: string) => string): Contest {
  const { id, words, pictures, amount, held, decision, granted, answer } = row;
  return {
    ...thingReply(row),
    ...{ id, words, decision, answer, answered_role: row.answered_role },
    pictures: pictures.map(linkTo),
    amount: amount === null ? null : toDecimal(amount),
    held: decision === null ? toDecimal(held) : 0,
    granted: granted === null ? null : toDecimal(granted),
    made_at: row.made_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}

export function deskReply(row: ContestRow, linkTo: (picture: string) => string): ContestOfDesk {
  const { audience, party, order_id, words_about } = row;
  return {
    ...contestReply(row, linkTo),
    ...{ audience, party, order_id, words_about },
    code: order_id === null ? null : counterCodeOf(order_id),
    party_id: row.courier_id ?? row.store_id ?? 0,
  };
}
