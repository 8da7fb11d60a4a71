import type { TransportChoice } from 'api/providers/message-transports';
import type { RiskTerms } from 'market/risk/risk.rules';
import * as z from 'zod/mini';
import { riskSettings } from './settings/risk-settings.ts';
import type { Environment } from './settings.ts';

/** In a demo everybody tries everything, with one number. */
const roomOfDemo = 100;

/** Reads the requirements for unpaid orders. */
export function riskIn(
  given: Environment,
  { isDemo, transports }: { isDemo: boolean; transports: TransportChoice },
): RiskTerms {
  const proof = z.parse(riskSettings.ORDER_PHONE_PROOF.schema, given.ORDER_PHONE_PROOF);
  const span = (name: 'PHONE_PROOF_DAYS' | 'SHORT_HOLD_MINUTES') =>
    Number(z.parse(riskSettings[name].schema, given[name]));
  const count = (name: 'OPEN_CASH_ORDERS' | 'OPEN_CASH_ORDERS_KNOWN' | 'OPEN_UNPAID_ORDERS') => {
    const defaultLimit = Number(riskSettings[name].example) * (isDemo ? roomOfDemo : 1);
    return Number(z.parse(riskSettings[name].schema, given[name]) ?? defaultLimit);
  };
  return {
    asksForProof: proof === undefined ? !isDemo && transports.sms !== undefined : proof === 'on',
    proofDays: span('PHONE_PROOF_DAYS'),
    openCashOfNew: count('OPEN_CASH_ORDERS'),
    openCashOfKnown: count('OPEN_CASH_ORDERS_KNOWN'),
    openUnpaid: count('OPEN_UNPAID_ORDERS'),
    shortHoldMinutes: span('SHORT_HOLD_MINUTES'),
  };
}
