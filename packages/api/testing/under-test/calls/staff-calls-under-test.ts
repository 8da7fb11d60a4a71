import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OperatorRole, StoreRole } from 'market/access/access.rules';
import sharp from 'sharp';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { formType, writeForm } from '../../../../../harness/fuzz/write-form.ts';
import { type CustomerUnderTest, signedInCustomer } from '../customer-under-test.ts';
import { deliveryUnderTest } from '../delivery-under-test.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { promotionCallsUnderTest } from '../promotions-under-test.ts';
import { saleCallsUnderTest } from '../sales-under-test.ts';
import { signedInMember, signedInOperator } from '../staff-under-test.ts';
import { freshEmail, freshPhone, visitorUnderTest } from '../visitor-under-test.ts';
import { catalogueCallsUnderTest } from './catalogue-calls-under-test.ts';
import { courierCallsUnderTest } from './courier-calls-under-test.ts';
import { customerCallsUnderTest, pageCallsUnderTest } from './customer-calls-under-test.ts';
import { deviceCallsUnderTest } from './device-calls-under-test.ts';
import { menuCallsUnderTest } from './menu-calls-under-test.ts';
import { moneyCallsUnderTest } from './money-calls-under-test.ts';
import { orderCallsUnderTest } from './order-calls-under-test.ts';
import { storeCallsUnderTest } from './store-calls-under-test.ts';
import { zoneCallsUnderTest } from './zone-calls-under-test.ts';

/** A call of staff that succeeds: who makes it, what is in its path, and what it sends. */
export interface StaffCall {
  by: CustomerUnderTest;
  params?: Record<string, string | number>;
  body?: Record<string, unknown>;
}

const { yaba } = knownZones;
const { generous, food } = testStores;
const reason = 'As agreed on the phone';
const allWeek = Object.fromEntries(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => [day, [[0, 1439]]]));

