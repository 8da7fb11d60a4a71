import { type Answer, askProvider, type Patience, type Question } from '../ask-provider.ts';
import { NotTaken, withoutSecrets } from '../delivery-error.ts';
import type { SmsMessage, SmsSender } from './sms-sender.ts';

/** What a provider says of one message: taken, or refused and why. */
export type Verdict = 'taken' | Refused;

interface Refused {
  refused: keyof typeof sentences;
  /** The provider's own number for it. */
  code?: number;
  said: string;
}

/** All in which one provider differs from another. */
export interface SmsProvider {
  name: string;
  secrets: readonly string[];
  questionFor: (message: SmsMessage) => Question;
  /** Reads an answer of status 200 or 400 and their kin; undefined where it is none of this provider's. */
  verdictOf: (answer: Answer) => Verdict | undefined;
}

const sentences = {
  recipient: 'refused the number',
  setup: 'refused the message',
  away: 'has a fault',
};

export function sendThrough(provider: SmsProvider, patience?: Patience): SmsSender {
  const { name, secrets, questionFor, verdictOf } = provider;
  return {
    async send(message) {
      const answer = await askProvider(name, questionFor(message), patience);
      const verdict = verdictOf(answer);
      if (verdict === 'taken') return;
      if (!verdict) throw new NotTaken('away', `${name} answered with something else (${answer.status})`);
      const code = verdict.code === undefined ? '' : ` (${verdict.code})`;
      const said = withoutSecrets(verdict.said, [...secrets, message.text, message.to]);
      throw new NotTaken(verdict.refused, `${name} ${sentences[verdict.refused]}${code}: ${said}`);
    },
  };
}
