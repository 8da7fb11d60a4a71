import { useLingui } from '@lingui/react/macro';
import { type Vehicle, vehicles } from 'market/registration/registration.rules';
import { Select } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';

export interface RiderWork {
  city: string;
  vehicle: Vehicle;
}

export interface WorkFieldsProps {
  work: RiderWork;
  cities: readonly string[];
  onChange: (part: Partial<RiderWork>) => void;
}

/** Where a rider works, and with which vehicle. */
export function WorkFields({ work, cities, onChange }: WorkFieldsProps) {
  const { t } = useLingui();
  const names: Record<Vehicle, string> = {
    foot: t`On foot`,
    bicycle: t`Bicycle`,
    motorcycle: t`Motorcycle`,
    car: t`Car`,
  };
  return (
    <div className={desk.pair}>
      <Select
        label={t`City`}
        hint={t`Riders see the orders of all zones of their city.`}
        value={work.city}
        onChange={({ target }) => onChange({ city: target.value })}
      >
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </Select>
      <Select
        label={t`Vehicle`}
        value={work.vehicle}
        onChange={({ target }) => {
          const vehicle = vehicles.find((known) => known === target.value);
          if (vehicle) onChange({ vehicle });
        }}
      >
        {vehicles.map((vehicle) => (
          <option key={vehicle} value={vehicle}>
            {names[vehicle]}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Returns the cities of zones, each once, by name. */
export function citiesOf(zones: readonly { city: string }[]): string[] {
  return [...new Set(zones.map(({ city }) => city))].sort((one, other) => one.localeCompare(other));
}
