import { ownSoftwareId } from 'market/auth/auth.rules';
import { clientVersion, clientVersionHeader } from 'market/calls/client-version.rules';
import type { Endpoint } from 'market/calls/endpoint';
import { type Client, createClient } from 'market/calls/typed-client';
import { savedLanguage } from '../preferences/device-preferences.ts';
import { askForFactor } from '../second-factor/ask-factor.ts';
import { markPageTooOld } from './page-age.ts';

const challengeRequired = 428;
const forbidden = 403;
const upgradeRequired = 426;

/** Returns typed calls of the API on the same origin, in the language of the page; the session travels as a cookie. */
export function createApiClient<N extends Record<string, Record<string, Endpoint>>>(nouns: N): Client<N> {
  return createClient(nouns, send);
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await fetchHere(path, init);
  if (response.status === upgradeRequired) markPageTooOld();
  if (response.status === challengeRequired) return sendSolved(path, init, response);
  return response.status === forbidden ? sendProved(path, init, response) : response;
}

/** Asks for the second factor where the API does, and repeats the call once it is proved [SEAT-04]. */
async function sendProved(path: string, init: RequestInit, refused: Response): Promise<Response> {
  if (!(await isFactorNeeded(refused.clone()))) return refused;
  const isRead = (init.method ?? 'GET') === 'GET';
  return (await askForFactor({ isRead })) ? fetchHere(path, init) : refused;
}

async function isFactorNeeded(refused: Response): Promise<boolean> {
  const answer = await refused.json().catch(() => undefined);
  return answer?.errors?.[0]?.code === 'second_factor_needed';
}

/** Solves the challenge that the API asks for and repeats the call; its script loads only then. */
async function sendSolved(path: string, init: RequestInit, refused: Response): Promise<Response> {
  const { solvedChallenge } = await import('../challenge/solve-challenge.ts');
  const solved = await solvedChallenge().catch(() => undefined);
  return solved ? fetchHere(path, { ...init, headers: { ...init.headers, ...solved } }) : refused;
}

function fetchHere(path: string, init: RequestInit): Promise<Response> {
  const headers = {
    'x-localization': savedLanguage().code,
    // Pages of our own origin get their session as a cookie; other clients get a token.
    'x-software-id': ownSoftwareId,
    [clientVersionHeader]: String(clientVersion),
    ...init.headers,
  };
  return fetch(path, { ...init, credentials: 'same-origin', headers });
}
