import { randomBytes } from 'node:crypto';
import type { Contract } from 'market/calls/contract';
import type { BodyOf } from 'market/calls/endpoint';
import type { ProviderTrial } from 'market/notifications/notifications-health.admin.contract';
import type { ProviderKind, ProviderProblem } from 'market/notifications/notifications-health.rules';
import { directionsOf, geocoderOf } from '#api/config/map/map-services.ts';
import { fetchTileAt } from '#api/config/map/serve-map-tiles.ts';
import { storedMap } from '#api/config/map/stored-map.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { devicesOf } from '../notifications-push.data.ts';
import { contactsOf, placeToTry } from './notifications-health.data.ts';

const trialsPerHour = 20;
/** A point about 1.5 km from another. */
const aside = 0.01;
const currencyOfTrial = 'NGN';

/** A trial that cannot begin; anything else that is thrown are the words of the provider. */
class NotTried extends Error {
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Tries a provider as it is used: a message to the person who asks, or a question that changes nothing. Its failure is an
 * answer, not a refusal [OPS-084].
 */
export async function tryProvider(
  context: ApiContext,
  staff: AuthorizedOperator,
  { kind, name }: BodyOf<Contract['adminHealth']['tryProvider']>,
): Promise<ProviderTrial> {
  const subject = customerKey(staff.customerId);
  await countTry(context, { name: 'trials of providers', subject, windowSeconds: 3600, limit: trialsPerHour });
  const since = performance.now();
  const outcome = await trials[kind](context, staff, name).then(
    () => ({ problem: null, words: null }),
    (error: unknown) => outcomeOf(error),
  );
  const milliseconds = Math.ceil(performance.now() - since);
  await actAsStaff(context, staff, async () => {
    const after = { name, problem: outcome.problem };
    return { result: undefined, change: { action: 'health.try', subject: `provider:${kind}`, after } };
  });
  return { ...outcome, milliseconds };
}

function outcomeOf(error: unknown): Pick<ProviderTrial, 'problem' | 'words'> {
  if (error instanceof NotTried) return { problem: error.problem, words: null };
  return { problem: 'failed', words: error instanceof Error ? error.message : String(error) };
}

type Trial = (context: ApiContext, staff: AuthorizedOperator, name: string) => Promise<unknown>;

const trials: Record<ProviderKind, Trial> = {
  async sms({ db, sms }, { customerId }) {
    const { phone } = await contactsOf(db, customerId);
    if (!phone) throw new NotTried('no_contact');
    await sms.send({ to: phone, text: (await wordsOf(db)).body });
  },

  async mail({ db, mail }, { customerId }) {
    const { email } = await contactsOf(db, customerId);
    if (!email) throw new NotTried('no_contact');
    const { title, body } = await wordsOf(db);
    await mail.send({ to: email, subject: title, text: body });
  },

  async push({ db, push }, { customerId }) {
    const devices = (await devicesOf(db, customerKey(customerId))).filter(({ kind }) => push.kinds.includes(kind));
    if (devices.length === 0) throw new NotTried('no_device');
    const content = { type: 'message', ...(await wordsOf(db)) };
    const sent = await Promise.all(devices.map((device) => push.send(device, content)));
    if (!sent.includes('accepted')) throw new NotTried('no_device');
  },

  /** Asks for a payment that does not exist: the answer proves address and key, and nothing is charged. */
  async payment({ payments }, _staff, title) {
    const provider = [...payments.values()].find((one) => one.title === title) ?? [...payments.values()][0];
    if (!provider) throw new NotTried('not_set');
    const id = randomBytes(16).toString('base64url');
    await provider.lookUp({ id, reference: null, amount: 100, currency: provider.currencies?.[0] ?? currencyOfTrial });
  },

  async places({ db }) {
    const [map, place] = [await storedMap(db), await placeToTry(db)];
    if (map.geocoder === 'none' || !place) throw new NotTried('not_set');
    await geocoderOf(map).suggest(place.city, undefined);
  },

  async ways({ db }) {
    const [map, place] = [await storedMap(db), await placeToTry(db)];
    if (map.routing === 'none' || !place) throw new NotTried('not_set');
    const { lat, lng } = place;
    await directionsOf(map).way({ lat, lng }, { lat: lat + aside, lng });
  },

  async tiles({ db }) {
    const [map, place] = [await storedMap(db), await placeToTry(db)];
    // The built-in map is part of the pages.
    if (map.tiles_url !== '' && place) await fetchTileAt(map.tiles_url, place);
  },
};

async function wordsOf(db: ApiContext['db']): Promise<{ title: string; body: string }> {
  const { business_name: name } = await settingsOf(db);
  return { title: `Test of ${name}`, body: `${name}: this is a test that you have asked for under Health.` };
}
