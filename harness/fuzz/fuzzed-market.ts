import { join } from 'node:path';
import { buildApi } from 'api/app/app';
import type { NewSignIn } from 'api/auth/auth-sign-ins.data';
import { sessionOfToken } from 'api/auth/sessions/auth-sessions.data';
import { startSignIn } from 'api/auth/sign-in-ticket';
import { connect, type Database } from 'api/db/connection';
import { startEmbeddedPostgres } from 'api/db/embedded/embedded-postgres';
import { migrate } from 'api/db/migrate';
import { seedMarket } from 'api/db/seed/seed-market';
import { hashOf } from 'api/http/callers/callers';
import { realMarket } from 'api/http/market-mode';
import { ownPushKeys } from 'api/http/push-keys';
import { outboxMail, outboxSms } from 'api/notifications/deliver-to-outbox';
import { postgresLimits } from 'api/providers/limits/postgres-limits';
import { postgresPubSub } from 'api/providers/live/postgres-pub-sub';
import { demoGeocoder } from 'api/providers/maps/demo-geocoder';
import { noDirections } from 'api/providers/maps/directions';
import { openPaymentProviders } from 'api/providers/payments/open-payment-providers';
import { openPush } from 'api/providers/push/open-push';
import { folderUploads } from 'api/providers/uploads/folder-uploads';
import { httpWebhooks } from 'api/providers/webhooks/http-webhooks';
import { type CustomerUnderTest, signedInCustomer } from 'api/testing/under-test/customer-under-test';
import { installGuestKey } from 'api/testing/under-test/guest-under-test';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import type { Hints } from './call-cases.ts';

/** Builds the whole API with its own database, without a port; replies are compared with the contract. */
export async function openFuzzedMarket() {
  const folder = scratchFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  await migrate(postgres.url);
  await seedMarket(postgres.url, { size: 's' });
  await installGuestKey(postgres.url);
  const db = connect({ url: postgres.url });
  const context = {
    db,
    now: () => new Date(),
    mode: realMarket,
    geocoder: demoGeocoder(),
    directions: noDirections,
    sms: outboxSms(db),
    mail: outboxMail(db),
    uploads: folderUploads(join(folder.path, 'uploads')),
    identity: {},
    payments: openPaymentProviders({ hasSandbox: true }),
    limits: postgresLimits,
    live: postgresPubSub(postgres.url),
    push: openPush({}, ownPushKeys(db)),
    webhooks: httpWebhooks({ reach: 'internet' }),
  };
  const app = buildApi(context, { checkReplies: true });
  return {
    app,
    hints: await hintsOf(db),
    signIn: signingIn(db),
    async close() {
      await app.close();
      await context.live.close();
      await db.destroy();
      await postgres.stop();
      folder[Symbol.dispose]();
    },
  };
}

/** The headers of one and the same customer, and of another one once that account or session has been fuzzed away. */
function signingIn(db: Database): () => Promise<{ authorization: string }> {
  let customer: CustomerUnderTest | undefined;
  return async () => {
    const session = customer && (await sessionOfToken(db, hashOf(customer.token)));
    if (!customer || !session?.isActive) customer = await signedInCustomer({ db });
    return customer.headers;
  };
}

/** Existing objects that calls can name, so that cases reach stock and ledger. */
async function hintsOf(db: Database): Promise<Hints> {
  const items = await db
    .selectFrom('items')
    .innerJoin('stores', 'stores.id', 'items.store_id')
    .where('items.zone_id', '=', 1)
    .where('items.module_id', 'in', [1, 2])
    .select(['items.id', 'items.slug', 'stores.lat', 'stores.lng'])
    .orderBy('items.id')
    .limit(300)
    .execute();
  const ids = items.map(({ id }) => id);
  return {
    item_id: ids,
    id: items.map(({ slug }) => slug),
    items: ids.map((id) => [{ item_id: id, quantity: 1 }]),
    latitude: items.map(({ lat }) => lat),
    longitude: items.map(({ lng }) => lng),
    address: ['Adeola Odeku Street'],
    contact_person_name: ['Ada Obi'],
    contact_person_number: ['+2348035550142'],
    contact_person_email: ['ada@example.com'],
    dm_tips: [0, 500],
    order_type: ['delivery'],
    payment_method: ['cash_on_delivery'],
    schedule_at: [undefined],
    order_amount: [undefined],
    variation: [[]],
    add_on_ids: [[]],
    quantity: [1, 2],
    ...(await hintsOfPeople(db)),
  };
}

/** Tickets in every state, known and unknown numbers and addresses: without them every call would be refused early. */
async function hintsOfPeople(db: Database): Promise<Hints> {
  const contact = (n: number) => ({ phone: `+23480355501${10 + n}`, email: `person-${n}@example.com` });
  const tickets: string[] = [];
  for (let n = 0; n < 30; n++) {
    const { id } = await signedInCustomer({ db }, { ...contact(n), is_phone_verified: n % 2 === 0 });
    const starts: NewSignIn[] = [
      { login_type: 'manual', customer_id: id },
      { login_type: 'otp', ...contact(n), is_phone_proved: true },
      { login_type: 'social', issuer: 'https://accounts.example', subject: `${n}`, email: contact(n).email },
      {
        login_type: 'social',
        issuer: 'https://id.example',
        subject: `${n}`,
        name: 'Ada',
        phone: contact(n + 30).phone,
      },
      { login_type: 'reset', customer_id: id, is_phone_proved: true },
      { login_type: 'manual', is_decoy: true, name: 'Ada', ...contact(n) },
    ];
    for (const start of starts) tickets.push((await startSignIn(db, start)).ticket);
  }
  const known = Array.from({ length: 60 }, (_, n) => contact(n));
  return {
    ticket: tickets,
    phone: known.map(({ phone }) => phone),
    email: known.map(({ email }) => email),
    email_or_phone: known.flatMap(({ phone, email }) => [phone, email]),
    name: ['Ada Obi'],
    password: ['kenkey-and-pepper'],
    confirm_password: ['kenkey-and-pepper', undefined],
    otp: ['000000', '123456'],
    ref_code: [undefined, 'NOBODYS1'],
    login_type: ['manual', 'otp', 'social'],
    is_it_you: [true, false],
  };
}
