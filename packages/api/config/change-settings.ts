import { randomBytes } from 'node:crypto';
import { email as emailShape } from 'market/auth/auth.contract';
import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import type { Settings } from 'market/config/config.contract';
import { coloursOf } from 'market/config/config-colours.rules';
import { currencyFacts, isTimeZone, refusalOfMarketChoice } from 'market/config/config-market.rules';
import type { DoorCodeChoice } from 'market/orders/orders-door-code.rules';
import { uploadPath } from 'market/values/image-path';
import { isPhoneCountry, readPhone } from 'market/values/phone';
import * as z from 'zod/mini';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { filesOfPhoto, makeWholePicture, photoSides, storedPhoto } from '#api/http/files/make-photo.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { withFiles } from '#api/http/files/save-files.ts';
import { ChangedMeanwhile, type FieldFault, FieldRefusal, refuse } from '#api/http/refusal.ts';
import { operatorSettings } from './config.data.ts';
import {
  hasOrders,
  lockSettings,
  moveZonesToCurrency,
  raiseSettingsVersion,
  saveSettings,
} from './config-market.data.ts';
import {
  defaultCalls,
  defaultDoorCode,
  defaultItemFacts,
  defaultSettings,
  defaultTimeZone,
} from './default-settings.ts';
import { publishChange } from './publish-change.ts';

type AdminConfig = Contract['adminConfig'];
export type SavedSettings = ReplyOf<AdminConfig['settings']>;
type Change = BodyOf<AdminConfig['changeSettings']>;

/** What the operator has saved, with defaults; the brand file of the server is not in it. */
type Stored = Omit<Settings, 'demo'> & {
  base_colours: { brand: string | null; deal: string | null };
  time_zone: string;
  settings_version: number;
  door_code_for: DoorCodeChoice;
  door_code_from: number;
  item_facts_status: 0 | 1;
  riders_see_phones: 0 | 1;
  /** The name of an uploaded logo. */
  logo_picture?: string;
};

/** Returns the settings as the operator has saved them [OPS-083]. */
export async function showSettings({ db, brand }: Pick<ApiContext, 'db' | 'brand'>): Promise<SavedSettings> {
  const [stored, isCurrencyFixed] = await Promise.all([storedSettings(db), hasOrders(db)]);
  return replyOf(stored, { isCurrencyFixed, hasBrandFile: brand !== undefined });
}

/**
 * Changes the settings of the market and tells all nodes [OPS-083]. Before the first order, zones of the former currency
 * get the new one. Refuses a stale version, another currency after the first order, and a colour without contrast.
 */
export async function changeSettings(
  context: ApiContext,
  staff: AuthorizedOperator,
  { version, ...change }: Change,
): Promise<SavedSettings> {
  const phone = mustBeValidSettings(change, context.mode.acceptsDemoPhones);
  const saved = await actAsStaff(context, staff, async (transaction) => {
    const current = await lockSettings(transaction);
    if (current !== version) throw new ChangedMeanwhile({ sent: { version }, now: { version: current } });
    const stored = await storedSettings(transaction);
    const isCurrencyFixed = await hasOrders(transaction);
    const before = replyOf(stored, { isCurrencyFixed, hasBrandFile: false });
    refuse(refusalOfMarketChoice(choiceIn(change), choiceIn(before), isCurrencyFixed));
    await saveSettings(transaction, rowsOf({ ...change, phone }, stored));
    await raiseSettingsVersion(transaction);
    if (change.currency_code !== stored.currency_code) {
      await moveZonesToCurrency(transaction, stored.currency_code, change.currency_code);
    }
    const after = replyOf(await storedSettings(transaction), {
      isCurrencyFixed,
      hasBrandFile: context.brand !== undefined,
    });
    return { result: after, change: { action: 'settings.change', subject: 'market', ...differences(before, after) } };
  });
  await publishChange(context);
  return saved;
}

/** Stores a logo, whole and in two sizes, and shows it on all pages [OPS-083]. */
export async function changeLogo(
  context: ApiContext,
  staff: AuthorizedOperator,
  logo: Uint8Array,
): Promise<SavedSettings> {
  const name = randomBytes(16).toString('base64url');
  const sizes = [];
  for (const side of photoSides) sizes.push({ side, bytes: await makeWholePicture(logo, side) });
  await withFiles(context, storedPhoto(name, sizes), (claim) =>
    actAsStaff(context, staff, async (transaction) => {
      await claim(transaction);
      await lockSettings(transaction);
      const { logo_full_url: before, logo_picture: previous } = await storedSettings(transaction);
      if (previous) await queueFilesToRemove(transaction, filesOfPhoto(previous));
      await saveSettings(transaction, { logo_picture: name, logo_full_url: uploadPath(name) });
      return {
        result: undefined,
        change: {
          action: 'settings.logo',
          subject: 'market',
          before: { logo_full_url: before },
          after: { logo_full_url: uploadPath(name) },
        },
      };
    }),
  );
  await removeFilesOrLater(context);
  await publishChange(context);
  return showSettings(context);
}

