import { randomUUID } from 'node:crypto';
import { knownModules, knownZones } from 'api/db/seed/known-market';
import type { Day } from 'market/stores/stores.rules';
import { type Account, type MarketOfDay, type Person, passwordOfDay, staffOfDay } from './staff-of-day.ts';

const { yaba } = knownZones;
const allDay = [[0, 1439]] as [number, number][];
const openingHours = Object.fromEntries(
  (['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as Day[]).map((day) => [day, allDay]),
) as Record<Day, [number, number][]>;

/** Everybody who works or orders on a day, and what they made before it. */
export interface OpenMarket {
  owner: Person;
  preparer: Person;
  releaser: Person;
  support: Person;
  pharmacist: Person;
  rider: Person;
  customer: Person;
  storeId: number;
  courierId: number;
  /** Tablets and vitamins, with their price. */
  items: { id: number; price: number }[];
  /** Digits of its own for each person, so that no two have a phone number. */
  phoneOf: (index: number) => string;
}

type Report = (who: Person, did: string) => void;

/** Opens a market for a day: an owner, a team, a store and a rider, each by the calls that people of the market make. */
export async function openMarket(market: MarketOfDay, report: Report): Promise<OpenMarket> {
  const mark = randomUUID().slice(0, 8);
  const number = String(market.now().getTime() % 1_000_000).padStart(6, '0');
  const phoneOf = (index: number) => `+2348031${number.slice(0, 5)}${index}`;
  const account = (name: string, does: string, index: number) => ({
    ...{ name, does, phone: phoneOf(index) },
    email: `${name.split(' ')[0]?.toLowerCase()}-${mark}@example.com`,
  });
  const { anyone, signIn, signUp, addAuthenticator } = staffOfDay(market);

  const kemi = account('Kemi Adebayo', 'owner of the market', 0);
  const owner = await signIn({ ...kemi, password: await market.createOwner(kemi) });
  await addAuthenticator(owner);
  report(owner, 'signs in and adds an authenticator app');

  const settings = await owner.soko.adminConfig.settings();
  await owner.soko.adminConfig.changeSettings({ body: { ...settings, phone: '', door_code_for: 'all' } });
  await setRules(owner, market.now());
  report(owner, 'wants a code at every door, and sets a commission, a pay of riders and the engine of Yaba');

  const invite = async (name: string, role: 'finance' | 'support', index: number): Promise<Person> => {
    const invited = account(name, role, index);
    const body = { contact: invited.email, roles: [role], zone_ids: null };
    const { link } = await owner.soko.adminAccess.invite({ body });
    const person = await signUp(invited);
    await person.soko.access.acceptInvitation({ body: { token: link.split('#')[1] ?? '' } });
    await addAuthenticator(person);
    report(owner, `invites ${name}, who signs up, accepts and adds an authenticator app`);
    return person;
  };
  const [preparer, releaser] = [await invite('Tunde Bello', 'finance', 1), await invite('Halima Sani', 'finance', 2)];
  const support = await invite('Sade Cole', 'support', 3);

  const basira = account('Basira Ogunleye', 'pharmacist', 4);
  await anyone.registration.applyAsStore({
    body: {
      ...applicant(basira),
      name: `Basira Pharmacy ${mark}`,
      module_id: knownModules.pharmacy,
      address: '22 Herbert Macaulay Way, Yaba',
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      minimum_delivery_time: 20,
      maximum_delivery_time: 35,
    },
  });
  const applied = (await owner.soko.adminRegistration.stores()).applications.find(
    ({ email }) => email === basira.email,
  );
  const { store_id: storeId } = await owner.soko.adminRegistration.acceptStore({
    ...{ params: { application_id: applied?.id ?? 0 }, body: { is_known: true }, idempotencyKey: randomUUID() },
  });
  if (storeId === null) throw new Error('The application became no store');
  const pharmacist = await signIn(basira);
  report(owner, `accepts the application of ${basira.name}, who signs in with the password of it`);
  const items = await fillStore(pharmacist, storeId);
  report(pharmacist, 'opens the store all day and puts two items on sale');

  const rider = await hireRider({ anyone, signIn, owner }, account('Yusuf Danladi', 'rider', 5));
  report(owner, `accepts the application of ${rider.name}, who signs in`);

  const customer = await signUp(account('Adaeze Obi', 'customer', 6));
  report(customer, 'signs up with a code by phone');
  return {
    owner,
    preparer,
    releaser,
    support,
    pharmacist,
    rider,
    customer,
    storeId,
    courierId: rider.courierId,
    items,
    phoneOf,
  };
}

/** A rider applies, is accepted by the owner and signs in. */
export async function hireRider(
  { anyone, signIn, owner }: Pick<ReturnType<typeof staffOfDay>, 'anyone' | 'signIn'> & { owner: Person },
  account: Account,
): Promise<Person & { courierId: number }> {
  await anyone.registration.applyAsDeliveryMan({
    body: { ...applicant(account), vehicle: 'motorcycle', identity_type: 'passport', identity_number: 'A01234567' },
  });
  const { applications } = await owner.soko.adminRegistration.couriers();
  const wants = applications.find(({ email }) => email.toLowerCase() === account.email.toLowerCase());
  const { courier_id: courierId } = await owner.soko.adminRegistration.acceptCourier({
    ...{ params: { application_id: wants?.id ?? 0 }, body: { is_known: true }, idempotencyKey: randomUUID() },
  });
  if (courierId === null) throw new Error('The application became no courier');
  return { ...(await signIn(account)), courierId };
}

function applicant({ name, email, phone }: { name: string; email: string; phone: string }) {
  const [f_name = '', l_name = ''] = name.split(' ');
  return { f_name, l_name, email, phone, password: passwordOfDay, confirm_password: passwordOfDay, zone_id: yaba.id };
}

async function setRules({ soko }: Person, now: Date): Promise<void> {
  const starts_at = new Date(now.getTime() + 1_000).toISOString();
  const newest = (rules: { id: number }[]) => Math.max(0, ...rules.map(({ id }) => id));
  const { rules: commissions } = await soko.adminWallet.commissions({ query: { limit: 100 } });
  await soko.adminWallet.addCommission({
    body: { module_type: 'pharmacy', percent: 15, starts_at, version: newest(commissions) },
  });
  const { rules: pays } = await soko.adminWallet.payRules({ query: { limit: 100 } });
  const pay = { base: 400, per_km: 80, per_waiting_minute: 20, free_waiting_minutes: 5 };
  await soko.adminWallet.addPay({
    body: { currency: 'NGN', zone_id: yaba.id, ...pay, starts_at, version: newest(pays) },
  });
  const { zones } = await soko.adminDispatch.modes();
  const version = zones.find(({ zone_id: id }) => id === yaba.id)?.version ?? 0;
  await soko.adminDispatch.setMode({ params: { zone_id: yaba.id }, body: { mode: 'decides', version } });
}

async function fillStore({ soko }: Person, storeId: number): Promise<OpenMarket['items']> {
  const params = { store_id: storeId };
  const { version } = await soko.vendorStores.hours({ params });
  await soko.vendorStores.setHours({ params, body: { opening_hours: openingHours, version } });
  const { categories } = await soko.vendorItems.menu({ params });
  const category_id = categories.find(({ parent_id: parent }) => parent !== null)?.id ?? categories[0]?.id ?? 0;
  const items: OpenMarket['items'] = [];
  for (const [name, price] of [
    ['Paracetamol 500 mg', 1_000],
    ['Vitamin C 1000 mg', 2_000],
  ] as const) {
    const { item } = await soko.vendorItems.create({
      params,
      body: { name, category_id, price, stock: 100 },
      idempotencyKey: randomUUID(),
    });
    items.push({ id: item.id, price });
  }
  return items;
}
