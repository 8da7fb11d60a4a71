import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { realMarket } from '#api/http/market-mode.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();

const outbox = async (query = '') => {
  const reply = await market.app.inject({ url: `/api/v1/demo/outbox${query}` });
  return { status: reply.statusCode, messages: reply.json().messages ?? [], errors: reply.json().errors };
};

beforeEach(async () => {
  await sql`truncate demo_post`.execute(market.db);
});

describe('the outbox of a demo', () => {
  it('shows what would have left, the newest first, with the code that it carries', async () => {
    await market.sms.send({ to: '+2348030000142', text: 'Soko: 483920 is your code.' });
    await market.mail.send({ to: 'ada@soko.example', subject: 'Ẹ kú àbọ̀', text: 'Welcome to the market.' });
    const { messages } = await outbox();
    expect(messages).toEqual([
      {
        id: expect.any(Number),
        channel: 'mail',
        recipient: 'ada@soko.example',
        subject: 'Ẹ kú àbọ̀',
        body: 'Welcome to the market.',
        code: null,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      expect.objectContaining({
        channel: 'sms',
        recipient: '+2348030000142',
        subject: '',
        body: 'Soko: 483920 is your code.',
        code: '483920',
      }),
    ]);
  });

  it('shows one channel alone when asked to, and nothing where nothing was sent', async () => {
    expect((await outbox()).messages).toEqual([]);
    await market.sms.send({ to: '+2348030000142', text: 'one' });
    await market.mail.send({ to: 'ada@soko.example', subject: 'two', text: 'two' });
    expect((await outbox('?channel=sms')).messages).toHaveLength(1);
    expect((await outbox('?channel=mail')).messages).toMatchObject([{ channel: 'mail' }]);
    expect((await outbox('?channel=push')).messages).toEqual([]);
    expect((await outbox('?channel=fax')).status).toBe(400);
  });

  it('shows the requested number of the newest, and stores the newest 1,000', async () => {
    await sql`insert into demo_post (channel, recipient, body)
      select 'sms', '+2348030000142', 'message ' || n from generate_series(1, 1200) n`.execute(market.db);
    await market.sms.send({ to: '+2348030000142', text: 'the last' });
    const { messages } = await outbox('?limit=50');
    expect(messages).toHaveLength(50);
    expect(messages.map(({ body }: { body: string }) => body).slice(0, 2)).toEqual(['the last', 'message 1200']);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from demo_post`.execute(market.db);
    expect(rows[0]?.n).toBe(1000);
  });

  it('does not exist outside a demo, whatever was stored before', async () => {
    await market.sms.send({ to: '+2348030000142', text: 'Soko: 483920 is your code.' });
    const app = buildApi({ ...market, mode: realMarket });
    const reply = await app.inject({ url: '/api/v1/demo/outbox' });
    const unknown = await app.inject({ url: '/api/v1/demo/no-such-call' });
    await app.close();
    expect([reply.statusCode, reply.body]).toEqual([404, unknown.body]);
  });
});
