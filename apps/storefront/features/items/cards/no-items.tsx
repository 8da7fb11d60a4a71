import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from 'ui/feedback/empty-state.tsx';

/** A grid of items that has none [LIST-27]. */
export function NoItems({ action, children }: { action?: ReactNode; children?: ReactNode }) {
  return (
    <EmptyState image="groceries" title={<Trans>Items Not Found!</Trans>} action={action}>
      {children}
    </EmptyState>
  );
}
