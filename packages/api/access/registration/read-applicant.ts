import type { Contract } from 'market/calls/contract';
import type { BodyOf } from 'market/calls/endpoint';
import { daySeconds } from 'market/values/durations';
import { hashPassword } from '#api/auth/hash-passwords.ts';
import { mustBeGoodPassword } from '#api/auth/must-be-good-password.ts';
import { parsePhone } from '#api/auth/parse-phone.ts';
import { normalizedEmail } from '#api/auth/read-contact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { addressLimits, spendLimits } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { servedZones, type ZoneRow } from '#api/zones/zones.data.ts';

type StoreBody = BodyOf<Contract['registration']['applyAsStore']>;
export type ApplicantBody = Pick<
  StoreBody,
  'f_name' | 'l_name' | 'phone' | 'email' | 'password' | 'confirm_password' | 'zone_id'
>;

/** The stored data of an applicant. */
export interface Applicant {
  f_name: string;
  l_name: string;
  phone: string;
  email: string;
  zone_id: number;
}

const applications = {
  name: 'applications',
  number: 'LIMIT_APPLICATIONS_OF_ADDRESS',
  windowSeconds: daySeconds,
} as const;

/** Counts the application against where it comes from, and refuses what cannot be true. */
export async function readApplicant(
  context: ApiContext,
  body: ApplicantBody,
  from: Requester,
): Promise<{ applicant: Applicant; zone: ZoneRow }> {
  const { db, mode } = context;
  await spendLimits(context, from, { beforeChallenge: addressLimits(context, from, applications) });
  mustBeGoodPassword(body.password, body.confirm_password);
  const zone = (await servedZones(db)).find(({ id }) => id === body.zone_id);
  if (!zone) throw new Refusal('outside_zones');
  const phone = parsePhone(body.phone, { country: zone.country, field: 'phone', mode });
  const { f_name, l_name, email } = body;
  return { applicant: { f_name, l_name, phone, email: normalizedEmail(email), zone_id: zone.id }, zone };
}

/** Last, because it costs more than all other checks. */
export function hashOfApplicant({ password }: ApplicantBody): Promise<string> {
  return hashPassword(password);
}
