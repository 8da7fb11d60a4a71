import fc from 'fast-check';
import type { Endpoint } from 'market/calls/endpoint';
import * as z from 'zod/mini';
import { type CallCase, callsOf } from '../../../harness/fuzz/call-cases.ts';

/** A contract that the generator cannot fill is an error, not a search without an end. */
const maxTries = 500_000;

/** The search takes seconds for some, and finds the same call each time. */
const found = new WeakMap<Endpoint, CallCase>();

/**
 * Returns a call that fits the contract, without any identity in it; the same one in every run. `params` replaces
 * parameters of the path.
 */
export function validCall(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}) {
  const call = found.get(endpoint) ?? goodCall(endpoint);
  found.set(endpoint, call);
  const url = new URL(call.url, 'http://market');
  url.searchParams.delete('guest_id');
  const body = call.payload === undefined ? undefined : withoutGuest(call);
  return {
    method: call.method,
    url: withParams(endpoint, url.pathname, params) + url.search,
    headers: { ...call.headers, zoneid: '[1]', moduleid: '1', latitude: '6.43', longitude: '3.41' } as Record<
      string,
      string
    >,
    ...(body && { payload: body }),
  };
}

function goodCall(endpoint: Endpoint): CallCase {
  let tries = 0;
  const isFound = (call: CallCase) => {
    tries += 1;
    if (tries > maxTries) throw new Error(`No good call of ${endpoint.path} in ${maxTries}`);
    return isGood(endpoint, call);
  };
  const [call] = fc.sample(callsOf(endpoint).filter(isFound), { numRuns: 1, seed: 7 });
  if (!call) throw new Error(`No good call of ${endpoint.path}`);
  return call;
}

function withParams({ path }: Endpoint, pathname: string, params: Readonly<Record<string, string>>): string {
  const sent = { ...paramsIn(pathname, path), ...params };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(sent[name] ?? ''));
}

/** A form names no guest. */
function withoutGuest({ payload, fields }: CallCase): string | Uint8Array | undefined {
  return fields ? payload : JSON.stringify({ ...JSON.parse(String(payload)), guest_id: undefined });
}

function isGood({ path, params, query, body }: Endpoint, { url, payload = '{}', fields }: CallCase): boolean {
  const fits = (schema: Endpoint['query'], value: unknown) =>
    schema === undefined || z.safeParse(schema, value).success;
  // The door refuses names of prototypes before anybody is asked who calls.
  if (/"(__proto__|constructor)"/.test(String(payload))) return false;
  try {
    return (
      fits(params, paramsIn(url, path)) &&
      fits(query, Object.fromEntries(new URL(url, 'http://market').searchParams)) &&
      fits(body, fields ?? JSON.parse(String(payload)))
    );
  } catch {
    return false;
  }
}

function paramsIn(url: string, path: string): Record<string, string> {
  const shape = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/?]*)')}(\\?|$)`);
  const found = Object.entries(shape.exec(url)?.groups ?? {});
  return Object.fromEntries(found.map(([name, value]) => [name, decodeURIComponent(value)]));
}
