import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { moduleTypes } from 'market/modules/modules.rules';
import type { AdminBanner } from 'market/promotions/promotions-banners.admin.contract';
import type { BannerState } from 'market/promotions/promotions-banners.rules';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Select } from 'ui/forms/field.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Picture } from 'ui/media/picture.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { ModuleOption } from '../stores/module-option.tsx';
import { moduleName } from '../zones/module-name.tsx';
import { bannersQuery } from './promotion-calls.ts';
import { PromotionTabs } from './promotion-tabs.tsx';
import styles from './promotions.module.css';

const stateNames: Record<BannerState, ReactNode> = {
  running: <Trans>Running</Trans>,
  planned: <Trans>Planned</Trans>,
  over: <Trans>Over</Trans>,
  off: <Trans>Switched off</Trans>,
};

/** The banners of the home pages, as they follow each other [OPS-065]. */
export function AdminBannersPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.content" title={t`Banners`}>
      <Banners />
    </OperatorOnly>
  );
}

function Banners() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const module = moduleTypes.find((type) => type === params.get('module')) ?? moduleTypes[0];
  const { data: banners, isError, refetch } = useQuery(bannersQuery(module));
  if (!banners) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <PromotionTabs />
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Banners</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>Customers slide through them at the top of each home. A change shows within minutes.</Trans>
          </p>
        </div>
        <LinkButton icon="plus" to={`/promotions/banners/new?module=${module}`}>
          <Trans>Add a banner</Trans>
        </LinkButton>
      </div>
      <div className={styles.filters}>
        <Select
          label={t`Home of`}
          value={module}
          onChange={({ target }) => setParams({ module: target.value }, { replace: true })}
        >
          {moduleTypes.map((type) => (
            <ModuleOption key={type} type={type} />
          ))}
        </Select>
      </div>
      {banners.length === 0 ? (
        <EmptyState image="gift" title={<Trans>No banner for {moduleName(module)}</Trans>}>
          <Trans>The home begins with its sections.</Trans>
        </EmptyState>
      ) : (
        <ul className={desk.list}>
          {banners.map((banner) => (
            <li key={banner.id}>
              <BannerRow banner={banner} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function BannerRow({ banner }: { banner: AdminBanner }) {
  const shortDay = useShortDay();
  const { id, title, image_full_url: image, zone_name: zone, state, ends_at: endsAt } = banner;
  const day = endsAt && shortDay(endsAt);
  return (
    <Link to={`/promotions/banners/${id}`} className={classNames(desk.row, styles.banner)}>
      <Picture src={image} alt="" sizes="48px" className={styles.thumb} />
      <span>
        <bdi className={desk.name}>{title}</bdi>
        <span className={desk.line}>
          <BannerTargetText banner={banner} />
        </span>
      </span>
      <span className={desk.line}>
        {zone ? <bdi>{zone}</bdi> : <Trans>Every zone</Trans>}
        {day && (
          <>
            {' · '}
            <Trans>until {day}</Trans>
          </>
        )}
      </span>
      <span className={classNames(desk.state, state === 'running' && desk.ok, state === 'planned' && desk.warn)}>
        {stateNames[state]}
      </span>
    </Link>
  );
}

function BannerTargetText({ banner: { target, link, store_name: store, item_name: item } }: { banner: AdminBanner }) {
  if (target === 'store') return <bdi>{store}</bdi>;
  if (target === 'item') return <bdi>{item}</bdi>;
  return link === null ? <Trans>Leads nowhere</Trans> : <bdi dir="ltr">{link}</bdi>;
}
