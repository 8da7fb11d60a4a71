import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const get = catalogueUnderTest(() => market.app);

interface Row {
  text: string;
  kinds: string[];
  translations: { language: string; translation: string }[];
}

interface Change {
  text: string;
  language: string;
  before: string;
  after: string;
}

async function writer(wish: Parameters<typeof signedInOperator>[1] = { roles: ['marketing'] }) {
  const { headers } = await signedInOperator(market, wish);
  const list = async (query = '') => (await visitor.get(`admin/texts?limit=100${query}`, headers)).body;
  return {
    headers,
    list,
    find: async (text: string): Promise<Record<string, string>> => {
      const { texts } = await list(`&search=${encodeURIComponent(text)}`);
      const row = (texts as Row[]).find((one) => one.text === text);
      return Object.fromEntries(row?.translations.map(({ language, translation }) => [language, translation]) ?? []);
    },
    change: (...changes: Change[]) => visitor.put('admin/texts', { changes }, headers),
    send: async (file: string | Uint8Array, step = 'save') => {
      const reply = await market.app.inject({
        method: 'POST',
        url: '/api/v1/admin/texts/import',
        headers: { ...headers, 'content-type': formType },
        payload: writeForm({ file: Buffer.from(file), step }),
      });
      return { status: reply.statusCode, body: reply.json() };
    },
  };
}

/** A condition, which nothing else in this file uses. */
async function newCondition(name: string) {
  await sql`
    insert into conditions (id, slug, name, image)
    select max(id) + 1, ${randomUUID()}, ${name}, 'gift' from conditions`.execute(market.db);
}

async function moduleNames(language: string): Promise<string[]> {
  // As the change does on every node.
  clearCaches(market.db);
  const { body } = await get('module', { module: knownModules.grocery, headers: { 'x-localization': language } });
  return body.modules.map(({ module_name: name }: { module_name: string }) => name);
}

const textsOf = ({ texts }: { texts: Row[] }) => texts.map(({ text }) => text);

describe('[OPS-088] names and texts of content', () => {
  it('are listed once each with their kinds and translations; units have a # for their number', async () => {
    const { list } = await writer();
    const body = await list('&search=Food');
    const food = body.texts.find(({ text }: Row) => text === 'Food');
    expect(food.kinds).toContain('module');
    expect(food.translations).toContainEqual({ language: 'ke', translation: 'Chakula' });
    expect(food.translations.map(({ language }: { language: string }) => language)).toEqual(['yo', 'ha', 'ke']);
    for (const kind of ['category', 'condition', 'unit', 'allergen', 'parcel', 'reason', 'site']) {
      expect((await list(`&kind=${kind}`)).total_size, kind).toBeGreaterThan(0);
    }
    expect(textsOf(await list('&kind=unit&search=tablets'))).toContain('# tablets');
    expect(textsOf(await list('&kind=reason'))).toContain('Changed my mind');
  });

  it('begin with those that lack a language, which can be looked for alone', async () => {
    const { list, change } = await writer();
    const name = `Ague ${randomUUID()}`;
    await newCondition(name);
    const before = await list();
    expect(textsOf(before)).toContain(name);
    expect(textsOf(await list('&missing=ke'))).toContain(name);
    const lacking = ({ languages }: { languages: { language: string; missing: number }[] }) =>
      languages.find(({ language }) => language === 'ke')?.missing ?? 0;
    await change({ text: name, language: 'ke', before: '', after: 'Homa' });
    const after = await list('&missing=ke');
    expect(textsOf(after)).not.toContain(name);
    expect(lacking(after)).toBe(lacking(before) - 1);
    expect(textsOf(await list('&missing=any'))).toContain(name);
    expect(textsOf(await list('&search=homa'))).toContain(name);
  });

  it('keep what nothing uses any more, as the last ones', async () => {
    const { list, change } = await writer();
    const text = `Gone ${randomUUID()}`;
    await change({ text, language: 'yo', before: '', after: 'Ó ti lọ' });
    const { texts } = await list(`&search=${text}`);
    expect(texts).toMatchObject([{ text, kinds: ['unused'] }]);
    expect(textsOf(await list('&kind=unused'))).toContain(text);
  });

  it('are read by customers as soon as they are changed, and in English once a translation is taken away', async () => {
    const { change, find } = await writer();
    const { ke: before = '' } = await find('Shop');
    expect((await change({ text: 'Shop', language: 'ke', before, after: 'Maduka' })).status).toBe(200);
    expect(await moduleNames('ke')).toContain('Maduka');
    await change({ text: 'Shop', language: 'ke', before: 'Maduka', after: '' });
    expect(await moduleNames('ke')).toContain('Shop');
    await change({ text: 'Shop', language: 'ke', before: '', after: before });
    expect(await moduleNames('ke')).toContain(before);
  });

  it('[SEAT-39] are changed all or none: one that another person has changed refuses the others too', async () => {
    const [one, other] = [await writer(), await writer()];
    const [first, second] = [`First ${randomUUID()}`, `Second ${randomUUID()}`];
    await one.change({ text: second, language: 'ke', before: '', after: 'Pili' });
    const refused = await other.change(
      { text: first, language: 'ke', before: '', after: 'Kwanza' },
      { text: second, language: 'ke', before: '', after: 'Mbili' },
    );
    expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect(refused.body.errors[0].now.changes).toMatchObject([{ text: second, language: 'ke', before: 'Pili' }]);
    expect(await other.find(first)).toEqual({});
    expect((await other.find(second)).ke).toBe('Pili');
  });

  it.each([
    ['without a sign', 'Hello {name}', 'Habari'],
    ['with another sign', 'Hello {name}', 'Habari {jina}'],
    ['with a sign of its own', 'Hello', 'Habari {name}'],
    ['without a number', '# of # boxes', 'masanduku #'],
  ])('refuse a translation %s', async (_what, words, after) => {
    const { change, find } = await writer();
    const text = `${words} ${randomUUID().replaceAll(/\d/g, 'x')}`;
    const refused = await change({ text, language: 'ke', before: '', after });
    expect(refused).toMatchObject({ status: 422, code: 'signs_differ' });
    expect(await find(text)).toEqual({});
  });

  it('refuse the same text twice, a text that is too long, and a language without translations', async () => {
    const { change } = await writer();
    const one = { text: 'Twice', language: 'ke', before: '', after: 'Mara mbili' };
    expect((await change(one, { ...one, after: 'Mara' })).code).toBe('changes');
    expect((await change({ ...one, after: 'a'.repeat(1001) })).status).toBe(400);
    expect((await change({ ...one, language: 'en' })).status).toBe(400);
    expect((await change()).status).toBe(400);
  });

  it('[SEAT-31] leave one line with before and after in the audit log', async () => {
    const { change } = await writer();
    const text = `Audited ${randomUUID()}`;
    await change({ text, language: 'ha', before: '', after: 'An duba' });
    const { rows } = await sql<{ before: object; after: object }>`
      select before, after from audit_lines where action = 'texts.change' order by id desc limit 1`.execute(market.db);
    expect(rows[0]).toEqual({
      before: { count: 1, texts: [{ text, language: 'ha', translation: '' }] },
      after: { count: 1, texts: [{ text, language: 'ha', translation: 'An duba' }] },
    });
  });

  it('are written by operators of all zones with the permission only', async () => {
    const { rows } = await sql<{ id: number }>`select id from zones order by id limit 1`.execute(market.db);
    const text = { text: 'Not mine', language: 'ke', before: '', after: 'Si yangu' };
    const within = await writer({ roles: ['marketing'], zoneIds: [rows[0]?.id ?? 0] });
    expect((await within.list()).texts.length).toBeGreaterThan(0);
    expect((await within.change(text)).code).toBe('right_missing');
    expect((await within.send('text,ke\nNot mine,Si yangu')).status).toBe(403);
    const support = await writer({ roles: ['support'] });
    expect((await visitor.get('admin/texts', support.headers)).code).toBe('right_missing');
    expect((await support.change(text)).code).toBe('right_missing');
  });
});

