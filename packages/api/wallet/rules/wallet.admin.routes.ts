import type { Contract } from 'market/calls/contract';
import { maxCounted } from 'market/calls/endpoint';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { zoneIdsOf } from '#api/http/callers/staff.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import {
  addCommission,
  addPayRule,
  listCommissions,
  listPayRules,
  previewCommission,
  previewPayRule,
  withdrawCommission,
  withdrawPayRule,
} from './manage-rules.ts';
import { storesForRules } from './wallet-rule-desk.data.ts';

export const adminWalletRoutes = (context: ApiContext): Handlers<Contract['adminWallet']> => ({
  async commissions({ caller, query }) {
    const { rows, page } = pageOfAll(await listCommissions(context, caller), query);
    return { ...page, rules: rows };
  },
  async commissionStores({ caller: { zones }, query: { search = '', ...query } }) {
    const found = await storesForRules(context.db, {
      zoneIds: zoneIdsOf({ zones }),
      search,
      limit: maxCounted,
    });
    const { rows, page } = pageOfAll(found, query);
    return { ...page, stores: rows };
  },
  addCommission: ({ caller, body }) => addCommission(context, caller, body),
  previewCommission: ({ caller, query }) => previewCommission(context, caller, query),
  async withdrawCommission({ caller, params }) {
    await withdrawCommission(context, caller, params.rule_id);
    return {};
  },
  async payRules({ caller, query }) {
    const { rows, page } = pageOfAll(await listPayRules(context, caller), query);
    return { ...page, rules: rows };
  },
  addPay: ({ caller, body }) => addPayRule(context, caller, body),
  previewPay: ({ caller, query }) => previewPayRule(context, caller, query),
  async withdrawPay({ caller, params }) {
    await withdrawPayRule(context, caller, params.rule_id);
    return {};
  },
});
