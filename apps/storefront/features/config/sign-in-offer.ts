import { type OfferedLogins, offeredLogins, offeredSocialMedia } from 'market/auth/auth.rules';
import type { Settings } from 'market/config/config.contract';

/** An available provider, with our ids at the provider. */
export type OfferedProvider =
  | { medium: 'google'; clientId: string }
  | { medium: 'facebook'; appId: string }
  | { medium: 'apple'; clientId: string; redirectUrl: string };

/** What the sign-in shows, so that it opens without asking first. */
export interface SignInOffer {
  logins: OfferedLogins;
  providers: OfferedProvider[];
  /** Referrals earn something [AUTH-77]. */
  hasReferCodes: boolean;
  /** ISO code that phone inputs start with [AUTH-145]. */
  country: string;
  hasCountryPicker: boolean;
  /** Who sends codes to phones, where it is not the server [AUTH-47]. */
  firebase: NonNullable<Settings['firebase']> | null;
}

/** [AUTH-01] to [AUTH-13] */
export function signInOffer(settings: Settings): SignInOffer {
  const { centralize_login: logins, country, firebase } = settings;
  const providers = offeredProviders(settings);
  return {
    // Social sign-in without a provider would be a view without a way in.
    logins: offeredLogins({
      ...logins,
      social_login_status: providers.length > 0 ? logins.social_login_status : 0,
    }),
    providers: logins.social_login_status === 1 ? providers : [],
    hasReferCodes: settings.customer_wallet_status === 1 && settings.ref_earning_status === 1,
    country,
    hasCountryPicker: settings.country_picker_status === 1,
    firebase: settings.firebase_otp_verification === 1 && firebase ? firebase : null,
  };
}

function offeredProviders(settings: Settings): OfferedProvider[] {
  return offeredSocialMedia(settings).flatMap((medium) => providerWith(medium, settings) ?? []);
}

function providerWith(medium: OfferedProvider['medium'], settings: Settings): OfferedProvider | undefined {
  const { google_client_id: googleId, facebook_app_id: facebookId } = settings;
  if (medium === 'google') return googleId ? { medium, clientId: googleId } : undefined;
  if (medium === 'facebook') return facebookId ? { medium, appId: facebookId } : undefined;
  const apple = settings.apple_login.find(({ status, client_id }) => status && client_id !== '');
  return apple && { medium, clientId: apple.client_id, redirectUrl: apple.redirect_url_react };
}
