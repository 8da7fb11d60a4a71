import { breaker, withBreaker } from './breaker.ts';
import type { CallBridge } from './calls/call-bridge.ts';
import { demoCalls } from './calls/demo-calls.ts';
import type { TwilioCallAccount } from './calls/twilio-calls.ts';
import { DeliveryError } from './delivery-error.ts';
import type { MailSender } from './mail/mail-sender.ts';
import type { SmtpAccount } from './mail/smtp-mail.ts';
import type { ProviderNotes } from './provider-notes.ts';
import type { AfricasTalkingAccount } from './sms/africas-talking.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { TermiiAccount } from './sms/termii.ts';
import type { TwilioAccount } from './sms/twilio.ts';

/** The configured transports of messages; without one there is only the outbox of a demo. */
export interface TransportChoice {
  sms?:
    | { by: 'outbox' }
    | { by: 'twilio'; account: TwilioAccount }
    | { by: 'africas-talking'; account: AfricasTalkingAccount }
    | { by: 'termii'; account: TermiiAccount };
  mail?: SmtpAccount;
  calls?: { by: 'twilio'; account: TwilioCallAccount } | undefined;
}

export interface Transports {
  sms: SmsSender;
  mail: MailSender;
  /** Undefined where no provider connects phones. */
  calls: CallBridge | undefined;
}

interface TransportContext {
  /** Takes messages without another transport; undefined where no outbox may save them. */
  outbox: Omit<Transports, 'calls'> | undefined;
  /** Words for the operator; no secret, number or code is in them. */
  report: (words: string) => void;
  /** For the health page. */
  notes?: ProviderNotes | undefined;
}

/**
 * Returns the transports of messages. Without a provider and an outbox a message is refused, and a warning is logged at
 * start, because dropped messages would go unnoticed.
 */
export async function openTransports(
  { sms, mail, calls }: TransportChoice,
  context: TransportContext,
): Promise<Transports> {
  const { outbox, report } = context;
  const fallback = outbox ?? missing;
  if (!outbox && !sms) report('SMS_PROVIDER is not set: codes cannot be sent to phones.');
  if (!outbox && !mail) report('SMTP_URL is not set: codes cannot be sent by e-mail.');
  return {
    sms:
      sms && sms.by !== 'outbox' ? withBreaker(await smsBy(sms), { name: smsNames[sms.by], ...context }) : fallback.sms,
    mail: mail ? withBreaker(await mailBy(mail), { name: mailName, ...context }) : fallback.mail,
    calls: calls ? await callsBy(calls, context) : outbox && demoCalls(outbox.sms),
  };
}

/** Names of providers, as messages and the health page have them. */
export const smsNames = { twilio: 'Twilio', 'africas-talking': 'Africa’s Talking', termii: 'Termii' };
export const mailName = 'The mail server';

const missing: Omit<Transports, 'calls'> = {
  sms: {
    send: () => Promise.reject(new DeliveryError('no_provider', 'Nobody carries short messages: set SMS_PROVIDER')),
  },
  mail: { send: () => Promise.reject(new DeliveryError('no_provider', 'Nobody carries mail: set SMTP_URL')) },
};

/** Loads only the chosen provider. */
async function smsBy(choice: Exclude<NonNullable<TransportChoice['sms']>, { by: 'outbox' }>): Promise<SmsSender> {
  switch (choice.by) {
    case 'twilio':
      return (await import('./sms/twilio.ts')).twilioSms(choice.account);
    case 'africas-talking':
      return (await import('./sms/africas-talking.ts')).africasTalkingSms(choice.account);
    case 'termii':
      return (await import('./sms/termii.ts')).termiiSms(choice.account);
  }
}

async function callsBy(
  { account }: NonNullable<TransportChoice['calls']>,
  context: TransportContext,
): Promise<CallBridge> {
  const bridge = (await import('./calls/twilio-calls.ts')).twilioCalls(account);
  const guard = breaker({ name: 'Twilio', takes: 'calls', ...context });
  return { connect: (call) => guard(() => bridge.connect(call)) };
}

async function mailBy(account: SmtpAccount): Promise<MailSender> {
  return (await import('./mail/smtp-mail.ts')).smtpMail(account);
}
