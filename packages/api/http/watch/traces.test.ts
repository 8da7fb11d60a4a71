import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { connect } from '#api/db/connection.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { redactingLog } from './log.ts';
import { openTraces } from './traces.ts';

const market = marketUnderTest();

interface ExportedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** Receives OTLP, as a collector does. */
async function receiver() {
  const received: ExportedSpan[] = [];
  const heads: (string | undefined)[] = [];
  const names = new Set<unknown>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    heads.push(`${request.method} ${request.url} ${request.headers['api-key']}`);
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      names.add(resource.attributes.find(({ key }: { key: string }) => key === 'service.name')?.value.stringValue);
      for (const { spans } of scopeSpans) received.push(...spans);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, heads, names };
}

/** A node that traces, and one call of it. */
async function traced(share: number, url: string, more: (app: ReturnType<typeof buildApi>) => void = () => {}) {
  const exported = await receiver();
  const traces = openTraces({ ...exported, headers: { 'api-key': 'k1' }, serviceName: 'soko-test', share });
  const lines: string[] = [];
  const db = connect({ url: market.url });
  const logger = redactingLog('info', (line) => lines.push(line), traces.mark);
  const app = buildApi({ ...market, db }, { logger });
  traces.watch(app);
  traces.lookInto(db);
  more(app);
  const { statusCode } = await app.inject({ url, headers: { zoneid: '[1]', moduleid: '1' } });
  await app.close();
  await traces.close();
  await db.destroy();
  return { ...exported, statusCode, lines: lines.map((line) => JSON.parse(line)) };
}

describe('the traces of a market', () => {
  it('describe a request by its route, and within it its statements by kind and table', async () => {
    const { received, heads, names, lines } = await traced(1, '/api/v1/items/details/2');
    expect(new Set(heads)).toEqual(new Set(['POST /v1/traces k1']));
    expect([...names]).toEqual(['soko-test']);
    const [request, ...others] = received.filter(({ parentSpanId }) => !parentSpanId);
    expect(others).toEqual([]);
    expect(request?.name).toBe('GET /api/v1/items/details/:id');
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    const statements = received.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^(SELECT|WITH) [a-z_]+$/));
    expect(new Set(received.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
    const ofRequest = lines.filter(({ reqId }) => reqId);
    expect(ofRequest.map(({ trace_id }) => trace_id)).toContain(request?.traceId);
  });

  it('describe outgoing calls by host only, and failures', async () => {
    const other = await receiver();
    const { received, statusCode } = await traced(1, '/outside', (app) => {
      app.get('/outside', async () => {
        await fetch(`${other.endpoint}/secret/path?token=42`, { method: 'POST', body: '{"resourceSpans":[]}' });
        throw new Error('Nothing came of it');
      });
    });
    expect(statusCode).toBe(500);
    const request = received.find(({ name }) => name === 'GET /outside');
    expect(request?.status?.code).toBe(2);
    const call = received.find(({ name }) => name === `POST ${new URL(other.endpoint).host}`);
    expect(call?.parentSpanId).toBe(request?.spanId);
    expect(JSON.stringify(received)).not.toMatch(/secret|token/);
  });

  it('are not exported with a share of zero', async () => {
    expect((await traced(0, '/api/v1/config')).received).toEqual([]);
  });
});
