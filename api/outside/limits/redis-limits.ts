import type { RedisClientType } from '@redis/client';
import type { Connection } from '#db/connection.ts';
import { Refusal } from '#http/refusal.ts';
import type { Limit, Limits } from './limits.ts';

/**
 * Redis counts, so the database need not write for every try. A window begins with its first try. While Redis is away the
 * other limits count in its place: somebody may have some tries more, nobody has endlessly many, and nobody waits.
 */
export function redisLimits(client: RedisClientType, inItsPlace: Limits): Limits {
  const asked = async <Answer>(ask: () => Promise<Answer>, otherwise: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask();
    } catch (fault) {
      if (fault instanceof Refusal) throw fault;
      return otherwise();
    }
  };
  return {
    countTry: (db: Connection, limit) =>
      asked(
        async () => {
          const [tries = 0] = await count(client, [limit]);
          if (tries > limit.limit) throw new Refusal('too_many');
        },
        () => inItsPlace.countTry(db, limit),
      ),
    mustHaveTries: (db, limits) =>
      asked(
        async () => {
          const tries = await client.mGet(limits.map(keyOf));
          const isUsedUp = limits.some(({ limit }, place) => Number(tries[place] ?? 0) >= limit);
          if (isUsedUp) throw new Refusal('too_many');
        },
        () => inItsPlace.mustHaveTries(db, limits),
      ),
    countFailure: (db, limits) =>
      asked(
        async () => void (await count(client, limits)),
        () => inItsPlace.countFailure(db, limits),
      ),
  };
}

/** One step for Redis: no try falls between the beginning of a window and its count. */
async function count(client: RedisClientType, limits: readonly Limit[]): Promise<number[]> {
  const step = client.multi();
  for (const limit of limits) {
    step.set(keyOf(limit), 0, { expiration: { type: 'EX', value: limit.windowSeconds }, condition: 'NX' });
    step.incr(keyOf(limit));
  }
  const answers = await step.exec();
  return limits.map((_, place) => Number(answers[2 * place + 1]));
}

/** The window is part of it: two limits of one name and several windows are several counts. */
export function keyOf({ name, subject, windowSeconds }: Limit): string {
  return `soko:tries:${name}:${windowSeconds}:${subject}`;
}
