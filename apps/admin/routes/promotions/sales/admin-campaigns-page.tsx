import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import type { AdminCampaign } from 'market/promotions/promotions-campaigns.admin.contract';
import { Link } from 'react-router';
import { classNames } from 'ui/layout/class-names.ts';
import { Picture } from 'ui/media/picture.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { moduleName } from '../../zones/module-name.tsx';
import { StateList, useShownState } from '../parts/state-list.tsx';
import styles from '../promotions.module.css';
import { campaignsQuery } from './sale-calls.ts';

/** The campaigns of the market [OPS-061]. */
export function AdminCampaignsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.promotions" title={t`Campaigns`}>
      <Campaigns />
    </OperatorOnly>
  );
}

function Campaigns() {
  const query = useQuery(campaignsQuery(useShownState()));
  return (
    <StateList
      title={<Trans>Campaigns</Trans>}
      line={<Trans>A lower price for many items, with a card on the home page.</Trans>}
      add={{ to: '/promotions/campaigns/new', label: <Trans>Add a campaign</Trans> }}
      query={query}
      empty={{
        title: <Trans>No campaign here</Trans>,
        line: <Trans>It begins and ends by itself, also within each day.</Trans>,
      }}
      row={(campaign) => <CampaignRow campaign={campaign} />}
    />
  );
}

function CampaignRow({ campaign }: { campaign: AdminCampaign }) {
  const shortDay = useShortDay();
  const { id, title, module_type: module, items_count: items, starts_at: start, ends_at: end } = campaign;
  const [from, until] = [shortDay(start), shortDay(end)];
  return (
    <Link to={`/promotions/campaigns/${id}`} className={classNames(desk.row, styles.banner)}>
      <Picture src={campaign.image_full_url} alt="" sizes="48px" className={styles.thumb} />
      <span>
        <bdi className={desk.name}>{title}</bdi>
        <span className={desk.line}>
          {moduleName(module)} · <Plural value={items} one="# item" other="# items" />
        </span>
      </span>
      <span className={desk.line}>
        <Trans>
          {from} to {until}
        </Trans>
      </span>
      {campaign.discount_type === 'percent' && <span dir="ltr">−{campaign.discount}%</span>}
    </Link>
  );
}
