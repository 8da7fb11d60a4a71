import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { AdminCategory } from 'market/categories/categories.admin.contract';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { adminCalls, categoriesQuery } from '../../layout/admin-calls.ts';

export interface DeleteCategoryProps {
  category: AdminCategory;
  onClose: () => void;
}

/** Asks before a category that nothing is in is deleted [OPS-049]. */
export function DeleteCategory({ category: { id, name }, onClose }: DeleteCategoryProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => adminCalls.categories.remove({ params: { category_id: id } }),
    onSuccess() {
      toast({ text: t`${name} is deleted`, tone: 'ok' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
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
      {remove.error ? <CallFaultNote error={remove.error} /> : <Trans>Nothing is in it.</Trans>}
    </ConfirmDialog>
  );
}
