import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';

/** The application is with the operator; there is nothing further to do on this site [FOOT-26]. */
export function ApplicationSent({ image }: { image: 'groceries' | 'scooter' }) {
  const message = useRef<HTMLDivElement>(null);
  // It takes the place of a long form that was read to its end.
  useEffect(() => message.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={message} role="status">
      <EmptyState
        image={image}
        level={1}
        title={<Trans>Your application has been sent</Trans>}
        action={
          <LinkButton to={href('/home')}>
            <Trans>Back to home</Trans>
          </LinkButton>
        }
      >
        <Trans>We look at it and write to you by e-mail.</Trans>
      </EmptyState>
    </div>
  );
}
