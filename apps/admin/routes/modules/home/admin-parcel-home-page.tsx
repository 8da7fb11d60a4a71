import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { ModuleType } from 'market/modules/modules.rules';
import { guidedModules } from 'market/parcel/parcel-home.rules';
import { useState } from 'react';
import { useParams } from 'react-router';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { PageTabs } from '../../pages/page-tabs.tsx';
import { moduleHomeQuery } from './module-home-calls.ts';
import { ModuleHomeForm } from './module-home-form.tsx';

/** The reasons and the film on the home of a module that carries parcels [OPS-052]. */
export function AdminParcelHomePage() {
  const { t } = useLingui();
  const { module } = useParams();
  const known = guidedModules.find((type) => type === module);
  return (
    <OperatorOnly permission="ops.content" title={t`Reasons and film`}>
      {known ? <KnownHome key={known} module={known} /> : <MissingPage />}
    </OperatorOnly>
  );
}

function KnownHome({ module }: { module: ModuleType }) {
  const { data: home, isError, refetch } = useQuery(moduleHomeQuery(module));
  const [loads, setLoads] = useState(0);
  if (!home) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const loadAgain = async () => {
    await refetch();
    setLoads(loads + 1);
  };
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <p className={desk.sub}>
            <bdi>{home.module_name}</bdi>
          </p>
          <h1 className={desk.title}>
            <Trans>Reasons and film</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>Why customers should send with this market, and how it works, on its home page in every zone.</Trans>
          </p>
        </div>
      </div>
      <PageTabs isOn="home" />
      <ModuleHomeForm key={loads} home={home} onLoadAgain={() => void loadAgain()} />
    </>
  );
}
