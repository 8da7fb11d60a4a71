/** Where a banner is: in the slider at the top of a home, or between its sections. */
export const bannerPlaces = ['slider', 'promo'] as const;

/** What a banner leads to: a page of the storefront, or none; a store; an item. */
export const bannerTargets = ['page', 'store', 'item'] as const;
export type BannerTarget = (typeof bannerTargets)[number];

/** The pixels that the picture of a banner has each way at the minimum [OPS-065]. */
export const minBannerPixels = 320;

export const bannerStates = ['running', 'planned', 'over', 'off'] as const;
export type BannerState = (typeof bannerStates)[number];

/** Returns the state of a banner at a moment: it shows while it is switched on, from its start to its end [OPS-065]. */
export function bannerStateAt(
  { isActive, startsAt, endsAt }: { isActive: boolean; startsAt: Date | null; endsAt: Date | null },
  at: Date,
): BannerState {
  if (!isActive) return 'off';
  if (endsAt !== null && at >= endsAt) return 'over';
  return startsAt !== null && at < startsAt ? 'planned' : 'running';
}
