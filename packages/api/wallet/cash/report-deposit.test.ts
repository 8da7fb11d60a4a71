import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import type { CustomerUnderTest } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const { visitor, carried, take, work } = deliveryUnderTest(market);
const desk = (zoneIds?: number[]) => signedInOperator(market, { roles: ['finance'], ...(zoneIds && { zoneIds }) });

async function report(by: CustomerUnderTest, change: Record<string, unknown>, key = randomUUID()) {
  const body = { currency: 'NGN', way: 'mobile_money', place: '0800 000 0766', reference: 'TX-482', ...change };
  const headers = { ...by.headers, 'content-type': formType, 'idempotency-key': key };
  const sent = { method: 'POST', url: '/api/v1/courier/deposits', headers, payload: writeForm(body) } as const;
  const reply = await market.app.inject(sent);
  const answer = reply.json();
  return { status: reply.statusCode, body: answer, code: answer.errors?.[0]?.code as string | undefined };
}

/** A courier with the cash of an order in hand. */
async function holding() {
  const { rider, id } = await carried();
  await take(rider, id, 'deliver', { cash_received: true });
  const held = async () => (await work(rider)).cash_in_hand[0]?.amount ?? 0;
  return { rider, held, all: await held() };
}
const decide = (by: CustomerUnderTest, id: number, step: 'confirm' | 'refuse', body: object = {}) =>
  visitor.post(`admin/cash/reported/${id}/${step}`, body, by.headers);

describe('[DEL-51] a deposit of a courier', () => {
  it('waits with its place, amount and reference, and lowers the cash when it is confirmed', async () => {
    const { rider, held, all } = await holding();
    const made = await report(rider, { amount: String(all - 5) });
    expect(made.body).toMatchObject({ amount: all - 5, way: 'mobile_money', reference: 'TX-482', decision: null });
    expect(await held()).toBe(all);
    const by = await desk();
    const { deposits } = (await visitor.get('admin/cash/reported?limit=100', by.headers)).body;
    const shown = deposits.find(({ id }: { id: number }) => id === made.body.id);
    expect(shown).toMatchObject({ held: all, place: '0800 000 0766' });
    expect((await decide(by, made.body.id, 'confirm')).body).toMatchObject({ decision: 'confirmed' });
    expect(await held()).toBe(5);
    expect((await decide(by, made.body.id, 'confirm')).code).toBe('deposit_decided');
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is never more than is in hand, with what waits already, also from two phones at once', async () => {
    const { rider, all } = await holding();
    expect((await report(rider, { amount: String(all + 1) })).code).toBe('cash_above_held');
    const both = await Promise.all([report(rider, { amount: String(all) }), report(rider, { amount: String(all) })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, both.find(({ code }) => code)?.status]);
    expect((await report(rider, { amount: '1' })).code).toBe('cash_above_held');
  });

  it('counts once where its queue is sent twice, and needs a reference or a photo', async () => {
    const { rider } = await holding();
    const key = randomUUID();
    const first = await report(rider, { amount: '10' }, key);
    expect((await report(rider, { amount: '10' }, key)).body.id).toBe(first.body.id);
    expect((await report(rider, { amount: '10', reference: '' })).code).toBe('deposit_proof');
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    const shown = await report(rider, { amount: '10', reference: '', photo });
    expect(shown.body.picture).toContain('/private-pictures/');
    const { body } = await visitor.get('courier/deposits', rider.headers);
    expect(body.total_size).toBe(2);
  });

  it('that has not come is refused with a reason, and the cash stays in hand', async () => {
    const { rider, held, all } = await holding();
    const { body } = await report(rider, { amount: '10' });
    const foreign = await desk([knownZones.lowCashCap.id]);
    expect((await decide(foreign, body.id, 'confirm')).code).toBe('deposit_not_found');
    await decide(await desk(), body.id, 'refuse', { reason: 'Nothing has come' });
    expect(await held()).toBe(all);
    const { deposits } = (await visitor.get('courier/deposits', rider.headers)).body;
    expect(deposits[0]).toMatchObject({ decision: 'refused', reason: 'Nothing has come' });
    expect((await report(rider, { amount: String(all) })).status).toBe(200);
  });
});
