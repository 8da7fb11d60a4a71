import { Plural, Trans } from '@lingui/react/macro';
import type { PastOffer } from 'market/dispatch/dispatch.courier.contract';
import type { ReactNode } from 'react';

type Why = NonNullable<PastOffer['why']>;

/** Why this courier was asked [DEL-13]. */
export function WhyYouText({ why: { code, minutes } }: { why: Why }): ReactNode {
  switch (code) {
    case 'only_one':
      return <Trans>You: no other rider was free for it.</Trans>;
    case 'same_store':
      return <Trans>You: you fetched from this store already.</Trans>;
    case 'on_the_way':
      return <Trans>You: it was on your way.</Trans>;
    case 'turn':
      return <Trans>You: it was your turn, with less pay an hour than others.</Trans>;
    case 'keeps_promise':
      return <Trans>You: with you it was to arrive on time.</Trans>;
    case 'nearest':
      return minutes > 0 ? (
        <Plural value={minutes} one="You: closest by # minute." other="You: closest by # minutes." />
      ) : (
        <Trans>You: nearest rider.</Trans>
      );
    case 'least_cost':
      return <Trans>You: the shortest detour.</Trans>;
    default:
      return <Trans>You: best for all orders together.</Trans>;
  }
}

/** Why another courier was asked and not this one [DEL-13]. */
export function WhyNotYou({ why: { code, minutes } }: { why: Why }): ReactNode {
  switch (code) {
    case 'bag_full':
      return <Trans>Your bag was full.</Trans>;
    case 'cash_limit':
      return <Trans>With its cash you would be over your limit.</Trans>;
    case 'ride_locked':
    case 'parted':
      return <Trans>The market planned it that way.</Trans>;
    case 'other_late':
      return <Trans>Another order of yours would have been late.</Trans>;
    case 'no_position':
      return <Trans>Your phone sent no position.</Trans>;
    case 'same_store':
      return <Trans>They fetched from this store already.</Trans>;
    case 'on_the_way':
      return <Trans>It was on their way.</Trans>;
    case 'turn':
      return <Trans>It was their turn: they had less pay an hour than you.</Trans>;
    case 'keeps_promise':
      return <Trans>With them it was to arrive on time.</Trans>;
    case 'nearest':
      return minutes > 0 ? (
        <Plural value={minutes} one="They were closer by # minute." other="They were closer by # minutes." />
      ) : (
        <Trans>They were closer.</Trans>
      );
    case 'least_cost':
      return <Trans>Their detour was shorter.</Trans>;
    default:
      return <Trans>It was best for all orders together.</Trans>;
  }
}
