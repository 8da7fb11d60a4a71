import * as z from 'zod/mini';
import type { RequestOptions } from '../call-provider.ts';
import { type SmsProvider, sendThrough } from './send-through.ts';
import type { SmsSender } from './sms-sender.ts';

export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** A number, a name, or the id of a messaging service (`MG…`). */
  sender: string;
}

const taken = z.object({ sid: z.string(), status: z.string() });
const refused = z.object({ code: z.number(), message: z.string() });
/** Not a number, no route, country not switched on, stopped by its owner, a landline. */
const ofRecipient = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614, 21635]);

/** https://www.twilio.com/docs/messaging/api/message-resource */
export function twilioSms(
  account: TwilioAccount,
  options?: RequestOptions,
  origin = 'https://api.twilio.com',
): SmsSender {
  const { accountSid, authToken, sender } = account;
  const from = sender.startsWith('MG') && sender.length === 34 ? 'MessagingServiceSid' : 'From';
  const provider: SmsProvider = {
    name: 'Twilio',
    secrets: [authToken, accountSid],
    requestFor: ({ to, text }) => ({
      url: `${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`,
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: to, [from]: sender, Body: text }).toString(),
    }),
    resultOf({ status, json }) {
      const { success: isTaken, data: message } = z.safeParse(taken, json);
      if (status < 300 && isTaken)
        return message.status === 'failed' ? { refused: 'setup', detail: 'failed' } : 'accepted';
      const { success: isRefused, data: no } = z.safeParse(refused, json);
      if (status < 400 || !isRefused) return undefined;
      return { refused: ofRecipient.has(no.code) ? 'recipient' : 'setup', code: no.code, detail: no.message };
    },
  };
  return sendThrough(provider, options);
}
