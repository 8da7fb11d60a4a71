// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Guard } from './guard.ts';

const auth = 'packages/api/auth';
const attacksTest = `${auth}/withstand-attacks.test.ts`;
const sessionsTest = `${auth}/sessions/session-ends.test.ts`;
const socialTest = 'packages/api/auth/social/prove-social-identity.test.ts';
const loginTest = 'packages/api/auth/sessions/log-in.test.ts';
const codeTest = 'packages/api/auth/codes/code-sign-in.test.ts';
const profileTest = 'packages/api/account/update-profile.test.ts';
const removeTest = 'packages/api/account/remove-account.test.ts';
const callers = 'packages/api/http/callers/callers.ts';
const callersTest = 'packages/api/http/callers/callers.test.ts';
const ownershipTest = 'packages/api/http/callers/ownership.test.ts';
const sessionsData = 'packages/api/auth/sessions/auth-sessions.data.ts';

export const peopleGuards: Guard[] = [
  {
    against: 'P1 session fixation',
    what: 'a sign-in ends the session that it came with',
    test: { file: loginTest, title: 'rotates: the session that the caller came with is over' },
    without: [
      {
        file: `${auth}/finish-sign-in.ts`,
        line: "  if (call.caller?.kind === 'customer') await deleteSession(transaction, call.caller.sessionId);\n",
        instead: '  void deleteSession;\n',
      },
    ],
  },
  {
    against: 'P2 cross-site request forgery',
    what: 'a cookie alone does not authorize a change',
    test: { file: callersTest, title: 'is refused with %s' },
    without: [
      {
        file: callers,
        line: "  if (!isSafe(request, hasSideEffects) && !isOwnPage(request)) throw new Refusal('cross_site');\n",
        instead: '  void isSafe;\n',
      },
    ],
  },
  {
    against: 'P2 cross-site request forgery',
    what: 'a sibling subdomain counts as another site',
    test: { file: callersTest, title: 'is refused with %s' },
    without: [{ file: callers, line: "return site === 'same-origin';", instead: "return site !== 'cross-site';" }],
  },
  {
    against: 'P3 a session that should have ended',
    what: 'the session of a suspended customer is refused at the next call',
    test: { file: sessionsTest, title: 'of a suspended account ends with the next call' },
    without: [{ file: sessionsData, line: 'c.is_active and c.removed_at is null', instead: 'c.removed_at is null' }],
  },
  {
    against: 'P3 a session that should have ended',
    what: 'a session ends by its age',
    test: { file: sessionsTest, title: 'ends 30 days after its last sign of life' },
    without: [
      {
        file: sessionsData,
        line: '\n      and s.created_at > now() - make_interval(days => ${maxDays}::int)`.execute(db);\n  const [session]',
        instead: '`.execute(db);\n  const [session]',
      },
    ],
  },
  {
    against: 'P4 guessing codes',
    what: 'a code allows five guesses, concurrent ones included',
    test: { file: attacksTest, title: 'compares no more by guessing all at once' },
    without: [
      {
        file: 'packages/api/auth/codes/check-code.ts',
        line: '{ max: guessesPerCode,',
        instead: '{ max: guessesPerCode * 100,',
      },
    ],
  },
  {
    against: 'P4 guessing codes',
    what: 'a phone number allows 25 guesses a day over all its codes',
    test: { file: attacksTest, title: 'has 25 of 1,000 guesses in 24 hours compared' },
    // Five codes a day with five guesses each come to the same, so that both have to go.
    without: [
      {
        file: 'packages/api/auth/codes/check-code.ts',
        line: "limitNumber(context, 'LIMIT_WRONG_CODES_TO_CONTACT')",
        instead: '25_000',
      },
      {
        file: 'packages/api/auth/codes/check-code.ts',
        line: '{ max: guessesPerCode,',
        instead: '{ max: guessesPerCode * 100,',
      },
    ],
  },
  {
    against: 'P4 guessing codes',
    what: 'failures of an address are limited before a challenge',
    test: { file: attacksTest, title: 'has a hundred failures an hour at one address' },
    without: [
      {
        file: 'packages/api/auth/codes/check-code.ts',
        line: 'beforeChallenge: byDevice',
        instead: 'beforeChallenge: byDevice || true',
      },
    ],
  },
  {
    against: 'P4 guessing codes',
    what: 'a code is used once',
    test: { file: codeTest, title: 'is used once, also by many at the same moment' },
    without: [
      {
        file: 'packages/api/auth/codes/check-code.ts',
        line: "  if (!(await useCode(db, bearer.id, { medium, codeHash }))) throw new Refusal('code_expired');\n",
        instead: '  void useCode;\n',
      },
    ],
  },
  {
    against: 'P5 codes sent at the cost of the market',
    what: 'neighbouring phone numbers share a limit',
    test: { file: attacksTest, title: 'gets twenty for 1,000 numbers that lie side by side' },
    without: [
      {
        file: 'packages/api/auth/codes/limit-codes.ts',
        line: "medium === 'phone' ? [limit('LIMIT_CODES_TO_PREFIX'",
        instead: "medium === '' ? [limit('LIMIT_CODES_TO_PREFIX'",
      },
    ],
  },
  {
    against: 'P5 codes sent at the cost of the market',
    what: 'an address gets thirty codes an hour without a challenge',
    test: { file: attacksTest, title: 'gets thirty an hour from one address' },
    without: [
      {
        file: 'packages/api/auth/codes/limit-codes.ts',
        line: "'LIMIT_CODES_OF_ADDRESS'",
        instead: "'LIMIT_LOGINS_OF_ADDRESS'",
      },
    ],
  },
  {
    against: 'P5 codes sent at the cost of the market',
    what: 'codes are sent to served countries only',
    test: { file: attacksTest, title: 'gets none for %s' },
    without: [{ file: 'packages/api/auth/codes/send-code.ts', line: ' || !served.includes(country)', instead: '' }],
  },
  {
    against: 'P6 guessing passwords',
    what: 'each failure after five doubles the wait',
    test: { file: attacksTest, title: 'has five tries, then waits twice as long each time' },
    without: [
      {
        file: 'packages/api/auth/sessions/throttle-logins.ts',
        line: "  if (left > 0) throw new Refusal('too_many', inWords(left), left);\n",
        instead: '  void [left, inWords];\n',
      },
    ],
  },
  {
    against: 'P7 a flood of sign-ins',
    what: 'the number of concurrent password comparisons is limited',
    test: { file: attacksTest, title: 'costs a hash at a %s account' },
    without: [{ file: `${auth}/hash-passwords.ts`, line: 'const maxChecks = 6;', instead: 'const maxChecks = 600;' }],
  },
  {
    against: 'P8 a token of another person',
    what: 'the audience of a token is checked',
    test: { file: socialTest, title: 'leaves nothing behind when it is one %s' },
    without: [{ file: 'packages/api/providers/identity/signed-token.ts', line: '        audience,\n', instead: '' }],
  },
  {
    against: 'P8 a token of another person',
    what: 'the nonce of a token is checked',
    test: { file: socialTest, title: 'leaves nothing behind when it is one %s' },
    without: [
      {
        file: 'packages/api/providers/identity/open-id-claims.ts',
        line: '  await mustCarry(nonce, claims);\n',
        instead: '  void [mustCarry, nonce];\n',
      },
    ],
  },
  {
    against: 'P9 data of another person',
    what: 'an address belongs to its customer',
    test: { file: ownershipTest, title: '%s answers others as if there were no such thing' },
    without: [
      {
        file: 'packages/api/addresses/addresses.data.ts',
        line: ".where('id', '=', addressId)\n    .where('customer_id', '=', customerId)",
        instead: ".where('id', '=', addressId)",
      },
    ],
  },
  {
    against: 'P10 reading the database',
    what: 'tokens of sessions are stored as hashes',
    test: { file: attacksTest, title: 'finds no token, ticket, code or password in it' },
    without: [
      {
        file: callers,
        line: "return hash('sha256', secret, 'base64url');",
        instead: 'void hash;\n  return secret;',
      },
    ],
  },
  {
    against: 'P11 an upload that is not an image',
    what: 'an image is recognized by its bytes and encoded again',
    test: { file: profileTest, title: 'leaves no byte of itself' },
    without: [
      {
        file: 'packages/api/http/files/make-photo.ts',
        line: "  if (!kind || !pictureKinds.includes(kind.mime)) throw new Refusal('picture_kind');\n",
        instead: '  void [kind, pictureKinds];\n',
      },
    ],
  },
  {
    against: 'P12 data of a removed account',
    what: 'images of reviews and prescriptions are deleted with the account',
    test: {
      file: removeTest,
      title: 'takes the pictures of reviews, prescriptions and refunds with it; what the reviews say stays',
    },
    without: [
      {
        file: 'packages/api/account/remove-account.ts',
        line: '      ...[leaving.image ?? [], reviewed].flat().flatMap(filesOfPhoto),\n',
        instead: '      ...[leaving.image ?? []].flat().flatMap(filesOfPhoto),\n',
      },
    ],
  },
  {
    against: 'P12 data of a removed account',
    what: 'no personal data is left in any table',
    test: { file: removeTest, title: 'leaves nothing that is personal anywhere' },
    without: [
      {
        file: 'packages/api/account/account-removal.data.ts',
        line: '  await sql`delete from newsletter_subscribers where email = any (${contacts})`.execute(db);\n',
        instead: '',
      },
    ],
  },
];
