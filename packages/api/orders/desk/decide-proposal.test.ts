import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { sendNotices } from '#api/testing/run-jobs.ts';
import type { CustomerUnderTest as Person } from '#api/testing/under-test/customer-under-test.ts';
import { limitsUnderTest } from '#api/testing/under-test/limits-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { moveOrder } from '../transitions/move-order.ts';

const seeded = marketUnderTest();
const market = marketUnderSettings(seeded, { customer_wallet_status: 1 });
const {
  call,
  decide,
  delivered,
  lead,
  member,
  open,
  orders,
  owner,
  paid,
  proposed,
  reason,
  refund,
  refundWhole,
  setLimit,
  support,
} = limitsUnderTest(market);
const { grocery, food } = testStores;
const { lowCashCap: nairobi } = knownZones;
const hour = 3_600_000;

beforeEach(async () => {
  await setLimit('support', 50, 100);
});
afterEach(() => {
  delete market.pausePoint;
  market.now = () => momentOfTests;
});

describe('[SEAT-16] a proposal', () => {
  it('is approved by a second person: done once, with both persons in the audit log', async () => {
    const { orderId, id, by, balance, proposal } = await proposed();
    expect(proposal).toMatchObject({
      amount: 60,
      currency: 'NGN',
      reason,
      is_own: true,
      may_decide: false,
      state: 'open',
    });
    expect(await balance()).toBe(0);
    const second = await lead();
    expect((await open(second)).find((one: { id: number }) => one.id === id)).toMatchObject({
      is_own: false,
      may_decide: true,
    });
    expect((await decide(second, id, 'approve')).body).toMatchObject({ state: 'approved', decided_by: 'lead Obi' });
    // The first reply may have been lost.
    expect((await decide(second, id, 'approve')).body).toMatchObject({ state: 'approved' });
    expect((await decide(await lead(), id, 'approve')).code).toBe('proposal_decided');
    expect((await decide(second, id, 'decline')).code).toBe('proposal_decided');
    expect(await balance()).toBe(6000);
    const { rows } = await sql`
      select account_id, action, reason, after ->> 'proposed_by' as proposed_by from audit_lines
      where subject = ${`order:${orderId}`} and action in ('proposal.make', 'order.refund') order by id`.execute(
      market.db,
    );
    expect(rows).toEqual([
      { account_id: by.id, action: 'proposal.make', reason, proposed_by: null },
      { account_id: second.id, action: 'order.refund', reason, proposed_by: `customer:${by.id}` },
    ]);
    const decided = (await call(by, 'GET', 'admin/proposals?state=decided&limit=100')).body.proposals;
    expect(decided).toMatchObject([{ id, state: 'approved', decided_by: 'lead Obi' }]);
  });

  it('counts for the day of the person who approves, and not of the one who proposes', async () => {
    const { by, id } = await proposed(60);
    await setLimit('lead', 70, 100);
    const second = await lead();
    expect((await decide(second, id, 'approve')).status).toBe(200);
    const { id: next } = await proposed(60);
    expect((await decide(second, next, 'approve')).code).toBe('limit_too_low');
    expect((await refund(by, (await delivered()).orderId, 50)).status).toBe(200);
    const { id: high } = await proposed(71);
    expect((await open(second)).find((one: { id: number }) => one.id === high)).toMatchObject({ may_decide: false });
    expect((await decide(second, high, 'decline')).code).toBe('limit_too_low');
    await setLimit('lead', null, null);
  });

  it('is not for the person who made it, also as a lead', async () => {
    await setLimit('lead', 50, 100);
    const by = await lead();
    const { orderId } = await delivered();
    await refund(by, orderId, 60);
    const [{ id }] = (await open(by)).filter((one: { order_id: string }) => one.order_id === orderId);
    await setLimit('lead', null, null);
    expect((await decide(by, id, 'approve')).code).toBe('proposal_own');
    expect((await decide(by, id, 'decline')).code).toBe('proposal_own');
    expect((await decide(await support(), id, 'approve')).code).toBe('right_missing');
  });

  it('of another zone, of another person or of none is not found', async () => {
    const { id } = await proposed();
    const another = await support();
    const foreign = await lead([nairobi.id]);
    for (const unknown of [id, 999_999]) {
      expect((await decide(foreign, unknown, 'approve')).code).toBe('proposal_not_found');
      expect((await decide(foreign, unknown, 'decline')).code).toBe('proposal_not_found');
      expect((await call(another, 'DELETE', `admin/proposals/${unknown}`)).code).toBe('proposal_not_found');
      expect((await call(await lead(), 'DELETE', `admin/proposals/${unknown}`)).code).toBe('proposal_not_found');
    }
    expect((await open(foreign)).map((one: { id: number }) => one.id)).not.toContain(id);
    expect(await open(another)).toEqual([]);
  });

  it('is declined with a reason, taken back, or expires; then nobody approves it', async () => {
    const second = await lead();
    const [declined, back, old] = [await proposed(), await proposed(), await proposed()];
    expect((await decide(second, declined.id, 'decline', { reason: ' ' })).code).toBe('reason');
    expect((await decide(second, declined.id, 'decline')).body).toMatchObject({
      state: 'declined',
      decline_reason: 'Too much',
    });
    expect((await call(back.by, 'DELETE', `admin/proposals/${back.id}`)).body).toMatchObject({ state: 'taken_back' });
    expect((await call(back.by, 'DELETE', `admin/proposals/${back.id}`)).status).toBe(200);
    for (const { id } of [declined, back]) expect((await decide(second, id, 'approve')).code).toBe('proposal_decided');
    market.now = () => new Date(momentOfTests.getTime() + 24 * hour + 1000);
    expect((await decide(second, old.id, 'approve')).code).toBe('proposal_expired');
    expect((await call(old.by, 'DELETE', `admin/proposals/${old.id}`)).code).toBe('proposal_expired');
    expect((await open(second)).map((one: { id: number }) => one.id)).not.toContain(old.id);
    for (const { balance } of [declined, back, old]) expect(await balance()).toBe(0);
  });

  it('is refused when the order has changed, and the proposal stays', async () => {
    const { orderId, total } = await delivered();
    const by = await support();
    expect((await refundWhole(by, orderId, total)).code).toBe('needs_second_person');
    const [{ id }] = (await open(by)).filter((one: { order_id: string }) => one.order_id === orderId);
    await refund(await owner(), orderId, 10);
    expect((await decide(await lead(), id, 'approve')).code).toBe('refund_parts');
    await refundWhole(await owner(), orderId, total - 10);
    expect((await decide(await lead(), id, 'approve')).code).toBe('changed_meanwhile');
    expect((await open(by)).map((one: { id: number }) => one.id)).toContain(id);
  });

  it('once, when two approve at the same time', async () => {
    const { id, balance } = await proposed();
    const { arrived, letGo } = pauseAt(market, 'proposal held');
    const first = decide(await lead(), id, 'approve');
    await arrived;
    const second = decide(await lead(), id, 'approve');
    await waitUntilBlocked(market, second);
    letGo();
    expect([(await first).status, (await second).code]).toEqual([200, 'proposal_decided']);
    expect(await balance()).toBe(6000);
  });

  it.each([
    ['lost the permission', sql`update operators set roles = array['catalogue']`],
    ['was suspended', sql`update operators set suspended_reason = 'Complaints'`],
    ['works in other zones', sql`update operators set zone_ids = array[${sql.lit(nairobi.id)}]`],
  ])('is not carried out for a person who %s meanwhile', async (_what, change) => {
    const { id, by, balance } = await proposed();
    await sql`${change} where customer_id = ${by.id}`.execute(market.db);
    expect((await decide(await lead(), id, 'approve')).code).toBe('proposal_unauthorized');
    expect(await balance()).toBe(0);
  });

  it('is reported to the person who made it when it is decided, and not when it is taken back', async () => {
    const noticesOf = async ({ by, id }: { by: Person; id: number }, decision: 'approve' | 'decline' | 'take back') => {
      const email = `proposer-${id}@example.com`;
      await sql`update customers set email = ${email}, is_email_verified = true where id = ${by.id}`.execute(market.db);
      if (decision === 'take back') await call(by, 'DELETE', `admin/proposals/${id}`);
      else await decide(await lead(), id, decision);
      await sendNotices(market);
      const { rows } = await sql<{ body: string }>`select body from demo_post where recipient = ${email}`.execute(
        market.db,
      );
      return rows.map(({ body }) => body);
    };
    const approved = await proposed();
    expect(await noticesOf(approved, 'approve')).toEqual([
      expect.stringContaining(`your proposal for order ${approved.orderId} was approved`),
    ]);
    expect(await noticesOf(await proposed(), 'decline')).toEqual([expect.stringContaining('was declined: Too much')]);
    expect(await noticesOf(await proposed(), 'take back')).toEqual([]);
  });

  it('[SEAT-22] is taken back when its person is removed', async () => {
    const { id, by } = await proposed();
    const second = await owner();
    expect((await call(second, 'DELETE', `admin/operators/${by.id}`)).status).toBe(200);
    expect((await decide(second, id, 'approve')).code).toBe('proposal_decided');
  });

  it('under one key is one proposal, and the same key is no second refund afterwards', async () => {
    const { orderId, balance } = await delivered();
    const [by, key] = [await support(), randomUUID()];
    const answers = [await refund(by, orderId, 60, key), await refund(by, orderId, 60, key)];
    expect(answers.map(({ code }) => code)).toEqual(['needs_second_person', 'needs_second_person']);
    const waiting = (await open(by)).filter((one: { order_id: string }) => one.order_id === orderId);
    expect(waiting).toHaveLength(1);
    await decide(await lead(), waiting[0].id, 'approve');
    expect((await refund(by, orderId, 60, key)).code).toBe('needs_second_person');
    expect(await balance()).toBe(6000);
  });

  it('is told to the open pages of operators', async () => {
    const received: string[] = [];
    const end = market.live.listen(['operators'], (event) => received.push(event?.name ?? 'again'));
    await expect.poll(() => received).toContain('again');
    const { id } = await proposed();
    await decide(await lead(), id, 'approve');
    await expect.poll(() => received.filter((name) => name === 'proposal').length).toBeGreaterThanOrEqual(2);
    end();
  });
});

