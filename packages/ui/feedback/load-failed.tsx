import { Trans } from '@lingui/react/macro';
import { Button } from '../buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';

export interface LoadFailedProps {
  onRetry: () => void;
  className?: string;
}

/** Part of a page could not be loaded; the rest is unaffected. */
export function LoadFailed({ onRetry, className = '' }: LoadFailedProps) {
  return (
    <EmptyState
      image="boxbig"
      className={className}
      title={<Trans>Something went wrong. Try again.</Trans>}
      action={
        <Button icon="refresh-cw" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Check your connection.</Trans>
    </EmptyState>
  );
}
