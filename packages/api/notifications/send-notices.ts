import type { ApiContext } from '#api/http/api-context.ts';
import { maxJobsPerTick, type NewJob } from '#api/jobs/job-kinds.ts';
import { deleteNotice, noticeById, waitingNotices } from './notifications-notices.data.ts';

/** Returns a job for each notice that waits. */
export async function findNotices({ db }: Pick<ApiContext, 'db'>): Promise<NewJob[]> {
  return (await waitingNotices(db, maxJobsPerTick)).map((id) => ({ key: String(id), data: { id } }));
}

/**
 * Sends a notice by mail, or by SMS where no mail goes out, to a contact that the person has proved; throws where neither
 * was taken. A person without one receives none.
 */
export async function sendNotice({ db, mail, sms }: Pick<ApiContext, 'db' | 'mail' | 'sms'>, id: number) {
  const notice = await noticeById(db, id);
  if (!notice) return;
  const { email, phone, subject, body } = notice;
  const byMail = email && (() => mail.send({ to: email, subject, text: body }));
  const bySms = phone && (() => sms.send({ to: phone, text: body }));
  if (byMail && bySms) await byMail().catch(bySms);
  else await (byMail || bySms || undefined)?.();
  await deleteNotice(db, id);
}
