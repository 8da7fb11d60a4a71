import { solutionOf } from 'api/testing/under-test/challenge-under-test';

export interface CallAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: attacks look into replies of every shape
  body: any;
}

/** Sends a call as the trusted proxy does, for a client at an address. */
export async function callAs(
  address: string,
  url: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<CallAnswer> {
  const headers = { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }), ...more };
  const reply = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

const challengeRequired = 428;

/** The same as a browser calls: a challenge is solved, and the call repeated. */
export async function callWithChallenge(address: string, url: string, body: object): Promise<CallAnswer> {
  const answer = await callAs(address, url, body);
  if (answer.status !== challengeRequired) return answer;
  const challenge = await callAs(address, `${new URL(url).origin}/api/v1/auth/challenge`);
  return callAs(address, url, body, await solutionOf(challenge.body));
}
