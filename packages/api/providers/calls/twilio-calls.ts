import * as z from 'zod/mini';
import { callProvider, type RequestOptions } from '../call-provider.ts';
import { DeliveryError, withoutSecrets } from '../delivery-error.ts';
import { type CallBridge, ringSeconds } from './call-bridge.ts';

export interface TwilioCallAccount {
  accountSid: string;
  authToken: string;
  /** The number of the market at Twilio, which both people see. */
  number: string;
}

const taken = z.object({ sid: z.string(), status: z.string() });
const refused = z.object({ code: z.number(), message: z.string() });
/** Not a number, a number that cannot be called from there, or one that its owner has closed. */
const ofRecipient = new Set([13223, 13224, 13227, 21211, 21214, 21215, 21216, 21217]);

/**
 * Rings the first phone; once it is answered Twilio dials the second with the number of the market. Nothing is recorded.
 * https://www.twilio.com/docs/voice/api/call-resource
 */
export function twilioCalls(
  { accountSid, authToken, number }: TwilioCallAccount,
  options?: RequestOptions,
  origin = 'https://api.twilio.com',
): CallBridge {
  const url = `${origin}/2010-04-01/Accounts/${accountSid}/Calls.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    async connect({ from, to }) {
      const twiml = `<Response><Dial callerId="${number}" timeout="${ringSeconds}"><Number>${dialled(to)}</Number></Dial></Response>`;
      const body = new URLSearchParams({ To: dialled(from), From: number, Twiml: twiml, Timeout: String(ringSeconds) });
      const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
      const { status, json } = await callProvider('Twilio', { url, headers, body: body.toString() }, options);
      const { success: isTaken, data: call } = z.safeParse(taken, json);
      if (status < 300 && isTaken && call.status !== 'failed') return;
      const { success: isRefused, data: no } = z.safeParse(refused, json);
      if (status < 400 || !isRefused)
        throw new DeliveryError('away', `Twilio answered with something else (${status})`);
      const [reason, words] = ofRecipient.has(no.code)
        ? (['recipient', 'refused the number'] as const)
        : (['setup', 'refused the call'] as const);
      const detail = withoutSecrets(no.message, [authToken, accountSid, from, to]);
      throw new DeliveryError(reason, `Twilio ${words} (${no.code}): ${detail}`);
    },
  };
}

/** A number goes into a document of instructions: nothing but its digits may. */
function dialled(number: string): string {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new DeliveryError('recipient', 'A number that cannot be dialled');
  return number;
}
