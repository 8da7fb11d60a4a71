import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { moduleTypes } from 'market/modules/modules.rules';
import type { AdminBanner } from 'market/promotions/promotions-banners.admin.contract';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { moduleName } from '../zones/module-name.tsx';
import { HomeList, HomeRow, useShownModule } from './parts/home-list.tsx';
import { bannersQuery } from './promotion-calls.ts';

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
  const module = useShownModule(moduleTypes);
  const query = useQuery(bannersQuery(module));
  return (
    <HomeList
      title={<Trans>Banners</Trans>}
      line={<Trans>Customers slide through them at the top of each home. A change shows within minutes.</Trans>}
      add={{ to: `/promotions/banners/new?module=${module}`, label: <Trans>Add a banner</Trans> }}
      query={query}
      empty={{
        title: <Trans>No banner for {moduleName(module)}</Trans>,
        line: <Trans>The home begins with its sections.</Trans>,
      }}
      row={(banner) => (
        <HomeRow
          to={`/promotions/banners/${banner.id}`}
          shown={banner}
          line={<BannerTargetText banner={banner} />}
          zone={banner.zone_name}
        />
      )}
    />
  );
}

function BannerTargetText({ banner: { target, link, store_name: store, item_name: item } }: { banner: AdminBanner }) {
  if (target === 'store') return <bdi>{store}</bdi>;
  if (target === 'item') return <bdi>{item}</bdi>;
  return link === null ? <Trans>Leads nowhere</Trans> : <bdi dir="ltr">{link}</bdi>;
}
