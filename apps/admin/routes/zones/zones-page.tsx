import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { Link } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { useNewRow, withFirst } from '../../layout/use-new-row.ts';
import { moduleName } from './module-name.tsx';

/** The zones of an operator [OPS-041]. */
export function ZonesPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.zones" title={t`Zones`}>
      <Zones />
    </OperatorOnly>
  );
}

function Zones() {
  const made = useNewRow();
  const { data, isError, refetch } = useQuery(zonesQuery);
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Zones</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>Customers order only within a zone.</Trans>
          </p>
        </div>
        <LinkButton to="/zones/new" icon="plus" aria-keyshortcuts="n">
          <Trans>Draw a zone</Trans>
        </LinkButton>
      </div>
      {data.length === 0 ? (
        <EmptyState image="boxbig" title={<Trans>No zone yet</Trans>}>
          <Trans>Draw where you deliver. You can add more zones later.</Trans>
        </EmptyState>
      ) : (
        <ul className={desk.list}>
          {withFirst(data, made).map((zone) => (
            <li key={zone.id}>
              <Link to={`/zones/${zone.id}`} className={classNames(desk.row, zone.id === made && desk.new)}>
                <span>
                  <b className={desk.name}>{zone.name}</b>
                  <span className={desk.line}>{zone.city}</span>
                </span>
                <span className={desk.line}>
                  {zone.modules.map(({ module_type }, index) => (
                    <span key={module_type}>
                      {index > 0 && ', '}
                      {moduleName(module_type)}
                    </span>
                  ))}
                  <br />
                  <Plural value={zone.store_count} one="# store" other="# stores" />
                </span>
                <ZoneState zone={zone} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether customers order in a zone, and whether they may pay in cash. */
export function ZoneState({ zone }: { zone: AdminZone }) {
  return (
    <span className={desk.states}>
      {zone.cash_on_delivery && (
        <span className={desk.state}>
          <Trans>Cash</Trans>
        </span>
      )}
      <span className={classNames(desk.state, zone.is_active && zone.pauses.length === 0 ? desk.ok : desk.warn)}>
        <OpenState zone={zone} />
      </span>
    </span>
  );
}

function OpenState({ zone: { is_active: isActive, pauses } }: { zone: AdminZone }) {
  if (!isActive) return <Trans>Stopped</Trans>;
  return pauses.length > 0 ? <Trans>Paused</Trans> : <Trans>Open</Trans>;
}
