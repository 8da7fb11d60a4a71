import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { countdown } from 'ui/formats/format.ts';
import styles from './line-changes.module.css';

type Change = BoardOrder['changes'][number];

/** What was changed of the lines of an order, and what the customer is still asked [STO-022]. */
export function LineChanges({ changes, now }: { changes: readonly Change[]; now: Date }) {
  const { t } = useLingui();
  if (changes.length === 0) return null;
  return (
    <ul aria-label={t`Changes of this order`} className={styles.changes}>
      {changes.map((change) => (
        <li key={change.id}>
          <BannerNote
            tone={change.state === 'waiting' ? 'warn' : 'info'}
            icon={change.state === 'waiting' ? 'clock-4' : 'pencil'}
          >
            <b>
              <WhatChanges change={change} />
            </b>{' '}
            <Outcome change={change} now={now} />
            {change.is_by_market && (
              <>
                {' '}
                <Trans>By support.</Trans>
              </>
            )}
          </BannerNote>
        </li>
      ))}
    </ul>
  );
}

function WhatChanges({ change: { before, after, kind } }: { change: Change }) {
  const { quantity: pieces } = before;
  const was = `${pieces} × ${before.name}`;
  if (!after) return <Trans>{was} is left out.</Trans>;
  const is = `${after.quantity} × ${after.name}`;
  if (kind === 'fewer' || kind === 'more')
    return (
      <Trans>
        {is} instead of {pieces}.
      </Trans>
    );
  return (
    <Trans>
      {is} instead of {was}.
    </Trans>
  );
}

function Outcome({ change: { state, answer_until: until }, now }: { change: Change; now: Date }) {
  switch (state) {
    case 'waiting': {
      const left = countdown(until ? Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1000)) : 0);
      return (
        <span role="timer">
          <Trans>The customer answers within {left}.</Trans>
        </span>
      );
    }
    case 'left_out':
      return <Trans>The customer does without it.</Trans>;
    case 'void':
      return <Trans>Nothing came of it.</Trans>;
    case 'applied':
      return <Trans>Done.</Trans>;
  }
}
