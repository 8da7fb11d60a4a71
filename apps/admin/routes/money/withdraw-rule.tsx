import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';

export interface WithdrawRuleProps {
  kind: 'commission' | 'pay';
  id: number;
  onClose: () => void;
}

/** Asks before a rule that has not started is taken away. */
export function WithdrawRule({ kind, id, onClose }: WithdrawRuleProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => {
      const params = { rule_id: id };
      return kind === 'pay'
        ? adminCalls.wallet.withdrawPay({ params })
        : adminCalls.wallet.withdrawCommission({ params });
    },
    onSuccess() {
      toast({ text: t`The rule is withdrawn`, tone: 'ok' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'money'] }),
  });
  return (
    <ConfirmDialog
      icon="triangle-alert"
      question={<Trans>Withdraw this rule?</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      confirmLabel={<Trans>Withdraw it</Trans>}
      kind="bad"
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
      onCancel={onClose}
    >
      {withdraw.error ? <CallFaultNote error={withdraw.error} /> : <Trans>The rule before it stays in force.</Trans>}
    </ConfirmDialog>
  );
}
