import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface DemoMessage {
  channel: 'sms' | 'mail' | 'push';
  recipient: string;
  subject: string;
  body: string;
}

export interface SavedDemoPost extends DemoMessage {
  id: number;
  created_at: Date;
}

const maxSaved = 1000;

/** Stores what a demo would have sent, for the outbox page; deletes the oldest, because a demo may run for months. */
export async function saveDemoPost(db: Connection, { channel, recipient, subject, body }: DemoMessage): Promise<void> {
  await sql`
    with newest as (
      insert into demo_post (channel, recipient, subject, body)
      values (${channel}, ${recipient}, ${subject}, ${body}) returning id
    ) delete from demo_post using newest where demo_post.id <= newest.id - ${maxSaved}::bigint`.execute(db);
}

type Channel = DemoMessage['channel'] | undefined;

/** Returns the newest first; of one channel, or of all. */
export async function newestDemoPosts(
  db: Connection,
  channel: Channel,
  { limit, skip }: { limit: number; skip: number },
): Promise<SavedDemoPost[]> {
  const { rows } = await sql<SavedDemoPost>`
    select id::int, channel, recipient, subject, body, created_at from demo_post
    where ${channel ?? null}::text is null or channel = ${channel ?? null}
    order by demo_post.id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

/** Returns the number of stored messages, of one channel or of all. */
export async function countDemoPosts(db: Connection, channel: Channel): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from demo_post
    where ${channel ?? null}::text is null or channel = ${channel ?? null}`.execute(db);
  return rows[0]?.count ?? 0;
}
