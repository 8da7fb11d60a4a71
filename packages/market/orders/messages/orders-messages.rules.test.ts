import { describe, expect, it } from 'vitest';
import {
  type MessageFacts,
  type MessageWay,
  nextMessageAt,
  obstacleOf,
  type SentMessage,
  stateOfMessage,
} from './orders-messages.rules.ts';

const noon = new Date('2026-11-20T11:00:00Z');
const before = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);

const facts: MessageFacts = { hasEmail: true, hasPhone: true, deviceCount: 1, code: 'needed' };
const by = (kind: MessageWay['kind'], channel: MessageWay['channel']): MessageWay => ({ kind, channel });

describe('[OPS-037] a message to the customer of an order', () => {
  it.each<[string, MessageWay, Partial<MessageFacts>, string | undefined]>([
    ['a receipt to an email', by('receipt', 'mail'), {}, undefined],
    ['no receipt without an email', by('receipt', 'mail'), { hasEmail: false }, 'no_email'],
    ['a link to a phone', by('tracking', 'sms'), { hasEmail: false }, undefined],
    ['no link without a phone', by('tracking', 'sms'), { hasPhone: false }, 'no_phone'],
    ['a code to a phone', by('code', 'sms'), {}, undefined],
    ['no code of an order without one', by('code', 'sms'), { code: 'none' }, 'no_code'],
    ['no code before the store has accepted the order', by('code', 'sms'), { code: 'early' }, 'code_early'],
    ['no code after it has served', by('code', 'mail'), { code: 'over', hasEmail: false }, 'code_over'],
    ['a notification to a device', by('push', 'push'), {}, undefined],
    ['no notification without a device', by('push', 'push'), { deviceCount: 0 }, 'no_device'],
  ])('is %s', (_what, way, change, obstacle) => {
    expect(obstacleOf(way, { ...facts, ...change })).toBe(obstacle);
  });

  it.each<[string, number[], number | null]>([
    ['at once after none', [], null],
    ['at once after four', [1, 2, 3, 4], null],
    ['an hour after the first of five', [50, 40, 30, 20, 10], 10],
    ['at once when the first of five is an hour ago', [60, 40, 30, 20, 10], null],
    ['an hour after the second of six, which were more by chance', [55, 50, 40, 30, 20, 10], 10],
  ])('may be sent %s', (_what, minutesAgo, inMinutes) => {
    const next = inMinutes === null ? null : before(-inMinutes);
    expect(nextMessageAt(minutesAgo.map(before), noon)).toEqual(next);
  });

  const none = { reached: 0, failed: 0, waiting: 0 };
  const sms: SentMessage = { channel: 'sms', madeAt: before(1), endedAt: null, fault: null, pushes: none };
  const push: SentMessage = { ...sms, channel: 'push' };
  it.each<[string, SentMessage, string, string | null]>([
    ['waits for its provider', sms, 'waiting', null],
    ['is unknown when no answer came', { ...sms, madeAt: before(3) }, 'unknown', null],
    ['was taken', { ...sms, endedAt: noon }, 'taken', null],
    ['was not taken, with the reason', { ...sms, endedAt: noon, fault: 'recipient' }, 'failed', 'recipient'],
    ['waits to be written for the devices', push, 'waiting', null],
    ['waits for the push service', { ...push, pushes: { ...none, waiting: 2 } }, 'waiting', null],
    ['was taken for one of two devices', { ...push, pushes: { ...none, reached: 1, failed: 1 } }, 'taken', null],
    ['was given up for all devices', { ...push, pushes: { ...none, failed: 2 } }, 'failed', 'refused'],
    ['had devices that are gone', { ...push, madeAt: before(3) }, 'failed', 'gone'],
    ['is too long ago', { ...push, madeAt: before(5_000) }, 'unknown', null],
  ])('%s', (_what, message, state, fault) => {
    expect(stateOfMessage(message, noon)).toEqual({ state, fault });
  });
});
