import type { secondFactorContract } from 'market/auth/auth-second-factor.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import type { Customer } from '#api/http/callers/callers.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  proveSecondFactor,
  removeFactor,
  renewRecoveryCodes,
  showSecondFactor,
} from './keep-second-factor.ts';

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

  renewRecoveryCodes: async (call) => ({ recovery_codes: await renewRecoveryCodes(context, call) }),
});

/** The caller as the session is now. */
function proved(caller: Customer, { now }: ApiContext): Customer {
  return { ...caller, factor: { isSetUp: true, provedAt: now() } };
}
