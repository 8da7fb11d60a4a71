import { Trans } from '@lingui/react/macro';
import type { AdminCourier } from 'market/access/access.admin.contract';
import type { courierStates } from 'market/access/access-couriers.rules';
import { vehicles } from 'market/registration/registration.rules';
import type { ReactNode } from 'react';
import { Chip, type ChipProps } from 'ui/buttons/chip.tsx';

type State = (typeof courierStates)[number];

const looks: Record<State, Required<Pick<ChipProps, 'tone' | 'icon'>>> = {
  on_shift: { tone: 'ok', icon: 'bike' },
  off: { tone: 'plain', icon: 'moon' },
  suspended: { tone: 'bad', icon: 'lock' },
};

/** Returns what a rider does now, in a word. */
export function riderStateName(state: State): ReactNode {
  const names: Record<State, ReactNode> = {
    on_shift: <Trans>On shift</Trans>,
    off: <Trans>Off</Trans>,
    suspended: <Trans>Suspended</Trans>,
  };
  return names[state];
}

/** What a rider does now, by word, sign and colour. */
export function RiderState({ rider }: { rider: AdminCourier }) {
  return <Chip {...looks[rider.state]}>{riderStateName(rider.state)}</Chip>;
}

/** Returns the name of a vehicle; riders of the demo have others, whose names are shown as they are. */
export function vehicleName(vehicle: string): ReactNode {
  const names: Record<(typeof vehicles)[number], ReactNode> = {
    foot: <Trans>On foot</Trans>,
    bicycle: <Trans>Bicycle</Trans>,
    motorcycle: <Trans>Motorcycle</Trans>,
    car: <Trans>Car</Trans>,
  };
  return vehicles.find((known) => known === vehicle) ? names[vehicle as (typeof vehicles)[number]] : vehicle;
}
