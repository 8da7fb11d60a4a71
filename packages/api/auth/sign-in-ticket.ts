import { randomBytes } from 'node:crypto';
import type { Connection } from '#api/db/connection.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { insertSignIn, type NewSignIn, type SignInRow, signInByTicket } from './auth-sign-ins.data.ts';

/** A sign-in on its way with the secret that names it, which is with its caller alone. */
export type SignIn = SignInRow & { ticket: string };

/** Begins a sign-in with what is proved or claimed so far; a random ticket of 256 bits identifies it for 15 minutes. */
export async function startSignIn(db: Connection, start: NewSignIn): Promise<SignIn> {
  const ticket = randomBytes(32).toString('base64url');
  return { ...(await insertSignIn(db, hashOf(ticket), start)), ticket };
}

/** The sign-in that a ticket names; one that is over, too old or was never is unknown. */
export async function signInOf(db: Connection, ticket: string): Promise<SignIn> {
  const row = await signInByTicket(db, hashOf(ticket));
  if (!row) throw new Refusal('ticket_unknown');
  return { ...row, ticket };
}
