import type { ConnectionOptions } from 'node:tls';
import { createTransport } from 'nodemailer';
import { DeliveryError, type DeliveryErrorReason, withoutSecrets } from '../delivery-error.ts';
import type { Mail, MailSender } from './mail-sender.ts';

export interface SmtpAccount {
  /** `smtps://` is encrypted from the start, `smtp://` by STARTTLS. */
  url: string;
  /** Who the mails come from, such as `Soko <hello@soko.example>`. */
  from: string;
  /** Whether a server that offers no encryption is refused. */
  needsTls: boolean;
}

export interface MailOptions {
  timeoutMilliseconds?: number;
  /** Trusted certificates in addition to Node's. */
  tls?: Pick<ConnectionOptions, 'ca'>;
}

const defaultTimeout = 10_000;
/** Error codes of the library for a problem with our account or the connection. */
const ofSetup = new Set(['EAUTH', 'ETLS', 'EREQUIRETLS', 'EOAUTH2', 'ENOAUTH']);

export function smtpMail({ url, from, needsTls }: SmtpAccount, options: MailOptions = {}): MailSender {
  const { timeoutMilliseconds = defaultTimeout, tls } = options;
  const transport = createTransport({
    url,
    requireTLS: needsTls,
    ignoreTLS: !needsTls,
    tls,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { username, password } = new URL(url);
  const secrets = [password, decodeURIComponent(password), decodeURIComponent(username)];

  return {
    async send(mail) {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      try {
        // The type of the library does not know yet that it can be stopped.
        await transport.sendMail({ ...written(mail, from), signal } as object);
      } catch (error) {
        if (signal.aborted) throw new DeliveryError('away', 'The mail server did not answer in time');
        throw problemOf(error, [...secrets, mail.to, mail.text]);
      }
    },
  };
}

/** The recipient as an object is one address, whatever commas are in it. */
function written({ to, subject, text }: Mail, from: string) {
  return { from, to: { name: '', address: to }, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const sentences: Partial<Record<DeliveryErrorReason, string>> = {
  recipient: 'refused the recipient',
  setup: 'refused us',
  busy: 'asks for patience',
  away: 'cannot be reached',
};

function problemOf(error: unknown, secrets: string[]): DeliveryError {
  const { code = '', responseCode, response, message } = error as SmtpError;
  const reason = reasonOf(error as SmtpError);
  const reply = withoutSecrets(response ?? message, secrets);
  return new DeliveryError(reason, `The mail server ${sentences[reason]} (${responseCode ?? code}): ${reply}`);
}

function reasonOf({ code = '', command, responseCode = 0, response = '', message }: SmtpError): DeliveryErrorReason {
  if (ofSetup.has(code) || message.includes('certificate')) return 'setup';
  if (responseCode >= 400 && responseCode < 500) return 'busy';
  if (command === 'RCPT TO' && !isPolicy(responseCode, response)) return 'recipient';
  return responseCode >= 500 || code === 'EENVELOPE' ? 'setup' : 'away';
}

/** 530 and 5.7 concern the sender, though they come as a reply to the recipient. */
function isPolicy(responseCode: number, response: string): boolean {
  return responseCode === 530 || /^\d{3}[ -]5\.7\./.test(response);
}
