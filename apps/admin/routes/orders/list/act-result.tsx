import { Plural, Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import desk from '../../../layout/desk.module.css';
import type { ActOutcome } from './act-calls.ts';
import styles from './order-list.module.css';

/** With how many orders an act is done, and with which it is not and why [OPS-012]. */
export function ActResult({ outcomes, onClose }: { outcomes: readonly ActOutcome[]; onClose: () => void }) {
  const view = useRef<HTMLDivElement>(null);
  useFirstFocus(view);
  const others = outcomes.filter(({ end }) => end !== 'done');
  const [all, done] = [outcomes.length, outcomes.length - others.length];
  const sent = others.filter(({ end }) => end === 'sent').length;
  const left = others.length - sent;
  return (
    <div ref={view} className={desk.stack}>
      <BannerNote tone={left > 0 ? 'warn' : sent > 0 ? 'info' : 'ok'} isAlert>
        <b>
          <Trans>
            Done with {done} of {all}.
          </Trans>
        </b>
        {sent > 0 && (
          <p>
            <Plural value={sent} one="# was sent for approval." other="# were sent for approval." />
          </p>
        )}
        {left > 0 && (
          <p>
            <Plural value={left} one="# is as it was, and stays chosen." other="# are as they were, and stay chosen." />
          </p>
        )}
      </BannerNote>
      {others.length > 0 && (
        <ul className={styles.outcomes}>
          {others.map(({ order, end, why }) => (
            <li key={order.id}>
              <Link to={`/orders/${order.id}`}>
                <bdi dir="ltr">#{order.id}</bdi>
              </Link>
              <span className={end === 'sent' ? desk.line : styles.why}>{why}</span>
            </li>
          ))}
        </ul>
      )}
      <Button data-first kind="outline" isBlock onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </div>
  );
}
