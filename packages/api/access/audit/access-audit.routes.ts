import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { auditActions } from './access-audit.data.ts';
import { exportAuditLines, listAuditLines } from './read-audit.ts';

export const adminAuditRoutes = (context: ApiContext): Handlers<Contract['adminAudit']> => ({
  async list({ caller, query }) {
    const { lines, total } = await listAuditLines(context, caller, query);
    return { total_size: total, limit: query.limit, offset: query.offset, lines };
  },

  actions: async () => ({ actions: await auditActions(context.db) }),

  exportLines: ({ caller, body }) => exportAuditLines(context, caller, body),
});
