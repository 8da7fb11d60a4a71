import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminCourier } from 'market/access/access.admin.contract';
import { courierStates } from 'market/access/access-couriers.rules';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Pill } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { type RiderFilter, ridersQuery, zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { AddRiderDialog } from './add-rider-dialog.tsx';
import { RiderState, riderStateName, vehicleName } from './rider-texts.tsx';
import styles from './riders.module.css';
import { citiesOf } from './work-fields.tsx';

/** The riders in the cities of an operator [OPS-058]. */
export function AdminRidersPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.couriers" title={t`Riders`}>
      <Riders />
    </OperatorOnly>
  );
}

function Riders() {
  const { t } = useLingui();
  const [filter, setFilter] = useState<RiderFilter>({ search: '', city: '', state: '' });
  const [isAdding, setIsAdding] = useState(false);
  const [added, setAdded] = useState<number>();
  const search = useDeferredValue(filter.search.trim());
  const zones = useQuery(zonesQuery);
  const riders = useQuery({ ...ridersQuery({ ...filter, search }), placeholderData: keepPreviousData });
  if (!riders.data || !zones.data) {
    const retry = () => void Promise.all([riders.refetch(), zones.refetch()]);
    return riders.isError || zones.isError ? <UnreachableScreen onRetry={retry} /> : <LoadingScreen />;
  }
  const cities = citiesOf(zones.data);
  const { couriers, total_size: total } = riders.data;
  const isFiltered = Boolean(search || filter.city || filter.state);
  const change = (part: Partial<RiderFilter>) => setFilter({ ...filter, ...part });
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Riders</Trans>
          </h1>
          <p className={desk.sub} role="status">
            <Plural value={total} one="# rider" other="# riders" />
          </p>
        </div>
        {cities.length > 0 && (
          <Button icon="plus" aria-keyshortcuts="n" onClick={() => setIsAdding(true)}>
            <Trans>Add a rider</Trans>
          </Button>
        )}
      </div>
      {(couriers.length > 0 || isFiltered) && (
        <div className={styles.filters}>
          <Field
            type="search"
            icon="search"
            shape="pill"
            label={t`Find a rider`}
            isLabelHidden
            placeholder={t`Name, email or phone number`}
            maxLength={100}
            value={filter.search}
            onChange={({ target }) => change({ search: target.value })}
          />
          {cities.length > 1 && (
            <Select
              label={t`City`}
              isLabelHidden
              value={filter.city}
              onChange={({ target }) => change({ city: target.value })}
            >
              <option value="">{t`All cities`}</option>
              {cities.map((city) => (
                <option key={city}>{city}</option>
              ))}
            </Select>
          )}
          <fieldset className={styles.states} aria-label={t`State`}>
            {(['', ...courierStates] as const).map((state) => (
              <Pill key={state} isOn={filter.state === state} onClick={() => change({ state })}>
                {state === '' ? <Trans>All</Trans> : riderStateName(state)}
              </Pill>
            ))}
          </fieldset>
        </div>
      )}
      {couriers.length === 0 && !isFiltered && <NoRiders hasCities={cities.length > 0} />}
      {couriers.length === 0 && isFiltered && (
        <p>
          <Trans>No riders match.</Trans>
        </p>
      )}
      {couriers.length > 0 && (
        <ul className={desk.list}>
          {couriers.map((rider) => (
            <li key={rider.id}>
              <RiderRow rider={rider} isNew={rider.id === added} />
            </li>
          ))}
        </ul>
      )}
      {total > couriers.length && (
        <p className={desk.hint}>
          <Trans>The newest {couriers.length} are shown. Write a part of the name to find others.</Trans>
        </p>
      )}
      {isAdding && (
        <AddRiderDialog
          cities={cities}
          onClose={() => setIsAdding(false)}
          onAdded={({ id }) => {
            setAdded(id);
            setFilter({ search: '', city: '', state: '' });
            setIsAdding(false);
          }}
        />
      )}
    </>
  );
}

function NoRiders({ hasCities }: { hasCities: boolean }) {
  if (hasCities) {
    return (
      <EmptyState image="groceries" title={<Trans>No rider yet</Trans>}>
        <Trans>
          Riders apply by <a href="/deliveryman-registration">“Become a rider”</a> at the foot of the storefront. You
          accept them under <Link to="/applications/riders">Applicants</Link>.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      image="boxbig"
      title={<Trans>Draw a zone first</Trans>}
      action={
        <LinkButton to="/zones/new">
          <Trans>Draw a zone</Trans>
        </LinkButton>
      }
    >
      <Trans>Riders work in the city of a zone.</Trans>
    </EmptyState>
  );
}

function RiderRow({ rider, isNew }: { rider: AdminCourier; isNew: boolean }) {
  const { id, name, email, phone, city, vehicle, order_ids: orders, suspended_reason: reason } = rider;
  return (
    <Link to={`/riders/${id}`} className={classNames(desk.row, isNew && desk.new)}>
      <span>
        <b className={desk.name}>
          <bdi>{name}</bdi>
        </b>
        <bdi dir="ltr" className={desk.line}>
          {phone ?? email}
        </bdi>
      </span>
      <span className={desk.line}>
        {city}, {vehicleName(vehicle)}
        <br />
        {reason ?? (
          <Plural value={orders.length} _0="No deliveries now" one="# delivery now" other="# deliveries now" />
        )}
      </span>
      <RiderState rider={rider} />
    </Link>
  );
}
