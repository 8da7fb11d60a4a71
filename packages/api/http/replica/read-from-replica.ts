import type { Endpoint } from 'market/calls/endpoint';
import type { Replica } from '#api/db/replica/replica.ts';
import type { Call, Handlers } from '#api/http/bind.ts';
import { isDatabaseAway, Refusal } from '#api/http/refusal.ts';
import { mayBeStale } from './may-be-stale.ts';
import { type ReadSource, readSources } from './read-sources.ts';

type Handler = (call: Call<Endpoint>) => Promise<unknown>;
type AnyHandlers = Record<string, Handler>;
type WatchedReplica = Pick<Replica, 'mayServe' | 'isUsable' | 'isPrimaryAway' | 'doubt'>;

/**
 * Wraps handlers: those that may answer from a replica do, unless the caller has just written something. If one source
 * fails, the next answers; a replica that has failed is checked before its next use beside a primary.
 */
export function readFromReplica<N extends Record<string, Endpoint>>(
  endpoints: N,
  { primary, copy }: { primary: Handlers<N>; copy: Handlers<N> },
  replica: WatchedReplica,
): Handlers<N> {
  const [ofPrimary, ofReplica] = [primary, copy] as unknown as [AnyHandlers, AnyHandlers];
  const handlers = Object.entries(endpoints).map(([name, endpoint]) => {
    const [ask, queryReplica] = [ofPrimary[name] as Handler, ofReplica[name] as Handler];
    return [name, mayBeStale(endpoint) ? eitherOf(queryReplica, ask, replica) : ask];
  });
  return Object.fromEntries(handlers) as Handlers<N>;
}

function eitherOf(queryReplica: Handler, queryPrimary: Handler, replica: WatchedReplica): Handler {
  return (call) => {
    const sources = readSources({
      hasJustWritten: call.hasJustWritten,
      isReplicaWell: replica.mayServe(),
      isReplicaUsable: replica.isUsable(),
      isPrimaryAway: replica.isPrimaryAway(),
    });
    const ask = (source: ReadSource) => (source === 'replica' ? queryReplica(call) : queryPrimary(call));
    return askInTurn(sources, ask, replica.doubt);
  };
}

async function askInTurn(
  [source = 'primary', ...others]: readonly ReadSource[],
  ask: (source: ReadSource) => Promise<unknown>,
  doubt: () => void,
): Promise<unknown> {
  try {
    return await ask(source);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (source === 'replica') doubt();
    // Other faults of the primary are ours, and would be the same on the replica.
    const mayHelp = source === 'replica' || isDatabaseAway(error);
    if (others.length === 0 || !mayHelp) throw error;
    return askInTurn(others, ask, doubt);
  }
}
