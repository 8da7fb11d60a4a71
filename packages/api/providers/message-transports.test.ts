import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountsAtStandIns, termiiDialect } from '#api/testing/stand-ins/sms-dialects.ts';
import { SmsStandIn } from '#api/testing/stand-ins/sms-stand-in.ts';
import { DeliveryError } from './delivery-error.ts';
import { openTransports, type TransportChoice } from './message-transports.ts';

const sms = { to: '+2348030000142', text: 'Soko: 483920 is your code.' };
const mail = { to: 'ada@soko.example', subject: 'Your code', text: '483920' };

async function opened(choice: TransportChoice, { hasOutbox = false } = {}) {
  const saved: unknown[] = [];
  const keep = async (message: unknown) => void saved.push(message);
  const reported: string[] = [];
  const transports = await openTransports(choice, {
    outbox: hasOutbox ? { sms: { send: keep }, mail: { send: keep } } : undefined,
    report: (words) => reported.push(words),
  });
  return { ...transports, saved, reported };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a deployment without a transport', () => {
  it('keeps messages for the outbox page while it is a demo', async () => {
    const market = await opened({}, { hasOutbox: true });
    await market.sms.send(sms);
    await market.mail.send(mail);
    expect([market.saved, market.reported]).toEqual([[sms, mail], []]);
  });

  it('refuses messages when it is none, and drops not one of them silently', async () => {
    const market = await opened({});
    for (const sent of [market.sms.send(sms), market.mail.send(mail)]) {
      const refusal = await sent.catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(DeliveryError);
      expect(refusal).toMatchObject({ reason: 'no_provider' });
    }
    expect(market.saved).toEqual([]);
    expect(market.reported).toEqual([
      'SMS_PROVIDER is not set: codes cannot be sent to phones.',
      'SMTP_URL is not set: codes cannot be sent by e-mail.',
    ]);
  });
});

describe('a deployment with a transport', () => {
  it('sends by it and keeps nothing', async () => {
    const standIn = new SmsStandIn(termiiDialect);
    await standIn.open();
    const account = { ...accountsAtStandIns.termii, sender: 'Soko', channel: 'dnd', origin: standIn.origin };
    const market = await opened({ sms: { by: 'termii', account } });
    await market.sms.send(sms);
    await standIn.close();
    expect(standIn.taken).toEqual([{ to: '2348030000142', from: 'Soko', text: sms.text }]);
    expect(market.saved).toEqual([]);
  });

  it('does not call it for a while after failures, and tries again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const standIn = new SmsStandIn(termiiDialect);
    await standIn.open();
    const account = { ...accountsAtStandIns.termii, sender: 'Soko', channel: 'dnd', origin: standIn.origin };
    const market = await opened({ sms: { by: 'termii', account } });
    standIn.misbehaviours.push(...Array.from({ length: 5 }, () => ({ kind: 'status' as const, status: 503 })));
    for (let n = 0; n < 8; n += 1) await market.sms.send(sms).catch(() => {});
    expect(standIn.requests).toHaveLength(5);
    vi.advanceTimersByTime(30_000);
    await market.sms.send(sms);
    await standIn.close();
    expect(standIn.taken).toHaveLength(1);
    expect(market.reported.slice(1)).toEqual([
      'A message was not sent: Termii has a fault (503)',
      'Termii has failed 5 times in a row and is not called for 30 seconds',
      'Termii takes messages again',
    ]);
  });

  it('says nothing of keys, numbers and codes to the operator', async () => {
    const standIn = new SmsStandIn(termiiDialect);
    await standIn.open();
    const account = { apiKey: 'TLwrongkey', sender: 'Soko', channel: 'dnd', origin: standIn.origin };
    const market = await opened({ sms: { by: 'termii', account } });
    await market.sms.send(sms).catch(() => {});
    await standIn.close();
    expect(market.reported.at(-1)).toBe('A message was not sent: Termii refused our key (401)');
  });
});
