import type { Database } from '#api/db/connection.ts';
import type { MailSender } from '#api/providers/mail/mail-sender.ts';
import type { SmsSender } from '#api/providers/sms/sms-sender.ts';
import { saveDemoPost } from './notifications-demo.data.ts';

/** Without a provider no message is sent: it appears on the outbox page of the demo. */
export function outboxSms(db: Database): SmsSender {
  return { send: ({ to, text }) => saveDemoPost(db, { channel: 'sms', recipient: to, subject: '', body: text }) };
}

export function outboxMail(db: Database): MailSender {
  return {
    send: ({ to, subject, text }) => saveDemoPost(db, { channel: 'mail', recipient: to, subject, body: text }),
  };
}
