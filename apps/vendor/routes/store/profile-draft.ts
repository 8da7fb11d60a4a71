import { numberIn } from 'app-kit/formats/amounts.ts';
import type { ProfileBody, StoreProfile } from './store-profile-calls.ts';

/** A profile as it is written in the form: numbers are texts until it is saved. */
export interface ProfileDraft {
  tagline: string;
  phone: string;
  minimumOrder: string;
  minutesMin: string;
  minutesMax: string;
  takesAway: boolean;
  unfetchedRule: StoreProfile['unfetched_rule'];
  taxNumber: string;
  courierWords: string;
  kitchenTicketAt: StoreProfile['kitchen_ticket_at'];
  bagTicketAt: StoreProfile['bag_ticket_at'];
}

export type ProfileFault = 'phone' | 'minimumOrder' | 'minutes';

/** Returns a profile as the form begins with it. */
export function draftOfProfile(profile: StoreProfile): ProfileDraft {
  return {
    tagline: profile.tagline,
    phone: profile.phone,
    minimumOrder: String(profile.minimum_order),
    minutesMin: String(profile.delivery_minutes_min),
    minutesMax: String(profile.delivery_minutes_max),
    takesAway: profile.take_away,
    unfetchedRule: profile.unfetched_rule,
    taxNumber: profile.tax_number,
    courierWords: profile.courier_words,
    kitchenTicketAt: profile.kitchen_ticket_at,
    bagTicketAt: profile.bag_ticket_at,
  };
}

/** Returns what is sent for a draft, or the fields that cannot be read [STO-093]. */
export function bodyOfProfile(
  draft: ProfileDraft,
): { body: Omit<ProfileBody, 'version'> } | { faults: ProfileFault[] } {
  const minimum = numberIn(draft.minimumOrder);
  const [shortest = 0, longest = 0] = [numberIn(draft.minutesMin), numberIn(draft.minutesMax)];
  const areMinutes = [shortest, longest].every((minutes) => Number.isInteger(minutes) && minutes > 0 && minutes <= 240);
  const faults: ProfileFault[] = [
    ...(draft.phone.trim() ? [] : (['phone'] as const)),
    ...(minimum === undefined ? (['minimumOrder'] as const) : []),
    ...(areMinutes && shortest <= longest ? [] : (['minutes'] as const)),
  ];
  if (faults.length > 0 || minimum === undefined) return { faults };
  return {
    body: {
      tagline: draft.tagline.trim(),
      phone: draft.phone.trim(),
      minimum_order: minimum,
      delivery_minutes_min: shortest,
      delivery_minutes_max: longest,
      take_away: draft.takesAway,
      unfetched_rule: draft.unfetchedRule,
      tax_number: draft.taxNumber.trim(),
      courier_words: draft.courierWords.trim(),
      kitchen_ticket_at: draft.kitchenTicketAt,
      bag_ticket_at: draft.bagTicketAt,
    },
  };
}
