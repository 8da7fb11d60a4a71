import { createHash, randomBytes } from 'node:crypto';
import type { RedisClientType } from '@redis/client';
import { TimeoutStrategy, timeout } from 'cockatiel';
import { breaker } from '../breaker.ts';
import type { SharedAnswer, SharedAnswers } from './shared-answers.ts';

export interface RedisAnswersOptions {
  /** Distinguishes this deployment and release from all others at the same Redis. */
  mark: string;
  /** For the operator. */
  report: (words: string) => void;
}

/** After 40 ms computing the answer is as fast. */
const timeoutPolicy = timeout(40, TimeoutStrategy.Aggressive);
const nothing = { publish: () => {} };

/**
 * Shares answers of all nodes in Redis. Each has the generation in which it was started, and `forget` starts a new one:
 * what was read before a change and published after it is never found. A Redis that is down or slow costs at most the
 * time-out above, and is skipped for a while after repeated failures.
 */
export function redisAnswers(client: RedisClientType, { mark, report }: RedisAnswersOptions): SharedAnswers {
  const guard = breaker({ name: 'The Redis of cached answers', takes: 'answers', report });
  const generationKey = `soko:answers:${mark}`;
  /** Number of `forget` calls that Redis has not received. */
  let pendingInvalidations = 0;
  let isInvalidating = false;

  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> => {
    // The opener has reported that it is down.
    if (!client.isReady) return undefined;
    return guard(() => timeoutPolicy.execute(question)).catch(() => undefined);
  };
  /** Not behind the breaker: stale answers must never be found. */
  const beginGeneration = async (): Promise<void> => {
    if (!client.isReady) return;
    const sent = pendingInvalidations;
    isInvalidating = true;
    try {
      await client.set(generationKey, randomBytes(12).toString('base64url'));
      pendingInvalidations -= sent;
    } catch {
      // It stays pending, and the next read tries it again.
    }
    isInvalidating = false;
  };
  const forget = (): void => {
    pendingInvalidations += 1;
    void beginGeneration();
  };

  return {
    async get(name) {
      if (pendingInvalidations > 0) {
        if (!isInvalidating) void beginGeneration();
        return nothing;
      }
      const key = `${generationKey}:${createHash('sha256').update(name).digest('base64url')}`;
      const found = await ask(() => client.multi().get(generationKey).get(key).pTTL(key).execTyped());
      if (!found) return nothing;
      const [generation, cached, milliseconds] = found;
      if (generation === null) {
        // No generation exists yet, or it was evicted.
        forget();
        return nothing;
      }
      return {
        answer: answerOf(cached, generation, milliseconds),
        publish({ text, milliseconds: lasts }) {
          const expiration = { type: 'PX', value: Math.floor(lasts) } as const;
          if (expiration.value > 0) void ask(() => client.set(key, generation + text, { expiration }));
        },
      };
    },
    forget,
  };
}

function answerOf(cached: string | null, generation: string, milliseconds: number): SharedAnswer | undefined {
  if (!cached?.startsWith(generation) || milliseconds <= 0) return undefined;
  return { text: cached.slice(generation.length), milliseconds };
}
