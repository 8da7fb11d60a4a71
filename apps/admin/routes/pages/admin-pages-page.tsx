import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dayOfYear } from 'app-kit/formats/clock.ts';
import { pageTitles } from 'app-kit/pages/page-titles.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { ReplyOf } from 'market/calls/endpoint';
import type { LanguageCode } from 'market/config/config.rules';
import type { adminPagesContract } from 'market/config/config-pages.admin.contract';
import { Link } from 'react-router';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { LanguageName } from './language-name.tsx';
import { pagesQuery } from './page-calls.ts';
import { PageTabs } from './page-tabs.tsx';

/** The pages that the operator writes, with the languages that have a text [OPS-068]. */
export function AdminPagesPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.content" title={t`Pages and texts`}>
      <Pages />
    </OperatorOnly>
  );
}

function Pages() {
  const { data, isError, refetch } = useQuery(pagesQuery);
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Pages and texts</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>Customers read them from the foot of every page. Each change shows within seconds.</Trans>
          </p>
        </div>
      </div>
      <PageTabs isOn="pages" />
      <ul className={desk.list}>
        {data.pages.map((page) => (
          <PageRow key={page.name} page={page} languages={data.languages} />
        ))}
      </ul>
    </>
  );
}

interface PageRowProps {
  page: ReplyOf<typeof adminPagesContract.list>['pages'][number];
  languages: readonly LanguageCode[];
}

function PageRow({ page: { name, written, changed_on: changedOn }, languages }: PageRowProps) {
  const { i18n } = useLingui();
  const day = changedOn && dayOfYear(new Date(changedOn), 'UTC', i18n.locale);
  return (
    <li>
      <Link to={`/pages/${name}`} className={desk.row}>
        <span>
          <span className={desk.name}>{i18n._(pageTitles[name])}</span>
          <span className={desk.line}>{day ? <Trans>Changed on {day}</Trans> : <Trans>Not written yet</Trans>}</span>
        </span>
        <span className={desk.states}>
          {languages.map((code) => {
            const isWritten = written.includes(code);
            const language = <LanguageName code={code} />;
            return (
              <span key={code} className={classNames(desk.state, isWritten ? desk.ok : desk.warn)}>
                <Icon name={isWritten ? 'check' : 'minus'} size={14} />
                {isWritten ? language : <Trans>{language} is missing</Trans>}
              </span>
            );
          })}
        </span>
      </Link>
    </li>
  );
}
