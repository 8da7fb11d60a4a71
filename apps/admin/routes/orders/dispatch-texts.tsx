import { Plural, Trans } from '@lingui/react/macro';
import type { DispatchDecision, OfferEnd } from 'market/dispatch/dispatch.admin.contract';
import type { ExclusionReason } from 'market/dispatch/dispatch-reasons.rules';

/** Why a rider was chosen, by the record of the engine [OPS-019]. */
export function ChoiceText({ reason: { code, minutes } }: { reason: NonNullable<DispatchDecision['reason']> }) {
  switch (code) {
    case 'only_one':
      return <Trans>No other rider was free.</Trans>;
    case 'same_store':
      return <Trans>Picks up at this store already.</Trans>;
    case 'on_the_way':
      return <Trans>On the way of the rider.</Trans>;
    case 'turn':
      return <Trans>It was the turn of this rider.</Trans>;
    case 'keeps_promise':
      return <Trans>Arrives on time.</Trans>;
    case 'nearest':
      return minutes > 0 ? (
        <Plural value={minutes} one="Nearest, by # minute." other="Nearest, by # minutes." />
      ) : (
        <Trans>Nearest.</Trans>
      );
    case 'least_cost':
      return <Trans>The shortest detour.</Trans>;
    case 'whole_plan':
      return <Trans>Best for all orders together.</Trans>;
  }
}

/** Why a rider does not get an order. */
export function ExclusionText({ why }: { why: ExclusionReason }) {
  switch (why) {
    case 'off_shift':
      return <Trans>Offline</Trans>;
    case 'handing_over':
      return <Trans>Cannot ride on, and hands over</Trans>;
    case 'suspended':
      return <Trans>Suspended</Trans>;
    case 'other_city':
      return <Trans>In another city</Trans>;
    case 'no_position':
      return <Trans>Position unknown</Trans>;
    case 'bag_full':
      return <Trans>The bag is full</Trans>;
    case 'cash_limit':
      return <Trans>Over the cash limit with this order</Trans>;
    case 'asked_before':
      return <Trans>Already asked</Trans>;
    case 'ride_locked':
      return <Trans>The ride is locked</Trans>;
    case 'parted':
      return <Trans>Taken out of this ride</Trans>;
  }
}

/** How the question to a rider ended. */
export function OutcomeText({ outcome }: { outcome: OfferEnd | null }) {
  switch (outcome) {
    case null:
      return <Trans>Asked, no answer yet</Trans>;
    case 'accepted':
      return <Trans>Accepted</Trans>;
    case 'declined':
      return <Trans>Said no</Trans>;
    case 'expired':
      return <Trans>No answer in time</Trans>;
    case 'unseen':
      return <Trans>Was not shown on the phone</Trans>;
    case 'withdrawn':
      return <Trans>Taken back</Trans>;
  }
}

/** Minutes and load of a rider for an order. */
export function CandidateText({ candidate }: { candidate: DispatchDecision['candidates'][number] }) {
  const { minutes_to_store: toStore, minutes_to_door: toDoor, load } = candidate;
  return (
    <>
      <Trans>
        {toStore} min to the store, {toDoor} min to the door
      </Trans>
      {load > 0 && (
        <>
          {' · '}
          <Plural value={load} one="has # order" other="has # orders" />
        </>
      )}
    </>
  );
}
