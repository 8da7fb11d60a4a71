import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setPassword, signedInCustomer } from 'api/testing/under-test/customer-under-test';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { createClient } from 'market/calls/typed-client';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { calls, type Soko } from './soko-calls.ts';
import { CallRefused, connectSoko } from './soko-client.ts';

const market = marketUnderTest();
const run = promisify(execFile);
const nouns: Record<string, Record<string, Endpoint>> = contract;

type Sent<Call> = Call extends (sent: infer S) => unknown ? NonNullable<S> : never;
type Answered<Call> = Call extends (...sent: never[]) => infer R ? R : never;
/** The published types, with optional fields required. */
type Spoken = {
  [Noun in keyof Soko]: {
    [Name in keyof Soko[Noun]]: (
      sent: {
        [Part in keyof Sent<Soko[Noun][Name]>]-?: NonNullable<Sent<Soko[Noun][Name]>[Part]>;
      },
    ) => Answered<Soko[Noun][Name]>;
  };
};

let listening: Promise<string> | undefined;
function originOf(app: typeof market.app): Promise<string> {
  listening ??= app.listen({ host: '127.0.0.1', port: 0 });
  return listening;
}

describe('the client that others install', () => {
  it('has every call that the storefront has, with the types of the contract', async () => {
    // Compiles as long as the storefront's types match the published ones.
    const ours: Spoken = createClient(contract, async () => Response.json({}));
    expect(Object.keys(ours)).toEqual(Object.keys(calls));
    const left = Object.entries(nouns).flatMap(([noun, endpoints]) =>
      Object.keys(endpoints).flatMap((name) => (calls[noun]?.[name] ? [] : `${noun}.${name}`)),
    );
    expect(left.toSorted()).toEqual([
      'adminCity.events',
      'adminNotifications.events',
      'courierDispatch.events',
      'notifications.events',
      'orders.events',
      'payments.tell',
      'vendorOrders.events',
    ]);
  });

  it('says with every call who calls, where and in which language', async () => {
    let token: string | undefined = 'first';
    const received: [string, object][] = [];
    const soko = connectSoko({
      url: 'https://soko.example/',
      ...{ token: () => token, zones: [1, 2], moduleId: 3, at: { lat: 6.5, lng: 3.4 }, language: 'yo' },
      fetch: async (url, init) => {
        received.push([String(url), { ...init?.headers }]);
        return Response.json({ errors: [{ code: 'not_found', message: 'Nobody' }] }, { status: 404 });
      },
    });
    await expect(soko.account.info()).rejects.toMatchObject({ code: 'not_found', status: 404, message: 'Nobody' });
    token = undefined;
    await expect(soko.stores.details({ params: { id: 'mama/put' } })).rejects.toThrow(CallRefused);
    const place = { zoneid: '[1,2]', moduleid: '3', latitude: '6.5', longitude: '3.4', 'x-localization': 'yo' };
    const plain = { accept: 'application/json', ...place };
    expect(received).toEqual([
      ['https://soko.example/api/v1/customer/info', { ...plain, authorization: 'Bearer first' }],
      ['https://soko.example/api/v1/stores/details/mama%2Fput', plain],
    ]);
  });

  it('[API-03] signs a customer in with a place and a module chosen', async () => {
    const email = 'ngozi@example.com';
    const { id } = await signedInCustomer(market, { email, is_email_verified: true });
    const password = 'ofada-with-ayamase';
    await setPassword(market, id, password);
    let token: string | undefined;
    const soko = connectSoko({
      ...{ url: await originOf(market.app), token: () => token, zones: [1], moduleId: 1, at: { lat: 6.5, lng: 3.4 } },
    });
    const answer = await soko.auth.login({ body: { login_type: 'manual', email_or_phone: email, password } });
    token = answer.token ?? undefined;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await soko.account.info()).toMatchObject({ id, email });
  });

  it('packed and installed in an empty folder without a network, orders as its README says', async () => {
    using folder = scratchFolder();
    const inFolder = { cwd: folder.path };
    const origin = await originOf(market.app);
    await run('npm', ['pack', '--silent', '--workspace', 'soko-client', '--pack-destination', folder.path]);
    const [packed = ''] = readdirSync(folder.path);
    writeFileSync(join(folder.path, 'package.json'), '{ "type": "module" }');
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed}`], inFolder);
    expect(readdirSync(join(folder.path, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'soko-client',
    ]);
    const example = /```ts\n([\s\S]*?)```/.exec(readFileSync('packages/client/README.md', 'utf8'))?.[1] ?? '';
    writeFileSync(join(folder.path, 'order.ts'), example.replace('http://localhost:3000', origin));
    const strictly = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'esnext', '--types', ''];
    await run('tsc', [...strictly, '--lib', 'esnext,dom', 'order.ts'], inFolder);
    const { stdout } = await run('node', ['order.ts'], inFolder);
    expect(stdout).toMatch(/^Order \d+ costs [\d.]+\n$/);
    const orderId = /\d+/.exec(stdout)?.[0] ?? '';
    const order = await market.db.selectFrom('orders').select('contact_name').where('id', '=', orderId).execute();
    expect(order).toEqual([{ contact_name: 'Ada Obi' }]);
    writeFileSync(join(folder.path, 'wrong.ts'), example.replace('quantity: 1', 'quantity: true'));
    await expect(run('tsc', [...strictly, '--lib', 'esnext,dom', 'wrong.ts'], inFolder)).rejects.toMatchObject({
      stdout: expect.stringContaining("Type 'boolean' is not assignable to type 'number'"),
    });
  }, 60_000);
});
