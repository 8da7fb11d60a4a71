import * as z from 'zod/mini';
import { endpoint, text } from '../../calls/endpoint.ts';
import { noticeKinds } from './zones-stop.rules.ts';

const notice = {
  id: z.string(),
  kind: z.enum(noticeKinds),
  words: z.string(),
  from_at: z.iso.datetime(),
  until_at: z.iso.datetime(),
};

const shownStop = z.object({
  /** What holds or is announced; null for nothing. */
  current: z.nullable(z.object(notice)),
  /** A stop that a second person has not released yet. */
  waiting: z.nullable(
    z.object({
      ...notice,
      made_at: z.iso.datetime(),
      /** Null for a person whose account is gone. */
      made_by: z.nullable(z.string()),
      is_own: z.boolean(),
    }),
  ),
});

export type ShownStop = z.infer<typeof shownStop>;

const params = z.object({ notice_id: text(40) });

/** Stopping new orders everywhere, and announcing maintenance. */
export const adminStopContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/market-notice',
    summary: 'What every customer is told at present, and what waits for a second person [OPS-096]',
    callers: 'operator:ops.lead',
    reply: shownStop,
    refusals: [],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/admin/market-notice',
    summary:
      'Announce maintenance at once, or ask a second person to stop all new orders; in place of what waits [OPS-096]',
    callers: 'operator:ops.lead',
    body: z.object({
      kind: z.enum(noticeKinds),
      words: text(200),
      /** Null for at once. */
      from_at: z.nullable(z.iso.datetime()),
      until_at: z.iso.datetime(),
      /** The notice that was on the screen; null for none. */
      seen: z.nullable(text(40)),
    }),
    reply: shownStop,
    refusals: ['right_missing', 'changed_meanwhile'],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/v1/admin/market-notice/{notice_id}/release',
    summary: 'Release the stop that another operator has asked for: no new order is taken from then on [OPS-096]',
    callers: 'operator:ops.lead',
    needsFreshSecondFactor: true,
    params,
    reply: shownStop,
    refusals: ['right_missing', 'proposal_not_found', 'proposal_own', 'proposal_expired'],
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/market-notice/{notice_id}',
    summary: 'End what holds or is announced, or take back what waits; orders are taken again at once [OPS-096]',
    callers: 'operator:ops.lead',
    params,
    reply: shownStop,
    refusals: ['right_missing', 'proposal_not_found'],
  }),
};
