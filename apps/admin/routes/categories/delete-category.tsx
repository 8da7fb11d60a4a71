import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { AdminCategory } from 'market/categories/categories.admin.contract';
import { adminCalls, categoriesQuery } from '../../layout/admin-calls.ts';
import { DeleteQuestion } from '../../layout/delete-question.tsx';

export interface DeleteCategoryProps {
  category: AdminCategory;
  onClose: () => void;
}

/** Asks before a category that nothing is in is deleted [OPS-049]. */
export function DeleteCategory({ category: { id, name }, onClose }: DeleteCategoryProps) {
  const queries = useQueryClient();
  return (
    <DeleteQuestion
      name={name}
      remove={() => adminCalls.categories.remove({ params: { category_id: id } })}
      onDeleted={onClose}
      onSettled={() => queries.invalidateQueries({ queryKey: categoriesQuery.queryKey })}
      onClose={onClose}
    >
      <Trans>Nothing is in it.</Trans>
    </DeleteQuestion>
  );
}
