import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { pageTitles } from 'app-kit/pages/page-titles.tsx';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { CallRefused } from 'market/calls/client';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { pageQuery } from './page-calls.ts';
import { PageForm } from './page-form.tsx';

/** The texts of one page, a field for each language of the market [OPS-068]. */
export function AdminPageEditor() {
  const { t } = useLingui();
  const { page: name = '' } = useParams();
  return (
    <OperatorOnly permission="ops.content" title={t`Pages and texts`}>
      <KnownPage key={name} name={name} />
    </OperatorOnly>
  );
}

function KnownPage({ name }: { name: string }) {
  const { i18n } = useLingui();
  const { data: page, error, isError, refetch } = useQuery(pageQuery(name));
  const [loads, setLoads] = useState(0);
  if (error instanceof CallRefused && error.status === 404) return <MissingPage />;
  if (!page) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const loadAgain = async () => {
    await refetch();
    setLoads(loads + 1);
  };
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <p className={desk.sub}>
            <Link to="/pages">
              <Trans>Pages and texts</Trans>
            </Link>
          </p>
          <h1 className={desk.title}>{i18n._(pageTitles[page.name])}</h1>
        </div>
      </div>
      {page.has_brand_file && (
        <BannerNote tone="info">
          <Trans>A brand file of the server has a text for this page. It wins over what you save here.</Trans>
        </BannerNote>
      )}
      <PageForm key={loads} page={page} onLoadAgain={() => void loadAgain()} />
    </>
  );
}
