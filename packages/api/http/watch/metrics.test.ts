import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { watchedCounts } from '#api/app/watched-counts.ts';
import { DeliveryError } from '#api/providers/delivery-error.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { metricsOf } from './metrics.ts';

const market = marketUnderTest();
const metrics = metricsOf({ smsPrice: 4.5 });

/** The value of a line of the figures. */
async function figure(line: string): Promise<number | undefined> {
  const found = (await metrics.text()).split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

describe('the figures of a market', () => {
  it('count requests by the pattern of their route, never by its values', async () => {
    const app = buildApi(market);
    metrics.watch(app);
    await app.inject({ url: '/api/v1/items/details/4711?guest_id=secret-guest' });
    await app.inject({ url: '/nowhere/at-all' });
    const text = await metrics.text();
    expect(text).toMatch(
      /soko_http_request_duration_seconds_count\{route="\/api\/v1\/items\/details\/:\w+",method="GET",status="\d+"\} 1/,
    );
    // The labels only: a number of seconds may well contain the same digits.
    const labels = text.match(/\{[^}]*\}/g)?.join('\n');
    expect(labels).toContain('/api/v1/items/details/:');
    expect(labels).not.toMatch(/4711|secret-guest|at-all/);
    await app.close();
  });

  it('count short messages, those that were not taken, and what they cost', async () => {
    const to = { to: '+2348030000000', text: 'Your code' };
    const transport = metrics.counted({ send: async () => {} });
    const lazy = metrics.counted({
      send: async () => {
        throw new DeliveryError('setup', 'no credit');
      },
    });
    await transport.send(to);
    await transport.send(to);
    await expect(lazy.send(to)).rejects.toThrow(DeliveryError);
    expect(await figure('soko_sms_total{outcome="taken"}')).toBe(2);
    expect(await figure('soko_sms_total{outcome="not_taken"}')).toBe(1);
    expect(await figure('soko_sms_cost_total')).toBe(9);
    expect(await metrics.text()).not.toContain('2348030000000');
  });

  it('count webhooks that arrived and tries that failed, but none that the end of this node broke off', async () => {
    const call = { url: 'https://hear.example/secret-path', headers: {}, body: '{}' };
    const away = metrics.countedWebhooks({ send: () => Promise.reject(new DeliveryError('away', 'nobody')) });
    await metrics.countedWebhooks({ send: async () => {} }).send(call);
    await expect(away.send(call)).rejects.toThrow(DeliveryError);
    await expect(away.send(call, AbortSignal.abort())).rejects.toThrow(DeliveryError);
    expect(await figure('soko_webhooks_total{outcome="delivered"}')).toBe(1);
    expect(await figure('soko_webhooks_total{outcome="failed"}')).toBe(1);
    expect(await metrics.text()).not.toContain('secret-path');
  });

  it('look into the database: connections, what waits to be sent, payments', async () => {
    metrics.lookInto(market.db, watchedCounts);
    expect(await figure('soko_pool_waiting{pool="main"}')).toBe(0);
    expect(await figure('soko_outbox_waiting{what="message"}')).toBeGreaterThanOrEqual(0);
    expect(await figure('soko_outbox_waiting{what="webhook"}')).toBe(0);
    expect(await figure('soko_outbox_age_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('count refused requests', async () => {
    metrics.refuse();
    expect(await figure('soko_shed_requests_total')).toBe(1);
  });

  it('have their own port, and nothing else is on it', async () => {
    const { port, close } = await metrics.serve({ port: 0, host: '127.0.0.1' });
    const [figures, other] = await Promise.all(
      ['metrics', 'healthz'].map((path) => fetch(`http://127.0.0.1:${port}/${path}`)),
    );
    expect([figures?.status, other?.status]).toEqual([200, 404]);
    expect(await figures?.text()).toContain('process_resident_memory_bytes');
    await expect(metrics.serve({ port, host: '127.0.0.1' })).rejects.toThrow(`METRICS_PORT=${port + 1}`);
    await close();
  });

  it('are those of the dashboard', async () => {
    const dashboard = readFileSync(new URL('../../../../deploy/grafana/soko.json', import.meta.url), 'utf8');
    const names = new Set(dashboard.match(/\b(soko|process|nodejs)_[a-z0-9_]+/g));
    expect(names.size).toBeGreaterThan(8);
    const text = await metrics.text();
    expect([...names].filter((name) => !text.includes(name))).toEqual([]);
  });
});
