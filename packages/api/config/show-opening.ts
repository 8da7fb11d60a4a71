import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { canOrder, openingStepsOf } from 'market/config/config-opening.rules';
import { moduleTypes, traitsOf } from 'market/modules/modules.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { operatorSettings } from './config.data.ts';
import { openingRow } from './config-opening.data.ts';
import { showPage } from './pages/show-page.ts';

const sellingModules = moduleTypes.filter((type) => !traitsOf(type).carriesParcels);

/** Returns what is missing before a customer can order [OPS-056], counted now. */
export async function showOpening(context: ApiContext): Promise<ReplyOf<Contract['adminConfig']['opening']>> {
  const [row, saved, terms, privacy] = await Promise.all([
    openingRow(context.db, sellingModules, context.now()),
    operatorSettings(context.db),
    showPage(context, 'terms-and-conditions', ''),
    showPage(context, 'privacy-policy', ''),
  ]);
  const { brand, payments } = context;
  const takesDigital = payments.size > 0;
  const steps = openingStepsOf({
    hasSettings: Number(saved.settings_version ?? 0) > 0 || 'currency_code' in saved,
    zones: row.zones,
    payableZones: takesDigital ? Math.max(row.cashZones, row.digitalZones) : row.cashZones,
    stores: row.stores,
    categories: row.categories,
    items: row.items,
    storesWithOwner: row.storesWithOwner,
    couriers: row.couriers,
    payRules: row.payRules,
    hasContact: [saved.phone, saved.email, brand?.settings.phone, brand?.settings.email].some(Boolean),
    hasTerms: terms.html !== '' && privacy.html !== '',
  });
  return {
    steps: steps.map(({ step, isDone, isNeeded }) => ({ step, is_done: isDone, is_needed: isNeeded })),
    can_order: canOrder(steps),
    counts: {
      zones: row.zones,
      stores: row.stores,
      items: row.items,
      store_applications: row.storeApplications,
      courier_applications: row.courierApplications,
    },
  };
}
