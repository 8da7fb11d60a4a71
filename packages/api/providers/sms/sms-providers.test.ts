import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountsAtStandIns,
  africasTalkingDialect,
  approvedSender,
  notANumber,
  optedOut,
  termiiDialect,
  twilioDialect,
} from '#api/testing/stand-ins/sms-dialects.ts';
import { SmsStandIn } from '#api/testing/stand-ins/sms-stand-in.ts';
import type { RequestOptions } from '../call-provider.ts';
import { DeliveryError, type DeliveryErrorReason } from '../delivery-error.ts';
import { africasTalkingSms } from './africas-talking.ts';
import type { SmsSender } from './sms-sender.ts';
import { termiiSms } from './termii.ts';
import { twilioSms } from './twilio.ts';

interface Given extends RequestOptions {
  origin: string;
  sender?: string;
  key?: string;
}

const { twilio, africasTalking, termii } = accountsAtStandIns;
const providers = [
  {
    name: 'Twilio',
    dialect: twilioDialect,
    key: twilio.authToken,
    written: (number: string) => number,
    open: ({ origin, sender = approvedSender, key = twilio.authToken, ...options }: Given) =>
      twilioSms({ ...twilio, authToken: key, sender }, options, origin),
  },
  {
    name: 'Africa’s Talking',
    dialect: africasTalkingDialect,
    key: africasTalking.apiKey,
    written: (number: string) => number,
    open: ({ origin, sender = approvedSender, key = africasTalking.apiKey, ...options }: Given) =>
      africasTalkingSms({ ...africasTalking, apiKey: key, sender }, options, origin),
  },
  {
    name: 'Termii',
    dialect: termiiDialect,
    key: termii.apiKey,
    written: (number: string) => number.slice(1),
    open: ({ origin, sender = approvedSender, key = termii.apiKey, ...options }: Given) =>
      termiiSms({ apiKey: key, sender, channel: 'dnd', origin }, options),
  },
];

const to = '+2348030000142';
const text = 'Soko: 483920 is your code. It is good for 5 minutes.';
const brief = { timeoutMilliseconds: 250 };

async function refusalOf(sms: SmsSender, message = { to, text }): Promise<DeliveryError> {
  const outcome = await sms.send(message).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(DeliveryError);
  return outcome as DeliveryError;
}

