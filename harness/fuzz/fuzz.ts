import { parseArgs } from 'node:util';
import { injectCall } from 'api/testing/inject-call';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { contract } from 'market/calls/contract';
import { type Endpoint, endpoint, text } from 'market/calls/endpoint';
import { needsSession } from 'market/calls/staff-callers';
import { refusals } from 'market/refusals';
import * as z from 'zod/mini';
import { type CallCase, callsOf } from './call-cases.ts';
import { openFuzzedMarket } from './fuzzed-market.ts';

/**
 * Sends generated calls to every endpoint of the contract: nothing may end in a 5xx, in a status
 * that the contract does not name, or in an error of another shape. A planted fault must be found.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});

const casesEach = Number(values.cases ?? (values.short ? 40 : 200));
const seed = Number(values.seed);

/** Statuses that any call may return, in addition to its own refusals. */
const always = new Set([200, 400, 403, 404, 413, 415]);

const market = await openFuzzedMarket();
let passed = 0;
let failed = 0;
/** Number of replies by status: a fuzz test in which every call is refused has tried nothing. */
const answered = new Map<number, number>();
let calls = 0;
console.log(`Fuzz with seed ${seed}, ${casesEach} cases each`);
for (const [noun, endpoints] of Object.entries(contract)) {
  for (const [name, declared] of Object.entries(endpoints as Record<string, Endpoint>)) {
    const title = `${noun}.${name}`;
    if (values.only && !title.startsWith(values.only)) continue;
    const counterexample = await faultIn(market.app, declared);
    if (counterexample) failed += 1;
    else passed += 1;
    if (counterexample) console.log(`✗ ${title}\n${counterexample}`);
  }
}
console.log(`Answers by status: ${JSON.stringify(Object.fromEntries(answered))}`);
const control = await findsPlantedFault();
if (control) passed += 1;
else failed += 1;
console.log(control ? '✓ the planted fault is found' : '✗ the planted fault is not found');
await market.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** The smallest call that breaks the promise, or nothing. */
async function faultIn(app: FastifyInstance, declared: Endpoint): Promise<string | undefined> {
  const allowed = new Set<number>([...always, ...declared.refusals.map((code) => refusals[code].status)]);
  const property = fc.asyncProperty(callsOf(declared, market.hints), async (call) => {
    const headers = { ...call.headers, ...(needsSession(declared.callers) && (await market.signIn())) };
    // From many addresses: limits of one address would refuse calls after a while.
    const remoteAddress = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls++ & 255}`;
    const reply = await injectCall(app, declared, { ...call, headers, remoteAddress });
    answered.set(reply.statusCode, (answered.get(reply.statusCode) ?? 0) + 1);
    const fault = faultOfReply(reply.statusCode, reply.body, allowed);
    if (fault) throw new Error(`${fault}\n    ${shortOf(call)}\n    ${reply.statusCode} ${reply.body.slice(0, 300)}`);
  });
  const run = await fc.check(property, { numRuns: casesEach, seed });
  return run.failed ? String(run.errorInstance ?? run.counterexample) : undefined;
}

function faultOfReply(status: number, body: string, allowed: ReadonlySet<number>): string | undefined {
  if (status >= 500) return 'a fault of ours';
  if (!allowed.has(status)) return `status ${status} is not in the contract`;
  if (status < 400) return undefined;
  const reply = JSON.parse(body) as { errors?: { code?: unknown; message?: unknown }[] };
  const isShaped = reply.errors?.every(({ code, message }) => typeof code === 'string' && typeof message === 'string');
  if (!isShaped || reply.errors?.length === 0) return 'an error of another shape';
  return / at .*\.ts|select .+ from |insert into |update .+ set |node_modules/i.test(body)
    ? 'an error that tells too much'
    : undefined;
}

function shortOf({ method, url, headers, payload }: CallCase): string {
  return `${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${Buffer.from(payload ?? '')
    .toString('latin1')
    .slice(0, 500)}`;
}

/** A handler that breaks on one character, as a forgotten check would. */
async function findsPlantedFault(): Promise<boolean> {
  const app = Fastify();
  app.post('/api/v1/planted', async (request) => {
    if (JSON.stringify(request.body).includes('_')) throw new Error('planted');
    return {};
  });
  const planted = endpoint({
    method: 'POST',
    path: '/api/v1/planted',
    summary: 'A planted fault',
    callers: 'anyone',
    body: z.object({ name: text(100) }),
    reply: z.object({}),
    refusals: [],
  });
  const fault = await faultIn(app, planted);
  await app.close();
  return fault !== undefined;
}
