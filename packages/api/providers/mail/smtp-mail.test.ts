import { createServer, type Server, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  busyRecipient,
  type MailStandIn,
  mailAccount,
  openMailStandIn,
  refusedRecipient,
} from '#api/testing/stand-ins/mail-stand-in.ts';
import { testCertificate } from '#api/testing/test-certificate.ts';
import { DeliveryError } from '../delivery-error.ts';
import { type SmtpAccount, smtpMail } from './smtp-mail.ts';

const certificate = testCertificate();
const mail = {
  to: 'ada@soko.example',
  subject: 'Kóòdù ìwọlé rẹ: 483920',
  text: 'Ẹ kú àárọ̀ Ọmọ́lará,\n\nyour code is 483920.\n',
};
const encodedAccount = `${mailAccount.user}:${encodeURIComponent(mailAccount.password)}`;

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closings.splice(0).map((close) => close()));
});

async function opened(options: SMTPServerOptions = {}): Promise<MailStandIn> {
  const server = await openMailStandIn({ ...certificate, ...options });
  closings.push(server.close);
  return server;
}

function sender(account: Partial<SmtpAccount> & { url: string }, trusts = certificate.cert) {
  const options = { timeoutMilliseconds: 2_000, tls: { ca: trusts } };
  return smtpMail({ from: 'Soko <hello@soko.example>', needsTls: true, ...account }, options);
}

async function refusalOf(sent: Promise<void>): Promise<DeliveryError> {
  const outcome = await sent.catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(DeliveryError);
  const refusal = outcome as DeliveryError;
  expect(refusal.message).not.toMatch(/483920|ada@|nobody knows|nobody%20knows/);
  return refusal;
}

describe('a mail by SMTP', () => {
  it('arrives with Yoruba letters in subject and text, from the configured sender', async () => {
    const server = await opened();
    await sender({ url: `smtp://localhost:${server.port}` }).send(mail);
    const [taken] = server.taken;
    expect(taken?.recipients).toEqual([mail.to]);
    expect(taken?.isEncrypted).toBe(true);
    expect(taken?.mail.subject).toBe(mail.subject);
    expect(taken?.mail.text).toBe(mail.text);
    expect(taken?.mail.from).toMatchObject({ name: 'Soko', address: 'hello@soko.example' });
    expect(taken?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('goes to one recipient, though the address has a comma or a line break in it', async () => {
    const server = await opened();
    const { send } = sender({ url: `smtp://localhost:${server.port}` });
    for (const to of ['ada@soko.example,eve@soko.example', 'ada@soko.example\r\nBcc: eve@soko.example']) {
      await send({ ...mail, to }).catch(() => {});
    }
    expect(server.taken.flatMap(({ recipients }) => recipients)).not.toContain('eve@soko.example');
    await send({ ...mail, subject: 'Hello\r\nBcc: eve@soko.example' });
    expect(server.taken.at(-1)?.recipients).toEqual([mail.to]);
    expect(server.taken.at(-1)?.mail.bcc ?? []).toEqual([]);
  });

  it('signs in with a password that has signs of an address in it', async () => {
    const server = await opened({ authOptional: false });
    await sender({ url: `smtp://${encodedAccount}@localhost:${server.port}` }).send(mail);
    expect(server.taken.map(({ user }) => user)).toEqual([mailAccount.user]);
  });

  it('is encrypted from the start where the address says smtps', async () => {
    const server = await opened({ secure: true });
    await sender({ url: `smtps://localhost:${server.port}` }).send(mail);
    expect(server.taken.map(({ isEncrypted }) => isEncrypted)).toEqual([true]);
  });

  it('is not sent without encryption unless the operator says so', async () => {
    const server = await opened({ disabledCommands: ['STARTTLS'] });
    const url = `smtp://localhost:${server.port}`;
    expect((await refusalOf(sender({ url }).send(mail))).reason).toBe('setup');
    expect(server.taken).toEqual([]);
    await sender({ url, needsTls: false }).send(mail);
    expect(server.taken.map(({ isEncrypted }) => isEncrypted)).toEqual([false]);
  });

  it('is not sent to a server with an untrusted certificate', async () => {
    const server = await opened();
    const stranger = sender({ url: `smtp://localhost:${server.port}` }, testCertificate().cert);
    expect((await refusalOf(stranger.send(mail))).reason).toBe('setup');
    expect(server.taken).toEqual([]);
  });

  it('with a wrong password is a fault of the setup, and the password stays out of the words', async () => {
    const server = await opened({ authOptional: false });
    const { send } = sender({ url: `smtp://soko:wrong-password@localhost:${server.port}` });
    const { reason, message } = await refusalOf(send(mail));
    expect(reason).toBe('setup');
    expect(message).toContain('(535)');
    expect(message).not.toContain('wrong-password');
  });

  it('to a mailbox that is not there is the fault of the address', async () => {
    const server = await opened();
    const { send } = sender({ url: `smtp://localhost:${server.port}` });
    const { reason, message } = await refusalOf(send({ ...mail, to: refusedRecipient }));
    expect([reason, message]).toEqual(['recipient', expect.stringContaining('refused the recipient (550)')]);
    expect(message).not.toContain(refusedRecipient);
  });

  it('to a server that wants to know us first is a fault of the setup', async () => {
    const server = await opened({ authOptional: false });
    const { reason } = await refusalOf(sender({ url: `smtp://localhost:${server.port}` }).send(mail));
    expect(reason).toBe('setup');
  });

  it('is put off by a server that asks for patience', async () => {
    const server = await opened();
    const { send } = sender({ url: `smtp://localhost:${server.port}` });
    expect((await refusalOf(send({ ...mail, to: busyRecipient }))).reason).toBe('busy');
  });

  it('is refused when the server is away', async () => {
    const server = await openMailStandIn();
    await server.close();
    const { reason, message } = await refusalOf(sender({ url: `smtp://localhost:${server.port}` }).send(mail));
    expect([reason, message]).toEqual(['away', expect.stringContaining('cannot be reached')]);
  });

  it.each([
    ['says nothing', () => {}],
    ['drips its greeting', drip],
  ])('is given up when the server %s', async (_fault, onConnection) => {
    const port = await openPort(onConnection);
    const { send } = smtpMail(
      { url: `smtp://127.0.0.1:${port}`, from: 'hello@soko.example', needsTls: true },
      { timeoutMilliseconds: 250 },
    );
    const { reason, message } = await refusalOf(send(mail));
    expect([reason, message]).toEqual(['away', 'The mail server did not answer in time']);
  });
});

function drip(socket: Socket): void {
  const drops = setInterval(() => socket.write('2'), 20);
  socket.once('close', () => clearInterval(drops));
}

async function openPort(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as { port: number }).port;
}
