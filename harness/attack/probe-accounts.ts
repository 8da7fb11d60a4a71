import { randomBytes } from 'node:crypto';
import { hashPassword } from 'api/auth/hash-passwords';
import { median } from '../bench/load.ts';
import type { AttackedMarket } from './attacked-market.ts';
import { type Answer, freshAddress, postFrom } from './post-from.ts';

export interface AccountLeakFigures {
  /** Milliseconds, medians. */
  known: number;
  unknown: number;
  /** Per cent between the medians. */
  differencePercent: number;
  /** How often a guess by the time is right, from 0.5 for chance to 1. */
  guessRate: number;
  /** Whether the replies are identical. */
  isAlike: boolean;
}

const methods = ['login', 'code', 'forgot'] as const;
export type ProbeMethod = (typeof methods)[number];

interface Person {
  email: string;
  phone: string;
}

/** Asks about known and unknown people in turns: neither replies nor times may differ. */
export async function probeAccounts(
  { base, db }: AttackedMarket,
  samples: number,
): Promise<Record<ProbeMethod, AccountLeakFigures>> {
  const found: Partial<Record<ProbeMethod, AccountLeakFigures>> = {};
  for (const [index, method] of methods.entries()) {
    const people = Array.from({ length: 2 * (samples + warmUp) }, (_, n) => person(index, n));
    const known = people.filter((_, n) => n % 2 === 0);
    await register(db, known);
    found[method] = await compare({ base, db, method, people });
  }
  return found as Record<ProbeMethod, AccountLeakFigures>;
}

/** Warm-up calls, which are not measured: they fill plans, connections and compiled code. */
const warmUp = 20;

interface Comparison {
  base: string;
  db: AttackedMarket['db'];
  method: ProbeMethod;
  /** Every second one is known. */
  people: Person[];
}

async function compare({ base, db, method, people }: Comparison): Promise<AccountLeakFigures> {
  const times: [number[], number[]] = [[], []];
  const replies = new Set<string>();
  for (const [n, someone] of people.entries()) {
    // The limits have tests of their own; here they would end the run.
    if (n % 10 === 0) await db.query('delete from rate_limits');
    const answer = await ask(base, method, someone);
    if (n < 2 * warmUp) continue;
    replies.add(`${answer.status} ${answer.code} ${answer.ticket === undefined}`);
    times[n % 2 === 0 ? 0 : 1].push(answer.milliseconds);
  }
  const [known, unknown] = times;
  const [one, other] = [median(known), median(unknown)];
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return {
    known: round(one, 1),
    unknown: round(other, 1),
    differencePercent: round((100 * Math.abs(one - other)) / Math.min(one, other), 1),
    guessRate: round(shareGuessed(known, unknown), 2),
    isAlike: replies.size === 1,
  };
}

function ask(base: string, method: ProbeMethod, { email, phone }: Person): Promise<Answer> {
  const call = (path: string, body: object) => postFrom(freshAddress(), `${base}/api/v1/auth/${path}`, body);
  switch (method) {
    case 'login':
      return call('login', { login_type: 'manual', email_or_phone: email, password: 'not the password' });
    case 'code':
      return call('login', { login_type: 'otp', phone });
    case 'forgot':
      return call('forgot-password', { email_or_phone: phone });
  }
}

/** Returns the share of pairs of a known and an unknown account that their times order the same method. */
function shareGuessed(known: number[], unknown: number[]): number {
  const later = known.reduce((sum, time) => sum + unknown.filter((other) => time > other).length, 0);
  const share = later / (known.length * unknown.length);
  return Math.max(share, 1 - share);
}

const beginnings = ['803', '805', '806', '813', '703', '706', '810', '816'];

/** Numbers of few people begin alike, so that no limit of a prefix is touched. */
function person(index: number, n: number): Person {
  const beginning = beginnings[n % beginnings.length];
  const rest = String(1_000_000 * (Math.floor(n / beginnings.length) % 10) + 10_000 * (index + 1) + n);
  return { email: `${randomBytes(6).toString('hex')}@example.com`, phone: `+234${beginning}${rest.padStart(7, '0')}` };
}

async function register(db: AttackedMarket['db'], people: Person[]): Promise<void> {
  const hash = await hashPassword('the password of everybody');
  await db.query(
    `insert into customers (f_name, l_name, email, phone, is_email_verified, is_phone_verified, password_hash, ref_code)
     select 'Known', 'Person', email, phone, true, true, $3, 'K' || substr(md5(phone), 1, 9)
     from unnest($1::text[], $2::text[]) as p (email, phone)`,
    [people.map(({ email }) => email), people.map(({ phone }) => phone), hash],
  );
}
