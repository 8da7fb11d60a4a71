import { sql } from 'kysely';
import type { Connection } from '#db/connection.ts';

export interface DemoPost {
  channel: 'sms' | 'mail' | 'push';
  recipient: string;
  subject: string;
  body: string;
}

/** Keeps what a demo would have sent, for the outbox page to show. */
export async function keepDemoPost(db: Connection, { channel, recipient, subject, body }: DemoPost): Promise<void> {
  await sql`insert into demo_post (channel, recipient, subject, body)
    values (${channel}, ${recipient}, ${subject}, ${body})`.execute(db);
}
