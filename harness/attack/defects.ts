import type { Edit } from '../guards/guard.ts';

const auth = 'packages/api/auth';

/** The controls of the attacks: the code without the protection against each of them. */
export const attackDefects = {
  // Consecutive numbers share no limit, and it is not checked whether codes are used.
  'no-prefix': [
    {
      file: 'packages/api/auth/codes/limit-codes.ts',
      line: "medium === 'phone' ? [limit('LIMIT_CODES_TO_PREFIX'",
      instead: "medium === '' ? [limit('LIMIT_CODES_TO_PREFIX'",
    },
    { file: 'packages/api/auth/codes/limit-codes.ts', line: 'used >= usedOfFifty', instead: 'used >= 0' },
  ],
  // A code takes any number of guesses, and so does its contact.
  'unlimited-guesses': [
    {
      file: 'packages/api/auth/codes/check-code.ts',
      line: '{ max: guessesPerCode,',
      instead: '{ max: guessesPerCode * 100,',
    },
    {
      file: 'packages/api/auth/codes/check-code.ts',
      line: "limitNumber(context, 'LIMIT_WRONG_CODES_TO_CONTACT')",
      instead: '25_000',
    },
  ],
  // A password is compared only if there is one.
  'no-pause-for-strangers': [
    {
      file: `${auth}/hash-passwords.ts`,
      line: '  const isRight = await within(',
      instead: '  if (!known) return false;\n  const isRight = await within(',
    },
  ],
  // Any number of passwords is compared at once.
  'all-at-once': [
    { file: `${auth}/hash-passwords.ts`, line: 'const maxChecks = 6;', instead: 'const maxChecks = 600;' },
  ],
  // What an address has used up is refused to everybody behind it, solved challenge or not.
  'ignores-challenges': [
    {
      file: 'packages/api/http/limits/spend-limits.ts',
      line: 'if (await redeemChallenge(context, from.solution, db)) return { hard };',
      instead: 'void redeemChallenge;',
    },
  ],
  // Each IPv6 address counts separately.
  'endless-addresses': [
    {
      file: 'packages/api/http/limits/address-blocks.ts',
      line: '[32, 24] : [64, 48]',
      instead: '[32, 24] : [128, 128]',
    },
  ],
  // Strangers may use the whole budget of codes.
  'no-reserve': [
    {
      file: 'packages/api/auth/codes/limit-codes.ts',
      line: '...(known.isKnown ? [] : budget.ofStrangers),',
      instead: '',
    },
  ],
} as const satisfies Record<string, readonly Edit[]>;
export type PlantedDefect = keyof typeof attackDefects;
