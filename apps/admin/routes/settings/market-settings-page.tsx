import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { savedSettingsQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { LimitsCard } from './limits-card.tsx';
import { MapCard } from './map-card.tsx';
import { MarketSettingsForm } from './market-settings-form.tsx';
import { NetworksCard } from './networks-card.tsx';

/** The settings of the market [OPS-083]. */
export function MarketSettingsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.settings" title={t`Settings`}>
      <Loaded />
    </OperatorOnly>
  );
}

function Loaded() {
  const { data, isError, refetch } = useQuery(savedSettingsQuery);
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Settings</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>Each change shows on all pages within seconds.</Trans>
          </p>
        </div>
      </div>
      {data.has_brand_file && (
        <BannerNote tone="info">
          <Trans>A brand file of the server sets name, look and contact. It wins over what you save here.</Trans>
        </BannerNote>
      )}
      {/* What another person has saved remounts the form. */}
      <MarketSettingsForm key={data.version} saved={data} />
      <MapCard />
      <LimitsCard />
      <NetworksCard />
    </>
  );
}
