import type { ReplyOf } from 'market/calls/endpoint';
import type { riskContract } from 'market/risk/risk.contract';
import { endSignIn } from '#api/auth/auth-sign-ins.data.ts';
import { checkCode } from '#api/auth/codes/check-code.ts';
import { mustBeWithinCodeLimits } from '#api/auth/codes/limit-codes.ts';
import { sendCode } from '#api/auth/codes/send-code.ts';
import { parsePhone } from '#api/auth/parse-phone.ts';
import { signInOf, startSignIn } from '#api/auth/sign-in-ticket.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { contactKey, hashContacts } from '#api/http/limits/contact-hashes.ts';
import { Refusal } from '#api/http/refusal.ts';
import { servedZones } from '#api/zones/zones.data.ts';
import { saveProof } from './risk.data.ts';

interface Asking {
  written: string;
  /** The zones of the call: local spelling is that of the first one's country. */
  zoneIds: readonly number[];
  from: Requester;
}

/** Sends a code to the number of an order, under the limits of every code; it opens no account. */
export async function sendPhoneCode(
  context: ApiContext,
  { written, zoneIds, from }: Asking,
): Promise<ReplyOf<typeof riskContract.sendCode>> {
  const { db, mode } = context;
  const zone = (await servedZones(db)).find(({ id }) => id === zoneIds[0]);
  const country = zone?.country ?? (await settingsOf(db)).country;
  const phone = parsePhone(written, { country, field: 'contact_person_number', mode });
  await mustBeWithinCodeLimits(context, { medium: 'phone', contact: phone, from });
  const bearer = await startSignIn(db, { login_type: 'order', phone });
  return { ticket: bearer.ticket, code: await sendCode(context, bearer, { medium: 'phone', contact: phone, from }) };
}

/** The code has come back: orders of this shopper to this number need none for some time. */
export async function provePhone(
  context: ApiContext,
  { shopper, ticket, otp, from }: { shopper: Shopper; ticket: string; otp: string; from: Requester },
): Promise<void> {
  const bearer = await signInOf(context.db, ticket);
  if (bearer.login_type !== 'order' || !bearer.phone) throw new Refusal('ticket_unknown');
  await checkCode(context, bearer, { otp, medium: 'phone', from });
  const [phoneHash = ''] = hashContacts(await contactKey(context.db), { phone: bearer.phone, email: null });
  await saveProof(context.db, { shopper: shopperKeyOf(shopper), phoneHash, at: context.now() });
  await endSignIn(context.db, bearer.id);
}
