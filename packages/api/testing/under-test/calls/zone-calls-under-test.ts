import type { AdminModule } from 'market/modules/modules.admin.contract';
import type { AdminParcelHome } from 'market/parcel/parcel-home.admin.contract';
import { hourMilliseconds } from 'market/values/durations';
import sharp from 'sharp';
import type { MarketUnderTest } from '../market-under-test.ts';
import { signedInOperator } from '../staff-under-test.ts';
import { visitorUnderTest } from '../visitor-under-test.ts';
import type { StaffCall } from './staff-calls-under-test.ts';

const reason = 'As agreed on the phone';

/** How each call on the zones of a market is made so that it succeeds: every zone is a new one. */
export function zoneCallsUnderTest(market: MarketUnderTest): Record<string, () => Promise<StaffCall>> {
  const visitor = visitorUnderTest(() => market.app);
  const operator = () => signedInOperator(market, { roles: ['owner'] });

  let north = 5.5;
  const zone = () => {
    north += 0.1;
    const corner = (up: number, right: number) => ({ lat: north + up, lng: -0.2 + right });
    return {
      name: 'Osu & Labone',
      city: 'Accra',
      time_zone: 'Africa/Accra',
      area: [corner(0, 0), corner(0, 0.05), corner(0.05, 0.05), corner(0.05, 0)],
      cash_on_delivery: true,
      cash_on_delivery_cap: 500,
      digital_payment: false,
      tax_percent: 7.5,
      tax_inclusive: true,
      free_delivery_over: null,
      service_charge: 0,
      modules: [{ module_type: 'food', base: 8, per_km: 2.5, least: 8, most: 40, included_km: 1 }],
    };
  };
  const onZone = (bodyOf: () => object, isStopped = false) => {
    return async (): Promise<StaffCall> => {
      const by = await operator();
      const drawn = (await visitor.post('admin/zones', zone(), by.headers)).body;
      const stop = { version: drawn.version, reason };
      const now = isStopped ? (await visitor.post(`admin/zones/${drawn.id}/stop`, stop, by.headers)).body : drawn;
      return { by, params: { zone_id: drawn.id }, body: { version: now.version, ...bodyOf() } };
    };
  };

  const named = async (type: 'food' | 'grocery') => {
    const by = await operator();
    const all: AdminModule[] = (await visitor.get('admin/modules', by.headers)).body.modules;
    const module = all.find(({ module_type }) => module_type === type);
    if (!module) throw new Error(`The market has no module ${type}`);
    return { by, module, sequence: all.map(({ module_type }) => module_type), params: { module_type: type } };
  };

  const picture = () =>
    sharp({ create: { width: 600, height: 600, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
  /** The home of parcels with a reason and a film, as it is now. */
  const parcelHome = async () => {
    const by = await operator();
    const path = 'admin/modules/parcel/home';
    const { version }: AdminParcelHome = (await visitor.get(path, by.headers)).body;
    const step = { label: 'Book', text: '' };
    const reasons = [{ id: null, title: 'Quick', short_description: '' }];
    const guide = { film: '', steps: [step, step, step] };
    const home: AdminParcelHome = (await visitor.put(path, { reasons, guide, version }, by.headers)).body;
    return { by, home, words: { reasons, guide, version: home.version }, params: { module_type: 'parcel' } };
  };

  const soon = () => new Date(market.now().getTime() + hourMilliseconds).toISOString();
  /** Announces, in place of what holds and waits already. */
  const announced = async (kind: 'stop' | 'maintenance') => {
    const by = await operator();
    const { current, waiting } = (await visitor.get('admin/market-notice', by.headers)).body;
    for (const known of [waiting, current]) {
      if (known) await visitor.delete(`admin/market-notice/${known.id}`, by.headers);
    }
    const body = { kind, words: '', from_at: null, until_at: soon(), seen: null };
    return { by, body };
  };

  return {
    'adminStop.publish': () => announced('maintenance'),
    'adminStop.release': async () => {
      const { by, body } = await announced('stop');
      const { waiting } = (await visitor.post('admin/market-notice', body, by.headers)).body;
      return { by: await operator(), params: { notice_id: waiting.id }, body: {} };
    },
    'adminStop.end': async () => {
      const { by, body } = await announced('maintenance');
      const { current } = (await visitor.post('admin/market-notice', body, by.headers)).body;
      return { by, params: { notice_id: current.id }, body: {} };
    },
    'adminModules.rename': async () => {
      const { by, module, params } = await named('grocery');
      return { by, params, body: { name: module.name, version: module.version } };
    },
    'adminModules.setPicture': async () => {
      const { by, params } = await named('grocery');
      return { by, params, body: { photo: await picture() } };
    },
    'adminModules.arrange': async () => {
      const { by, sequence } = await named('food');
      return { by, body: { sequence, old_sequence: sequence } };
    },
    'adminModules.switch': async () => {
      const by = await operator();
      const drawn = (await visitor.post('admin/zones', zone(), by.headers)).body;
      return { by, params: { module_type: 'food', zone_id: drawn.id }, body: { is_on: false, seen_orders: [] } };
    },
    'adminParcelHome.change': async () => {
      const { by, words, params } = await parcelHome();
      return { by, params, body: words };
    },
    'adminParcelHome.setReasonPicture': async () => {
      const { by, home, params } = await parcelHome();
      return { by, params: { ...params, reason_id: home.reasons[0]?.id ?? 0 }, body: { photo: await picture() } };
    },
    'adminParcelHome.setGuidePicture': async () => {
      const { by, params } = await parcelHome();
      return { by, params, body: { photo: await picture() } };
    },
    'adminZones.create': async () => ({ by: await operator(), body: zone() }),
    'adminZones.change': onZone(zone),
    'adminZones.stop': onZone(() => ({ reason })),
    'adminZones.start': onZone(() => ({}), true),
    'adminZones.pause': onZone(() => ({ module_type: null, reason: 'rain', minutes: 30 })),
    'adminZones.resume': onZone(() => ({ module_type: null })),
  };
}
