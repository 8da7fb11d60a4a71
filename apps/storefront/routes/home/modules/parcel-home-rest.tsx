import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { homeSection, unlessEmpty } from '../home-section.ts';
import { extras, promoSlider } from '../sections/promotions.tsx';

const SendBox = lazyPart(async () => ({ default: (await import('../sections/send-box.tsx')).SendBox }));
const TrackBox = lazyPart(async () => ({ default: (await import('../sections/track-box.tsx')).TrackBox }));
const ParcelCategories = lazyPart(async () => ({
  default: (await import('../sections/parcel-parts.tsx')).ParcelCategories,
}));
const WhyChoose = lazyPart(async () => ({ default: (await import('../sections/parcel-parts.tsx')).WhyChoose }));
const HowItWorks = lazyPart(async () => ({ default: (await import('../sections/parcel-parts.tsx')).HowItWorks }));

/** What follows below the hero. */
export const parcelHomeRest = [
  homeSection({ name: 'send', when: 'initial', load: async () => true, show: () => <SendBox /> }),
  homeSection({ name: 'track', when: 'initial', load: async () => true, show: () => <TrackBox /> }),
  homeSection({
    name: 'parcel-categories',
    when: 'initial',
    isOfZone: true,
    load: async ({ api }) => unlessEmpty((await api.parcel.categories({ query: { limit: 50 } })).parcel_categories),
    show: (categories) => <ParcelCategories categories={categories} />,
  }),
  promoSlider,
  homeSection({
    name: 'why-choose',
    when: 'initial',
    isOfZone: true,
    load: async ({ api }) => unlessEmpty((await api.parcel.whyChoose({ query: { limit: 100 } })).reasons),
    show: (reasons) => <WhyChoose reasons={reasons} />,
  }),
  homeSection({
    name: 'easy-way',
    when: 'initial',
    isOfZone: true,
    load: async ({ api }) => {
      const content = await api.parcel.videoContent({});
      return content.banner_contents.length > 0 ? content : null;
    },
    show: (content) => <HowItWorks content={content} />,
  }),
  extras,
];
