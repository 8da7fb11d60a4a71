import type { ListedItem } from 'market/items/items.contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { itemWith } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { homeSection } from './home-section.ts';
import { HomeSections } from './home-sections.tsx';
import { LazySection } from './lazy-section.tsx';

const requested = vi.fn<(names: string | null) => void>();
let replies: Record<string, unknown> = {};

beforeEach(async () => {
  await page.viewport(800, 600);
  vi.stubGlobal('fetch', async (address: string) => {
    const names = new URL(address, location.href).searchParams.get('sections');
    requested(names);
    return Response.json(replies);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  requested.mockClear();
  window.scrollTo(0, 0);
});

const sectionOf = (name: string, height: number) =>
  homeSection<string>({
    name,
    when: 'whenVisible',
    load: async () => null,
    show: (text) => <p>{text}</p>,
    wait: () => <div style={{ height }}>Waiting for {name}</div>,
  });

/** Each test has a place of its own: what another one has loaded is cached. */
const homeOf = (heights: Record<string, number>, place: string) => (
  <HomeSections
    sections={Object.entries(heights).map(([name, height]) => sectionOf(name, height))}
    answers={{}}
    module="food"
    scope={{ moduleId: 1, module: 'food', visitorKey: place }}
    lazy={LazySection}
  />
);

it('[HOME-32] load when they come near, those that come together by one request', async () => {
  replies = { one: 'First', two: 'Second', three: 'Third' };
  const screen = await renderInMarket(homeOf({ one: 200, two: 2000, three: 200 }, 'Yaba'));
  await expect.element(screen.getByText('First', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Second', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Third', { exact: true })).toBeVisible();
  expect(requested.mock.calls).toEqual([['one,two'], ['three']]);
});

it('say what the page shows already, so that it is not shown again', async () => {
  const shown = vi.fn<(names: string[]) => void>();
  vi.stubGlobal('fetch', async (address: string) => {
    shown(new URL(address, location.href).searchParams.getAll('shown'));
    return Response.json({ one: 'First' });
  });
  const popular = homeSection({
    ...{ name: 'popular', when: 'initial' as const, load: async () => null, show: () => null },
    items: { of: (items: ListedItem[]) => items, withOnly: (_, items) => items, limit: 5 },
  });
  const screen = await renderInMarket(
    <HomeSections
      sections={[popular, sectionOf('one', 100)]}
      answers={{ popular: [itemWith({ name: 'Jollof & Plantain' }), itemWith({ name: 'Suya' })] }}
      module="food"
      scope={{ moduleId: 1, module: 'food', visitorKey: 'Surulere' }}
      lazy={LazySection}
    />,
  );
  await expect.element(screen.getByText('First', { exact: true })).toBeVisible();
  expect(shown.mock.calls).toEqual([[['Jollof & Plantain', 'Suya']]]);
});

it('[HOME-11] [HOME-32] leave no place when they have nothing to show, or cannot be loaded', async () => {
  replies = { one: null };
  const screen = await renderInMarket(homeOf({ one: 100, two: 100 }, 'Ikeja'));
  await expect.poll(() => screen.container.textContent).toBe('');
});

it('[HOME-32] are there at once when one comes back, without a request', async () => {
  replies = { one: 'First' };
  const first = await renderInMarket(homeOf({ one: 100 }, 'Lekki'));
  await expect.element(first.getByText('First', { exact: true })).toBeVisible();
  await first.unmount();
  requested.mockClear();
  const again = await renderInMarket(homeOf({ one: 100 }, 'Lekki'));
  await expect.element(again.getByText('First', { exact: true })).toBeVisible();
  expect(requested).not.toHaveBeenCalled();
});
