import { cookieIn } from 'app-kit/browser/cookies.ts';
import { CallRefused } from 'market/calls/client';
import type { CartLine } from 'market/cart/cart.contract';
import type { Settings } from 'market/config/config.contract';
import { type PageName, pageNames } from 'market/config/config.rules';
import type { Module } from 'market/modules/modules.contract';
import { aroundTheClock, timeText, wallClock } from 'market/stores/stores.rules';
import { isPausedAt, openingAfterPause } from 'market/stores/stores-availability.rules';
import type { Zone } from 'market/zones/zones.contract';
import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import { initialsOf } from 'ui/formats/initials-of.ts';
import { type Preferences, preferencesIn } from '#browser/preferences.ts';
import { offeredPages } from '#features/account/account-entries.ts';
import { brandStyle } from '#features/config/brand-style.ts';
import { signInOffer } from '#features/config/sign-in-offer.ts';
import type { Company, Market, ShoppedZone, ShownCustomer, ShownModule } from '#features/config/use-market.ts';
import { everyModule } from '#features/modules/every-module.ts';
import { everyZone } from '#features/places/every-zone.ts';
import { directionOf, offerLanguages } from '#i18n/languages.ts';
import { type ApiClient, apiFor, sessionIn } from '../server/api-client.server.ts';
import { cachedAnswers } from '../server/cached-answers.ts';
import { marketVersion } from './request-context.ts';

/** Settings, zones and modules change rarely, and every page needs them; a published change applies at once. */
const cacheSeconds = 10;

/** Loads what every page needs, all at once, so that it costs a page one round trip. */
export async function marketOfPage(context: Readonly<RouterContextProvider>, request: Request): Promise<Market> {
  const client = apiFor(context, request);
  const version = context.get(marketVersion);
  const settings = await settingsOf(client, request, version);
  // Choices can only be resolved once the offered languages are known.
  offerLanguages(settings.languages);
  const preferences = preferencesIn(request);
  const [zones, modules, cart, customer] = await Promise.all([
    zonesOf(client, version),
    modulesOf(client, version, preferences),
    cartOf(client, request),
    customerOf(client, request, version),
  ]);
  const shown = modules.map(shownModule);
  const { location, currentLatLng, language, theme, direction, savesData } = preferences;
  return {
    businessName: settings.business_name,
    logoUrl: settings.logo_full_url,
    iconUrl: settings.icon_full_url,
    style: brandStyle(settings.brand_colours),
    origin: new URL(request.url).origin,
    notice: settings.market_notice?.text ?? null,
    mapTiles: settings.map_tiles,
    isDemo: settings.demo,
    digits: settings.digit_after_decimal_point,
    currency: settings.currency_code,
    currencies: settings.currencies,
    guestCheckout: settings.guest_checkout_status === 1,
    halalTags: settings.halal_tag_status === 1,
    zone: shoppedZone(zones, preferences),
    place: location && currentLatLng ? { address: location, ...currentLatLng } : null,
    defaultLocation: settings.default_location,
    modules: shown,
    module: shown.find(({ id }) => id === preferences.module?.id) ?? null,
    cart,
    customer,
    signIn: signInOffer(settings),
    company: companyOf(settings),
    language,
    languages: settings.languages,
    theme,
    savesData: savesData || request.headers.get('save-data') === 'on',
    direction: direction ?? directionOf(language.languageCode, settings.right_to_left_codes),
    rightToLeft: settings.right_to_left_codes,
  };
}

function companyOf(settings: Settings): Company {
  const { download_user_app_links: apps } = settings;
  const isOff: Partial<Record<PageName, boolean>> = {
    'refund-policy': settings.refund_policy === 0,
    'cancellation-policy': settings.cancelation_policy === 0,
    'shipping-policy': settings.shipping_policy === 0,
  };
  return {
    text: settings.footer_text,
    description: settings.fixed_footer_description,
    email: settings.email,
    phone: settings.phone,
    address: settings.address,
    social: settings.social_media.filter(({ link }) => isWebAddress(link)),
    playStore: apps.playstore_url_status === 1 && isWebAddress(apps.playstore_url) ? apps.playstore_url : null,
    appStore: apps.apple_store_url_status === 1 && isWebAddress(apps.apple_store_url) ? apps.apple_store_url : null,
    pages: pageNames.filter((name) => !isOff[name]),
    newsletter: { title: settings.fixed_newsletter_title, text: settings.fixed_newsletter_sub_title },
    hasWallet: settings.customer_wallet_status === 1,
    hasLoyalty: settings.loyalty_point_status === 1,
    storeApplication: outsideOr(settings.store_application_url, `${href('/store-registration')}?active=active`),
    courierApplication: outsideOr(settings.delivery_man_application_url, href('/deliveryman-registration')),
  };
}

