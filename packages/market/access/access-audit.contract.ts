import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';

const values = z.nullable(z.record(z.string(), z.unknown()));

const auditLine = z.object({
  id: z.int(),
  made_at: z.iso.datetime(),
  account_id: z.int(),
  /** Empty where the person has removed the account. */
  person: z.string(),
  audience: z.enum(['vendor', 'courier', 'operator']),
  /** The store that the person worked for. */
  store: z.nullable(z.object({ id: z.int(), name: z.string() })),
  device: z.string(),
  /** The call, as its answer and the log of the server name it. */
  request_id: z.string(),
  /** What was done, such as `member.role`. */
  action: z.string(),
  /** What it was done to, such as `customer:12`. */
  subject: z.string(),
  before: values,
  after: values,
  reason: z.nullable(z.string()),
  /** The person whom the line is about has removed the account: values and reason are gone. */
  is_erased: z.boolean(),
  /** The link of the line in the chain of hashes. */
  hash: z.string(),
});

export type AuditLine = z.output<typeof auditLine>;

const search = {
  /** A part of the name, or the number of the account. */
  person: z.optional(text(100)),
  /** What it was done to: `order:4100000017`, or the number alone. */
  subject: z.optional(text(100)),
  /** The name of an action, or its beginning: `member.`. */
  action: z.optional(text(100)),
  /** A part of the reason. */
  reason: z.optional(text(100)),
  store_id: z.optional(id),
  from: z.optional(z.iso.datetime({ offset: true })),
  /** Not included. */
  until: z.optional(z.iso.datetime({ offset: true })),
};

/** What people of the staff have done, for operators. */
export const adminAuditContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/audit',
    summary: 'Lines of the audit log, newest first: of a person, a subject, an action, a time [OPS-091] [SEAT-31]',
    callers: 'operator:ops.audit',
    query: z.object({ ...pageQuery(), ...search }),
    reply: listReply('lines', auditLine),
    refusals: [],
  }),
  actions: endpoint({
    method: 'GET',
    path: '/api/v1/admin/audit/actions',
    summary: 'The names of all actions that the audit log has [OPS-091]',
    callers: 'operator:ops.audit',
    reply: z.object({ actions: z.array(z.string()) }),
    refusals: [],
  }),
  exportLines: endpoint({
    method: 'POST',
    path: '/api/v1/admin/audit/export',
    summary:
      'The newest 10,000 lines of a search as a CSV file; the export leaves a line of its own [OPS-091] [SEAT-15]',
    callers: 'operator:ops.audit',
    body: z.object(search),
    reply: z.object({
      csv: z.string(),
      rows: z.int(),
      /** False where there are more lines than one file has. */
      is_whole: z.boolean(),
    }),
    refusals: ['right_missing'],
  }),
};