async function storedSettings(db: Connection): Promise<Stored> {
  const defaults = { base_colours: { brand: null, deal: null }, time_zone: defaultTimeZone, settings_version: 0 };
  return {
    ...defaultSettings,
    ...defaults,
    ...defaultDoorCode,
    ...defaultItemFacts,
    ...defaultCalls,
    ...(await operatorSettings(db)),
  };
}

function replyOf(
  stored: Stored,
  { isCurrencyFixed, hasBrandFile }: { isCurrencyFixed: boolean; hasBrandFile: boolean },
): SavedSettings {
  const written = stored.currencies.find(({ code }) => code === stored.currency_code);
  return {
    business_name: stored.business_name,
    brand_colour: stored.base_colours.brand,
    deal_colour: stored.base_colours.deal,
    country: stored.country,
    currency_code: stored.currency_code,
    currency_symbol: written?.symbol ?? stored.currency_code,
    currency_side: written?.side ?? 'left',
    digit_after_decimal_point: stored.digit_after_decimal_point,
    languages: stored.languages,
    time_zone: stored.time_zone,
    phone: stored.phone,
    email: stored.email,
    address: stored.address,
    door_code_for: stored.door_code_for,
    door_code_from: stored.door_code_from,
    item_facts_status: stored.item_facts_status,
    riders_see_phones: stored.riders_see_phones,
    guest_checkout_status: stored.guest_checkout_status,
    customer_wallet_status: stored.customer_wallet_status,
    loyalty_point_status: stored.loyalty_point_status,
    ref_earning_status: stored.ref_earning_status,
    logo_full_url: stored.logo_full_url,
    version: stored.settings_version,
    is_currency_fixed: isCurrencyFixed,
    has_brand_file: hasBrandFile,
  };
}

function choiceIn(settings: Omit<Change, 'version'>) {
  return {
    brandColour: settings.brand_colour,
    dealColour: settings.deal_colour,
    currency: settings.currency_code,
    decimals: settings.digit_after_decimal_point,
  };
}

/**
 * Returns the phone number of the contact in international form. Refuses an unknown country, currency or time zone, a repeated language, and an
 * invalid phone number or email.
 */
function mustBeValidSettings(change: Omit<Change, 'version'>, acceptsDemo: boolean): string {
  const { country, currency_code: currency, time_zone: zone, languages, phone, email } = change;
  const number = phone === '' ? '' : readPhone(phone, country, acceptsDemo);
  const faults: FieldFault[] = [
    ...(isPhoneCountry(country) ? [] : [invalid('country')]),
    ...(currencyFacts(currency) ? [] : [invalid('currency_code')]),
    ...(isTimeZone(zone) ? [] : [invalid('time_zone')]),
    ...(new Set(languages).size === languages.length ? [] : [invalid('languages')]),
    ...(number === undefined ? [{ field: 'phone', text: 'number must be 10 digits' } as const] : []),
    ...(email === '' || z.safeParse(emailShape, email).success
      ? []
      : [{ field: 'email', text: 'Must be a valid email' } as const]),
  ];
  if (faults.length > 0) throw new FieldRefusal(faults);
  return number ?? '';
}

function invalid(field: string): FieldFault {
  return { field, text: 'This value is not valid.' };
}

function rowsOf(change: Omit<Change, 'version'>, stored: Stored): Readonly<Record<string, unknown>> {
  const { brand_colour: brand, deal_colour: deal, currency_symbol: symbol, currency_side: side, ...rows } = change;
  const written = { code: change.currency_code, symbol, side };
  return {
    ...rows,
    base_colours: { brand, deal },
    brand_colours: coloursOf({ brand: brand ?? undefined, deal: deal ?? undefined }),
    currencies: [written, ...stored.currencies.filter(({ code }) => code !== written.code)],
  };
}

/** What a change has changed, for the audit log. */
function differences(before: SavedSettings, after: SavedSettings): { before: object; after: object } {
  const names = (Object.keys(before) as (keyof SavedSettings)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]) && name !== 'has_brand_file',
  );
  const pick = (settings: SavedSettings) => Object.fromEntries(names.map((name) => [name, settings[name]]));
  return { before: pick(before), after: pick(after) };
}