describe.each(providers)('a short message by $name', ({ name, dialect, key, written, open }) => {
  const standIn = new SmsStandIn(dialect);
  const elsewhere = new SmsStandIn(dialect);
  const opened = (given: Partial<Given> = {}) => open({ origin: standIn.origin, ...given });

  async function expectRefused(
    reason: DeliveryErrorReason,
    sms = opened(),
    message = { to, text },
  ): Promise<DeliveryError> {
    const refusal = await refusalOf(sms, message);
    expect(refusal.reason).toBe(reason);
    expect(refusal.message).not.toMatch(/483920|8030000142/);
    expect(refusal.message).not.toContain(key);
    expect(standIn.taken).toEqual([]);
    return refusal;
  }

  beforeAll(async () => {
    await Promise.all([standIn.open(), elsewhere.open()]);
  });
  afterAll(async () => {
    await Promise.all([standIn.close(), elsewhere.close()]);
  });
  beforeEach(async () => {
    await standIn.open();
    standIn.forget();
    elsewhere.forget();
  });

  it('is handed over once, with number, text and sender', async () => {
    await opened().send({ to, text });
    expect(standIn.taken).toEqual([{ to: written(to), from: approvedSender, text }]);
    expect(standIn.requests).toHaveLength(1);
  });

  it('keeps Yoruba and Hausa letters, the naira sign and what forms use as signs', async () => {
    const hard = 'Ẹ kú àárọ̀! Kóòdù ọjà yín: 483920 — ɗaki, ƙofa, ₦1,500 & 50% + "a=b"';
    await opened().send({ to, text: hard });
    expect(standIn.taken.map((sms) => sms.text)).toEqual([hard]);
  });

  it.each(['+2348030000142', '+254711082000', '+14155550123'])(
    'is sent to %s as the provider writes it',
    async (number) => {
      await opened().send({ to: number, text });
      expect(standIn.taken.map((sms) => sms.to)).toEqual([written(number)]);
    },
  );

  it('goes out as often as it is sent, also at once', async () => {
    const sms = opened();
    await Promise.all(Array.from({ length: 10 }, (_, n) => sms.send({ to: `+23480300001${n}0`, text })));
    expect(new Set(standIn.taken.map((taken) => taken.to)).size).toBe(10);
  });

  it('to a number that is none is the fault of the number', async () => {
    const { message } = await expectRefused('recipient', opened(), { to: notANumber, text });
    expect(message).toContain(`${name} refused the number`);
    expect(message).not.toContain(notANumber.slice(1));
  });

  it('to a number that is blocked, or without a route, is the fault of the number', async () => {
    await expectRefused('recipient', opened(), { to: optedOut, text });
  });

  it('from a name that was not approved is a fault of the setup', async () => {
    await expectRefused('setup', opened({ sender: 'Market' }));
  });

  it('with a wrong key is a fault of the setup, and the key stays out of the words', async () => {
    const { message } = await expectRefused('setup', opened({ key: 'wrong-key-4711' }));
    expect(message).not.toContain('wrong-key');
  });

  it('is given up when no answer comes, and is not sent again: it may have left', async () => {
    standIn.misbehaviours.push({ kind: 'silent' });
    const { message } = await expectRefused('away', opened(brief));
    expect(message).toBe(`${name} did not answer in time`);
    expect(standIn.requests).toHaveLength(1);
  });

  it('is given up when the answer drips in', async () => {
    standIn.misbehaviours.push({ kind: 'drip' });
    await expectRefused('away', opened(brief));
    expect(standIn.requests).toHaveLength(1);
  });

  it('is not sent again after a fault of the provider, and the next one goes as usual', async () => {
    standIn.misbehaviours.push({ kind: 'status', status: 500 });
    const sms = opened();
    await expectRefused('away', sms);
    expect(standIn.requests).toHaveLength(1);
    await sms.send({ to, text });
    expect(standIn.taken).toHaveLength(1);
  });

  it('waits a second for a busy provider, and is then taken once', async () => {
    standIn.misbehaviours.push({ kind: 'status', status: 429, retryAfter: '1' });
    const pauses: number[] = [];
    await opened({ pause: async (milliseconds) => void pauses.push(milliseconds) }).send({ to, text });
    expect([pauses, standIn.requests.length, standIn.taken.length]).toEqual([[1000], 2, 1]);
  });

  it.each([
    ['60', 60],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [undefined, undefined],
  ])('does not wait longer for a busy provider: Retry-After %s', async (retryAfter, seconds) => {
    standIn.misbehaviours.push({ kind: 'status', status: 429, retryAfter });
    const { retryAfterSeconds } = await expectRefused('busy');
    expect([retryAfterSeconds, standIn.requests.length]).toEqual([seconds, 1]);
  });

  it('follows no redirect: no other host sees key, number or code', async () => {
    standIn.misbehaviours.push({ kind: 'redirect', to: `${elsewhere.origin}/api/sms/send` });
    await expectRefused('away');
    expect(elsewhere.requests).toEqual([]);
  });

  it.each(['html', 'other json', 'huge', 'cut'] as const)(
    'counts as not taken after an answer of no use: %s',
    async (kind) => {
      standIn.misbehaviours.push({ kind });
      await expectRefused('away');
      expect(standIn.requests).toHaveLength(1);
    },
  );

  it('is tried again when the provider was not reached', async () => {
    await standIn.close();
    const sms = opened({ pause: () => standIn.open() });
    await sms.send({ to, text });
    expect(standIn.taken).toHaveLength(1);
  });

  it('is refused when the provider stays unreachable', async () => {
    await standIn.close();
    const { message } = await expectRefused('away', opened({ pause: async () => {} }));
    expect(message).toBe(`${name} cannot be reached (ECONNREFUSED)`);
  });
});

describe('what one provider has and the others have not', () => {
  it('Twilio sends by a messaging service, named by its id', async () => {
    const standIn = new SmsStandIn(twilioDialect);
    await standIn.open();
    const sender = `MG${'7'.repeat(32)}`;
    await twilioSms({ ...twilio, sender }, {}, standIn.origin).send({ to, text });
    await standIn.close();
    expect(new URLSearchParams(standIn.requests[0]?.body).get('MessagingServiceSid')).toBe(sender);
    expect(new URLSearchParams(standIn.requests[0]?.body).has('From')).toBe(false);
  });

  it('Africa’s Talking sends without a name of ours', async () => {
    const standIn = new SmsStandIn(africasTalkingDialect);
    await standIn.open();
    await africasTalkingSms({ ...africasTalking, sender: undefined }, {}, standIn.origin).send({ to, text });
    await standIn.close();
    expect(standIn.taken).toEqual([{ to, from: undefined, text }]);
  });

  it('Africa’s Talking refuses by night what counts as advertising: a fault of the setup', async () => {
    const standIn = new SmsStandIn(() => ({
      status: 201,
      body: {
        SMSMessageData: {
          Message: 'Sent to 0/1 Total Cost: 0',
          Recipients: [{ statusCode: 409, number: to, status: 'DoNotDisturbRejection', cost: '0', messageId: 'None' }],
        },
      },
    }));
    await standIn.open();
    const account = { ...africasTalking, sender: approvedSender };
    const { reason, message } = await refusalOf(africasTalkingSms(account, {}, standIn.origin));
    await standIn.close();
    expect(reason).toBe('setup');
    expect(message).toBe('Africa’s Talking refused the message (409): DoNotDisturbRejection');
  });
});
