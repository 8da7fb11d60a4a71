export interface SmsMessage {
  /** In international form, such as +2348030000000. */
  to: string;
  text: string;
}

/** Who carries short messages to phones. Rejects with `DeliveryError` when the message was not taken. */
export interface SmsSender {
  send: (message: SmsMessage) => Promise<void>;
}
