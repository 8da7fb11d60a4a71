import type { ModuleType } from 'market/modules/modules.rules';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { itemWith } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { cachedListing } from './cached-listing.ts';
import { CategoryTree } from './filters/category-tree.tsx';
import { FilterDrawer } from './filters/filter-drawer.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { PriceFilter } from './filters/price-filter.tsx';
import type { FoundCard } from './found/found-item.ts';
import { stateIn } from './listing-address.ts';
import { ListingHead } from './listing-head.tsx';
import { ListingResults } from './listing-results.tsx';
import { ListingTools } from './listing-tools.tsx';
import { fetchListingPage } from './search-calls.ts';
import { useListing } from './use-listing.ts';

const stateOf = (address: string) => stateIn(new URLSearchParams(address));
const none = { categories: [], brands: [] };
const ignore = () => undefined;

const foundWith = (change: Parameters<typeof itemWith>[0], more: Partial<FoundCard> = {}): FoundCard => ({
  ...itemWith(change),
  delivery_time: '25-35 min',
  delivery_fee: 700,
  total_for_one: 1775,
  ...more,
});

beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const headOf = (address: string, type: ModuleType = 'food') =>
  renderInMarket(<ListingHead state={stateOf(address)} title="New arrivals" total={3} />, {
    module: { id: 1, type, name: type, imageUrl: '' },
  });

describe('the head of a listing', () => {
  it.each([
    ['food', 'Foods', 'Restaurants'],
    ['ecommerce', 'Items', 'Stores'],
    ['pharmacy', 'Medicines', 'Stores'],
    ['grocery', 'Groceries', 'Stores'],
  ] as const)('[LIST-01] [LIST-02] [LIST-03] has in %s the tabs %s and %s', async (type, items, stores) => {
    await headOf('data_type=new', type);
    const tabs = page.getByRole('navigation', { name: 'What is listed' }).getByRole('link');
    await expect.element(tabs.first()).toHaveAttribute('aria-current', 'page');
    expect(tabs.elements().map((tab) => tab.textContent)).toEqual([items, stores]);
  });

  it('[LIST-04] has no tabs while it is of a brand', async () => {
    await headOf('data_type=brand&brand_id=3');
    await expect.element(page.getByRole('heading', { name: 'New arrivals' })).toBeVisible();
    expect(page.getByRole('navigation').elements()).toEqual([]);
  });

  it('[LIST-07] [LIST-08] changes between cards and lines, of items alone', async () => {
    await headOf('data_type=new&page=3');
    const lines = page.getByRole('link', { name: 'List view' });
    await expect.element(lines).toHaveAttribute('href', '/home?data_type=new&view=list');
    await expect.element(page.getByRole('link', { name: 'Grid view' })).toHaveAttribute('aria-current', 'true');
    await headOf('data_type=new&list_type=store');
    expect(page.getByRole('link', { name: 'List view' }).elements()).toHaveLength(1);
  });
});

const resultsOf = (address: string, isEnd = true, way: Partial<FoundCard> = {}) => (
  <ListingResults
    listing={{
      state: stateOf(address),
      items: [foundWith({ description: 'Cold from the cellar' }, way)],
      stores: [],
      firstPage: 1,
      isEnd,
      hasFailed: false,
    }}
  />
);

