import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { type Application, titleOf } from './application-kinds.ts';

/** How an application was decided, what was made of it, and whether the applicant was written to. */
export function DecidedNote({ decided }: { decided: Application }) {
  const name = <bdi>{titleOf(decided)}</bdi>;
  const { decision, decided_by: by, is_told: hasMessage } = decided;
  const made = 'name' in decided ? decided.store_id : decided.courier_id;
  return (
    <BannerNote tone={hasMessage ? (decided.status === 'accepted' ? 'ok' : 'info') : 'warn'}>
      <p>
        {decided.status === 'accepted' ? <Trans>{name} is accepted.</Trans> : <Trans>{name} is declined.</Trans>}{' '}
        {by && <Trans>Decided by {by}.</Trans>}{' '}
        {made !== null &&
          ('name' in decided ? (
            <Link to={`/stores/${made}`}>
              <Trans>Open the store</Trans>
            </Link>
          ) : (
            <Link to={`/riders/${made}`}>
              <Trans>Open the rider</Trans>
            </Link>
          ))}
      </p>
      {decision && <p>“{decision}”</p>}
      {!hasMessage && (
        <p>
          <Trans>No message could be sent. Tell the applicant yourself.</Trans>
        </p>
      )}
    </BannerNote>
  );
}
