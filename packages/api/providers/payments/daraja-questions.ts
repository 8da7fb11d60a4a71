import { hourMilliseconds } from 'market/values/durations';
import * as z from 'zod/mini';
import { type Answer, callProvider, NoAnswer } from '../call-provider.ts';
import { DeliveryError } from '../delivery-error.ts';
import type { ProviderEndpoint } from './ask-payments.ts';

interface DarajaKeys {
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  passkey: string;
  isSandbox: boolean;
}

const pass = z.object({ access_token: z.string(), expires_in: z.coerce.number() });
/** Time stamps are Kenya's, three hours ahead all year. */
const aheadMilliseconds = 3 * hourMilliseconds;
/** Seconds before its end from which a pass is not used any more. */
const reserveSeconds = 60;

/** Questions to Daraja under a pass, of which there is one: asking for another ends the one before. */
export function darajaQuestions(
  keys: DarajaKeys,
  { origin = originFor(keys), requestOptions, now }: ProviderEndpoint & ClockOrNot,
) {
  const { consumerKey, consumerSecret, shortcode, passkey } = keys;
  const clock = now ?? (() => new Date());
  let current: Promise<{ token: string; until: number }> | undefined;

  async function bringPass(): Promise<{ token: string; until: number }> {
    const url = `${origin}/oauth/v1/generate?grant_type=client_credentials`;
    const headers = { authorization: `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}` };
    const answer = await callProvider('M-Pesa', { url, method: 'GET', headers }, requestOptions).catch((error) => {
      // No payment was requested yet, so none can have started.
      throw error instanceof NoAnswer ? new DeliveryError('away', error.message) : error;
    });
    const { success, data } = z.safeParse(pass, answer.json);
    if (success) {
      const until = clock().getTime() + (data.expires_in - reserveSeconds) * 1000;
      return { token: data.access_token, until };
    }
    const reason = answer.status >= 400 && answer.status < 500 ? 'setup' : 'away';
    throw new DeliveryError(reason, `M-Pesa gave no pass (${answer.status})`);
  }

  async function passOf(): Promise<string> {
    const known = await current?.catch(() => undefined);
    if (known && known.until > clock().getTime()) return known.token;
    current = bringPass();
    return (await current).token;
  }

  async function callDaraja(path: string, body: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${await passOf()}`, 'content-type': 'application/json' };
    const question = { url: `${origin}${path}`, headers, body: JSON.stringify(body), returnsServerErrors: true };
    return callProvider('M-Pesa', question, requestOptions);
  }

  return {
    /** A token that another node has invalidated meanwhile is renewed once. */
    async ask(path: string, body: object): Promise<Answer> {
      const answer = await callDaraja(path, body);
      if (!isPassOver(answer)) return answer;
      current = undefined;
      return callDaraja(path, body);
    },
    /** Fields of every request about a prompt. */
    stamped() {
      const timestamp = timestampAt(clock());
      const password = Buffer.from(`${shortcode}${passkey}${timestamp}`).toString('base64');
      return { BusinessShortCode: shortcode, Password: password, Timestamp: timestamp };
    },
  };
}

interface ClockOrNot {
  now?: () => Date;
}

function isPassOver({ json }: Answer): boolean {
  const { success, data } = z.safeParse(z.object({ errorCode: z.string() }), json);
  return success && /^40[14]\.(001|002)\.03$/.test(data.errorCode);
}

function timestampAt(moment: Date): string {
  return new Date(moment.getTime() + aheadMilliseconds).toISOString().replace(/\D/g, '').slice(0, 14);
}

function originFor({ isSandbox }: DarajaKeys): string {
  return isSandbox ? 'https://sandbox.safaricom.co.ke' : 'https://api.safaricom.co.ke';
}
