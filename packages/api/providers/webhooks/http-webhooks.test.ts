import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweringServer, startAnsweringServer } from '#api/testing/stand-ins/answering-server.ts';
import { testCertificate } from '#api/testing/test-certificate.ts';
import { httpWebhooks } from './http-webhooks.ts';
import { mayGoTo, placeOfAddress } from './place-of-address.ts';

let server: AnsweringServer;

beforeAll(async () => {
  server = await startAnsweringServer(({ pathname }, response) => {
    if (pathname === '/silent') return;
    if (pathname === '/endless') {
      const write = () => response.writable && response.write('word '.repeat(10_000), write);
      response.writeHead(500);
      return void write();
    }
    response.end();
  });
});
afterAll(() => server.stop());

const send = (url: string, reach: 'internet' | 'machine' | 'network' = 'machine', timeoutMilliseconds?: number) =>
  httpWebhooks({ reach, timeoutMilliseconds }).send({ url, headers: {}, body: '{}' });

describe('the place of an address', () => {
  it.each([
    ['8.8.8.8', 'internet'],
    ['2606:4700::1111', 'internet'],
    ['127.0.0.1', 'machine'],
    ['127.8.8.8', 'machine'],
    ['::1', 'machine'],
    ['10.1.2.3', 'network'],
    ['172.31.255.255', 'network'],
    ['172.32.0.1', 'internet'],
    ['192.168.0.1', 'network'],
    ['100.64.0.1', 'network'],
    ['fd00::1', 'network'],
    ['169.254.169.254', 'nowhere'],
    ['fe80::1', 'nowhere'],
    ['0.0.0.0', 'nowhere'],
    ['::', 'nowhere'],
    ['::ffff:127.0.0.1', 'nowhere'],
    ['::ffff:8.8.8.8', 'nowhere'],
    ['0:0:0:0:0:ffff:7f00:1', 'nowhere'],
    ['64:ff9b::7f00:1', 'nowhere'],
    ['2002:7f00:1::', 'nowhere'],
    ['224.0.0.1', 'nowhere'],
    ['255.255.255.255', 'nowhere'],
    ['nobody', 'nowhere'],
  ])('%s is %s', (address, place) => expect(placeOfAddress(address)).toBe(place));

  it('decides which addresses may be called: no further than configured, and the internet only encrypted', () => {
    const allowed = (reach: 'internet' | 'machine' | 'network', isEncrypted: boolean) =>
      (['internet', 'machine', 'network', 'nowhere'] as const).filter((place) =>
        mayGoTo(place, { reach, isEncrypted }),
      );
    expect(allowed('internet', true)).toEqual(['internet']);
    expect(allowed('internet', false)).toEqual([]);
    expect(allowed('machine', true)).toEqual(['internet', 'machine']);
    expect(allowed('network', true)).toEqual(['internet', 'machine', 'network']);
    expect(allowed('network', false)).toEqual(['machine', 'network']);
  });
});

describe('a webhook', () => {
  it('arrives', async () => {
    await send(`${server.origin}/hook`);
    expect(server.requests).toContain('/hook');
  });

  it('does not go inside, by whatever name it is called', async () => {
    const { port } = new URL(server.origin);
    for (const host of ['localhost', '127.0.0.1', '0x7f000001', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '127.1']) {
      await expect(send(`https://${host}:${port}/inside`, 'internet')).rejects.toThrow('WEBHOOK_REACH');
    }
    await expect(send('http://169.254.169.254/latest/meta-data', 'network')).rejects.toThrow('WEBHOOK_REACH');
    expect(server.requests).not.toContain('/inside');
  });

  it('waits for an answer, but not for ever, and reads little of what is not a yes', async () => {
    await expect(send(`${server.origin}/silent`, 'machine', 50)).rejects.toThrow('No answer within 0.05 seconds');
    const fault = await send(`${server.origin}/endless`).catch(({ message }: Error) => message);
    expect(fault).toMatch(/^500 word word/);
    expect(fault).toHaveLength(200);
  });

  it('is not sent to a host with an untrusted certificate', async () => {
    const secure = createServer(testCertificate(), (_, response) => response.end());
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    const { port } = secure.address() as AddressInfo;
    await expect(send(`https://localhost:${port}/`)).rejects.toThrow(/self.signed|certificate/i);
    secure.close();
  });

  it('that is not answered says why', async () => {
    await expect(send('http://nowhere.invalid/')).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/);
    await expect(send('http://127.0.0.1:1/')).rejects.toThrow('ECONNREFUSED');
  });
});
