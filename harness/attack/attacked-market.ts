import { startEmbeddedPostgres } from 'api/db/embedded/embedded-postgres';
import { migrate } from 'api/db/migrate';
import { seedMarket } from 'api/db/seed/seed-market';
import { accountsAtStandIns, approvedSender, termiiDialect } from 'api/testing/stand-ins/sms-dialects';
import { SmsStandIn } from 'api/testing/stand-ins/sms-stand-in';
import { installGuestKey } from 'api/testing/under-test/guest-under-test';
import pg from 'pg';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { startOurs } from '../bench/bench-servers.ts';
import type { PlantedDefect } from './defects.ts';

/** A server configured like that of a real operator, and access to everything in it. */
export interface AttackedMarket {
  base: string;
  databaseUrl: string;
  db: pg.Pool;
  /** What the provider of short messages was asked to send. */
  sent: { to: string; text: string }[];
}

const port = 3903;

/** The configuration of an attacked server. */
export interface MarketPlan {
  /** The planted defect; defaults to none. */
  defect?: PlantedDefect | undefined;
  /** Where it is set otherwise than for the other attacks. */
  settings?: Record<string, string> | undefined;
}

/** Runs the server during an attack. */
export async function underAttack<Seen>(
  { defect, settings }: MarketPlan,
  attack: (market: AttackedMarket) => Promise<Seen>,
): Promise<Seen> {
  using scratch = scratchFolder();
  const postgres = await startEmbeddedPostgres(scratch.path);
  const provider = new SmsStandIn(termiiDialect);
  const db = new pg.Pool({ connectionString: postgres.url, max: 2 });
  // A pool reports its end before its connections are closed, and the database ends right after it.
  db.on('error', () => {});
  try {
    await migrate(postgres.url);
    await seedMarket(postgres.url, { size: 's' });
    await installGuestKey(postgres.url);
    await offerEveryLogin(db);
    await provider.open();
    const ours = await startOurs(postgres.url, port, {
      SMS_PROVIDER: 'termii',
      SMS_SENDER: approvedSender,
      TERMII_API_KEY: accountsAtStandIns.termii.apiKey,
      TERMII_URL: provider.origin,
      // Attacks with addresses of their own choice come through this machine as through a proxy.
      TRUSTED_PROXIES: '127.0.0.1/32',
      CHALLENGE_ROUNDS: '2',
      ...settings,
      ...(defect && { PLANTED_DEFECT: defect }),
    });
    try {
      return await attack({ base: ours.base, databaseUrl: postgres.url, db, sent: provider.taken });
    } finally {
      await ours.stop();
    }
  } finally {
    await Promise.all([db.end(), provider.close()]);
    await postgres.stop();
  }
}

async function offerEveryLogin(db: pg.Pool): Promise<void> {
  const offer = { manual_login_status: 1, otp_login_status: 1, social_login_status: 0, phone_verification_status: 1 };
  await db.query(`update settings set value = value || $1::jsonb where name = 'centralize_login'`, [
    JSON.stringify(offer),
  ]);
}
