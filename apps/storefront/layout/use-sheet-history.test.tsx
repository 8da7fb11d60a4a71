import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import {
  createBrowserRouter,
  createRoutesStub,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  closeOverlay,
  closeOverlays,
  openOverlay,
  openOverlays,
  showOverlays,
  useOverlays,
} from '#browser/overlay-store.ts';
import { reloadPage, revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import { useSheet } from '#browser/use-sheet.ts';
import { useSheetHistory } from './use-sheet-history.ts';

let loaded: string[] = [];

function Root() {
  useSheetHistory();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const kinds = useOverlays().map((overlay) => (overlay.kind === 'item' ? `item ${overlay.slug}` : overlay.kind));
  return (
    <>
      <p role="status">{`${pathname}${search} shows ${kinds.join(' and ') || 'nothing'}`}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward
      </button>
      <button type="button" onClick={() => openOverlay({ kind: 'item', slug: 'moi-moi' })}>
        Open a dish
      </button>
      <button type="button" onClick={() => openOverlay({ kind: 'cart' })}>
        Open the cart
      </button>
      <button type="button" onClick={() => openOverlay({ kind: 'auth', mode: 'sign-in' })}>
        Open the sign-in
      </button>
      <button type="button" onClick={() => closeOverlay('item')}>
        Close the dish
      </button>
      <button
        type="button"
        onClick={() => {
          closeOverlay('item');
          openOverlay({ kind: 'auth', mode: 'sign-in' });
        }}
      >
        Close and open
      </button>
      <button
        type="button"
        onClick={() => {
          closeOverlay('item');
          void navigate('/checkout');
        }}
      >
        Close and leave
      </button>
      <button
        type="button"
        onClick={async () => {
          closeOverlay('item');
          await Promise.resolve();
          void navigate('/checkout');
        }}
      >
        Close, think and leave
      </button>
      <button
        type="button"
        onClick={() => {
          closeOverlay('item');
          void navigate('/list');
        }}
      >
        Close and see all
      </button>
      <button type="button" onClick={() => navigate('/list?filter=late')}>
        Leave for a late page
      </button>
      <button type="button" onClick={() => reloadPage(revalidate)}>
        Reload
      </button>
      <Outlet />
    </>
  );
}

function Store() {
  const hours = useSheet('about_store');
  return (
    <>
      <button type="button" onClick={hours.open}>
        Open the hours
      </button>
      {hours.isOpen && <p>Open every day</p>}
    </>
  );
}

/** A list below its open filters, whose replies are late. */
function List() {
  const filter = useSheet('filter');
  const { state } = useLocation();
  const { location } = useNavigation();
  const navigate = useNavigate();
  const choose = (name: string) => navigate(`/list?filter=${name}&sheet=filter`, { replace: true, state });
  return (
    <>
      <button type="button" onClick={filter.open}>
        Filter
      </button>
      <button type="button" onClick={() => choose('halal')}>
        Halal
      </button>
      <button type="button" onClick={() => choose('vegan')}>
        Vegan
      </button>
      <p>{location ? `Loads ${location.search}` : 'Rests'}</p>
    </>
  );
}

const Checkout = () => null;

const replies = new Map<string, () => void>();

/** Replies once the test says so. */
async function lateList({ request }: { request: Request }) {
  const { pathname, search, searchParams } = new URL(request.url);
  loaded.push(pathname + search);
  const filter = searchParams.get('filter');
  if (filter) await new Promise<void>((resolve) => replies.set(filter, resolve));
  return null;
}

const loader = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  loaded.push(pathname + search);
  return null;
};

const pages = [
  {
    Component: Root,
    children: [
      { path: '/store/:slug', Component: Store, loader, shouldRevalidate: revalidateUnlessSheet },
      { path: '/checkout', Component: Checkout, loader, shouldRevalidate: revalidateUnlessSheet },
      { path: '/list', Component: List, loader: lateList, shouldRevalidate: revalidateUnlessSheet },
    ],
  },
];

async function at(...entries: string[]) {
  loaded = [];
  const Stub = createRoutesStub(pages);
  await show(<Stub initialEntries={entries} />);
}

const show = (market: ReactNode) =>
  render(<I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{market}</I18nProvider>);

/** Chooses in the open filters, whose entry and choice have arrived. */
async function chooseHalal(): Promise<void> {
  await press('Filter');
  await shows('/list?sheet=filter shows filter');
  await press('Halal');
  await expect.element(page.getByText('Loads ?filter=halal&sheet=filter')).toBeVisible();
  replies.get('halal')?.();
  await shows('/list?filter=halal&sheet=filter shows filter');
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const shows = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text);

const dish = '/store/buka?item=moi-moi shows item moi-moi';

afterEach(() => {
  closeOverlays();
  replies.clear();
});

