import { redactingLog } from 'api/http/watch/log';
import { median } from './load.ts';

export interface LogFigures {
  /** Milliseconds of the one thread for a line, the median of the rounds. */
  milliseconds: number;
}

const size = 64_000;
const filled = (pattern: string) => pattern.repeat(size / pattern.length);
const texts = {
  'a line of a request': '/api/v1/items?limit=10',
  '64 kB of letters': filled('a'),
  '64 kB of pairs without an end': filled('a-'),
  '64 kB of quoted names': filled('"a":'),
  '64 kB of digits': filled('1 '),
};

/** Measures the cost of a log line, for an ordinary one and for the worst that a caller can cause. */
export function benchLog(rounds: number): Record<string, LogFigures> {
  const { stream } = redactingLog('info', () => {});
  return Object.fromEntries(
    Object.entries(texts).map(([what, url]) => {
      const line = JSON.stringify({ level: 30, reqId: 'req-1', req: { method: 'GET', url }, msg: 'incoming request' });
      const runs = Array.from({ length: rounds * 20 }, () => {
        const since = performance.now();
        stream.write(line);
        return performance.now() - since;
      });
      return [what, { milliseconds: Number(median(runs).toFixed(3)) }];
    }),
  );
}
