import { Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import type { Campaign } from 'market/promotions/promotions.contract';
import { firstZoneWith } from 'market/zones/zones.rules';
import { useId } from 'react';
import { data, href, type RouterContextProvider, useRevalidator } from 'react-router';
import { PromoCard } from 'ui/buttons/promo-card.tsx';
import { Grid } from 'ui/layout/grid.tsx';
import { Page } from 'ui/layout/page.tsx';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { preferencesIn } from '#browser/preferences.ts';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { pageNumberIn } from '#features/config/page-number.ts';
import { useMarket } from '#features/config/use-market.ts';
import { PageCurrency } from '#features/config/use-money.ts';
import { itemForCard } from '#features/items/cards/card-of-item.ts';
import { ItemCard } from '#features/items/cards/item-card.tsx';
import { NoItems } from '#features/items/cards/no-items.tsx';
import { ShownAt } from '#features/items/cards/shown-at.ts';
import { everyZone } from '#features/places/every-zone.ts';
import { Countdown } from '#features/promotions/countdown.tsx';
import { useDayAndTime } from '#features/promotions/use-day.ts';
import { openingTime } from '#i18n/opening-time.ts';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/campaign-page';
import styles from './campaign-page.module.css';
import { CampaignStores } from './campaign-stores.tsx';
import { MorePages } from './more-pages.tsx';

export const shouldRevalidate = revalidateUnlessSheet;

const perPage = 24;

/**
 * A campaign by its slug or id; the address names its module, which may differ from the current one [PROMO-11].
 * Visitors without a place, such as those from a shared link, see the first zone with such a module.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const ask = (zoneId?: number) => campaignOf(context, request, { id: params.slugOrId, zoneId });
  const first = await ask();
  const hasPlace = preferencesIn(request).zoneIds.length > 0;
  const zones = hasPlace ? [] : await everyZone(apiFor(context, request));
  const zone = firstZoneWith(zones, first.campaign.module_id);
  const found = zone ? await ask(zone.id) : first;
  const { campaign, is_over: isOver, stores, products, total_size: size } = found;
  return {
    shownAt: Date.now(),
    page: pageNumberIn(query),
    campaign,
    isOver,
    stores,
    products: products.map(itemForCard),
    size,
    currency: zone?.currency,
  };
}

async function campaignOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { id, zoneId }: { id: string; zoneId: number | undefined },
) {
  const query = new URL(request.url).searchParams;
  const requested = query.get('module_id') ?? '';
  const moduleId = /^[1-9]\d{0,8}$/.test(requested) ? Number(requested) : undefined;
  try {
    return await apiFor(context, request, { moduleId, zoneId }).promotions.campaignDetails({
      query: { basic_campaign_id: id, limit: perPage, offset: pageNumberIn(query) },
    });
  } catch (error) {
    if (error instanceof CallRefused && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
}

export const handle = {
  title: ({ data }) => data?.campaign.title,
} satisfies PageHandle<Route.ComponentProps['loaderData']>;

export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  const { modules } = useMarket();
  const itemsId = useId();
  const { campaign, isOver, stores, products, size, page, shownAt, currency } = loaderData;
  const { title, description, slug, module_id: moduleId } = campaign;
  return (
    <ShownAt value={shownAt}>
      <Page data-module={modules.find(({ id }) => id === moduleId)?.type}>
        <PageHead
          title={title}
          description={description}
          path={href('/campaigns/:slugOrId', { slugOrId: slug })}
          image={campaign.image_full_url}
        />
        <div className={styles.head}>{isOver ? <Over campaign={campaign} /> : <Running campaign={campaign} />}</div>
        {!isOver && stores.length > 0 && <CampaignStores stores={stores} />}
        <section aria-labelledby={itemsId} className={styles.section}>
          <SectionHead title={<Trans>Items of this campaign</Trans>} titleId={itemsId} />
          {products.length === 0 ? (
            <NoItems />
          ) : (
            <PageCurrency value={currency}>
              <Grid columns={5}>
                {products.map((item, index) => (
                  <ItemCard key={item.id} item={item} isPriority={index === 0} />
                ))}
              </Grid>
            </PageCurrency>
          )}
        </section>
        <MorePages page={page} pages={Math.ceil(size / perPage)} />
      </Page>
    </ShownAt>
  );
}

function Running({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { title, description, image_full_url: image, end_date: endsAt } = campaign;
  const [from, until] = [campaign.start_time, campaign.end_time].map((time) => time && openingTime(time));
  const hours = from && until ? t`Every day from ${from} to ${until}` : '';
  return (
    <PromoCard
      size="head"
      level="h1"
      title={title}
      description={[description, hours].filter(Boolean).join(' ')}
      image={image}
      foot={<Countdown endsAt={endsAt} onOver={revalidate} />}
    />
  );
}

/** A campaign that has ended [PROMO-15]. */
function Over({ campaign: { title, end_date: endsAt } }: { campaign: Campaign }) {
  const moment = useDayAndTime();
  const ended = moment(endsAt);
  return (
    <div className={styles.over}>
      <span className={styles.mark}>
        <Icon name="calendar-clock" size={28} />
      </span>
      <div>
        <h1 className={styles.title}>
          <Trans>This campaign is over</Trans>
        </h1>
        <p>
          <Trans>
            <bdi>{title}</bdi> ended on {ended}.
          </Trans>
        </p>
      </div>
    </div>
  );
}
