import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { CallRefused } from 'market/calls/client';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { type AuditSearch, auditCalls } from './audit-calls.ts';

/** Saves what a search finds as a file, for those who may export [SEAT-15]. */
export function ExportAudit({ search }: { search: AuditSearch }) {
  const { t } = useLingui();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const file = useMutation({
    mutationFn: () => auditCalls.exportLines({ body: search }),
    onSuccess({ csv, rows, is_whole: isWhole }) {
      saveCsv(csv, `audit-${new Date().toISOString().slice(0, 10)}.csv`);
      toast({
        text: isWhole ? t`${rows} lines are in the file` : t`The newest ${rows} lines are in the file`,
        tone: 'ok',
      });
    },
    onError: (error) =>
      toast({ text: error instanceof CallRefused ? error.message : t`We got no answer. Try again.`, tone: 'bad' }),
  });
  if (!permissions.includes('ops.export')) return null;
  return (
    <Button kind="outline" icon="file-text" isLoading={file.isPending} onClick={() => file.mutate()}>
      <Trans>Save as CSV</Trans>
    </Button>
  );
}
