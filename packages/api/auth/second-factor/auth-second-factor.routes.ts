import type { secondFactorContract } from 'market/auth/auth-second-factor.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import type { Customer } from '#api/http/callers/callers.ts';
import { addPasskey, askPasskey, beginPasskey, provePasskey, removePasskey } from './manage-passkeys.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  proveSecondFactor,
  removeFactor,
  renewRecoveryCodes,
  showSecondFactor,
} from './manage-second-factor.ts';

export const secondFactorRoutes = (context: ApiContext): Handlers<typeof secondFactorContract> => ({
  secondFactor: ({ caller }) => showSecondFactor(context, caller),

  beginAuthenticator: (call) => beginAuthenticator(context, call, call.body),

  async confirmAuthenticator(call) {
    const recovery_codes = await confirmAuthenticator(context, call, { ...call.body, id: call.params.factor_id });
    return { recovery_codes, second_factor: await showSecondFactor(context, proved(call.caller, context)) };
  },

  async proveSecondFactor(call) {
    await proveSecondFactor(context, call, call.body.code);
    return showSecondFactor(context, proved(call.caller, context));
  },

  async removeFactor(call) {
    await removeFactor(context, call, call.params.factor_id);
    return showSecondFactor(context, call.caller);
  },

  beginPasskey: (call) => beginPasskey(context, call, call.body.current_password),

  async addPasskey(call) {
    const recovery_codes = await addPasskey(context, call, call.body);
    return { recovery_codes, second_factor: await showSecondFactor(context, proved(call.caller, context)) };
  },

  askPasskey: (call) => askPasskey(context, call),

  async provePasskey(call) {
    await provePasskey(context, call, call.body.passkey);
    return showSecondFactor(context, proved(call.caller, context));
  },

  async removePasskey(call) {
    await removePasskey(context, call, call.params.factor_id);
    return showSecondFactor(context, call.caller);
  },

  renewRecoveryCodes: async (call) => ({ recovery_codes: await renewRecoveryCodes(context, call) }),
});

/** The caller as the session is now. */
function proved(caller: Customer, { now }: ApiContext): Customer {
  return { ...caller, factor: { isSetUp: true, provedAt: now() } };
}
