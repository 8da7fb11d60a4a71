import { type Money, money, roundingStep, toDecimal } from 'market/values/money';
import type { WalletMove } from 'market/wallet/wallet.contract';
import { pointsCurrency, walletAccount, worthOfPoints } from 'market/wallet/wallet.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type Page, sliceOf, totalOf } from '#api/http/list-pages.ts';
import { currencyIn, mustBeEnabled, termsIn } from './read-terms.ts';
import { balanceOf } from './wallet.data.ts';
import { countMoves, type EntryFilter, type MoveRow, movesOf } from './wallet-history.data.ts';

interface MovesRequest {
  customerId: number;
  scope: Scope;
  query: Page & { type: EntryFilter['type'] };
}

/** The money of a customer and what has moved it [WAL-01] [WAL-09]. */
export async function listMoney(context: ApiContext, { customerId, scope, query }: MovesRequest) {
  await mustBeEnabled(context, 'wallet');
  const currency = await currencyIn(context, scope);
  const balance = toDecimal(await balanceOf(context.db, customerId, currency));
  const { rows, page } = await pageOf(
    context,
    { account: walletAccount(customerId), currency, type: query.type },
    query,
  );
  return { ...page, currency, balance, data: rows.map((row) => shownMove(row, toDecimal, Number)) };
}

/** The points of a customer and what has moved them [WAL-04] [WAL-09]. */
export async function listPoints(context: ApiContext, { customerId, scope, query }: MovesRequest) {
  const settings = await mustBeEnabled(context, 'points');
  const currency = await currencyIn(context, scope);
  const terms = await termsIn(context.db, currency, context.now());
  const points = await balanceOf(context.db, customerId, pointsCurrency);
  const roundTo = roundingStep(settings.digit_after_decimal_point);
  const filter = { account: walletAccount(customerId), currency: pointsCurrency, type: query.type };
  const { rows, page } = await pageOf(context, filter, query);
  return {
    ...page,
    points,
    currency,
    worth: toDecimal(worthOfPoints(points, terms, roundTo)),
    point_worth: toDecimal(terms.pointWorth),
    minimum_point: terms.minimumPoints,
    spent_per_point: toDecimal(terms.spentPerPoint),
    data: rows.map((row) => shownMove(row, Number, toDecimal)),
  };
}

async function pageOf({ db }: ApiContext, filter: EntryFilter, { limit, offset }: Page) {
  const rows = await movesOf(db, filter, sliceOf({ limit, offset }));
  const total_size = await totalOf({ limit, offset }, rows.length, () => countMoves(db, filter));
  return { rows, page: { total_size, limit, offset } };
}

/** Returns an amount as the reply states it. */
type AmountFormat = (amount: Money) => number;

function shownMove(row: MoveRow, written: AmountFormat, writtenOther: AmountFormat): WalletMove {
  const amount = written(money(Math.abs(row.amount)));
  return {
    id: row.id,
    transaction_type: row.kind,
    credit: row.amount > 0 ? amount : 0,
    debit: row.amount < 0 ? amount : 0,
    order_id: row.order_id,
    store_name: row.store_name,
    friend_name: row.friend_name,
    exchanged: row.exchanged === null ? null : writtenOther(row.exchanged),
    created_at: row.made_at.toISOString(),
  };
}