describe('[OPS-088] a file of translations', () => {
  it('shows what it would change, and then changes it; a missing column changes nothing', async () => {
    const { send, find, change } = await writer();
    const [old, gone, unused] = [`Old ${randomUUID()}`, `Gone ${randomUUID()}`, `New ${randomUUID()}`];
    await newCondition(old);
    await newCondition(gone);
    await change(
      { text: old, language: 'ke', before: '', after: 'Kuukuu' },
      { text: old, language: 'yo', before: '', after: 'Àtijọ́' },
      { text: gone, language: 'ke', before: '', after: 'Imeondoka' },
    );
    const file = `text,ke,ha\n${old},Zee,Tsoho\n${gone},,\n${unused},Mpya,\n`;
    const seen = await send(file, 'preview');
    expect(seen).toMatchObject({
      status: 200,
      body: { line_count: 3, added: 2, changed: 1, removed: 1, unused: [unused], is_saved: false, faults: [] },
    });
    expect(seen.body.changes).toContainEqual({ text: old, language: 'ke', before: 'Kuukuu', after: 'Zee' });
    expect((await find(old)).ke).toBe('Kuukuu');
    expect((await send(file)).body).toMatchObject({ added: 2, changed: 1, removed: 1, is_saved: true });
    expect(await find(old)).toEqual({ yo: 'Àtijọ́', ha: 'Tsoho', ke: 'Zee' });
    expect((await find(gone)).ke).toBe('');
    expect((await send(file)).body).toMatchObject({ added: 0, changed: 0, removed: 0, changes: [] });
  });

  it('names each fault by its line and column, and then changes nothing', async () => {
    const { send, find } = await writer();
    const right = `Right ${randomUUID()}`;
    const { body } = await send(`text,ke\n${right},Sawa\nHello {name},Habari\n${right},Tena\n,Bila\n`);
    expect(body).toMatchObject({ is_saved: false, changes: [] });
    expect(body.faults).toEqual([
      { line: 3, field: 'ke', reason: 'lacks {name} of the text' },
      { line: 4, field: '', reason: 'duplicates line 2' },
      { line: 5, field: 'text', reason: 'is empty' },
    ]);
    expect(await find(right)).toEqual({});
  });

  it.each<[string, string | Uint8Array, RegExp]>([
    ['is empty', '', /empty/],
    ['has no column of texts', 'ke\nSawa', /missing: text/],
    ['has an unknown column', 'text,fr\nFood,Repas', /'fr'/],
    ['is in another encoding', new Uint8Array([0x74, 0xe9, 0x0a]), /UTF-8/],
  ])('says in words that it %s', async (_what, file, reason) => {
    const { body } = await (await writer()).send(file);
    expect(body.faults[0].reason).toMatch(reason);
    expect(body.is_saved).toBe(false);
  });

  it('takes words back as our files and spreadsheets write them', async () => {
    const { send, find } = await writer();
    const text = `-Minus ${randomUUID()}`;
    await send(`\uFEFFtext,ke\r\n'${text},"'-Toa, hapa"\r\n`);
    expect((await find(text)).ke).toBe('-Toa, hapa');
  });
});
