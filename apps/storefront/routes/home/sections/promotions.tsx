import type { OtherBanners } from 'market/promotions/promotions.contract';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { homeSection, type SectionContext, unlessEmpty } from '../home-section.ts';
import { shownItems } from './item-rail.tsx';
import styles from './sections.module.css';

const strips = new WeakMap<SectionContext, Promise<OtherBanners>>();

/** Several sections of a page share one call. */
function otherBanners(sectionContext: SectionContext): Promise<OtherBanners> {
  const loading = strips.get(sectionContext) ?? sectionContext.api.promotions.otherBanners({});
  strips.set(sectionContext, loading);
  return loading;
}

const BannerSlider = lazyPart(async () => ({
  default: (await import('#features/promotions/offers/banner-slider.tsx')).BannerSlider,
}));
const PromoSlider = lazyPart(async () => ({
  default: (await import('#features/promotions/offers/banner-slider.tsx')).PromoSlider,
}));
const CampaignSlider = lazyPart(async () => ({
  default: (await import('#features/promotions/offers/campaign-slider.tsx')).CampaignSlider,
}));
const FlashSaleBlock = lazyPart(async () => ({
  default: (await import('#features/promotions/flash-sale.tsx')).FlashSaleBlock,
}));
const CouponRail = lazyPart(async () => ({
  default: (await import('#features/promotions/coupons/coupon-rail.tsx')).CouponRail,
}));
const AdSlider = lazyPart(async () => ({
  default: (await import('#features/promotions/offers/ad-slider.tsx')).AdSlider,
}));
const SectionStrip = lazyPart(async () => ({
  default: (await import('#features/promotions/offers/section-strip.tsx')).SectionStrip,
}));
const HomeExtras = lazyPart(async () => ({
  default: (await import('#features/promotions/offers/home-extras.tsx')).HomeExtras,
}));

/** Where the footer's link to the campaigns leads: the one section of a home that shows them. */
const campaignsId = 'campaigns';

/** The banner slider, with the campaigns that run [PROMO-05] [GROC-02] [PHAR-02] [SHOP-02]. */
export const banners = bannersAt();

/** The same on a home without a section of campaigns [FOOT-18]. */
export const bannersWithCampaigns = bannersAt(campaignsId);

function bannersAt(id?: string) {
  return homeSection({
    name: 'banners',
    when: 'initial',
    isOfZone: true,
    load: async ({ api }) => {
      const found = await api.promotions.banners({ query: { limit: 100 } });
      return found.banners.length + found.campaigns.length > 0 ? found : null;
    },
    show: (found, module) => (
      <section id={id} className={styles.section}>
        <BannerSlider {...found} module={module} />
      </section>
    ),
  });
}

/** What the parcel home shows of promotions [PARC-07]. */
export const promoSlider = homeSection({
  name: 'promo-slider',
  when: 'initial',
  isOfZone: true,
  load: async (sectionContext) => unlessEmpty((await otherBanners(sectionContext)).banners),
  show: (list) => (
    <section className={styles.section}>
      <PromoSlider banners={list} />
    </section>
  ),
});

/** 'Just For You' [GROC-09] [PHAR-08] [SHOP-07]. */
export const campaigns = homeSection({
  name: 'campaigns',
  when: 'initial',
  isOfZone: true,
  load: async ({ api }) => unlessEmpty((await api.promotions.campaigns({ query: {} })).campaigns),
  show: (list) => (
    <div id={campaignsId} className={styles.section}>
      <CampaignSlider campaigns={list} />
    </div>
  ),
});

/** The first of the sales that run and have something to sell [PROMO-17] [PROMO-18]. */
export const flashSale = homeSection({
  name: 'flash-sale',
  when: 'initial',
  isOfZone: true,
  load: async ({ api }) => {
    const { flash_sales: sales } = await api.promotions.flashSales({ query: { limit: 2, offset: 1 } });
    return sales.find(({ active_products: products }) => products.length > 0) ?? null;
  },
  items: {
    of: (sale) => sale.active_products.map(({ item }) => item),
    withOnly: (sale, items) => ({
      ...sale,
      active_products: items.flatMap(({ id }) => sale.active_products.find(({ item }) => item.id === id) ?? []),
    }),
    limit: shownItems,
  },
  show: (sale) => (
    <div className={styles.section}>
      <FlashSaleBlock sale={sale} />
    </div>
  ),
});

export const coupons = homeSection({
  name: 'coupons',
  when: 'initial',
  load: async ({ api }) => unlessEmpty((await api.promotions.coupons({ query: { limit: 12 } })).coupons),
  show: (list) => (
    <div className={styles.section}>
      <CouponRail coupons={list} />
    </div>
  ),
});

/** 'Highlights for you' [FOOD-09] [GROC-04]. */
export const advertisements = homeSection({
  name: 'advertisements',
  when: 'initial',
  isOfZone: true,
  load: async ({ api }) => unlessEmpty((await api.promotions.advertisements({ query: { limit: 100 } })).advertisements),
  show: (ads) => (
    <div className={styles.section}>
      <AdSlider ads={ads} />
    </div>
  ),
});

type Strip = 'best_reviewed' | 'bottom';

/**
 * A banner between sections: above the best reviewed, and at the end of the page; that of the new arrivals is beside
 * them [HOME-34].
 */
export function strip(kind: Strip, to?: string) {
  return homeSection({
    name: `${kind}-banner`,
    when: 'initial',
    isOfZone: true,
    load: async (sectionContext) => {
      const found = await otherBanners(sectionContext);
      const image = found[`${kind}_section_banner_full_url`];
      return image === null ? null : { title: found[`${kind}_section_banner_title`], image };
    },
    show: ({ title, image }) => (
      <div className={styles.section}>
        <SectionStrip title={title} image={image} to={to} />
      </div>
    ),
  });
}

/** What floats over a home. */
export const extras = homeSection({
  name: 'extras',
  when: 'initial',
  load: async () => true,
  show: (_, module) => <HomeExtras module={module} />,
});
