import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it arrived. */
export interface TakenMail {
  recipients: string[];
  isEncrypted: boolean;
  /** The account that sent it, where one was asked for. */
  user: string | undefined;
  mail: Email;
}

export interface MailStandIn {
  port: number;
  taken: TakenMail[];
  close: () => Promise<void>;
}

export const refusedRecipient = 'nobody@soko.example';
export const busyRecipient = 'later@soko.example';
export const mailAccount = { user: 'soko', password: 'pass:word/that nobody knows' };

/** A real mail server on the loopback interface that stores what it receives. */
export async function openMailStandIn(options: SMTPServerOptions = {}): Promise<MailStandIn> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const isRight = username === mailAccount.user && password === mailAccount.password;
      if (isRight) done(null, { user: username });
      else done(new Error(`Invalid login of ${username} with ${password}`));
    },
    onRcptTo({ address }, _session, done) {
      if (address === refusedRecipient) done(answer(550, `5.1.1 <${address}> has no mailbox here`));
      else if (address === busyRecipient) done(answer(451, '4.7.1 Come back later'));
      else done();
    },
    async onData(stream, { envelope, secure, user }, done) {
      const mail = await PostalMime.parse(await text(stream));
      const recipients = envelope.rcptTo.map(({ address }) => address);
      taken.push({ recipients, isEncrypted: secure, user: user as string | undefined, mail });
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const { server: socket } = server;
    server.listen(0, '127.0.0.1', () => resolve((socket.address() as { port: number }).port));
  });
  return { port, taken, close: () => new Promise((resolve) => server.close(resolve)) };
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
