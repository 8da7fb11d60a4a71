import { Trans } from '@lingui/react/macro';
import type { CityAlarm } from 'market/orders/desk/orders-city.contract';
import type { DeliveryProblem } from 'market/orders/handovers/orders-return.rules';
import type { AlarmKind, CourierActivity } from 'market/orders/orders-alarms.rules';
import type { ReactNode } from 'react';
import type { IconName } from 'ui/media/icon-names.ts';

export const alarmIcons: Record<AlarmKind, IconName> = {
  undeliverable: 'map-pin-house',
  handing_over: 'siren',
  courier_silent: 'locate-off',
  store_silent: 'store',
  unanswered: 'bell',
  no_courier: 'bike',
  late: 'clock-4',
  prescription: 'file-text',
  payment_open: 'credit-card',
};

/** Returns what is wrong, with the number of the order. */
export function alarmTitle({ kind, order_id: id, store, courier }: CityAlarm): ReactNode {
  const order = <bdi dir="ltr">#{id.slice(-4)}</bdi>;
  const storeName = <bdi>{store?.name}</bdi>;
  const rider = <bdi>{courier?.name}</bdi>;
  const titles: Record<AlarmKind, ReactNode> = {
    undeliverable: <Trans>{order} cannot be delivered</Trans>,
    handing_over: (
      <Trans>
        {rider} cannot ride on with {order}
      </Trans>
    ),
    courier_silent: (
      <Trans>
        No signal from {rider}, who carries {order}
      </Trans>
    ),
    store_silent: (
      <Trans>
        No board open at {storeName}, {order}
      </Trans>
    ),
    unanswered: (
      <Trans>
        {storeName} has not answered {order}
      </Trans>
    ),
    no_courier: <Trans>No rider for {order}</Trans>,
    late: <Trans>{order} is late</Trans>,
    prescription: <Trans>{order} waits for its price</Trans>,
    payment_open: <Trans>Payment open, {order}</Trans>,
  };
  return titles[kind];
}

/** Returns what to do about it. */
export function nextStep({ kind, call, problem }: CityAlarm): ReactNode {
  const name = <bdi>{call?.name}</bdi>;
  const steps: Record<AlarmKind, ReactNode> = {
    undeliverable: <Trans>Call {name}. Correct the address, try again, or let it go back.</Trans>,
    handing_over: <Trans>Call {name}. Another rider is asked to fetch it there; choose one if nobody does.</Trans>,
    courier_silent: <Trans>Call {name}. No answer: give the order to another rider.</Trans>,
    store_silent: <Trans>No board is open there. Call {name}, or cancel for the customer.</Trans>,
    unanswered: <Trans>Call {name}. It is canceled by itself soon.</Trans>,
    no_courier: <Trans>Assign a rider, or tell {name} how long it takes.</Trans>,
    late: <Trans>Call {name}, then tell the customer.</Trans>,
    prescription: <Trans>Call {name}: the customer waits for the price.</Trans>,
    payment_open: <Trans>The order ends by itself when it is not paid. Nothing to do unless {name} calls.</Trans>,
  };
  return (
    <>
      {problem && <b>{problemNames[problem as DeliveryProblem]} </b>}
      {steps[kind]}
    </>
  );
}

const problemNames: Record<DeliveryProblem, ReactNode> = {
  no_answer: <Trans>Nobody answers at the door.</Trans>,
  wrong_address: <Trans>The address is wrong.</Trans>,
  no_access: <Trans>The rider cannot get to the door.</Trans>,
  short_cash: <Trans>The cash is not there.</Trans>,
  refused: <Trans>The customer does not want it.</Trans>,
  unsafe: <Trans>The rider is not safe there.</Trans>,
};

/** Returns what a rider does. */
export function courierActivityName(sign: CourierActivity): ReactNode {
  const names: Record<CourierActivity, ReactNode> = {
    free: <Trans>Free</Trans>,
    to_store: <Trans>To the store</Trans>,
    in_store: <Trans>At the store</Trans>,
    riding: <Trans>Riding</Trans>,
    no_position: <Trans>No position</Trans>,
    silent: <Trans>Not responding, with an order</Trans>,
  };
  return names[sign];
}
