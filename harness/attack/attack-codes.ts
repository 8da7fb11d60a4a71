import type { AttackedMarket } from './attacked-market.ts';
import { freshAddress, postFrom } from './post-from.ts';

const [numbers, addresses] = [10_000, 50];
/** Codes that one prefix of numbers may cost in ten minutes; an attack may touch two windows. */
const budget = 40;

export interface CodeFigures {
  requested: number;
  /** Messages that the operator would have to pay. */
  sent: number;
  max: number;
}

/** Requests codes to 10,000 consecutive numbers, from fifty addresses, like someone who is paid for their delivery. */
export async function floodCodeRequests({ base, sent }: AttackedMarket): Promise<CodeFigures> {
  const before = sent.length;
  for (let start = 0; start < numbers; start += addresses) {
    await Promise.all(
      Array.from({ length: addresses }, (_, n) =>
        postFrom(`127.50.${n + 1}.1`, `${base}/api/v1/auth/login`, {
          login_type: 'otp',
          phone: `+234812${4_550_000 + start + n}`,
        }),
      ),
    );
  }
  return { requested: numbers, sent: sent.length - before, max: budget };
}

const [hours, guessesPerHour] = [20, 50];
const maxPerDay = 25;

export interface GuessFigures {
  guesses: number;
  /** Guesses that were compared with a code. */
  compared: number;
  max: number;
}

/** Guesses 1,000 codes of one number within a day, each from another address; the hours between are made to pass. */
export async function guessCodes({ base, db, sent }: AttackedMarket): Promise<GuessFigures> {
  const phone = '+2348035550142';
  let [guesses, compared] = [0, 0];
  for (let hour = 0; hour < hours; hour++) {
    const login = await postFrom(freshAddress(), `${base}/api/v1/auth/login`, { login_type: 'otp', phone });
    const right = /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0];
    for (let guess = 0; guess < guessesPerHour; guess++) {
      const otp = String(hour * guessesPerHour + guess).padStart(6, '0');
      if (otp === right) continue;
      const ticket = login.ticket ?? 'x'.repeat(43);
      const body = { otp, login_type: 'otp', verification_type: 'phone', ticket };
      const { code } = await postFrom(freshAddress(), `${base}/api/v1/auth/verify-phone`, body);
      guesses += 1;
      if (code === 'code_wrong') compared += 1;
    }
    await passAnHour(db);
  }
  return { guesses, compared, max: maxPerDay };
}

/** For all that counts by the hour or less. */
async function passAnHour(db: AttackedMarket['db']): Promise<void> {
  await db.query(`update sign_ins set created_at = created_at - interval '1 hour',
    code_sent_at = code_sent_at - interval '1 hour'`);
  await db.query("delete from rate_limits where name not like '%a day%'");
}
