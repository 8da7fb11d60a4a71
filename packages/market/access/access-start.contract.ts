import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { startSteps } from './access-couriers.rules.ts';

/** What a rider needs before the first shift. */
export const startContract = {
  riderStart: endpoint({
    method: 'GET',
    path: '/api/v1/customer/rider-start',
    summary: 'The state of an application as a rider, then what is missing before the first shift [DEL-01]',
    callers: 'customer',
    reply: z.object({
      /** The latest application with the email address or the phone number of the account; null without one. */
      application: z.nullable(
        z.object({
          sent_at: z.iso.datetime(),
          status: z.enum(['pending', 'accepted', 'declined']),
          decided_at: z.nullable(z.iso.datetime()),
          /** What the operator wrote; empty without words. */
          words: z.string(),
        }),
      ),
      /** Null for an account that is no rider. */
      start: z.nullable(
        z.object({
          /** Whether the rider has had a shift or an order: the list is over then. */
          has_worked: z.boolean(),
          steps: z.array(z.object({ step: z.enum(startSteps), is_done: z.boolean() })),
          vehicle: z.string(),
          papers_seen_at: z.nullable(z.iso.datetime()),
        }),
      ),
    }),
    refusals: [],
  }),
};
