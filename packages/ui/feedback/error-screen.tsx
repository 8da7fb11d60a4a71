import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';

/** A fault of ours: what happened, what is safe and what to do, without technical details. */
export function FaultScreen({ retry }: { retry: string }) {
  return (
    <EmptyState
      image="pot"
      level={1}
      title={<Trans>Something went wrong.</Trans>}
      action={
        <LinkButton to={retry} reloadDocument size="small">
          <Trans>Try again</Trans>
        </LinkButton>
      }
    >
      <Trans>The page did not load. Your cart and order are not touched.</Trans>
    </EmptyState>
  );
}