describe('the results of a listing', () => {
  it('[LIST-08] are cards, or lines with more details', async () => {
    await renderInMarket(resultsOf('data_type=new'));
    await expect.element(page.getByRole('article')).toBeVisible();
    expect(page.getByText('Cold from the cellar').elements()).toEqual([]);
    await renderInMarket(resultsOf('data_type=new&view=list'));
    await expect.element(page.getByText('Cold from the cellar')).toBeVisible();
  });

  it.each(['data_type=new', 'data_type=new&view=list'])(
    'say how each is delivered and for how much: %s',
    async (address) => {
      const { container } = await renderInMarket(resultsOf(address));
      expect(container.textContent).toContain('25–35 min');
      expect(container.textContent).toContain('₦700 delivery');
      expect(container.textContent).not.toContain('Total');
    },
  );

  it('[CARD-34] promise no minutes while the store is closed, and say when it opens', async () => {
    const opens = { time: '14:30', in_days: 0, day: 'fr' };
    const { container } = await renderInMarket(
      resultsOf('data_type=new', true, { store_open: false, store_opens_at: opens }),
    );
    expect(container.textContent).toContain('Opens at 2:30 PM');
    expect(container.textContent).not.toContain('25–35 min');
  });

  it('name the total of one where they go by it, and a delivery that is free', async () => {
    const { container } = await renderInMarket(resultsOf('data_type=new&sort=total', true, { delivery_fee: 0 }));
    expect(container.textContent).toContain('Free delivery');
    expect(container.textContent).toContain('Total ₦1,775');
  });

  it('name no fee before a place is chosen', async () => {
    const nowhere = { delivery_fee: null, total_for_one: null };
    const { container } = await renderInMarket(resultsOf('data_type=new&sort=total', true, nowhere));
    expect(container.textContent).toContain('25–35 min');
    expect(container.textContent).not.toMatch(/delivery|Total/);
  });

  it('hide the link to the next page until the items are shown', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const { container } = await renderInMarket(resultsOf('data_type=new', false));
    const way = container.querySelector('nav[data-more]');
    expect(way && getComputedStyle(way).opacity).toBe('0');
  });

  it('hide nothing once all are there', async () => {
    const { container } = await renderInMarket(resultsOf('data_type=new'));
    expect(container.querySelector('[data-more]')).toBeNull();
  });

  it('[LIST-19] ask for the next page when their end is within 38 % of the view below it', async () => {
    const margins: (string | undefined)[] = [];
    const come: IntersectionObserverCallback[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = ignore;
        disconnect = ignore;
        unobserve = ignore;
        constructor(notify: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
          margins.push(options.rootMargin);
          come.push(notify);
        }
      },
    );
    const paths: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      paths.push(path);
      return Response.json({
        total_size: 13,
        limit: 12,
        offset: 2,
        stores: [],
        products: [foundWith({ id: 9, name: 'Zobo' })],
      });
    });
    await renderInMarket(resultsOf('data_type=new', false));
    await expect.poll(() => margins).toContain('0px 0px 38% 0px');
    const notify = come[margins.indexOf('0px 0px 38% 0px')];
    notify?.([{ isIntersecting: false } as IntersectionObserverEntry], {} as IntersectionObserver);
    expect(paths).toEqual([]);
    notify?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    await expect.element(page.getByRole('link', { name: 'Zobo' })).toBeVisible();
    expect(paths).toEqual([expect.stringContaining('offset=2')]);
  });
});

