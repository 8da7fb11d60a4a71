import type { Settings } from 'market/config/config.contract';

/** Enables every sign-in method; the test chooses the verified contacts. */
export function everyLogin(proofs: { phone?: 0 | 1; email?: 0 | 1 } = {}) {
  return {
    social_login: [
      { login_medium: 'google', status: true },
      { login_medium: 'facebook', status: true },
    ],
    apple_login: [{ login_medium: 'apple', status: true, client_id: '', redirect_url_react: '' }],
    centralize_login: {
      otp_login_status: 1,
      manual_login_status: 1,
      social_login_status: 1,
      google_login_status: 1,
      facebook_login_status: 1,
      apple_login_status: 1,
      phone_verification_status: proofs.phone ?? 0,
      email_verification_status: proofs.email ?? 0,
    },
  } satisfies Partial<Settings>;
}