describe('[SEAT-16] [STO-101] the staff of a store', () => {
  const base = `vendor/stores/${grocery.id}`;
  const cancel = async (by: Person, orderId: string, storeId: number = grocery.id) => {
    const { version } = await orders.row(orderId);
    return call(by, 'POST', `vendor/stores/${storeId}/orders/${orderId}/cancel`, { version, reason: 'closing' });
  };
  async function accepted() {
    const orderId = await paid();
    await moveOrder(market, { orderId, to: 'confirmed', by: 'store' });
    return orderId;
  }

  it('cancels with a permission of its own, and above the limit by a second person', async () => {
    await setLimit('manager', 1, 1);
    const orderId = await accepted();
    expect((await cancel(await member('counter'), orderId)).code).toBe('right_missing');
    const by = await member('manager');
    expect((await cancel(by, orderId)).code).toBe('needs_second_person');
    const [{ id, may_decide }] = await open(by, base);
    expect(may_decide).toBe(false);
    expect((await decide(by, id, 'approve', undefined, base)).code).toBe('proposal_own');
    expect((await decide(await member('manager'), id, 'approve', undefined, base)).code).toBe('limit_too_low');
    const other = await member('owner', food.id);
    expect((await decide(other, id, 'approve', undefined, `vendor/stores/${food.id}`)).code).toBe('proposal_not_found');
    expect((await decide(await lead(), id, 'approve')).code).toBe('proposal_not_found');
    expect((await decide(await member('owner'), id, 'approve', undefined, base)).body).toMatchObject({
      state: 'approved',
    });
    expect(await orders.row(orderId)).toMatchObject({ order_status: 'canceled', payment_status: 'refunded' });
  });

  it('does nothing for an order that has gone on, and nothing for a member who has left', async () => {
    await setLimit('manager', 1, 1);
    const [by, second, orderId, another] = [
      await member('manager'),
      await member('owner'),
      await accepted(),
      await accepted(),
    ];
    await cancel(by, orderId);
    await cancel(by, another);
    await moveOrder(market, { orderId, to: 'processing', by: 'store' });
    const waiting = await open(by, base);
    const idOf = (order: string) => waiting.find((one: { order_id: string }) => one.order_id === order).id;
    expect((await decide(second, idOf(orderId), 'approve', undefined, base)).code).toBe('changed_meanwhile');
    expect((await call(by, 'POST', `${base}/leave`)).status).toBe(200);
    expect((await decide(second, idOf(another), 'approve', undefined, base)).code).toBe('proposal_decided');
  });
});
