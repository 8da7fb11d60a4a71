import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withBreaker } from './breaker.ts';
import { DeliveryError } from './delivery-error.ts';

const away = () => Promise.reject(new DeliveryError('away', 'The line is dead'));
const refused = () => Promise.reject(new DeliveryError('recipient', 'No such number'));
const taken = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 6, 1) });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A scripted provider, behind a breaker. */
function provider() {
  let behaviour: () => Promise<void> = taken;
  let calls = 0;
  const news: string[] = [];
  const send = () => {
    calls += 1;
    return behaviour();
  };
  const sender = withBreaker({ send }, { name: 'Termii', report: (words) => news.push(words) });
  return {
    news,
    calls: () => calls,
    will: (next: () => Promise<void>) => {
      behaviour = next;
    },
    pass: (seconds: number) => {
      vi.advanceTimersByTime(seconds * 1000);
    },
    sendQuietly: () => sender.send({}).catch((error: DeliveryError) => error),
    async sendOften(times: number) {
      for (let n = 0; n < times; n += 1) await this.sendQuietly();
    },
  };
}

describe('a provider that is down', () => {
  it('is not called for half a minute after five failures in a row', async () => {
    const termii = provider();
    termii.will(away);
    await termii.sendOften(5);
    expect(termii.calls()).toBe(5);
    termii.will(taken);
    termii.pass(12);
    expect(await termii.sendQuietly()).toMatchObject({ reason: 'away', retryAfterSeconds: 18 });
    termii.pass(17.9);
    await termii.sendOften(20);
    expect(termii.calls()).toBe(5);
  });

  it('is asked by one message after that, which decides for all others', async () => {
    const termii = provider();
    termii.will(away);
    await termii.sendOften(5);
    termii.pass(30);
    const attempt = Promise.withResolvers<void>();
    termii.will(() => attempt.promise);
    const first = termii.sendQuietly();
    expect(await termii.sendQuietly()).toMatchObject({ reason: 'away' });
    expect(termii.calls()).toBe(6);
    attempt.resolve();
    await first;
    termii.will(taken);
    await termii.sendOften(3);
    expect(termii.calls()).toBe(9);
  });

  it('rests again when that one fails', async () => {
    const termii = provider();
    termii.will(away);
    await termii.sendOften(5);
    termii.pass(30);
    await termii.sendOften(3);
    expect(termii.calls()).toBe(6);
    termii.pass(29);
    await termii.sendQuietly();
    expect(termii.calls()).toBe(6);
    termii.pass(1);
    termii.will(taken);
    await termii.sendOften(2);
    expect(termii.calls()).toBe(8);
  });

  it('is reported to the operator, though not at every message, and so is its return', async () => {
    const termii = provider();
    termii.will(away);
    await termii.sendOften(9);
    termii.pass(30);
    await termii.sendQuietly();
    termii.pass(31);
    await termii.sendQuietly();
    termii.pass(30);
    termii.will(taken);
    await termii.sendOften(2);
    expect(termii.news).toEqual([
      'A message was not sent: The line is dead',
      'Termii has failed 5 times in a row and is not called for 30 seconds',
      'A message was not sent: The line is dead',
      'Termii takes messages again',
    ]);
  });
});

describe('a provider that works', () => {
  it('is called on after failures that are not in a row', async () => {
    const termii = provider();
    for (let round = 0; round < 5; round += 1) {
      termii.will(away);
      await termii.sendOften(4);
      termii.will(taken);
      await termii.sendQuietly();
    }
    expect(termii.calls()).toBe(25);
  });

  it('is called on after strangers type invalid numbers', async () => {
    const termii = provider();
    termii.will(refused);
    await termii.sendOften(12);
    expect(termii.calls()).toBe(12);
    expect(termii.news).toEqual([]);
  });

  it('is back after a number that is none: it has answered', async () => {
    const termii = provider();
    termii.will(away);
    await termii.sendOften(5);
    termii.pass(30);
    termii.will(refused);
    await termii.sendOften(4);
    expect(termii.calls()).toBe(9);
  });
});
