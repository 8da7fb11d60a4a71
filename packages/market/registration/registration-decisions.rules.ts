import { type Refused, refusedWith } from '../calls/refusal-details.ts';
import { type ModuleType, traitsOf } from '../modules/modules.rules.ts';
import { type Area, isInside } from '../zones/zones.rules.ts';

export const applicationStates = ['pending', 'accepted', 'declined'] as const;

/** An account that has a contact of an applicant. */
export interface AccountOfContact {
  id: number;
  /** Its owner has confirmed this contact by a code. */
  isConfirmed: boolean;
}

/**
 * What an acceptance does with the account of an applicant: it makes one, or gives the work to one that is there. An
 * account that has not confirmed the contact may be another person's.
 */
export const accountKinds = ['none', 'confirmed', 'unconfirmed'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Returns the account that an applicant works with [OPS-053]: a confirmed one before another, by e-mail before phone. */
export function accountOfApplicant(
  byEmail: AccountOfContact | undefined,
  byPhone: AccountOfContact | undefined,
): { kind: AccountKind; id: number | undefined } {
  const found = [byEmail, byPhone].filter((account) => account !== undefined);
  const confirmed = found.find(({ isConfirmed }) => isConfirmed);
  if (confirmed) return { kind: 'confirmed', id: confirmed.id };
  return { kind: found.length > 0 ? 'unconfirmed' : 'none', id: found[0]?.id };
}

/** Where an applicant wants to sell, and what is known of that zone now. */
export interface WantedStore {
  moduleType: ModuleType;
  lat: number;
  lng: number;
  zone: { isActive: boolean; name: string; area: Area; modules: readonly ModuleType[] };
}

/** Returns why a store cannot be made of an application; undefined where it can [OPS-053]. */
export function refusalOfWantedStore({ moduleType, lat, lng, zone }: WantedStore): Refused | undefined {
  if (!zone.isActive) return refusedWith('zone_off', 'zone_is_off', { name: zone.name });
  if (!zone.modules.includes(moduleType) || traitsOf(moduleType).carriesParcels) {
    return { refused: 'store_module_not_offered' };
  }
  return isInside({ lat, lng }, zone.area) ? undefined : { refused: 'store_outside_zone' };
}
