import * as z from 'zod/mini';
import type { RequestOptions } from '../call-provider.ts';
import { type SmsProvider, sendThrough } from './send-through.ts';
import type { SmsSender } from './sms-sender.ts';

export interface AfricasTalkingAccount {
  /** `sandbox` means the provider's simulator, and no phone. */
  username: string;
  apiKey: string;
  /** Defaults to the provider's name. */
  sender: string | undefined;
}

const reply = z.object({
  SMSMessageData: z.object({
    Message: z.string(),
    Recipients: z.array(z.object({ statusCode: z.number(), status: z.string() })),
  }),
});
/** Processed, sent, queued. */
const taken = new Set([100, 101, 102]);
/**
 * Not a number, not a mobile one, stopped by its owner, no route. Do not disturb (409) is not one of them: it means
 * that our name counts as advertising.
 */
const ofRecipient = new Set([403, 404, 406, 407]);
const maxSetupCode = 499;

/** https://developers.africastalking.com/docs/sms/sending/bulk */
export function africasTalkingSms(
  { username, apiKey, sender }: AfricasTalkingAccount,
  options?: RequestOptions,
  origin = originFor(username),
): SmsSender {
  const provider: SmsProvider = {
    name: 'Africa’s Talking',
    secrets: [apiKey],
    requestFor: ({ to, text }) => ({
      url: `${origin}/version1/messaging`,
      headers: { apikey: apiKey, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username, to, message: text, ...(sender && { from: sender }) }).toString(),
    }),
    resultOf({ json, status: httpStatus, words }) {
      const { success, data } = z.safeParse(reply, json);
      // Errors of a whole request are plain text.
      if (!success) return httpStatus >= 400 && json === undefined ? { refused: 'setup', detail: words } : undefined;
      const { Message: detail, Recipients: recipients } = data.SMSMessageData;
      const [recipient] = recipients;
      if (!recipient) return { refused: detail.includes('InvalidPhoneNumber') ? 'recipient' : 'setup', detail };
      const { statusCode, status } = recipient;
      if (taken.has(statusCode)) return 'accepted';
      return { refused: refusedFor(statusCode), code: statusCode, detail: status };
    },
  };
  return sendThrough(provider, options);
}

function refusedFor(statusCode: number): 'recipient' | 'setup' | 'away' {
  if (ofRecipient.has(statusCode)) return 'recipient';
  return statusCode <= maxSetupCode ? 'setup' : 'away';
}

function originFor(username: string): string {
  return username === 'sandbox' ? 'https://api.sandbox.africastalking.com' : 'https://api.africastalking.com';
}
