import * as z from 'zod/mini';
import type { RequestOptions } from '../call-provider.ts';
import { type SmsProvider, sendThrough } from './send-through.ts';
import type { SmsSender } from './sms-sender.ts';

export interface TermiiAccount {
  apiKey: string;
  /** 3 to 11 letters and digits, as Termii has approved them. */
  sender: string;
  /**
   * `dnd` delivers to every phone and must be switched on by Termii; `generic` only to phones that accept advertising.
   */
  channel: string;
  /** The address of the account, as its dashboard shows it. */
  origin: string;
}

const taken = z.object({ message_id: z.string() });
const refused = z.object({ message: z.string() });
/** Termii reports in words what others report as a code. */
const ofRecipient = /phone number|phone_number|not set up on this route|\bdnd\b.*\bnumber/i;

/** https://developers.termii.com/messaging-api */
export function termiiSms({ apiKey, sender, channel, origin }: TermiiAccount, options?: RequestOptions): SmsSender {
  const provider: SmsProvider = {
    name: 'Termii',
    secrets: [apiKey],
    requestFor: ({ to, text }) => ({
      url: `${origin}/api/sms/send`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        api_key: apiKey,
        // It wants the number without its plus.
        to: to.replace('+', ''),
        from: sender,
        sms: text,
        type: 'plain',
        channel,
      }),
    }),
    resultOf({ status, json }) {
      if (status < 300) return z.safeParse(taken, json).success ? 'accepted' : undefined;
      const { success, data } = z.safeParse(refused, json);
      if (!success) return undefined;
      return { refused: ofRecipient.test(data.message) ? 'recipient' : 'setup', detail: data.message };
    },
  };
  return sendThrough(provider, options);
}
