import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { numberOfMarket, twilioCallDialect } from '#api/testing/stand-ins/call-dialects.ts';
import { accountsAtStandIns, notANumber } from '#api/testing/stand-ins/sms-dialects.ts';
import { SmsStandIn } from '#api/testing/stand-ins/sms-stand-in.ts';
import { DeliveryError } from '../delivery-error.ts';
import { twilioCalls } from './twilio-calls.ts';

const standIn = new SmsStandIn(twilioCallDialect);
const account = { ...accountsAtStandIns.twilio, number: numberOfMarket };
const opened = (change: object = {}) =>
  twilioCalls({ ...account, ...change }, { timeoutMilliseconds: 250 }, standIn.origin);
const [rider, customer] = ['+2348030000142', '+2348035550142'];

async function refusalOf(call = { from: rider, to: customer }, change: object = {}): Promise<DeliveryError> {
  const outcome = await opened(change)
    .connect(call)
    .catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(DeliveryError);
  return outcome as DeliveryError;
}

describe('[DEL-63] a call through the number of the market at Twilio', () => {
  beforeAll(() => standIn.open());
  afterAll(() => standIn.close());
  beforeEach(() => standIn.forget());

  it('rings the rider first, and then dials the customer, both with the number of the market', async () => {
    await opened().connect({ from: rider, to: customer });
    expect(standIn.taken).toHaveLength(1);
    const [{ to, from, text } = { to: '', from: '', text: '' }] = standIn.taken;
    expect([to, from]).toEqual([rider, numberOfMarket]);
    expect(text).toBe(
      `<Response><Dial callerId="${numberOfMarket}" timeout="25"><Number>${customer}</Number></Dial></Response>`,
    );
    expect(standIn.requests[0]?.body).not.toContain('Record');
  });

  it('says whose fault a refusal is, without numbers and keys', async () => {
    const ofNumber = await refusalOf({ from: notANumber, to: customer });
    expect(ofNumber.reason).toBe('recipient');
    expect(ofNumber.message).not.toContain(notANumber);
    const ofKey = await refusalOf(undefined, { authToken: 'wrong' });
    expect(ofKey.reason).toBe('setup');
    expect((await refusalOf(undefined, { number: '+2342019999999' })).reason).toBe('setup');
    expect(standIn.taken).toEqual([]);
  });

  it('dials nothing but digits', async () => {
    for (const to of ['+234<Hangup/>', '', '0803 555', '+234803</Number>'])
      expect((await refusalOf({ from: rider, to })).reason, to).toBe('recipient');
    expect(standIn.requests).toEqual([]);
  });

  it('is not begun twice by a provider that does not answer', async () => {
    standIn.misbehaviours.push({ kind: 'silent' });
    expect((await refusalOf()).reason).toBe('away');
    expect(standIn.requests).toHaveLength(1);
  });
});
