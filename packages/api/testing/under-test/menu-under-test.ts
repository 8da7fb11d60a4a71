import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StoreRole } from 'market/access/access.rules';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';
import type { MarketUnderTest } from './market-under-test.ts';
import { signedInMember } from './staff-under-test.ts';
import { visitorUnderTest } from './visitor-under-test.ts';

interface MenuAnswer {
  status: number;
  /** Of the first error; undefined when there is none. */
  code: string | undefined;
  /** Of every error: the fields, where fields are refused. */
  codes: string[];
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  body: any;
}

/** A signed-in member of a store who works on its menu. */
export async function menuUnderTest(
  market: MarketUnderTest,
  { storeId, role = 'manager' }: { storeId: number; role?: StoreRole },
) {
  const member = await signedInMember(market, { storeId, role });
  const visitor = visitorUnderTest(() => market.app);
  const base = `vendor/stores/${storeId}`;
  const read = ({
    status,
    code,
    body,
  }: {
    status: number;
    code: string | undefined;
    body: { errors?: { code: string }[] };
  }) => {
    const codes = (body.errors ?? []).map((fault) => fault.code);
    return { status, code, codes, body } as MenuAnswer;
  };
  const send = async (method: 'POST' | 'PUT', path: string, fields: Record<string, unknown>) => {
    const reply = await market.app.inject({
      method,
      url: `/api/v1/${base}/${path}`,
      headers: { ...member.headers, 'content-type': formType },
      payload: writeForm(fields),
    });
    const body = reply.json();
    return read({ status: reply.statusCode, code: body.errors?.[0]?.code, body });
  };
  return {
    id: member.id,
    headers: member.headers,
    get: async (path: string) => read(await visitor.get(`${base}/${path}`, member.headers)),
    post: async (path: string, body: object = {}) => read(await visitor.post(`${base}/${path}`, body, member.headers)),
    put: async (path: string, body: object) => read(await visitor.put(`${base}/${path}`, body, member.headers)),
    delete: async (path: string) => read(await visitor.delete(`${base}/${path}`, member.headers)),
    create: async (fields: object, key: string = randomUUID()) =>
      read(await visitor.post(`${base}/items`, fields, { ...member.headers, 'idempotency-key': key })),
    /** Sends a form, with files as buffers. */
    send,
    upload: (itemId: number, fields: Record<string, unknown>) => send('POST', `items/${itemId}/photos`, fields),
    sendFile: (csv: string | Uint8Array, step: 'preview' | 'write') =>
      send('POST', 'menu/file', { file: Buffer.from(csv), step }),
    /** The lines of the audit log about an item, the oldest first. */
    async auditOf(itemId: number) {
      const { rows } = await sql<{ action: string; account_id: number; before: object | null; after: object | null }>`
        select action, account_id, before, after from audit_lines where subject = ${`item:${itemId}`} order by id`.execute(
        market.db,
      );
      return rows;
    },
  };
}