/** Rejects `javascript:` and other addresses that are no page. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

function outsideOr(address: string, own: string): string {
  return isWebAddress(address) ? address : own;
}

function shoppedZone(zones: Zone[], { zoneIds }: Preferences): ShoppedZone | null {
  const zone = zones.find(({ id }) => id === zoneIds[0]);
  if (!zone) return null;
  const { id, name, city, country, currency, time_zone: timeZone, demo_minute: demoMinute } = zone;
  const at = new Date();
  const { day, minute } = wallClock(timeZone, at);
  const clock = { day, minute, at: at.getTime() };
  const pauses = zone.pauses.flatMap((pause) => {
    const until = new Date(pause.until);
    const next = openingAfterPause(aroundTheClock, zone, { now: at, until });
    const opensAt = next ? { time: timeText(next.minute), in_days: next.inDays, day: next.day } : null;
    return isPausedAt(until, at) ? [{ moduleId: pause.module_id, reason: pause.reason, opensAt }] : [];
  });
  return { id, name, city, country, currency, timeZone, demoMinute, pauses, clock };
}

function shownModule({ id, module_type: type, module_name: name, icon_full_url: imageUrl }: Module): ShownModule {
  return { id, type, name, imageUrl };
}

/**
 * A browser without a guest id has no cart, so no call is made. A failed cart, or an expired session, does not prevent
 * the page.
 */
async function cartOf(client: ApiClient, request: Request): Promise<CartLine[]> {
  const cookies = request.headers.get('cookie') ?? '';
  if (!cookieIn(cookies, 'guest_id') && !sessionIn(cookies)) return [];
  return client.cart.list({ query: {} }).catch((error: unknown) => {
    if (!(error instanceof CallRefused && error.status === 401)) console.error(error);
    return [];
  });
}

/** With an expired session the page shows a guest; the next call of the browser explains why [AUTH-136]. */
async function customerOf(client: ApiClient, request: Request, version: number): Promise<ShownCustomer | null> {
  if (!sessionIn(request.headers.get('cookie') ?? '')) return null;
  try {
    const {
      f_name: firstName,
      l_name: lastName,
      image_full_url: imageUrl,
      existing_modules: existingModules,
    } = await client.account.info({});
    const pages = offeredPages(await settingsOf(client, request, version));
    return { firstName, initials: initialsOf(firstName, lastName), imageUrl, existingModules, pages };
  } catch (error) {
    if (!(error instanceof CallRefused)) console.error(error);
    return null;
  }
}

const cachedSettings = cachedAnswers<Settings>(cacheSeconds);
const cachedZones = cachedAnswers<Zone[]>(cacheSeconds);
const cachedModules = cachedAnswers<Module[]>(cacheSeconds);

/** In the language of the page. */
function settingsOf(client: ApiClient, request: Request, version: number): Promise<Settings> {
  const { language } = preferencesIn(request);
  return cachedSettings(`${version} ${language.languageCode}`, () => client.config.settings({}));
}

function zonesOf(client: ApiClient, version: number): Promise<Zone[]> {
  return cachedZones(String(version), () => everyZone(client));
}

/** Before a place is chosen there is nothing to shop in, hence no module to show. */
async function modulesOf(client: ApiClient, version: number, { zoneIds, language }: Preferences): Promise<Module[]> {
  if (zoneIds.length === 0) return [];
  return cachedModules(`${version} ${language.languageCode} ${zoneIds.join(',')}`, () => everyModule(client));
}
