import * as z from 'zod/mini';
import { endpoint, guestId } from '../endpoint.ts';

export const authContract = {
  requestGuest: endpoint({
    method: 'POST',
    path: '/api/v1/auth/guest/request',
    summary: 'A new guest id; a browser gets it as a cookie too',
    callers: 'anyone',
    reply: z.object({ guest_id: guestId }),
    refusals: ['too_many'],
  }),
};