/** Each call of staff that writes, by its name in the contract, in a state of the market in which it succeeds. */
export function staffCallsUnderTest(market: MarketUnderTest): Record<string, () => Promise<StaffCall>> {
  const visitor = visitorUnderTest(() => market.app);
  const delivery = deliveryUnderTest(market);
  const operator = (role: OperatorRole = 'owner') => signedInOperator(market, { roles: [role] });
  const member = (role: StoreRole = 'owner', storeId: number = food.id) => signedInMember(market, { storeId, role });
  const picture = () =>
    sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
  const keyed = (by: CustomerUnderTest) => ({ ...by.headers, 'idempotency-key': randomUUID() });

  async function versionOf(id: string): Promise<number> {
    const { rows } = await sql<{ version: number }>`select version from orders where id = ${id}`.execute(market.db);
    return rows[0]?.version ?? 0;
  }
  const onBoard = (state: 'new' | 'accepted', body: object) => {
    return async (): Promise<StaffCall> => {
      const { id } = await (state === 'new' ? delivery.placed() : delivery.accepted());
      const params = { store_id: generous.id, order_id: id };
      return { by: await member('manager', generous.id), params, body: { version: await versionOf(id), ...body } };
    };
  };

  async function newItem(by: CustomerUnderTest) {
    const base = `vendor/stores/${food.id}`;
    const { body: menu } = await visitor.get(`${base}/menu`, by.headers);
    const fields = { name: 'Moi moi', price: 900, category_id: menu.categories[0].id };
    return { fields, item: (await visitor.post(`${base}/items`, fields, keyed(by))).body.item };
  }
  const onDeskItem = (bodyOf: (item: { name: string }) => object) => async (): Promise<StaffCall> => {
    const { item } = await newItem(await member('manager'));
    return { by: await operator(), params: { item_id: item.id }, body: { version: item.version, ...bodyOf(item) } };
  };
  const onItem = (bodyOf: (item: { version: number }) => Promise<object> | object, role: StoreRole = 'manager') => {
    return async (): Promise<StaffCall> => {
      const by = await member(role);
      const { item } = await newItem(await member('manager'));
      return { by, params: { store_id: food.id, item_id: item.id }, body: { ...(await bodyOf(item)) } };
    };
  };

  /** Which orders have a code at the door; in the tests none has otherwise. */
  async function giveDoorCodes(choice: 'all' | 'none'): Promise<void> {
    await sql`
      insert into settings (name, value) values ('door_code_for', ${JSON.stringify(choice)}::jsonb)
      on conflict (name) do update set value = excluded.value`.execute(market.db);
    clearCaches(market.db);
  }
  const carriedWithCode = async () => {
    await giveDoorCodes('all');
    return delivery.carried();
  };

  const inStore = (role: StoreRole, body?: object) => async (): Promise<StaffCall> => ({
    by: await member(role),
    params: { store_id: food.id },
    body: { ...body },
  });

  async function invitation(by: CustomerUnderTest, path: string, given: object): Promise<number> {
    const { body } = await visitor.post(path, { contact: freshEmail(), ...given }, by.headers);
    return body.invitation.id;
  }

  async function courier(by: CustomerUnderTest) {
    const email = freshEmail();
    await signedInCustomer(market, { email, is_email_verified: true });
    const hired = { contact: email, city: 'Lagos', vehicle: 'bicycle' };
    return (await visitor.post('admin/couriers', hired, by.headers)).body;
  }
  const onCourier = (body: object, isSuspended = false) => {
    return async (): Promise<StaffCall> => {
      const by = await operator();
      const { id, version } = await courier(by);
      const suspended = { version, reason };
      const now = isSuspended
        ? (await visitor.post(`admin/couriers/${id}/suspend`, suspended, by.headers)).body.version
        : version;
      return { by, params: { courier_id: id }, body: { version: now, ...body } };
    };
  };

  const kitchen = () => ({
    name: 'Auntie Esi Kitchen',
    module_type: 'food',
    zone_id: yaba.id,
    address: '14 Herbert Macaulay Way',
    phone: '0803 555 0142',
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    opening_hours: allWeek,
    minimum_order: 1500,
    delivery_minutes_min: 25,
    delivery_minutes_max: 40,
    take_away: true,
  });
  const onStore = (body: object, isClosed = false) => {
    return async (): Promise<StaffCall> => {
      const by = await operator();
      const store = (await visitor.post('admin/stores', kitchen(), keyed(by))).body;
      const close = { version: store.version, reason };
      const now = isClosed ? (await visitor.post(`admin/stores/${store.id}/close`, close, by.headers)).body : store;
      return { by, params: { store_id: store.id }, body: { version: now.version, ...body } };
    };
  };

  async function application(kind: 'store' | 'courier'): Promise<number> {
    await market.db.deleteFrom('rate_limits').execute();
    const [password, contacts] = ['a stall of my own', { email: freshEmail(), phone: freshPhone() }];
    const person = { f_name: 'Basira', l_name: 'Ogunleye', ...contacts, password, confirm_password: password };
    const ofStore = {
      name: 'Iya Basira Canteen',
      module_id: String(knownModules.food),
      address: '22 Herbert Macaulay Way, Yaba',
      latitude: String(yaba.at.lat),
      longitude: String(yaba.at.lng),
      minimum_delivery_time: '25',
      maximum_delivery_time: '35',
      tax_number: 'TIN-1',
    };
    const ofCourier = { vehicle: 'bicycle', identity_type: 'national_id', identity_number: '1234 5678 901' };
    const fields = kind === 'store' ? ofStore : ofCourier;
    const payload = writeForm({ ...person, zone_id: String(yaba.id), ...fields });
    const url = kind === 'store' ? '/api/v1/auth/vendor/register' : '/api/v1/auth/delivery-man/store';
    await market.app.inject({ method: 'POST', url, headers: { 'content-type': formType }, payload });
    const table = kind === 'store' ? 'store_applications' : 'delivery_man_applications';
    const newest = market.db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1);
    return (await newest.executeTakeFirstOrThrow()).id;
  }
  const onApplication = (kind: 'store' | 'courier', body: object) => {
    return async (): Promise<StaffCall> => {
      const id = await application(kind);
      return { by: await operator(), params: { application_id: id }, body: { ...body } };
    };
  };

  return {
    'vendorAccess.changeRole': async () => {
      const other = await member('kitchen');
      const params = { store_id: food.id, account_id: other.id };
      return { by: await member(), params, body: { role: 'counter', version: 1 } };
    },
    'vendorAccess.remove': async () => {
      const other = await member('kitchen');
      return { by: await member(), params: { store_id: food.id, account_id: other.id } };
    },
    'vendorAccess.leave': inStore('kitchen'),
    'vendorAccess.invite': inStore('owner', { contact: freshEmail(), role: 'kitchen' }),
    'vendorAccess.withdrawInvitation': async () => {
      const by = await member();
      const id = await invitation(by, `vendor/stores/${food.id}/invitations`, { role: 'kitchen' });
      return { by, params: { store_id: food.id, invitation_id: id } };
    },
    'vendorItems.create': async () => {
      const by = await member('manager');
      return { by, params: { store_id: food.id }, body: (await newItem(by)).fields };
    },
    ...deviceCallsUnderTest(market),
    ...menuCallsUnderTest(market),
    'vendorItems.change': onItem(({ version }) => ({ version, price: 950 })),
    'vendorItems.remove': onItem(() => ({})),
    'vendorItems.setAvailability': onItem(({ version }) => ({ version, availability: 'hidden' }), 'kitchen'),
    'vendorItems.setStock': onItem(({ version }) => ({ version, stock: 7 }), 'kitchen'),
    'vendorItems.moveStock': onItem(({ version }) => ({ version, reason: 'delivery', quantity: 7 }), 'kitchen'),
    'vendorItems.setLowMark': onItem(({ version }) => ({ version, low_mark: 3 }), 'kitchen'),
    'vendorItems.addPhoto': onItem(async ({ version }) => ({ version, photo: await picture(), text: 'A plate' })),
    'vendorItems.arrangePhotos': onItem(({ version }) => ({ version, photos: [] })),
    'vendorOrders.sendTestOrder': inStore('kitchen'),
    'vendorOrders.see': onBoard('new', {}),
    'vendorOrders.print': onBoard('new', { is_automatic: false }),
    'vendorOrders.accept': onBoard('new', { minutes: 20 }),
    'vendorOrders.refuse': onBoard('new', { reason: 'closing' }),
    'vendorOrders.cancel': onBoard('accepted', { reason: 'closing' }),
    'vendorOrders.change': onBoard('accepted', { line: 1, quantity: 1 }),
    'vendorOrders.delay': onBoard('accepted', {
      ready_at: new Date(market.now().getTime() + 45 * 60_000).toISOString(),
    }),
    'vendorOrders.prepare': onBoard('accepted', {}),
    'vendorOrders.tick': onBoard('accepted', { line_number: 1, part: 0, is_ticked: true }),
    'vendorOrders.ready': onBoard('accepted', {}),
    'vendorOrders.handOver': async () => {
      const { id } = await delivery.placed({ order_type: 'take_away' });
      const by = await member('kitchen', generous.id);
      for (const [step, sent] of [
        ['accept', { minutes: 20 }],
        ['ready', {}],
      ] as const) {
        const path = `vendor/stores/${generous.id}/orders/${id}/${step}`;
        await visitor.post(path, { version: await versionOf(id), ...sent }, by.headers);
      }
      const body = { version: await versionOf(id), code: id.slice(-4) };
      return { by, params: { store_id: generous.id, order_id: id }, body };
    },
    'vendorStores.pause': inStore('kitchen', { for: '30', reason: 'too_busy' }),
    'vendorStores.resume': inStore('kitchen'),
    'vendorStores.setCap': inStore('kitchen', { by: 'orders', most: 4 }),
    'vendorStores.setBusy': inStore('kitchen', { minutes: 10, for: '60' }),
    'vendorStores.setHours': async () => {
      const by = await member('manager');
      const { version } = (await visitor.get(`vendor/stores/${food.id}/hours`, by.headers)).body;
      return { by, params: { store_id: food.id }, body: { opening_hours: allWeek, version } };
    },
    ...storeCallsUnderTest(market),
    ...courierCallsUnderTest(market),
    'courierOrders.shift': async () => ({ by: await delivery.courier({ isOnShift: false }), body: { is_on: true } }),
    'courierOrders.take': async () => {
      const { id } = await delivery.accepted({ isReady: true });
      return { by: await delivery.courier(), params: { order_id: id }, body: {} };
    },
    'courierOrders.giveBack': async () => {
      const [by, { id }] = [await delivery.courier(), await delivery.accepted()];
      await delivery.take(by, id, 'take');
      return { by, params: { order_id: id }, body: {} };
    },
    'courierOrders.tryCode': async () => {
      const { rider: by, id, track } = await carriedWithCode();
      return { by, params: { order_id: id }, body: { code: (await track()).door_code } };
    },
    'courierOrders.deliver': async () => {
      await giveDoorCodes('none');
      const { rider: by, id } = await delivery.carried();
      return { by, params: { order_id: id }, body: { cash_received: true } };
    },
    'courierDispatch.answer': async () => {
      const [by, { id }] = [await delivery.courier(), await delivery.accepted()];
      const { rows } = await sql<{ id: number }>`
        insert into delivery_offers (order_id, delivery_man_id, made_at, expires_at, route, terms)
        select ${id}, d.id, ${market.now()}, ${market.now()}::timestamptz + interval '40 s', '[]', '{}'
        from delivery_men d where d.customer_id = ${by.id} returning id`.execute(market.db);
      return { by, params: { offer_id: rows[0]?.id ?? 0 }, body: { accepts: false } };
    },
    'adminDispatch.setMode': async () => {
      const by = await operator();
      const { body } = await visitor.get('admin/dispatch/zones', by.headers);
      const { version } = body.zones.find((zone: { zone_id: number }) => zone.zone_id === yaba.id);
      return { by, params: { zone_id: yaba.id }, body: { mode: 'proposes', version } };
    },
    'adminDispatch.assign': async () => {
      const [rider, { id }] = [await delivery.courier(), await delivery.accepted({ isReady: true })];
      const { rows } = await sql<{ id: number }>`
        select id from delivery_men where customer_id = ${rider.id}`.execute(market.db);
      const body = { courier_id: rows[0]?.id, from_courier_id: null, reason };
      return { by: await operator(), params: { order_id: id }, body };
    },
    'adminAccess.changeRoles': async () => {
      const params = { account_id: (await operator('support')).id };
      return { by: await operator(), params, body: { roles: ['marketing'], zone_ids: null, version: 1 } };
    },
    'adminAccess.remove': async () => ({
      by: await operator(),
      params: { account_id: (await operator('support')).id },
    }),
    'adminAccess.endOperatorSessions': async () => ({
      by: await operator(),
      params: { account_id: (await operator('support')).id },
    }),
    'adminAccess.resetSecondFactor': async () => ({
      by: await operator(),
      params: { account_id: (await operator('support')).id },
    }),
    'adminAccess.invite': async () => ({
      by: await operator(),
      body: { contact: freshEmail(), roles: ['support'], zone_ids: null },
    }),
    'adminAccess.withdrawInvitation': async () => {
      const by = await operator();
      const id = await invitation(by, 'admin/invitations', { roles: ['support'], zone_ids: null });
      return { by, params: { invitation_id: id } };
    },
    'adminAccess.addCourier': async () => {
      const email = freshEmail();
      await signedInCustomer(market, { email, is_email_verified: true });
      return { by: await operator(), body: { contact: email, city: 'Lagos', vehicle: 'bicycle' } };
    },
    'adminAccess.changeCourier': onCourier({ city: 'Lagos', vehicle: 'motorcycle' }),
    'adminAccess.suspendCourier': onCourier({ reason }),
    'adminAccess.restoreCourier': onCourier({}, true),
    'adminAccess.seePapers': onCourier({}),
    'adminAccess.signOutCourier': onCourier({}),
    ...customerCallsUnderTest(market),
    ...pageCallsUnderTest(market),
    ...promotionCallsUnderTest(market),
    ...saleCallsUnderTest(market),
    'adminAudit.exportLines': async () => ({ by: await operator(), body: {} }),
    'adminConfig.changeSettings': async () => {
      const by = await operator();
      const { body: saved } = await visitor.get('admin/settings', by.headers);
      const { logo_full_url, is_currency_fixed, has_brand_file, ...settings } = saved;
      return { by, body: { ...settings, address: '14 Marina, Lagos' } };
    },
    'adminItems.change': onDeskItem(({ name }) => ({ name, description: 'Steamed', price: 950 })),
    'adminItems.hide': onDeskItem(() => ({ reason })),
    'adminItems.show': onDeskItem(() => ({})),
    'adminHealth.tryProvider': async () => ({ by: await operator(), body: { kind: 'ways' } }),
    'adminMap.change': async () => {
      const by = await operator();
      const { body: saved } = await visitor.get('admin/settings/map', by.headers);
      const { has_geocoder_key, ...map } = saved;
      return { by, body: { ...map, geocoder: 'none', geocoder_key: null } };
    },
    'adminNetworks.change': async () => {
      const body = { networks: [], outside: 'refused', version: 0 };
      return { by: await operator(), body };
    },
    'adminConfig.changeLogo': async () => ({ by: await operator(), body: { logo: await picture() } }),
    'adminOrders.cancel': async () => {
      const { id } = await delivery.placed();
      return { by: await operator(), params: { order_id: id }, body: { version: 1, reason } };
    },
    'adminOrders.waiveDoorCode': async () => {
      const { id } = await carriedWithCode();
      return { by: await operator(), params: { order_id: id }, body: { reason } };
    },
    'adminCity.take': async () => {
      const { id } = await delivery.placed();
      return { by: await operator(), body: { kind: 'unanswered', order_id: id } };
    },
    'adminCity.putOff': async () => {
      const { id } = await delivery.placed();
      return { by: await operator(), body: { kind: 'late', order_id: id, minutes: 10, reason } };
    },
    'adminOrders.move': async () => {
      const { id } = await delivery.placed();
      return { by: await operator(), params: { order_id: id }, body: { version: 1, to: 'confirmed', reason } };
    },
    'adminOrders.correct': async () => {
      const { id } = await delivery.placed();
      const body = { name: 'Adaeze Obi', phone: '+2348035550142', note: 'Ring twice', reason };
      return { by: await operator(), params: { order_id: id }, body };
    },
    'adminOrders.refund': async () => {
      const { id } = await delivery.carried();
      const version = await versionOf(id);
      const owner = await operator();
      await visitor.post(`admin/orders/${id}/move`, { version, to: 'delivered', reason }, owner.headers);
      const body = { amount: 5, borne_by: { market: 5, store: 0, courier: 0 }, way: 'source', reason };
      return { by: await operator(), params: { order_id: id }, body };
    },
    'adminRegistration.acceptStore': onApplication('store', {}),
    'adminRegistration.declineStore': onApplication('store', { words: reason }),
    'adminRegistration.acceptCourier': onApplication('courier', {}),
    'adminRegistration.declineCourier': onApplication('courier', { words: reason }),
    'adminStores.create': async () => ({ by: await operator(), body: kitchen() }),
    'adminStores.change': onStore({ ...kitchen(), minimum_order: 2000 }),
    'adminStores.close': onStore({ reason }),
    'adminStores.open': onStore({}, true),
    'adminStores.inviteOwner': onStore({ contact: freshEmail() }),
    ...moneyCallsUnderTest(market),
    ...orderCallsUnderTest(market),
    ...catalogueCallsUnderTest(market),
    ...zoneCallsUnderTest(market),
  };
}
