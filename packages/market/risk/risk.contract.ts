import * as z from 'zod/mini';
import { sentCode } from '../auth/auth.contract.ts';
import { codeLength } from '../auth/auth.rules.ts';
import { endpoint, guestId, text } from '../calls/endpoint.ts';

const ticket = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/));

/** The code that an order refused with `phone_proof_required` needs. */
export const riskContract = {
  sendCode: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/phone-code',
    summary: 'Send a code to the phone number of an order that is refused with phone_proof_required',
    callers: 'shopper',
    urgent: true,
    body: z.object({
      guest_id: z.optional(guestId),
      contact_person_number: text(30).check(z.minLength(1, 'Phone Number is required')),
    }),
    reply: z.object({ ticket, code: sentCode }),
    refusals: ['code_not_sent', 'phone_not_served', 'too_many', 'challenge_required'],
  }),
  checkCode: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/phone-proof',
    summary: 'Prove the phone number by that code; the order is then placed with the same key',
    callers: 'shopper',
    urgent: true,
    body: z.object({
      guest_id: z.optional(guestId),
      ticket,
      otp: z.string().check(z.regex(new RegExp(`^\\d{${codeLength}}$`), 'Send the 6 digits of the code')),
    }),
    reply: z.object({ message: z.string() }),
    refusals: ['ticket_unknown', 'code_wrong', 'code_expired', 'too_many', 'challenge_required'],
  }),
};
