import { callSoko } from 'api/testing/call-soko';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { describe, expect, it } from 'vitest';

const market = marketUnderTest();
const soko = (...sent: string[]) => callSoko(sent, { DATABASE_URL: market.url });

describe('who gets the news', () => {
  it('is listed with the link by which they leave', async () => {
    await market.db.insertInto('newsletter_subscribers').values({ email: 'ada@example.org' }).execute();
    const { code, json } = await soko('newsletter', 'list', '--site', 'https://soko.example', '--json');
    expect(code).toBe(0);
    const leave = expect.stringMatching(/^https:\/\/soko\.example\/newsletter\/leave\?of=[\w-]+\.[\w-]{43}$/);
    expect(json.readers).toEqual([expect.objectContaining({ email: 'ada@example.org', leave })]);
  });

  it('is not listed for a site that is none', async () => {
    expect(await soko('newsletter', 'list', '--site', 'soko.example')).toMatchObject({ code: 65 });
  });
});
