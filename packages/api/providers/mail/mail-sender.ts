export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Who carries mail. Rejects with `DeliveryError` when the message was not taken. */
export interface MailSender {
  send: (mail: Mail) => Promise<void>;
}
