import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { CallRefused } from 'market/calls/client';
import { moduleTypes } from 'market/modules/modules.rules';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { BannerForm } from './banner-form.tsx';
import { bannerQuery } from './promotion-calls.ts';

/** A new banner, or one to change [OPS-065]. */
export function AdminBannerPage() {
  const { t } = useLingui();
  const { banner = '' } = useParams();
  return (
    <OperatorOnly permission="ops.content" title={t`Banners`}>
      {banner === 'new' ? <NewBanner /> : <SavedBanner key={banner} id={Number(banner)} />}
    </OperatorOnly>
  );
}

function NewBanner() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { data: zones, isError, refetch } = useQuery(zonesQuery);
  if (!zones) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const module = moduleTypes.find((type) => type === params.get('module')) ?? moduleTypes[0];
  return (
    <>
      <Head title={t`Add a banner`} />
      <BannerForm zones={zones} module={module} />
    </>
  );
}

function SavedBanner({ id }: { id: number }) {
  const { data: zones } = useQuery(zonesQuery);
  const { data: banner, error, isError, refetch } = useQuery(bannerQuery(id));
  const [loads, setLoads] = useState(0);
  if (error instanceof CallRefused && error.status !== 401) return <MissingPage />;
  if (!banner || !zones) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const loadAgain = async () => {
    await refetch();
    setLoads(loads + 1);
  };
  return (
    <>
      <Head title={banner.title} />
      <BannerForm
        key={loads}
        zones={zones}
        module={banner.module_type}
        banner={banner}
        onLoadAgain={() => void loadAgain()}
      />
    </>
  );
}

function Head({ title }: { title: string }) {
  return (
    <div className={desk.titles}>
      <p className={desk.sub}>
        <Link to="/promotions/banners">
          <Trans>Banners</Trans>
        </Link>
      </p>
      <h1 className={desk.title}>
        <bdi>{title}</bdi>
      </h1>
    </div>
  );
}
