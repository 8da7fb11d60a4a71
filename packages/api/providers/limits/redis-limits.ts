import type { RedisClientType } from '@redis/client';
import type { Limit, Limits } from './limits.ts';

/**
 * Redis counts, so that the database need not write for every attempt. A window begins with its first attempt. While
 * Redis is down the other limits count instead: some callers may get a few more attempts, none gets unlimited ones, and
 * none waits.
 */
export function redisLimits(client: RedisClientType, inItsPlace: Limits): Limits {
  const askOr = async <Answer>(ask: () => Promise<Answer>, otherwise: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask();
    } catch {
      return otherwise();
    }
  };
  const run = async (script: string, limits: readonly Limit[]): Promise<number | undefined> => {
    if (limits.length === 0) return undefined;
    const parts = limits.flatMap(({ limit, windowSeconds }) => [String(limit), String(windowSeconds)]);
    const seconds = Number(await client.eval(script, { keys: limits.map(keyOf), arguments: parts }));
    return seconds < 0 ? undefined : Math.max(1, seconds);
  };
  return {
    take: (db, limits) =>
      askOr(
        () => run(peek + count, limits),
        () => inItsPlace.take(db, limits),
      ),
    peek: (db, limits) =>
      askOr(
        () => run(`${peek} return -1`, limits),
        () => inItsPlace.peek(db, limits),
      ),
    giveBack: (db, limits) =>
      askOr(
        async () => void (await run(back, limits)),
        () => inItsPlace.giveBack(db, limits),
      ),
  };
}

/** Scripts run alone in Redis, so that no try falls between a peek and a count. Minus one means that all have room. */
const peek = `
  local seconds = -1
  for place, key in ipairs(KEYS) do
    if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[2 * place - 1]) then
      local left = redis.call('TTL', key)
      if left < 0 then left = tonumber(ARGV[2 * place]) end
      if left > seconds then seconds = left end
    end
  end
  if seconds >= 0 then return seconds end`;

const count = `
  for place, key in ipairs(KEYS) do
    if redis.call('INCR', key) == 1 then redis.call('EXPIRE', key, ARGV[2 * place]) end
  end
  return -1`;

const back = `
  for _, key in ipairs(KEYS) do
    if tonumber(redis.call('GET', key) or '0') > 0 then redis.call('DECR', key) end
  end
  return -1`;

/** The window is part of it: two limits of one name and several windows are several counts. */
export function keyOf({ name, subject, windowSeconds }: Limit): string {
  return `soko:tries:${name}:${windowSeconds}:${subject}`;
}
