import { Plural, Trans } from '@lingui/react/macro';
import type { Offer } from 'market/dispatch/dispatch.courier.contract';
import type { DeclineReason } from 'market/dispatch/dispatch-offers.rules';
import { Icon } from 'ui/media/icon.tsx';
import styles from './offer-screen.module.css';

/** Why this courier was asked, from the record of the engine, and what never counts [DEL-12] [DEL-13]. */
export function WhyYou({ why: { code, minutes } }: { why: NonNullable<Offer['why']> }) {
  return (
    <details className={styles.why}>
      <summary>
        <Icon name="user-round" size={22} />
        <span>
          <b>
            <Trans>Why you:</Trans>
          </b>{' '}
          {code === 'only_one' && <Trans>no other rider is free for it</Trans>}
          {code === 'same_store' && <Trans>you pick up at this store already</Trans>}
          {code === 'on_the_way' && <Trans>it is on your way</Trans>}
          {code === 'turn' && <Trans>it is your turn</Trans>}
          {code === 'keeps_promise' && <Trans>with you it arrives on time</Trans>}
          {code === 'nearest' &&
            (minutes > 0 ? (
              <Plural value={minutes} one="closest by # min" other="closest by # min" />
            ) : (
              <Trans>nearest rider</Trans>
            ))}
          {code === 'least_cost' && <Trans>the shortest detour</Trans>}
          {code === 'whole_plan' && <Trans>best for all orders together</Trans>}
        </span>
      </summary>
      <p>
        <Trans>
          What counts: minutes to the store and the door, room in the bag, the cash limit, and whose turn it is. What
          never counts: offers you said no to, ratings and tips.
        </Trans>
      </p>
    </details>
  );
}

/** Why a courier says no. */
export function OfferReason({ reason }: { reason: DeclineReason }) {
  switch (reason) {
    case 'too_far':
      return <Trans>Too far</Trans>;
    case 'too_heavy':
      return <Trans>Too heavy</Trans>;
    case 'break':
      return <Trans>I need a break</Trans>;
    case 'vehicle':
      return <Trans>My vehicle</Trans>;
    case 'unsafe':
      return <Trans>Not safe there</Trans>;
  }
}