function Narrowed() {
  const { state, change } = useListing('/home');
  const navigate = useNavigate();
  return (
    <>
      <p>Flags: {state.flags.join()}.</p>
      <button type="button" onClick={() => change({ flags: ['popular'] })}>
        Narrow
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

it('a listing is the same after Back', async () => {
  await renderInMarket(<Narrowed />, {}, '/home');
  await page.getByRole('button', { name: 'Narrow' }).click();
  await expect.element(page.getByText('Flags: popular.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByText('Flags: .')).toBeVisible();
});

describe('a page of a listing', () => {
  it('[LIST-62] is requested again when it fails, and no third time', async () => {
    let calls = 0;
    vi.stubGlobal('fetch', async () => {
      calls += 1;
      return calls === 1
        ? Response.json({ errors: [] }, { status: 503 })
        : Response.json({ total_size: 1, limit: 12, offset: 2, stores: [], products: [itemWith()] });
    });
    expect((await fetchListingPage(stateOf('data_type=new&rating_count=3'), 2)).items).toHaveLength(1);
    expect(calls).toBe(2);
    vi.stubGlobal('fetch', async () => {
      calls += 1;
      return Response.json({ errors: [] }, { status: 503 });
    });
    await expect(fetchListingPage(stateOf('data_type=new&rating_count=4'), 2)).rejects.toThrow();
    expect(calls).toBe(4);
  });

  it('[LIST-63] is cached for 5 minutes, and a fault is not', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ask = vi.fn(async () => ask.mock.calls.length);
    expect(await cachedListing('/home?data_type=new&kept', ask)).toBe(1);
    vi.advanceTimersByTime(5 * 60_000 - 1);
    expect(await cachedListing('/home?data_type=new&kept', ask)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await cachedListing('/home?data_type=new&kept', ask)).toBe(2);
    const fail = vi.fn(() => Promise.reject(new Error('No answer')));
    await expect(cachedListing('/home?failing', fail)).rejects.toThrow('No answer');
    await expect(cachedListing('/home?failing', fail)).rejects.toThrow('No answer');
    expect(fail).toHaveBeenCalledTimes(2);
  });
});

const toolsOf = (address: string) =>
  renderInMarket(<ListingTools state={stateOf(address)} change={ignore} choices={none} total={3} />);

describe('the tools of a listing', () => {
  it.each([
    ['data_type=new', ['Default', 'high to low', 'low to high', 'Soonest', 'Total with delivery']],
    ['data_type=new&list_type=store', ['Default', 'Fast delivery', 'Nearby']],
  ])('[LIST-09] [LIST-35] sort %s as %j', async (address, orders) => {
    await toolsOf(address);
    document.querySelector<HTMLElement>('summary[aria-label^="Sort by"]')?.click();
    const offered = page.getByRole('list').first().getByRole('link');
    await expect.element(offered.nth(1)).toBeVisible();
    expect(offered.elements().map((link) => link.textContent)).toEqual(orders);
    const order = address.includes('store') ? 'fast_delivery' : 'high';
    await expect.element(offered.nth(1)).toHaveAttribute('href', `/home?${address}&sort=${order}`);
  });

  it('offer as one press what can be at the door within the hour, and take it back', async () => {
    // An hour before midnight the hour ends on another day, and nothing is offered.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T11:20:00Z') });
    await toolsOf('data_type=new');
    const chip = page.getByRole('list', { name: 'Quick filters' }).getByRole('link', { name: /^Deliver by/ });
    await expect.element(chip).toHaveAttribute('href', expect.stringMatching(/[?&]deliver_by=\d\d%3A[03]0$/));
    await toolsOf('data_type=new&deliver_by=13:30');
    const remove = page.getByRole('link', { name: 'Remove filter Deliver by 1:30 PM' });
    await expect.element(remove).toHaveAttribute('href', '/home?data_type=new');
  });

  it('offer times of today to deliver by, and keep one of a link', async () => {
    const change = vi.fn();
    await renderInMarket(
      <FilterDrawer
        state={stateOf('data_type=new&deliver_by=00:01')}
        change={change}
        choices={none}
        total={3}
        onClose={ignore}
      />,
    );
    const group = page.getByRole('group', { name: 'Delivery time' });
    await expect.element(group.getByRole('radio', { name: '12:01 AM' })).toBeChecked();
    (group.getByRole('radio', { name: 'Any time' }).element() as HTMLElement).click();
    expect(change).toHaveBeenCalledWith({ deliverBy: undefined });
  });

  it('[LIST-40] offer on compact home delivery and take away, each to be taken back', async () => {
    const change = vi.fn();
    const drawerOf = (address: string) => (
      <FilterDrawer state={stateOf(address)} change={change} choices={none} total={3} onClose={ignore} />
    );
    await renderInMarket(drawerOf('data_type=new&list_type=store&delivery=take_away'));
    const group = page.getByRole('group', { name: 'Delivery', exact: true });
    const boxes = group.getByRole('checkbox');
    await expect.element(group.getByRole('checkbox', { name: 'Take away' })).toBeChecked();
    expect(boxes.elements().map((box) => box.closest('label')?.textContent)).toEqual(['Home delivery', 'Take away']);
    for (const box of boxes.elements()) (box as HTMLElement).click();
    expect(change.mock.calls).toEqual([[{ delivery: 'delivery' }], [{ delivery: 'all' }]]);
  });
});

describe('the panel of a list of stores', () => {
  const panelOf = (address: string, path: '/store/popular' | '/store/top-offer-nearby') => (
    <FilterPanel state={stateIn(new URLSearchParams(address), path)} change={ignore} choices={none} />
  );

  it('[LIST-38] [LIST-39] [LIST-35] shows the kind of the list, delivery, offers, order and rating', async () => {
    await renderInMarket(panelOf('filter=coupon', '/store/popular'));
    const groups = page.getByRole('group');
    await expect.element(groups.first()).toBeVisible();
    const named = groups.elements().map((group) => group.querySelector('legend')?.textContent);
    expect(named).toEqual(['Show', 'Delivery', 'Delivery time', 'Offers', 'Sort by', 'Rating']);
    await expect.element(page.getByRole('radio', { name: 'Popular' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Default' })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'With coupon' })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Discounted' })).not.toBeChecked();
  });

  it('offers no filter that the list has anyway', async () => {
    await renderInMarket(panelOf('', '/store/top-offer-nearby'));
    await expect.element(page.getByRole('checkbox', { name: 'With coupon' })).toBeVisible();
    expect(page.getByRole('checkbox', { name: 'Discounted' }).elements()).toEqual([]);
  });
});

describe('the panel beside a listing', () => {
  const mains = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, name: `Shelf ${at + 1}`, childes: [] }));

  it('[LIST-16] shows at most 330 px of categories, and the others by scrolling', async () => {
    const { container } = await renderInMarket(
      <CategoryTree categories={mains} chosen={[]} onChange={ignore} isOff={false} />,
    );
    await expect.element(page.getByRole('checkbox', { name: 'Shelf 30' })).toBeInTheDocument();
    const tree = container.querySelector('ul')?.parentElement as HTMLElement;
    expect(tree.getBoundingClientRect().height).toBe(330);
    tree.scrollTop = 9_999;
    expect(tree.scrollTop).toBeGreaterThan(500);
  });

  it('[LIST-15] shows brands where there are some', async () => {
    const brands = [{ id: 4, name: 'Nuru' }];
    await renderInMarket(
      <FilterPanel state={stateOf('data_type=new')} change={ignore} choices={{ categories: [], brands }} />,
    );
    await expect.element(page.getByRole('group', { name: 'Brands' })).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Nuru' })).not.toBeChecked();
  });

  it('[LIST-43] has a slider that cannot be moved where both ends are the same', async () => {
    const slider = (to: number) => (
      <PriceFilter minPrice={undefined} maxPrice={undefined} onChange={ignore} ends={{ from: 500, to }} />
    );
    await renderInMarket(slider(500));
    await expect.element(page.getByRole('slider', { name: 'Lowest price' })).toBeDisabled();
    await expect.element(page.getByRole('slider', { name: 'Highest price' })).toBeDisabled();
  });
});
