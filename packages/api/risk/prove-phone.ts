import type { ReplyOf } from 'market/endpoint';
import type { riskContract } from 'market/risk/risk.contract';
import { endSignIn } from '#features/auth/auth-sign-ins.data.ts';
import { checkCode } from '#features/auth/check-code.ts';
import { mustHaveCodes } from '#features/auth/limit-codes.ts';
import { mustBePhone } from '#features/auth/must-be-phone.ts';
import { sendCode } from '#features/auth/send-code.ts';
import { signInOf, startSignIn } from '#features/auth/sign-in-ticket.ts';
import { settingsOf } from '#features/config/read-settings.ts';
import { servedZones } from '#features/zones/zones.data.ts';
import { nameOf, type Shopper } from '#http/callers.ts';
import { contactKey, hashContacts } from '#http/contact-hashes.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import type { Requester } from '#http/requester.ts';
import { keepProof } from './risk.data.ts';

interface Asking {
  written: string;
  /** The zones of the call: local spelling is that of the first one's country. */
  zoneIds: readonly number[];
  from: Requester;
}

/** Sends a code to the number of an order, under the limits of every code; it opens no account. */
export async function sendPhoneCode(
  needs: ApiNeeds,
  { written, zoneIds, from }: Asking,
): Promise<ReplyOf<typeof riskContract.sendCode>> {
  const { db, isDemo } = needs;
  const zone = (await servedZones(db)).find(({ id }) => id === zoneIds[0]);
  const country = zone?.country ?? (await settingsOf(db)).country;
  const phone = mustBePhone(written, { country, field: 'contact_person_number', isDemo });
  await mustHaveCodes(needs, { medium: 'phone', contact: phone, from });
  const bearer = await startSignIn(db, { login_type: 'order', phone });
  return { ticket: bearer.ticket, code: await sendCode(needs, bearer, { medium: 'phone', contact: phone, from }) };
}

/** The code has come back: orders of this shopper to this number need none for some time. */
export async function provePhone(
  needs: ApiNeeds,
  { shopper, ticket, otp, from }: { shopper: Shopper; ticket: string; otp: string; from: Requester },
): Promise<void> {
  const bearer = await signInOf(needs.db, ticket);
  if (bearer.login_type !== 'order' || !bearer.phone) throw new Refusal('ticket_unknown');
  await checkCode(needs, bearer, { otp, medium: 'phone', from });
  const [phoneHash = ''] = hashContacts(await contactKey(needs.db), { phone: bearer.phone, email: null });
  await keepProof(needs.db, { shopper: nameOf(shopper), phoneHash, at: needs.now() });
  await endSignIn(needs.db, bearer.id);
}
