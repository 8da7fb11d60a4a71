import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../calls/endpoint.ts';
import { operatorRole } from './access.contract.ts';

const operatorParams = z.object({ account_id: id });

const operator = z.object({
  account_id: z.int(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  roles: z.array(operatorRole),
  /** Null for all zones. */
  zone_ids: z.nullable(z.array(z.int())),
  suspended_reason: z.nullable(z.string()),
  /** To be sent back with a change. */
  version: z.int(),
  created_at: z.iso.datetime(),
});

/** Who runs the market. */
export const adminAccessContract = {
  operators: endpoint({
    method: 'GET',
    path: '/api/v1/admin/operators',
    summary: 'The operators of the market, owners first [SEAT-14]',
    callers: 'operator:ops.staff',
    query: z.object(pageQuery()),
    reply: listReply('operators', operator),
    refusals: [],
  }),
  changeRoles: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/operators/{account_id}',
    summary: 'Give an operator other roles or zones [SEAT-14] [SEAT-18] [SEAT-21] [SEAT-39]',
    callers: 'operator:ops.staff',
    params: operatorParams,
    body: z.object({
      roles: z.array(operatorRole).check(z.minLength(1), z.maxLength(10)),
      zone_ids: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(500))),
      version: z.int(),
    }),
    reply: operator,
    refusals: ['member_not_found', 'right_missing', 'last_owner', 'not_yourself', 'changed_meanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/operators/{account_id}',
    summary: 'Take the access of an operator away [SEAT-22]',
    callers: 'operator:ops.staff',
    params: operatorParams,
    reply: z.object({ message: z.string() }),
    refusals: ['member_not_found', 'right_missing', 'last_owner', 'not_yourself'],
  }),
};
