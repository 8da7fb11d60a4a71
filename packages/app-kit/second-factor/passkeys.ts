import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { CreatedPasskey, SecondFactor, secondFactorContract } from 'market/auth/auth-second-factor.contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { factorCalls } from './factor-calls.ts';

/** Whether this browser knows passkeys at all; without TLS none does. */
export const hasPasskeys = browserSupportsWebAuthn;

/** Lets the browser make a passkey, and adds it to the account [SEAT-04]. */
export async function makePasskey({
  name,
  password,
}: {
  name: string;
  password: string;
}): Promise<ReplyOf<typeof secondFactorContract.addPasskey>> {
  const optionsJSON = await factorCalls.beginPasskey({ body: password ? { current_password: password } : {} });
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: optionsJSON as never });
  const { clientDataJSON, attestationObject, transports } = response;
  const passkey: CreatedPasskey = {
    ...{ id, rawId, type },
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
  return factorCalls.addPasskey({ body: { name, passkey } });
}

/** Lets the browser sign by a passkey of the account, and proves the second factor by it [SEAT-04]. */
export async function proveByPasskey(): Promise<SecondFactor> {
  const optionsJSON = await factorCalls.askPasskey({});
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: optionsJSON as never });
  const { clientDataJSON, authenticatorData, signature } = response;
  const passkey = { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
  return factorCalls.provePasskey({ body: { passkey } });
}
