import { ownSoftwareId } from 'market/auth/auth.rules';
import { solutionHeader } from '#api/http/callers/requester.ts';

/** What the documents of the API say before their calls. */
export const introduction = `Calls of a delivery market. All of them take and answer JSON, but where a call says otherwise.

**Who calls.** \`auth/login\` and the calls beside it open a session. Clients get its token and send it as \`Authorization: Bearer …\`. Pages on the origin of the API send \`X-Software-Id: ${ownSoftwareId}\` with every call, and have the session in a cookie. A guest has an id from \`auth/guest/request\`. A second factor is proved by \`auth/second-factor/prove\`.

**Refusals** are \`{"errors": [{"code", "message"}]}\`. Clients decide by the code; the message is for people, in the language of \`X-Localization\`. Where fields are wrong, there is an entry for each, with the field as its code.

**Limits.** A call too many answers 429 with \`Retry-After\`. Some answer 428 with a \`Link\` to a challenge instead: solve it as \`auth/challenge\` says and repeat the call with \`${solutionHeader}\`.

**Lists** have \`limit\` and \`offset\`, the number of the page from 1. \`total_size\` counts no further than 1,000.

**Once.** A call with \`Idempotency-Key\` has one effect, however often it is sent; the answer stays the same for 30 days.

**Changes of staff** send the \`version\` that the person saw. A later one is refused with \`changed_meanwhile\`, which has both values: \`sent\` and \`now\`.

**Amounts** are decimal numbers in the currency of the zone, and times are ISO 8601 in UTC.`;
