import { dayMilliseconds, hourMilliseconds, minuteMilliseconds } from '../../values/durations.ts';

/** What support sends once more to the customer of an order [OPS-037]. */
export const messageKinds = ['receipt', 'tracking', 'code', 'push'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageChannels = ['mail', 'sms', 'push'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** A kind with the channel by which it goes. */
export interface MessageWay {
  kind: MessageKind;
  channel: MessageChannel;
}

/** Every way by which a message can go. A receipt is too long for an SMS. */
export const messageWays: readonly MessageWay[] = [
  { kind: 'receipt', channel: 'mail' },
  { kind: 'tracking', channel: 'sms' },
  { kind: 'tracking', channel: 'mail' },
  { kind: 'code', channel: 'sms' },
  { kind: 'code', channel: 'mail' },
  { kind: 'push', channel: 'push' },
];

/**
 * Why a message cannot be sent: there is nowhere to send it, the order has no code, its store has not accepted it yet, or
 * the code has served.
 */
export const messageObstacles = ['no_email', 'no_phone', 'no_device', 'no_code', 'code_early', 'code_over'] as const;
export type MessageObstacle = (typeof messageObstacles)[number];

/** What an order and its customer have. */
export interface MessageFacts {
  hasEmail: boolean;
  hasPhone: boolean;
  /** Devices of the customer with notifications. */
  deviceCount: number;
  /** Whether the order is handed over for a code: not yet accepted, waiting for it, or handed over. */
  code: 'none' | 'early' | 'needed' | 'over';
}

/** Returns why a message cannot go by a way; undefined if it can [OPS-037]. */
export function obstacleOf({ kind, channel }: MessageWay, facts: MessageFacts): MessageObstacle | undefined {
  if (kind === 'code' && facts.code !== 'needed') return facts.code === 'none' ? 'no_code' : `code_${facts.code}`;
  if (channel === 'mail' && !facts.hasEmail) return 'no_email';
  if (channel === 'sms' && !facts.hasPhone) return 'no_phone';
  return channel === 'push' && facts.deviceCount === 0 ? 'no_device' : undefined;
}

/** How many messages support sends about one order within an hour. */
export const maxMessagesPerHour = 5;

/** Returns when the next message about an order may be sent, from the moments of earlier ones; null for now [OPS-037]. */
export function nextMessageAt(sentAt: readonly Date[], at: Date): Date | null {
  const freeAgainAt = (sent: Date) => sent.getTime() + hourMilliseconds;
  const counted = sentAt.map(freeAgainAt).filter((time) => time > at.getTime());
  const first = counted.toSorted((one, other) => other - one)[maxMessagesPerHour - 1];
  return first === undefined ? null : new Date(first);
}

/** Why a provider did not take a message; `gone` is a device that no longer wants notifications. */
export const messageFaults = ['recipient', 'refused', 'busy', 'setup', 'away', 'no_provider', 'gone'] as const;
export type MessageFault = (typeof messageFaults)[number];

/** `unknown`: the server stopped before the provider answered, or it is too long ago. */
export const messageStates = ['waiting', 'taken', 'failed', 'unknown'] as const;
export type MessageState = (typeof messageStates)[number];

/** How many devices the push service took a notification for, gave it up for, and still waits for. */
export interface PushCounts {
  reached: number;
  failed: number;
  waiting: number;
}

export interface SentMessage {
  channel: MessageChannel;
  madeAt: Date;
  /** When the provider answered; null for a push, and until then. */
  endedAt: Date | null;
  fault: MessageFault | null;
  /** Of a push alone. */
  pushes: PushCounts;
}

/** A provider answers sooner, or not at all. */
const timeoutMinutes = 2;
/** Pushes are stored that long. */
export const pushDays = 3;

/** Returns what came of a message at a moment, and why [OPS-037]. That a provider took it is all that it says. */
export function stateOfMessage(message: SentMessage, at: Date): { state: MessageState; fault: MessageFault | null } {
  const age = at.getTime() - message.madeAt.getTime();
  const isNew = age < timeoutMinutes * minuteMilliseconds;
  if (message.channel === 'push')
    return stateOfPush(message.pushes, { isNew, isOld: age > pushDays * dayMilliseconds });
  if (message.endedAt === null) return { state: isNew ? 'waiting' : 'unknown', fault: null };
  return { state: message.fault === null ? 'taken' : 'failed', fault: message.fault };
}

function stateOfPush(
  { reached, failed, waiting }: PushCounts,
  { isNew, isOld }: { isNew: boolean; isOld: boolean },
): ReturnType<typeof stateOfMessage> {
  if (isOld) return { state: 'unknown', fault: null };
  if (reached > 0) return { state: 'taken', fault: null };
  if (waiting > 0) return { state: 'waiting', fault: null };
  if (failed > 0) return { state: 'failed', fault: 'refused' };
  // A device that is gone takes its pushes with it.
  return isNew ? { state: 'waiting', fault: null } : { state: 'failed', fault: 'gone' };
}