describe('the sheets over a page', () => {
  it('have an address, and Back closes them', async () => {
    await at('/checkout', '/store/buka');
    await press('Open a dish');
    await shows('/store/buka?item=moi-moi shows item moi-moi');
    await press('Back');
    await shows('/store/buka shows nothing');
    await press('Forward');
    await shows('/store/buka?item=moi-moi shows item moi-moi');
    await press('Close the dish');
    await shows('/store/buka shows nothing');
    await press('Back');
    await shows('/checkout shows nothing');
  });

  it('[AUTH-136] stay open over a page that comes, if they were opened while it was on its way', async () => {
    await at('/store/buka');
    await press('Leave for a late page');
    await press('Open the sign-in');
    await shows('/store/buka shows auth');
    replies.get('late')?.();
    await shows('/list?filter=late shows auth');
    await press('Back');
    await shows('/list?filter=late shows nothing');
  });

  it('do not end a reload of the page that they open over', async () => {
    await at('/store/buka');
    await press('Leave for a late page');
    replies.get('late')?.();
    await shows('/list?filter=late shows nothing');
    const reloads = () => loaded.filter((address) => address.startsWith('/list')).length - 1;
    await press('Reload');
    await expect.poll(reloads).toBe(1);
    await press('Open the sign-in');
    await expect.poll(reloads).toBe(2);
    replies.get('late')?.();
    await press('Back');
    await shows('/list?filter=late shows nothing');
    expect(reloads()).toBe(2);
  });

  it('are closed one after the other', async () => {
    await at('/store/buka');
    await press('Open the cart');
    await press('Open a dish');
    await shows('/store/buka?sheet=cart&item=moi-moi shows cart and item moi-moi');
    await press('Back');
    await shows('/store/buka?sheet=cart shows cart');
    await press('Back');
    await shows('/store/buka shows nothing');
  });

  it('open over their page in a tab that begins at their address', async () => {
    await at('/store/buka?lang=en&sheet=cart&item=moi-moi');
    await shows('/store/buka?lang=en&sheet=cart&item=moi-moi shows cart and item moi-moi');
    await press('Back');
    await shows('/store/buka?lang=en&sheet=cart shows cart');
    await press('Back');
    await shows('/store/buka?lang=en shows nothing');
  });

  it.each([
    '/store/buka?sheet=auth',
    '/store/buka?sheet=other_store&item=moi-moi',
    '/store/buka?sheet=item',
    '/store/buka?sheet=__proto__',
    '/store/buka?item=',
  ])('are not opened by an address that is not enough for them: %s', async (address) => {
    await at(address);
    await shows('/store/buka shows nothing');
  });

  it('[MOD-20] leave the page with a choice that loads, also when they opened with it', async () => {
    openOverlay({ kind: 'item', slug: 'moi-moi' });
    const opened = at('/list?filter=late');
    await expect.poll(() => replies.has('late')).toBe(true);
    replies.get('late')?.();
    await opened;
    await expect.element(page.getByRole('status')).toBeVisible();
    await press('Close and see all');
    await shows('/list shows nothing');
    expect(loaded).toEqual(['/list?filter=late', '/list']);
  });

  it('load the page below them once', async () => {
    await at('/store/buka');
    await shows('/store/buka shows nothing');
    await press('Open a dish');
    await shows(dish);
    await press('Back');
    await shows('/store/buka shows nothing');
    await press('Open a dish');
    await shows(dish);
    await press('Close the dish');
    await shows('/store/buka shows nothing');
    await press('Open the sign-in');
    await shows('/store/buka shows auth');
    await press('Back');
    await shows('/store/buka shows nothing');
    expect(loaded).toEqual(['/store/buka']);
  });

  it('take the place of one another in one entry', async () => {
    await at('/checkout', '/store/buka');
    await press('Open a dish');
    await shows(dish);
    await press('Close and open');
    await shows('/store/buka shows auth');
    await press('Back');
    await shows('/store/buka shows nothing');
    await press('Back');
    await shows('/checkout shows nothing');
  });

  it.each([
    ['Close and leave', dish],
    ['Close, think and leave', '/store/buka shows nothing'],
  ])('give way to another page: %s', async (leave, before) => {
    await at('/store/buka');
    await press('Open a dish');
    await shows(dish);
    await press(leave);
    await shows('/checkout shows nothing');
    await expect.poll(() => loaded).toContain('/checkout');
    await press('Back');
    await shows(before);
  });

  it('that hold something do not come back with their entry', async () => {
    await at('/store/buka');
    await press('Open the sign-in');
    await shows('/store/buka shows auth');
    await press('Back');
    await shows('/store/buka shows nothing');
    await press('Forward');
    await shows('/store/buka shows nothing');
  });

  it('may be rendered by the page', async () => {
    await at('/store/buka?sheet=about_store');
    await expect.element(page.getByText('Open every day')).toBeVisible();
    await press('Back');
    await expect.element(page.getByText('Open every day')).not.toBeInTheDocument();
    await press('Open the hours');
    await shows('/store/buka?sheet=about_store shows about_store');
    await expect.element(page.getByText('Open every day')).toBeVisible();
  });

  it('leave the page with a choice that still loads, which Back takes away', async () => {
    await at('/checkout', '/list');
    await chooseHalal();
    await press('Vegan');
    await expect.element(page.getByText('Loads ?filter=vegan&sheet=filter')).toBeVisible();
    await press('Back');
    await expect.element(page.getByText('Loads ?filter=vegan', { exact: true })).toBeVisible();
    expect(openOverlays()).toEqual([]);
    replies.get('vegan')?.();
    await shows('/list?filter=vegan shows nothing');
    await press('Back');
    await shows('/list shows nothing');
    await press('Back');
    await shows('/checkout shows nothing');
  });

  it('write nothing while the browser comes back to the page that they have changed', async () => {
    const home = location.href;
    history.pushState(null, '', '/list');
    const router = createBrowserRouter(pages);
    await show(<RouterProvider router={router} />);
    await chooseHalal();
    const go = vi.spyOn(history, 'go').mockImplementation(() => {});
    history.back();
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith(1));
    // A slow browser draws in between.
    showOverlays([...openOverlays()]);
    await expect.element(page.getByText('Rests')).toBeVisible();
    go.mockRestore();
    history.go(1);
    await shows('/list?filter=halal shows nothing');
    history.back();
    await shows('/list shows nothing');
    expect(location.search).toBe('');
    router.dispose();
    history.replaceState(null, '', home);
  });
});
