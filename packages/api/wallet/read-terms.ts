import type { Settings } from 'market/config/config.contract';
import { type Money, money } from 'market/values/money';
import { noRewards, type RewardTerms } from 'market/wallet/wallet.rules';
import * as z from 'zod/mini';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { Refusal } from '#api/http/refusal.ts';
import { currencyOfZone, storedRewardTerms } from './wallet-terms.data.ts';

const whole = z.int().check(z.minimum(0));
const amount = z.pipe(
  whole,
  z.transform((minor): Money => money(minor)),
);
const rewardTerms = z.object({
  spentPerPoint: amount,
  pointWorth: amount,
  minimumPoints: whole,
  referralCredit: amount,
  firstOrder: z.object({ percent: z.number().check(z.minimum(0), z.maximum(100)), most: amount, days: whole }),
});

/** Returns stored terms; an invalid value grants nothing. */
export function rewardTermsIn(stored: unknown): RewardTerms {
  const { success, data } = z.safeParse(rewardTerms, stored);
  return success ? data : noRewards;
}

/** Returns the rewards in a currency at a moment. */
export async function termsIn(db: Connection, currency: string, at: Date): Promise<RewardTerms> {
  return rewardTermsIn(await storedRewardTerms(db, currency, at));
}

/** The currency of the zone of a call, or the operator's where no zone is chosen. */
export async function currencyIn({ db }: Pick<ApiContext, 'db'>, { zoneIds: [zoneId] }: Scope): Promise<string> {
  const ofZone = zoneId === undefined ? undefined : await currencyOfZone(db, zoneId);
  return ofZone ?? (await settingsOf(db)).currency_code;
}

type Offer = 'wallet' | 'points' | 'referral';

const offers = {
  wallet: { flag: 'customer_wallet_status', refused: 'wallet_off' },
  points: { flag: 'loyalty_point_status', refused: 'points_off' },
  referral: { flag: 'ref_earning_status', refused: 'referral_off' },
} as const;

/** Refuses what the operator does not offer [WAL-11]. */
export async function mustBeEnabled({ db }: Pick<ApiContext, 'db'>, offer: Offer): Promise<Omit<Settings, 'demo'>> {
  const settings = await settingsOf(db);
  const { flag, refused } = offers[offer];
  if (settings[flag] !== 1) throw new Refusal(refused);
  return settings;
}
