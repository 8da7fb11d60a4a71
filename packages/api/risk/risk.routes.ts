import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { provePhone, sendPhoneCode } from './prove-phone.ts';

export const riskRoutes = (context: ApiContext): Handlers<Contract['risk']> => ({
  sendCode({ body, scope: { zoneIds }, from }) {
    return sendPhoneCode(context, { written: body.contact_person_number, zoneIds, from });
  },

  async checkCode({ body: { ticket, otp }, caller: shopper, from }) {
    await provePhone(context, { shopper, ticket, otp, from });
    return { message: 'Your phone number is confirmed.' };
  },
});
