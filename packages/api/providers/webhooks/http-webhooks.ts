import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, request as requestOpenly } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import type { LookupFunction } from 'node:net';
import { DeliveryError } from '../delivery-error.ts';
import { mayGoTo, numberIn, placeOfAddress, type WebhookReach } from './place-of-address.ts';
import type { WebhookCall, WebhookSender } from './webhook-sender.ts';

const maxFaultLength = 200;

/**
 * Webhooks over HTTP. Every address of a host name is checked before a byte is sent, in the same look-up that the
 * connection uses; a redirect counts as a failure.
 */
export function httpWebhooks({
  reach,
  timeoutMilliseconds = 10_000,
}: {
  reach: WebhookReach;
  timeoutMilliseconds?: number;
}): WebhookSender {
  return {
    async send(call, ending) {
      const timeout = AbortSignal.timeout(timeoutMilliseconds);
      const signal = ending ? AbortSignal.any([ending, timeout]) : timeout;
      try {
        const response = await answerTo(call, reach, signal);
        const { statusCode: status = 0 } = response;
        if (status >= 200 && status < 300) return void response.destroy();
        const beginning = await beginningOf(response);
        throw new DeliveryError('away', `${status} ${beginning}`.trim().slice(0, maxFaultLength));
      } catch (error) {
        if (error instanceof DeliveryError) throw error;
        const words = timeout.aborted ? `No answer within ${timeoutMilliseconds / 1000} seconds` : wordsOf(error);
        throw new DeliveryError('away', words.slice(0, maxFaultLength));
      }
    },
  };
}

/** As soon as its first line is there. */
function answerTo({ url, headers, body }: WebhookCall, reach: WebhookReach, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const target = new URL(url);
    const isEncrypted = target.protocol === 'https:';
    const mayGo = (address: string) => mayGoTo(placeOfAddress(address), { reach, isEncrypted });
    // A number is connected to without a look-up.
    const number = numberIn(target);
    if (number !== undefined && !mayGo(number)) throw forbidden(number);
    const begin = isEncrypted ? requestEncrypted : requestOpenly;
    const request = begin(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: guardedLookup(mayGo),
      agent: false,
      signal,
    });
    request.on('response', resolve).on('error', reject).end(body);
  });
}

/** One address that is forbidden forbids the name. */
function guardedLookup(mayGo: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (fault, addresses: LookupAddress[] = []) => {
      const [first] = addresses;
      const bad = addresses.find(({ address }) => !mayGo(address));
      if (fault || !first) return done(fault ?? new Error(`${host} has no address`), '', 0);
      if (bad) return done(forbidden(bad.address), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

function forbidden(address: string): DeliveryError {
  return new DeliveryError('setup', `${address} is not an address that webhooks may go to (WEBHOOK_REACH)`);
}

/** Further bytes of a reply are never read. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response) {
    text += (chunk as Buffer).toString();
    if (text.length >= maxFaultLength) break;
  }
  response.destroy();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they would reach a terminal
  return text.replace(/[\u0000-\u001f\u007f-\u009f\s]+/gu, ' ').slice(0, maxFaultLength);
}

function wordsOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return code && !message.includes(code) ? `${code} ${message}` : message || code;
}
