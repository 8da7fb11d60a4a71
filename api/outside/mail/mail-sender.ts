export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Who carries mail. Rejects when the message was not taken; the caller decides what that means. */
export interface MailSender {
  send: (mail: Mail) => Promise<void>;
}
