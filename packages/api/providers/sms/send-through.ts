import { type Answer, callProvider, type ProviderRequest, type RequestOptions } from '../call-provider.ts';
import { DeliveryError, withoutSecrets } from '../delivery-error.ts';
import type { SmsMessage, SmsSender } from './sms-sender.ts';

/** A provider's result for one message: accepted, or why it was refused. */
export type SendResult = 'accepted' | Refused;

interface Refused {
  refused: keyof typeof sentences;
  /** The provider's own number for it. */
  code?: number;
  detail: string;
}

/** All in which one provider differs from another. */
export interface SmsProvider {
  name: string;
  secrets: readonly string[];
  requestFor: (message: SmsMessage) => ProviderRequest;
  /** Parses a reply of status 2xx or 4xx; undefined if it is not from this provider. */
  resultOf: (answer: Answer) => SendResult | undefined;
}

const sentences = {
  recipient: 'refused the number',
  setup: 'refused the message',
  away: 'has a fault',
};

export function sendThrough(provider: SmsProvider, options?: RequestOptions): SmsSender {
  const { name, secrets, requestFor, resultOf } = provider;
  return {
    async send(message) {
      const answer = await callProvider(name, requestFor(message), options);
      const result = resultOf(answer);
      if (result === 'accepted') return;
      if (!result) throw new DeliveryError('away', `${name} answered with something else (${answer.status})`);
      const code = result.code === undefined ? '' : ` (${result.code})`;
      const detail = withoutSecrets(result.detail, [...secrets, message.text, message.to]);
      throw new DeliveryError(result.refused, `${name} ${sentences[result.refused]}${code}: ${detail}`);
    },
  };
}
