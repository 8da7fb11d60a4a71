import { Trans, useLingui } from '@lingui/react/macro';
import type { OperatorRole, StoreRole } from 'market/access/access.contract';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { OperatorRoleDescription, StoreRoleDescription } from '../access/role-line.tsx';
import { RoleName } from '../access/role-name.tsx';
import styles from './team.module.css';
import type { Grant, Role, Team } from './team.ts';

export interface GrantChoiceProps {
  team: Team;
  value: Grant;
  onChange: (grant: Grant) => void;
  /** What is missing. */
  fault?: string | undefined;
}

/** The roles that the reader may give [SEAT-18]: one in a store, one or more in the market, there with zones [SEAT-14]. */
export function GrantChoice({ team, value, onChange, fault }: GrantChoiceProps) {
  const isMultiple = team.kind === 'market';
  const choose = (role: Role) => onChange({ ...value, roles: isMultiple ? toggled(value.roles, role) : [role] });
  return (
    <>
      <RadioRows legend={isMultiple ? <Trans>Roles</Trans> : <Trans>Role</Trans>}>
        {team.grantable.map((role) => (
          <RadioRow
            key={role}
            name="role"
            isMultiple={isMultiple}
            checked={value.roles.includes(role)}
            onChange={() => choose(role)}
            description={
              isMultiple ? (
                <OperatorRoleDescription role={role as OperatorRole} />
              ) : (
                <StoreRoleDescription role={role as StoreRole} />
              )
            }
          >
            <RoleName role={role} />
          </RadioRow>
        ))}
      </RadioRows>
      {team.zones && <ZoneChoice team={team} value={value} onChange={onChange} />}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  );
}

function ZoneChoice({ team, value, onChange }: Omit<GrantChoiceProps, 'fault'>) {
  const { t } = useLingui();
  const { zones = [], grantsAllZones } = team;
  const { zoneIds } = value;
  return (
    <fieldset className={styles.zones}>
      <legend className={styles.legend}>{t`Zones`}</legend>
      {grantsAllZones && (
        <Checkbox
          checked={zoneIds === null}
          onChange={({ target }) => onChange({ ...value, zoneIds: target.checked ? null : [] })}
        >
          <Trans>All zones</Trans>
        </Checkbox>
      )}
      {zoneIds !== null &&
        zones.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={zoneIds.includes(id)}
            onChange={() => onChange({ ...value, zoneIds: toggled(zoneIds, id) })}
          >
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
    </fieldset>
  );
}

function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
