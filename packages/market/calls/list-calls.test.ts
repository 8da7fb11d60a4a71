import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { type Endpoint, endpoint, listReply, pageQuery, pageReply } from './endpoint.ts';

/** Lists to which the two documents give another form; see docs/decisions/0113. */
const ofAnotherForm = [
  'cart.list',
  'items.suggested',
  'promotions.cashback',
  'search.slugBlocks',
  'search.slugs',
  'search.suggestions',
  // What was not seen yet: at most twenty.
  'vendorBroadcasts.list',
  'courierBroadcasts.list',
  'courierCanceled.list',
  // Whole, or what has changed of it.
  'vendorItems.menu',
  // All of it: it is put in order as a whole.
  'vendorItems.arrangedItems',
  'vendorItems.arrangement',
  // All of it: a store sets few hours.
  'vendorItems.menuHours',
  // All of it: what is off fits one screen.
  'vendorItems.off',
  // All items with an ingredient: they are ticked as a whole.
  'vendorItems.ingredients',
  'vendorOrders.board',
  // All of it: it goes with the whole board.
  'vendorOrders.pickPlaces',
  'vendorPrescriptions.list',
  // Suggestions for what was typed.
  'vendorPrescriptions.medicines',
  'wishlist.ids',
  'wishlist.list',
];

/** Calls that return one object with all its parts. */
const ofOneThing = [
  'access.memberships',
  'adminAlarms.list',
  'adminBroadcasts.show',
  'adminBundles.show',
  'adminAudit.actions',
  'adminCampaigns.preview',
  'adminCity.show',
  'adminCity.track',
  'adminAccess.courier',
  'adminConfig.opening',
  'adminCoupons.show',
  'adminCustomers.show',
  'adminDay.show',
  'adminDispatch.history',
  'adminDispatch.modes',
  'adminDispatch.ranking',
  'adminFlash.show',
  'adminHealth.show',
  'adminImport.columns',
  'adminConfig.settings',
  'adminOrders.show',
  'adminPages.list',
  'adminParcelHome.show',
  'adminPages.show',
  'adminStatements.providers',
  'adminStores.show',
  'adminWaiting.show',
  'vendorAcceptance.show',
  'vendorChecks.show',
  'vendorDrawer.show',
  'vendorPreview.item',
  'vendorPreview.show',
  'vendorReports.show',
  'vendorStores.hours',
  'vendorWaiting.show',
  'courierWallet.statement',
  'vendorWallet.statement',
  'vendorWallet.order',
  'notifications.showPushTrial',
  'vendorChannels.show',
  'courierChannels.show',
  'adminCash.limits',
  'adminLedger.order',
  'adminLimits.list',
  'adminLimits.own',
  'adminMessages.show',
  'adminMap.tryOut',
  'adminNetworks.show',
  'adminPayouts.preview',
  'adminPayouts.show',
  'adminPayouts.statement',
  'adminWallet.previewCommission',
  'adminWallet.previewPay',
  'account.allergens',
  'access.person',
  'account.info',
  'auth.secondFactor',
  'categories.details',
  'config.settings',
  'courierChat.show',
  'courierDispatch.past',
  'courierDispatch.show',
  'courierOrders.work',
  'courierWallet.earnings',
  'items.details',
  'orders.details',
  'orders.prescription',
  'orders.track',
  'parcel.videoContent',
  'promotions.otherBanners',
  'reviews.ofOrder',
  'reviews.pending',
  'stores.details',
  'vendorOrders.story',
  'zones.at',
  'zones.check',
];

interface Shape {
  type?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Shape>;
}

const shapeOf = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
const partsOf = ({ reply }: Endpoint) => shapeOf(reply, 'output').properties ?? {};
const hasArray = (call: Endpoint) =>
  shapeOf(call.reply, 'output').type === 'array' || Object.values(partsOf(call)).some(({ type }) => type === 'array');

const calls = Object.entries(contract)
  .flatMap(([noun, declared]) =>
    Object.entries(declared as Record<string, Endpoint>).map(([name, call]) => ({ name: `${noun}.${name}`, call })),
  )
  .filter(({ call }) => call.method === 'GET' && call.replyAs === undefined);
const withArrays = calls.filter(({ call }) => hasArray(call));
const lists = withArrays.filter(({ name }) => !ofAnotherForm.includes(name) && !ofOneThing.includes(name));

/** Returns what is wrong with the reply of a list: it must have at least one named array beside three whole numbers. */
function faultsInAnswer(call: Endpoint): string[] {
  const parts = partsOf(call);
  const missing = Object.keys(pageReply).filter((name) => parts[name]?.type !== 'integer');
  const hasRows = Object.values(parts).some(({ type }) => type === 'array');
  return [...missing.map((name) => `no ${name}`), ...(hasRows ? [] : ['no named array'])];
}

/** Returns what is wrong with the paging parameters: the defaults must be ten entries and the first page. */
function faultsInQuery({ query }: Endpoint): string[] {
  const { limit, offset } = (query && shapeOf(query, 'input').properties) ?? {};
  if (!limit || !offset) return ['no limit or no offset'];
  return [
    ...(limit.default === 10 ? [] : [`a page of ${limit.default}`]),
    ...(offset.default === 1 ? [] : [`begins with page ${offset.default}`]),
    ...(limit.minimum === 1 && limit.maximum === 100 ? [] : ['a page may have other sizes than 1 to 100']),
  ];
}

describe('the calls that answer lists', () => {
  it('[API-13] are all that answer an array, but for those that are written down', () => {
    const found = withArrays.map(({ name }) => name);
    expect([...ofAnotherForm, ...ofOneThing].filter((name) => !found.includes(name))).toEqual([]);
    expect(lists.length).toBeGreaterThan(35);
  });

  it.each(lists)('[API-11] [API-13] [API-15] $name: one envelope, in pages of ten', ({ call }) => {
    expect([...faultsInAnswer(call), ...faultsInQuery(call)]).toEqual([]);
  });

  it('[API-15] have pages of ten also where their answer has a form of its own', () => {
    const paged = calls.filter(({ call: { query } }) => query && shapeOf(query, 'input').properties?.limit);
    expect(paged.filter(({ call }) => faultsInQuery(call).length > 0).map(({ name }) => name)).toEqual([]);
  });

  it('would be found with another envelope or another size', () => {
    const stall = z.object({ id: z.int() });
    const base = { method: 'GET', path: '/api/v1/stalls', summary: 'For this test', callers: 'anyone' } as const;
    const good = endpoint({ ...base, query: z.object(pageQuery()), reply: listReply('stalls', stall), refusals: [] });
    const bare = endpoint({ ...base, reply: z.array(stall), refusals: [] });
    const counted = endpoint({
      ...base,
      reply: z.object({ total_size: z.int(), stalls: z.array(stall) }),
      refusals: [],
    });
    const long = { ...good, query: z.object({ ...pageQuery(), limit: z._default(z.coerce.number(), 24) }) };
    expect([faultsInAnswer(good), faultsInQuery(good)]).toEqual([[], []]);
    expect(hasArray(bare)).toBe(true);
    expect(faultsInAnswer(bare)).toEqual(['no total_size', 'no limit', 'no offset', 'no named array']);
    expect(faultsInAnswer(counted)).toEqual(['no limit', 'no offset']);
    expect(faultsInQuery(counted)).toEqual(['no limit or no offset']);
    expect(faultsInQuery(long)).toEqual(['a page of 24', 'a page may have other sizes than 1 to 100']);
  });
});
