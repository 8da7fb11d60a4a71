import type { Seen } from '../scale/visitors.ts';

/** One read that was refused, for the reason. */
export interface RefusedRead {
  /** Milliseconds from the event to the request; negative for one that was under way. */
  after: number;
  milliseconds: number;
  path: string;
  /** Undefined where the proxy itself answered, or nothing did. */
  node: string | undefined;
  status: number;
  refusal: string;
}

/** Returns the reads that were refused after an event at `at`, in their order. */
export function refusedReads(seen: readonly Seen[], at: number): RefusedRead[] {
  return seen
    .filter((one) => one.kind === 'browse' && !one.isGood && one.at + one.milliseconds >= at)
    .map(({ path = '', node, status, refusal = '', ...one }) => ({
      after: Math.round(one.at - at),
      milliseconds: Math.round(one.milliseconds),
      path: path.replace(/details\/.*/, 'details'),
      ...{ node, status, refusal },
    }))
    .sort((one, other) => one.after - other.after);
}

/** Returns a line for each second, node, status and code: how many, of which paths, and how long they took. */
export function groupsOf(refused: readonly RefusedRead[]): string[] {
  const groups = Map.groupBy(refused, ({ after, node, status, refusal }) =>
    [`${Math.floor(after / 1000)} s`, node ?? 'no node', status || 'no reply', refusal].join('  '),
  );
  return [...groups].map(([name, reads]) => {
    const times = reads.map(({ milliseconds }) => milliseconds);
    const paths = [...new Set(reads.map(({ path }) => path))].sort().join(' ');
    return `${name}  ${reads.length} × ${Math.min(...times)}-${Math.max(...times)} ms  ${paths}`;
  });
}
