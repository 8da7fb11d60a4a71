import type { CartLine } from 'market/cart/cart.contract';
import type { PageName } from 'market/config/config.rules';
import type { ModuleType } from 'market/modules/modules.rules';
import type { Store } from 'market/stores/stores.contract';
import type { WallClock } from 'market/stores/stores.rules';
import type { ZonePauseReason } from 'market/stores/stores-availability.rules';
import { href, useRouteLoaderData } from 'react-router';
import type { MapTiles } from 'ui/map/map-tiles.ts';
import type { Language } from '#i18n/languages.ts';
import type { AccountPage } from './account-pages.ts';
import type { SignInOffer } from './sign-in-offer.ts';

/** The zone that is shopped in, as every screen needs it. */
export interface ShoppedZone {
  id: number;
  name: string;
  city: string;
  country: string;
  currency: string;
  timeZone: string;
  /** In a demo the clock is frozen at this minute of the day; null otherwise. */
  demoMinute: number | null;
  /** What takes no orders there for a while, the longest first; without a module it is everything [OPS-044]. */
  pauses: { moduleId: number | null; reason: ZonePauseReason; opensAt: Store['opens_at'] }[];
  /** What its clocks say at a moment, milliseconds since 1970: when the server answered. */
  clock: WallClock & { at: number };
}

export interface ShownModule {
  id: number;
  type: ModuleType;
  name: string;
  imageUrl: string;
}

/** The customer as the bars show them [NAV-12]. */
export interface ShownCustomer {
  firstName: string;
  /** In place of a photo; empty without a name. */
  initials: string;
  imageUrl: string | null;
  /** Modules whose interests were saved before [AUTH-99]. */
  existingModules: number[];
  /** Of the account menu, in its order. */
  pages: AccountPage[];
}

/** The company behind the site, as footer and help page show it. */
export interface Company {
  text: string;
  description: string;
  email: string;
  phone: string;
  address: string;
  social: { name: string; link: string }[];
  /** Null where the operator does not show it [FOOT-06] [FOOT-07]. */
  playStore: string | null;
  appStore: string | null;
  /** Those of the operator's pages that menus lead to [FOOT-08] to [FOOT-11]. */
  pages: PageName[];
  newsletter: { title: string; text: string };
  hasWallet: boolean;
  hasLoyalty: boolean;
  /** Where one applies: a form of this site, or the operator's own application [NAV-33]. */
  storeApplication: string;
  courierApplication: string;
}

/** The data of the root loader: the app shell of every page. */
export interface Market {
  businessName: string;
  /** The picture of the logo [NAV-01]. */
  logoUrl: string;
  /** The square picture of tabs. */
  iconUrl: string;
  /** The colours of a custom brand, as a style sheet. */
  style?: string | undefined;
  /** Where this storefront is, such as https://soko.example. */
  origin: string;
  /** What the operator tells everybody, such as that no new orders are taken until 14:30 [OPS-096]. */
  notice: string | null;
  /** Absent where the built-in map is shown. */
  mapTiles?: MapTiles | undefined;
  isDemo: boolean;
  /** Decimals of every price and rating [CONF-04]. */
  digits: number;
  /** The code of the operator's currency, for where no zone is chosen. */
  currency: string;
  /** How each currency is written. */
  currencies: { code: string; symbol: string; side: 'left' | 'right' }[];
  guestCheckout: boolean;
  halalTags: boolean;
  /** Null until a place is chosen. */
  zone: ShoppedZone | null;
  place: { address: string; lat: number; lng: number } | null;
  /** Where a map opens before a place is chosen [LOC-36]. */
  defaultLocation: { lat: number; lng: number };
  /** Those of the saved zones [MOD-18]. */
  modules: ShownModule[];
  module: ShownModule | null;
  cart: CartLine[];
  /** The signed-in customer. */
  customer: ShownCustomer | null;
  signIn: SignInOffer;
  company: Company;
  language: Language;
  /** Codes of the languages that are offered [I18N-01]. */
  languages: readonly string[];
  theme: 'light' | 'dark' | undefined;
  /** Spares data: the visitor or the browser wants it so. */
  savesData: boolean;
  direction: 'ltr' | 'rtl';
  /** Codes of languages whose pages run from right to left [I18N-10]. */
  rightToLeft: readonly string[];
}

const nowhere: Market = {
  businessName: 'Soko',
  logoUrl: '/favicon.svg',
  iconUrl: '/favicon.svg',
  origin: '',
  notice: null,
  isDemo: false,
  digits: 0,
  currency: '',
  currencies: [],
  guestCheckout: false,
  halalTags: false,
  zone: null,
  place: null,
  defaultLocation: { lat: 0, lng: 0 },
  modules: [],
  module: null,
  cart: [],
  customer: null,
  signIn: {
    logins: { manual: true, otp: false, social: false },
    providers: [],
    hasReferCodes: false,
    country: '',
    hasCountryPicker: false,
    firebase: null,
  },
  company: {
    text: '',
    description: '',
    email: '',
    phone: '',
    address: '',
    social: [],
    playStore: null,
    appStore: null,
    pages: [],
    newsletter: { title: '', text: '' },
    hasWallet: false,
    hasLoyalty: false,
    storeApplication: `${href('/store-registration')}?active=active`,
    courierApplication: href('/deliveryman-registration'),
  },
  language: { languageName: 'English', languageCode: 'en', countryCode: 'GB', flag: '', tag: 'en' },
  languages: ['en'],
  theme: undefined,
  savesData: false,
  direction: 'ltr',
  rightToLeft: [],
};

/** The data of the app shell; a page outside it, such as an error page, gets an empty one. */
export function useMarket(): Market {
  return useRouteLoaderData<Market>('root') ?? nowhere;
}
