import type { Contract } from 'market/calls/contract';
import { money, toDecimal } from 'market/values/money';
import type { WalletBonus } from 'market/wallet/wallet.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { listMoney, listPoints } from './list-moves.ts';
import { currencyIn, mustBeEnabled } from './read-terms.ts';
import { showReferral } from './show-referral.ts';
import { transferPoints } from './transfer-points.ts';
import { activeBonuses, type BonusRow } from './wallet-terms.data.ts';

export const walletRoutes = (context: ApiContext): Omit<Handlers<Contract['wallet']>, 'addFund'> => ({
  transactions({ query, scope, caller: { customerId } }) {
    return listMoney(context, { customerId, scope, query });
  },
  async bonuses({ query, scope }) {
    await mustBeEnabled(context, 'wallet');
    const all = await activeBonuses(context.db, await currencyIn(context, scope), context.now());
    const { rows, page } = pageOfAll(all, query);
    return { ...page, bonuses: rows.map(shownBonus) };
  },
  points({ query, scope, caller: { customerId } }) {
    return listPoints(context, { customerId, scope, query });
  },
  transferPoints({ body, scope, caller, idempotencyKey }) {
    return transferPoints(context, { caller, scope, points: body.point, idempotencyKey });
  },
  referral({ query, scope, caller: { customerId } }) {
    return showReferral(context, { customerId, scope, query });
  },
});

function shownBonus(row: BonusRow): WalletBonus {
  const isPercent = row.bonus_type === 'percent';
  return {
    id: row.id,
    title: row.title,
    bonus_type: row.bonus_type,
    bonus_amount: isPercent ? row.bonus_amount : toDecimal(money(row.bonus_amount)),
    maximum_bonus_amount: row.maximum_bonus === null ? null : toDecimal(row.maximum_bonus),
    minimum_add_amount: toDecimal(row.minimum_fund),
    currency: row.currency,
    start_date: row.starts_at.toISOString(),
    end_date: row.ends_at.toISOString(),
  };
}
