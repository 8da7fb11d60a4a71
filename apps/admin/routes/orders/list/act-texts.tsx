import { Plural, Trans } from '@lingui/react/macro';
import type { ActObstacle, OrderAct } from 'market/orders/desk/orders-acts.rules';
import type { ReactNode } from 'react';

/** The name of an act on many orders. */
export function ActName({ act }: { act: OrderAct }): ReactNode {
  switch (act) {
    case 'assign':
      return <Trans>Give to a rider</Trans>;
    case 'message_couriers':
      return <Trans>Write to their riders</Trans>;
    case 'message_stores':
      return <Trans>Write to their stores</Trans>;
    case 'cancel':
      return <Trans>Cancel the orders</Trans>;
    case 'export':
      return <Trans>Save as CSV</Trans>;
    case 'print':
      return <Trans>Print</Trans>;
  }
}

/** With how many of the chosen orders an act is possible. */
export function PossibleText({ act, count, all }: { act: OrderAct; count: number; all: number }): ReactNode {
  switch (act) {
    case 'assign':
      return (
        <Trans>
          {count} of {all} can be given to a rider.
        </Trans>
      );
    case 'message_couriers':
      return (
        <Trans>
          {count} of {all} have a rider who can read it.
        </Trans>
      );
    case 'message_stores':
      return (
        <Trans>
          {count} of {all} have a store that can read it.
        </Trans>
      );
    case 'cancel':
      return (
        <Trans>
          {count} of {all} can be canceled.
        </Trans>
      );
    case 'export':
      return (
        <Trans>
          {count} of {all} can be in the file.
        </Trans>
      );
    case 'print':
      return (
        <Trans>
          {count} of {all} can be printed.
        </Trans>
      );
  }
}

/** Why some orders cannot be part of an act, with how many they are. */
export function ObstacleText({ why, count }: { why: ActObstacle; count: number }): ReactNode {
  switch (why) {
    case 'not_delivered':
      return <Plural value={count} one="# is not delivered by a rider" other="# are not delivered by a rider" />;
    case 'not_waiting':
      return <Plural value={count} one="# does not wait for a rider" other="# do not wait for a rider" />;
    case 'no_courier':
      return <Plural value={count} one="# has no rider" other="# have no rider" />;
    case 'no_store':
      return <Plural value={count} one="# is a parcel without a store" other="# are parcels without a store" />;
    case 'not_cancelable':
      return <Plural value={count} one="# cannot be canceled any more" other="# cannot be canceled any more" />;
  }
}

/** Why an order was no part of an act. */
export function ObstacleMark({ why }: { why: ActObstacle }): ReactNode {
  switch (why) {
    case 'not_delivered':
      return <Trans>Not delivered by a rider</Trans>;
    case 'not_waiting':
      return <Trans>Does not wait for a rider</Trans>;
    case 'no_courier':
      return <Trans>Has no rider</Trans>;
    case 'no_store':
      return <Trans>A parcel without a store</Trans>;
    case 'not_cancelable':
      return <Trans>Cannot be canceled any more</Trans>;
  }
}
