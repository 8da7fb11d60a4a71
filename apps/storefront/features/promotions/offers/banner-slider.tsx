import { useLingui } from '@lingui/react/macro';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import type { Banner, Campaign, OtherBanners } from 'market/promotions/promotions.contract';
import type { MouseEvent } from 'react';
import { href } from 'react-router';
import { PromoCard } from 'ui/buttons/promo-card.tsx';
import { openItem } from '#features/items/open-item.ts';
import type { Clock } from '../device-clock.ts';
import { campaignPath } from './campaign-path.ts';
import { Slider } from './slider.tsx';
import { useSlides } from './use-slides.ts';

export interface BannerSliderProps {
  banners: Banner[];
  /** Those that run; each is a slide that leads to its page [PROMO-05]. */
  campaigns: Campaign[];
  module: ModuleType;
  clock?: Clock;
}

/** The banners of a home, in front of its campaigns. */
export function BannerSlider({ banners, campaigns, module, clock }: BannerSliderProps) {
  const { t } = useLingui();
  const slides = useSlides({ clock });
  const count = banners.length + campaigns.length;
  return (
    <Slider label={t`Offers`} slides={slides} columns={count > 2 ? 3 : 2}>
      {[
        ...banners.map((banner) => (
          <li key={`banner-${banner.id}`}>
            <BannerCard banner={banner} module={module} />
          </li>
        )),
        ...campaigns.map((campaign) => (
          <li key={`campaign-${campaign.id}`}>
            <PromoCard
              title={campaign.title}
              description={campaign.description}
              image={campaign.image_full_url}
              to={campaignPath(campaign)}
            />
          </li>
        )),
      ]}
    </Slider>
  );
}

/** Opens its link, its store or its item; the item over the page where its module does so [PROMO-01] to [PROMO-04]. */
function BannerCard({ banner, module }: { banner: Banner; module: ModuleType }) {
  const { t } = useLingui();
  const { type, title, image_full_url: image, colours, item, store } = banner;
  const opensHere = item !== null && type === 'item_wise' && traitsOf(module).itemOpensAs === 'dialog';
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (item) openItem(item.slug);
  };
  return (
    <PromoCard
      title={title}
      description={item?.name ?? store?.name}
      action={item ? t`Order Now` : store ? t({ context: 'store', message: 'Visit' }) : t`See all`}
      image={image}
      colour={colours[0]}
      to={addressOf(banner)}
      onClick={opensHere ? openHere : undefined}
    />
  );
}

function addressOf({ type, link, store, item }: Banner): string | null {
  if (type === 'store_wise') return store && href('/store/:slugOrId', { slugOrId: store.slug });
  if (type === 'item_wise') return item && href('/product/:slugOrId', { slugOrId: String(item.slug || item.id) });
  return link;
}

/** The slider between the sections, of the parcel home above all [PARC-07]. */
export function PromoSlider({ banners, clock }: { banners: OtherBanners['banners']; clock?: Clock }) {
  const { t } = useLingui();
  const slides = useSlides({ clock });
  return (
    <Slider label={t`Offers`} slides={slides} columns={banners.length > 1 ? 2 : 1}>
      {banners.map(({ id, title, value_full_url: image, link, colours }) => (
        <li key={id}>
          <PromoCard title={title} image={image} to={link} colour={colours[0]} />
        </li>
      ))}
    </Slider>
  );
}
