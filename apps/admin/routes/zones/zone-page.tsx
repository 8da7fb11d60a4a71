import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { savedSettingsQuery, zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { DispatchModeCard } from './dispatch-mode-card.tsx';
import { PauseZoneDialog, ZonePauses } from './pause-zone.tsx';
import { StopZoneDialog, useStartZone } from './stop-zone.tsx';
import { ZoneForm } from './zone-form.tsx';

/** One zone, or a new one: border, modules, fees and ways to pay [OPS-041] [OPS-042] [OPS-046] [OPS-048]. */
export function ZonePage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.zones" title={t`Zone`}>
      <Loaded />
    </OperatorOnly>
  );
}

function Loaded() {
  const { zone: id } = useParams();
  const zones = useQuery(zonesQuery);
  const settings = useQuery({ ...savedSettingsQuery, retry: false });
  const isNew = id === 'new';
  if (!zones.data || settings.isPending) {
    return zones.isError ? <UnreachableScreen onRetry={() => void zones.refetch()} /> : <LoadingScreen />;
  }
  const zone = zones.data.find((one) => String(one.id) === id);
  if (!zone && !isNew) return <MissingPage />;
  const others = zones.data.filter((one) => one !== zone);
  return (
    <>
      <Head zone={zone} />
      {/* What another person has saved remounts the form. */}
      <ZoneForm
        key={zone ? `${zone.id}:${zone.version}` : 'new'}
        zone={zone}
        others={others}
        settings={settings.data}
      />
      {zone && <DispatchModeCard zoneId={zone.id} />}
    </>
  );
}

function Head({ zone }: { zone: AdminZone | undefined }) {
  const [isStopping, setIsStopping] = useState(false);
  const [isPausing, setIsPausing] = useState(false);
  const start = useStartZone();
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <Link to="/zones" className={desk.line}>
            <Trans>Zones</Trans>
          </Link>
          <h1 className={desk.title}>{zone ? zone.name : <Trans>Where do you deliver?</Trans>}</h1>
          {!zone && (
            <p className={desk.sub}>
              <Trans>Click the map to set corners, or type them into the list.</Trans>
            </p>
          )}
        </div>
        {zone?.is_active && (
          <>
            <Button kind="outline" icon="pause" onClick={() => setIsPausing(true)}>
              <Trans>Pause for a while</Trans>
            </Button>
            <Button kind="outline" icon="circle-x" onClick={() => setIsStopping(true)}>
              <Trans>Stop this zone</Trans>
            </Button>
          </>
        )}
        {zone && !zone.is_active && (
          <Button kind="outline" icon="play" isLoading={start.isPending} onClick={() => start.mutate(zone)}>
            <Trans>Start this zone</Trans>
          </Button>
        )}
      </div>
      {zone && !zone.is_active && (
        <BannerNote tone="warn">
          <Trans>Nobody can order here: {zone.stopped_reason}</Trans>
        </BannerNote>
      )}
      {start.error && (
        <BannerNote tone="bad" isAlert>
          {start.error.message}
        </BannerNote>
      )}
      {zone && <ZonePauses zone={zone} />}
      {zone && isPausing && <PauseZoneDialog zone={zone} onClose={() => setIsPausing(false)} />}
      {zone && isStopping && <StopZoneDialog zone={zone} onClose={() => setIsStopping(false)} />}
    </>
  );
}
