import type { Contract } from 'market/calls/contract';
import type { ApiNeeds } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { provePhone, sendPhoneCode } from './prove-phone.ts';

export const riskRoutes = (needs: ApiNeeds): Handlers<Contract['risk']> => ({
  sendCode({ body, scope: { zoneIds }, from }) {
    return sendPhoneCode(needs, { written: body.contact_person_number, zoneIds, from });
  },

  async checkCode({ body: { ticket, otp }, caller: shopper, from }) {
    await provePhone(needs, { shopper, ticket, otp, from });
    return { message: 'Your phone number is confirmed.' };
  },
});
