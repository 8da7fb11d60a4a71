import { sql } from 'kysely';
import type { QuestionClockRow } from '#api/chat/chat-questions.data.ts';
import type { Connection } from '#api/db/connection.ts';

/** Returns the open question of a prescription, read while its order is locked. */
export async function questionOf(db: Connection, orderId: string): Promise<QuestionClockRow> {
  const { rows } = await sql<QuestionClockRow>`
    select asked_at as "questionAt", stopped_seconds as "stoppedSeconds" from prescription_desk
    where order_id = ${orderId}`.execute(db);
  return rows[0] ?? { questionAt: null, stoppedSeconds: 0 };
}

interface Question {
  orderId: string;
  at: Date;
  text: string;
  wantsPicture: boolean;
  /** How long the clock stood before. */
  stopped: number;
}

export async function writeQuestion(db: Connection, { orderId, at, text, wantsPicture, stopped }: Question) {
  await sql`
    insert into prescription_desk (order_id, asked_at, question, wants_picture) values (${orderId}, ${at}, ${text}, ${wantsPicture})
    on conflict (order_id) do update set asked_at = excluded.asked_at, question = excluded.question,
      wants_picture = excluded.wants_picture, answer = '', stopped_seconds = ${stopped}`.execute(db);
}
