import { numberIn } from 'app-kit/formats/amounts.ts';
import type { BodyOf } from 'market/calls/endpoint';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import type { AdminZone, adminZonesContract } from 'market/zones/zones.admin.contract';
import type { MapPoint } from 'ui/map/map-frame.tsx';

export type ZoneBody = BodyOf<typeof adminZonesContract.create>;

export const feeNames = ['base', 'per_km', 'least', 'most'] as const;
export type FeeName = (typeof feeNames)[number];

/** A module of a zone as it is written in the form. */
export interface FeeDraft extends Record<FeeName, string> {
  isOn: boolean;
  includedKm: number;
}

/** A zone as it is written in the form: numbers are texts until it is saved. */
export interface ZoneDraft {
  name: string;
  city: string;
  timeZone: string;
  currency: string;
  area: MapPoint[];
  takesCash: boolean;
  cashCap: string;
  takesDigital: boolean;
  tax: string;
  isTaxIncluded: boolean;
  freeOver: string;
  serviceCharge: string;
  fees: Record<ModuleType, FeeDraft>;
}

/** What a new zone has until it is changed. */
export interface MarketDefaults {
  timeZone: string;
  currency: string;
}

/** Returns a zone as the form begins with it; without a zone a new one with food and cash. */
export function draftOf(zone: AdminZone | undefined, { timeZone, currency }: MarketDefaults): ZoneDraft {
  const fees = Object.fromEntries(moduleTypes.map((type) => [type, feeOf(zone, type)])) as ZoneDraft['fees'];
  if (!zone) {
    return {
      name: '',
      city: '',
      timeZone,
      currency,
      area: [],
      takesCash: true,
      cashCap: '',
      takesDigital: false,
      tax: '0',
      isTaxIncluded: true,
      freeOver: '',
      serviceCharge: '0',
      fees,
    };
  }
  return {
    name: zone.name,
    city: zone.city,
    timeZone: zone.time_zone,
    currency: zone.currency,
    area: zone.area,
    takesCash: zone.cash_on_delivery,
    cashCap: textOf(zone.cash_on_delivery_cap),
    takesDigital: zone.digital_payment,
    tax: String(zone.tax_percent),
    isTaxIncluded: zone.tax_inclusive,
    freeOver: textOf(zone.free_delivery_over),
    serviceCharge: String(zone.service_charge),
    fees,
  };
}

function feeOf(zone: AdminZone | undefined, type: ModuleType): FeeDraft {
  const fee = zone?.modules.find(({ module_type }) => module_type === type);
  if (!fee) return { isOn: !zone && type === moduleTypes[0], base: '', per_km: '', least: '', most: '', includedKm: 1 };
  const { base, per_km, least, most, included_km: includedKm } = fee;
  return { isOn: true, base: `${base}`, per_km: `${per_km}`, least: `${least}`, most: `${most}`, includedKm };
}

function textOf(amount: number | null): string {
  return amount === null ? '' : String(amount);
}

/** The fields of the form that cannot be read, by their names in the call. */
export type DraftFault =
  | 'name'
  | 'city'
  | 'area'
  | 'modules'
  | 'tax'
  | 'cashCap'
  | 'freeOver'
  | 'serviceCharge'
  | `${ModuleType}.${FeeName}`;

/** Returns what is sent for a draft, or the fields that cannot be read. */
export function bodyOf(draft: ZoneDraft): { body: ZoneBody } | { faults: DraftFault[] } {
  const faults: DraftFault[] = [];
  const read = (text: string, fault: DraftFault) => {
    const value = numberIn(text);
    if (value === undefined) faults.push(fault);
    return value ?? 0;
  };
  const readOrNull = (text: string, fault: DraftFault) => (text.trim() === '' ? null : read(text, fault));
  if (!draft.name.trim()) faults.push('name');
  if (!draft.city.trim()) faults.push('city');
  if (draft.area.length < 3) faults.push('area');
  const modules = moduleTypes
    .filter((type) => draft.fees[type].isOn)
    .map((type) => {
      const fee = draft.fees[type];
      const [base, per_km, least, most] = feeNames.map((name) => read(fee[name], `${type}.${name}`));
      return {
        module_type: type,
        base: base ?? 0,
        per_km: per_km ?? 0,
        least: least ?? 0,
        most: most ?? 0,
        included_km: fee.includedKm,
      };
    });
  if (modules.length === 0) faults.push('modules');
  for (const { module_type: type, least, most } of modules) if (most < least) faults.push(`${type}.most`);
  const body: ZoneBody = {
    name: draft.name.trim(),
    city: draft.city.trim(),
    time_zone: draft.timeZone,
    // Without the settings of the market the server knows it.
    ...(draft.currency && { currency: draft.currency }),
    area: draft.area,
    cash_on_delivery: draft.takesCash,
    cash_on_delivery_cap: draft.takesCash ? readOrNull(draft.cashCap, 'cashCap') : null,
    digital_payment: draft.takesDigital,
    tax_percent: read(draft.tax, 'tax'),
    tax_inclusive: draft.isTaxIncluded,
    free_delivery_over: readOrNull(draft.freeOver, 'freeOver'),
    service_charge: read(draft.serviceCharge, 'serviceCharge'),
    modules,
  };
  return faults.length > 0 ? { faults } : { body };
}
