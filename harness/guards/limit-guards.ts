import type { Guard } from './guard.ts';

const codesTest = 'packages/api/auth/withstand-attacks.test.ts';
const trackingTest = 'packages/api/orders/tracking/follow-order.test.ts';
const spendLimits = 'packages/api/http/limits/spend-limits.ts';
const guestTest = 'packages/api/auth/auth.routes.test.ts';

/** Guards that distinguish a crowd from an attacker. */
export const limitGuards: readonly Guard[] = [
  {
    against: 'P13 a forged guest id',
    what: 'a guest id that was not issued here is ignored',
    test: { file: guestTest, title: 'that is made up writes nothing' },
    without: [
      {
        file: 'packages/api/http/callers/callers.ts',
        line: '(await isGuest(guestId)) ? guestId : undefined',
        instead: 'guestId',
      },
    ],
  },
  {
    against: 'P13 a forged guest id',
    what: 'the signature of a guest id is verified',
    test: { file: 'packages/api/http/callers/guest-ids.test.ts', title: 'is known by its signature' },
    without: [
      {
        file: 'packages/api/http/callers/guest-ids.ts',
        line: 'signature.length === right.length && timingSafeEqual(signature, right)',
        instead: 'signature.length === right.length',
      },
    ],
  },
  {
    against: 'P5 codes sent at the cost of the market',
    what: 'a part of the budget is reserved for known contacts',
    test: { file: codesTest, title: 'cannot spend more than the budget, and what is reserved' },
    without: [
      {
        file: 'packages/api/auth/codes/limit-codes.ts',
        line: '...(known.isKnown ? [] : budget.ofStrangers),',
        instead: '',
      },
    ],
  },
  {
    against: 'P5 codes sent at the cost of the market',
    what: 'a known device has a limit of its own',
    test: { file: codesTest, title: 'cannot keep the owner of a number from a code' },
    without: [{ file: 'packages/api/auth/codes/limit-codes.ts', line: 'if (known.byDevice)', instead: 'if (!known)' }],
  },
  {
    against: 'P5 codes sent at the cost of the market',
    what: 'a solved challenge can be used once',
    test: { file: codesTest, title: 'gets one more for each solved challenge' },
    without: [
      {
        file: 'packages/api/http/limits/challenges.ts',
        line: 'return spendChallenge(db, mark, new Date(expiresAt * 1000));',
        instead: 'void [spendChallenge, mark, db];\n  return true;',
      },
    ],
  },
  {
    against: 'P6 guessing passwords',
    what: 'addresses of one IPv6 /48 share a limit',
    test: { file: codesTest, title: 'is slowed as one, whatever addresses of an IPv6 /48' },
    without: [
      {
        file: 'packages/api/http/callers/requester.ts',
        line: "networkBlock: ofAddress.includes(':') ? ofNetwork : ofAddress",
        instead: 'networkBlock: address',
      },
    ],
  },
  {
    against: 'P4 guessing codes',
    what: 'guesses at the token of an order are counted before they are compared',
    test: { file: trackingTest, title: 'takes five wrong guesses at an order from one place, also at once' },
    without: [
      {
        file: spendLimits,
        line: 'const waitSeconds = await context.limits.take(db, hard);',
        instead:
          'const waitSeconds = await context.limits.look(db, hard);\n  setImmediate(() => context.limits.take(db, hard));',
      },
    ],
  },
  {
    against: 'P4 guessing codes',
    what: 'the Retry-After of a refusal is correct',
    test: { file: trackingTest, title: 'takes five wrong guesses at an order from one place, also at once' },
    without: [
      {
        file: 'packages/api/http/refusal.ts',
        line: 'String(refusal.retryAfterSeconds ?? 60)',
        instead: "'60'",
      },
    ],
  },
  {
    against: 'P15 an address forged through a proxy',
    what: 'a forwarded address from an untrusted proxy is logged as a warning',
    test: {
      file: 'packages/api/http/listen/trusted-proxies.test.ts',
      title: 'is a warning in the log, once, when the proxy is not listed',
    },
    without: [
      {
        file: 'packages/api/http/listen/trusted-proxies.ts',
        line: 'if (!isWarned && isUntrustedClaim(request))',
        instead: 'if (isWarned)',
      },
    ],
  },
];
