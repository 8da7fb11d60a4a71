import type { Item } from 'market/items/items.contract';
import type { VideoContent } from 'market/parcel/parcel.contract';
import type { Store } from 'market/stores/stores.contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemWith } from '../../testing/known-items.ts';
import { storeWith } from '../../testing/known-stores.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { shortVideo } from '../../testing/short-video.ts';
import type { SectionContext } from './home-section.ts';
import { HomeSections } from './home-sections.tsx';
import { loadNamedSection, loadSectionData } from './loading/load-section-data.ts';
import { sectionsOfHome } from './modules/homes.tsx';
import { HowItWorks } from './sections/parcel-parts.tsx';
import { conditionItems } from './sections/tabbed-items.tsx';

const scope = { moduleId: 1, module: 'food', visitorKey: '' } as const;

// Parts that come later would fetch the catalogue of the page's language; English is in the texts themselves.
beforeAll(() => document.documentElement.removeAttribute('lang'));

/** The arguments of a section's query: API client and user. */
function sectionContext(api: object, isSignedIn = false): SectionContext {
  const client = api as SectionContext['api'];
  return { api: client, inEnglish: client, query: new URLSearchParams(), isSignedIn };
}

describe.each(['food', 'grocery', 'pharmacy', 'ecommerce'] as const)(
  'where one has ordered before, in %s',
  async (type) => {
    const sections = (await sectionsOfHome(type)).filter(({ name }) => name === 'visited-stores');
    const api = (stores: Store[]) => ({ stores: { visited: async () => ({ stores }) } });

    it('[HOME-12] [FOOD-02] [GROC-03] [PHAR-03] [SHOP-04] [CARD-30] is shown to customers, with a way there', async () => {
      const answers = await loadSectionData(sections, sectionContext(api([storeWith({})]), true));
      const screen = await renderInMarket(
        <HomeSections sections={sections} answers={answers} module={type} scope={scope} />,
      );
      await expect.element(screen.getByRole('heading', { name: 'Visit again' })).toBeVisible();
      await expect
        .element(screen.getByRole('link', { name: 'Visit Again' }))
        .toHaveAttribute('href', expect.stringMatching(/^\/store\/mama-ronke-buka-yaba\?/));
    });

    it('[HOME-12] [GROC-03] [PHAR-03] [SHOP-04] is neither asked for nor shown for guests', async () => {
      const answers = await loadSectionData(sections, sectionContext({}));
      expect(answers).toEqual({ 'visited-stores': null });
      expect(await loadNamedSection(sections, ['visited-stores'], sectionContext({}))).toEqual({});
      const { container } = await renderInMarket(
        <HomeSections sections={sections} answers={answers} module={type} scope={scope} />,
      );
      expect(container.textContent).toBe('');
    });
  },
);

describe('the pharmacy home', () => {
  it('[PHAR-06] [HOME-24] shows the stores that are featured, twenty at most', async () => {
    const sections = (await sectionsOfHome('pharmacy')).filter(({ name }) => name === 'featured-stores');
    const queries: object[] = [];
    const list = async ({ query }: { query: object }) => {
      queries.push(query);
      return { stores: [storeWith({})] };
    };
    const answers = await loadNamedSection(sections, ['featured-stores'], sectionContext({ stores: { list } }));
    expect(queries).toEqual([{ type: 'all', featured: 1, limit: 20 }]);
    const screen = await renderInMarket(
      <HomeSections sections={sections} answers={answers} module="pharmacy" scope={scope} />,
    );
    await expect.element(screen.getByRole('heading', { name: 'Featured stores' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Mama Ronke Buka' })).toBeVisible();
  });
});

describe('the medicines of a condition', () => {
  const section = conditionItems('Common Conditions', '');
  const conditions = [{ id: 1, slug: 'malaria', name: 'Malaria' }];
  const medicines = (count: number): Item[] =>
    Array.from({ length: count }, (_, index) => itemWith({ id: index + 1, slug: `tablets-${index}` }));

  it.each([
    [8, 2],
    [7, 1],
  ])('[PHAR-12] [PHAR-13] stand, if there are %i, in lines: %i', async (count, lines) => {
    const categories = {
      conditions: async () => ({ conditions }),
      conditionItems: async () => ({ products: medicines(count) }),
    };
    const found = await section.load(sectionContext({ categories }));
    const { container } = await renderInMarket(section.show(found, 'pharmacy'), {}, '/home');
    await expect.poll(() => container.querySelectorAll('article').length).toBe(count);
    const heights = [...container.querySelectorAll('article')].map((card) => card.getBoundingClientRect().top);
    expect(new Set(heights).size).toBe(lines);
  });
});

describe('the easiest way to get services', () => {
  const picture = '/images/360/scooter.webp';
  const content = (parts: Partial<VideoContent>): VideoContent => ({
    banner_type: 'image',
    banner_video: null,
    banner_video_content_full_url: null,
    banner_image_full_url: picture,
    banner_contents: ['Choose', 'What you send', 'Add', 'Both people', 'Pay', 'And follow'],
    ...parts,
  });

  it.each(['video', 'video_content'] as const)('[PARC-12] plays the film of the type %s', async (type) => {
    const film = await shortVideo();
    const films = { video: { banner_video: film }, video_content: { banner_video_content_full_url: film } };
    const { container } = await renderInMarket(<HowItWorks content={content({ banner_type: type, ...films[type] })} />);
    const player = container.querySelector('video') as HTMLVideoElement;
    expect(player.controls).toBe(true);
    // Browsers play only silent films before the first press.
    player.muted = true;
    await player.play();
    expect(player.paused).toBe(false);
    expect(container.querySelector(`img[src="${picture}"]`)).toBeNull();
  });

  it('[PARC-12] shows the picture for any other type, even where there is a film', async () => {
    const both = content({ banner_type: 'image', banner_video: '/films/how.webm' });
    const { container } = await renderInMarket(<HowItWorks content={both} />);
    expect(container.querySelector('video')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toBe(picture);
  });
});
