import type { Endpoint } from 'market/calls/endpoint';
import type { Replica } from '#api/db/replica.ts';
import type { Call, Handlers } from '#api/http/bind.ts';
import { Refusal } from '#api/http/refusal.ts';
import { mayBeStale } from './may-be-stale.ts';

type Handler = (call: Call<Endpoint>) => Promise<unknown>;
type AnyHandlers = Record<string, Handler>;

/**
 * Wraps handlers: those that may answer from a replica do, unless the caller has just written something. If the replica
 * fails, the primary answers, and the replica is checked before its next use.
 */
export function readFromReplica<N extends Record<string, Endpoint>>(
  endpoints: N,
  { primary, copy }: { primary: Handlers<N>; copy: Handlers<N> },
  replica: Pick<Replica, 'mayServe' | 'doubt'>,
): Handlers<N> {
  const [ofPrimary, ofReplica] = [primary, copy] as unknown as [AnyHandlers, AnyHandlers];
  const handlers = Object.entries(endpoints).map(([name, endpoint]) => {
    const [ask, queryReplica] = [ofPrimary[name] as Handler, ofReplica[name] as Handler];
    return [name, mayBeStale(endpoint) ? eitherOf(queryReplica, ask, replica) : ask];
  });
  return Object.fromEntries(handlers) as Handlers<N>;
}

function eitherOf(queryReplica: Handler, ask: Handler, replica: Pick<Replica, 'mayServe' | 'doubt'>): Handler {
  return async (call) => {
    if (call.hasJustWritten || !replica.mayServe()) return ask(call);
    try {
      return await queryReplica(call);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      replica.doubt();
      return ask(call);
    }
  };
}
