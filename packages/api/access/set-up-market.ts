import { randomBytes } from 'node:crypto';
import { setupLinkHours } from 'market/access/access.rules';
import { accountByEmail, insertAccount } from '#api/auth/auth-customers.data.ts';
import { hashPassword } from '#api/auth/hash-passwords.ts';
import { mustBeGoodPassword } from '#api/auth/must-be-good-password.ts';
import { normalizedEmail } from '#api/auth/read-contact.ts';
import { insertSession } from '#api/auth/sessions/auth-sessions.data.ts';
import { newRefCode, splitName } from '#api/auth/upsert-account.ts';
import type { Connection } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { isTaken, transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { insertAuditLine } from '#api/http/callers/audit.data.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { countMarketOwners, makeOwner } from './access.data.ts';
import { deleteSetupLinks, expiryOfSetupLink, insertSetupLink, lockSetup } from './access-setup.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

const tokenBytes = 32;
const hourMilliseconds = 3_600_000;

/**
 * Makes a link to the set-up and returns its token; undefined where there is an owner of the market [OPS-083]. Each start
 * makes one, so that the log of every node has a link that works.
 */
export async function issueSetupLink({ db, now }: Context): Promise<string | undefined> {
  if ((await countMarketOwners(db)) > 0) return undefined;
  const token = randomBytes(tokenBytes).toString('base64url');
  const at = now();
  const expiresAt = new Date(at.getTime() + setupLinkHours * hourMilliseconds);
  await insertSetupLink(db, { tokenHash: hashOf(token), at, expiresAt });
  return token;
}

/** Returns when the link of a token expires. Refuses one that is over, and any link once there is an owner. */
export async function showSetup({ db, now }: Context, token: string): Promise<Date> {
  return mustBeOpen(db, token, now());
}

export interface FirstOwner {
  token: string;
  name: string;
  email: string;
  password: string;
  requestId: string;
  device: string;
}

/**
 * Makes the account of the first owner of the market, ends all links to the set-up, and returns the token of a session.
 * The person who reads the log of the server runs it, so the address counts as confirmed, as with `soko create-admin`. Refuses
 * a link that is over, a market with an owner, and the address of another account.
 */
export async function setUpMarket({ db, now }: Context, owner: FirstOwner): Promise<string> {
  const { token, name, password, requestId, device } = owner;
  // Before the password is hashed, which is expensive.
  await mustBeOpen(db, token, now());
  mustBeGoodPassword(password);
  const email = normalizedEmail(owner.email);
  const password_hash = await hashPassword(password);
  const session = randomBytes(tokenBytes).toString('base64url');
  try {
    await transact(
      db,
      async (transaction) => {
        await lockSetup(transaction);
        await mustBeOpen(transaction, token, now());
        if (await accountByEmail(transaction, email)) throw new Refusal('email_taken');
        const id = await insertAccount(transaction, {
          ...splitName(name),
          email,
          phone: null,
          is_email_verified: true,
          is_phone_verified: false,
          password_hash,
          referred_by: null,
          ref_code: newRefCode(),
        });
        await makeOwner(transaction, id);
        await deleteSetupLinks(transaction);
        await insertSession(transaction, { customerId: id, tokenHash: hashOf(session), device });
        await insertAuditLine(transaction, {
          accountId: id,
          audience: 'operator',
          storeId: null,
          requestId,
          device,
          action: 'market.setup',
          subject: customerKey(id),
          before: null,
          after: { roles: ['owner'], zone_ids: null },
          reason: null,
        });
      },
      (error) => isTaken(error, 'customers_ref_code_key'),
    );
  } catch (error) {
    if (isTaken(error, 'customers_by_email')) throw new Refusal('email_taken');
    throw error;
  }
  return session;
}

async function mustBeOpen(db: Connection, token: string, at: Date): Promise<Date> {
  const expiresAt = await expiryOfSetupLink(db, hashOf(token), at);
  if (!expiresAt || (await countMarketOwners(db)) > 0) throw new Refusal('setup_over');
  return expiresAt;
}
