import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { signingKey } from '#api/db/signing-key.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { pictureHeaders } from '#api/http/files/serve-uploads.ts';
import { Refusal } from '#api/http/refusal.ts';

/** How long a link opens its picture, seconds. */
const linkSeconds = 5 * 60;
/** Beside the folders of `/uploads/`, which are everybody's. */
const folder = '2000';

/** The name of the file of a private picture. */
export function privateFileOf(id: string): string {
  return `${folder}/${id}.webp`;
}

/** Signs links that open a private picture for five minutes. The caller decides who gets one. */
export async function privateLinks({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<(id: string) => string> {
  const key = await signingKey(db);
  const until = Math.floor(now().getTime() / 1000) + linkSeconds;
  return (id) => `/private-pictures/${id}?until=${until}&by=${signatureOf(key, id, String(until))}`;
}

interface Link {
  Params: { id: string };
  Querystring: { until?: string; by?: string };
}

/** Serves a private picture for a valid, unexpired link and forbids caching. */
export function servePrivatePictures(app: FastifyInstance, context: ApiContext): void {
  app.get<Link>('/private-pictures/:id', async ({ params: { id }, query }, reply) => {
    if (!(await opens(context, id, query))) throw new Refusal('link_over');
    const bytes = await context.uploads.get(privateFileOf(id));
    if (!bytes) throw new Refusal('not_found');
    return reply.headers({ ...pictureHeaders, 'cache-control': 'private, no-store' }).send(bytes);
  });
}

async function opens(context: ApiContext, id: string, { until, by }: Link['Querystring']): Promise<boolean> {
  if (typeof until !== 'string' || typeof by !== 'string' || !/^\d{1,12}$/.test(until)) return false;
  const signature = Buffer.from(signatureOf(await signingKey(context.db), id, until));
  const given = Buffer.from(by);
  const isSigned = given.length === signature.length && timingSafeEqual(given, signature);
  return isSigned && Number(until) * 1000 > context.now().getTime();
}

function signatureOf(key: string, id: string, until: string): string {
  return createHmac('sha256', key).update(`${id} ${until}`).digest('base64url');
}
