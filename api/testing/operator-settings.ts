import { sql } from 'kysely';
import type { Settings } from 'market/config/config.contract';
import type { Connection } from '../db/connection.ts';

/** What an operator switches, before the market is first asked: settings are kept for some seconds. */
export async function setByOperator(db: Connection, settings: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await sql`insert into settings (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
      on conflict (name) do update set value = excluded.value`.execute(db);
  }
}

/** Every way to sign in is offered; what has to be proved is up to the test. */
export function everyLogin(proofs: { phone?: 0 | 1; email?: 0 | 1 } = {}): Partial<Settings> {
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
  };
}
