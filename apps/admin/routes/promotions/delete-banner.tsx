import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { AdminBanner } from 'market/promotions/promotions-banners.admin.contract';
import { useNavigate } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { bannersKey, promotionCalls } from './promotion-calls.ts';

export interface DeleteBannerProps {
  banner: AdminBanner;
  onClose: () => void;
}

/** Asks before a banner is deleted with its picture [OPS-065]. */
export function DeleteBanner({ banner: { id, title: name, module_type: module }, onClose }: DeleteBannerProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => promotionCalls.banners.remove({ params: { banner_id: id } }),
    async onSuccess() {
      toast({ text: t`${name} is deleted`, tone: 'ok' });
      await queries.invalidateQueries({ queryKey: bannersKey, refetchType: 'none' });
      await navigate(`/promotions/banners?module=${module}`, { replace: true });
    },
  });
  return (
    <ConfirmDialog
      icon="trash"
      question={<Trans>Delete {name}?</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      confirmLabel={<Trans>Delete it</Trans>}
      kind="bad"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {remove.error ? <CallFaultNote error={remove.error} /> : <Trans>Its picture goes with it.</Trans>}
    </ConfirmDialog>
  );
}
