import { hashPassword } from 'api/auth/hash-passwords';
import type { AttackedMarket } from './attacked-market.ts';
import { callAs, callWithChallenge } from './call-as.ts';
import { phoneOf } from './made-up-numbers.ts';
import { runConcurrently } from './run-concurrently.ts';

const [unsolved, solved, customers] = [400, 1_200, 200];
/** Free codes of a network in an hour, three times those of an address; and all codes of the deployment. */
const [maxUnsolved, budget] = [90, 1_000];

export interface NetworkFigures {
  /** Codes that went out for calls without a solved challenge, each from another /64. */
  unsolvedSent: number;
  maxUnsolved: number;
  /** Codes that went out in all. */
  sent: number;
  budget: number;
  customers: number;
  /** Known customers who asked for a code after the attack, and got it. */
  served: number;
}

/** Has codes sent from all over an IPv6 /48, first for nothing and then for work; known customers come after it. */
export async function floodFromNetwork({ base, db, sent }: AttackedMarket): Promise<NetworkFigures> {
  const before = sent.length;
  const login = `${base}/api/v1/auth/login`;
  const attack = (n: number) => ({ login_type: 'otp', phone: phoneOf(n) });
  await runConcurrently(unsolved, (n) => callAs(addressOf(n), login, attack(n)));
  const unsolvedSent = sent.length - before;
  await runConcurrently(solved, (n) => callWithChallenge(addressOf(unsolved + n), login, attack(unsolved + n)));
  const known = Array.from({ length: customers }, (_, n) => phoneOf(500_000 + n));
  await register(db, known);
  let served = 0;
  await runConcurrently(customers, async (n) => {
    const phone = known[n] ?? '';
    await callWithChallenge(`102.${n}.1.1`, login, { login_type: 'otp', phone });
    if (sent.some(({ to }) => to.endsWith(phone.slice(1)))) served += 1;
  });
  return { unsolvedSent, maxUnsolved, sent: sent.length - before, budget, customers, served };
}

/** Each in another /64 of the same /48. */
function addressOf(n: number): string {
  return `2c0f:f248:77:${n.toString(16)}::1`;
}

async function register(db: AttackedMarket['db'], phones: string[]): Promise<void> {
  await db.query(
    `insert into customers (f_name, l_name, phone, is_phone_verified, password_hash, ref_code)
     select 'Known', 'Person', phone, true, $2, 'K' || substr(md5(phone), 1, 9) from unnest($1::text[]) as p (phone)`,
    [phones, await hashPassword('the password of everybody')],
  );
}
