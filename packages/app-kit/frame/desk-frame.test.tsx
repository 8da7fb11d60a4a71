import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SignedInOnly } from '../session/signed-in-only.tsx';
import { bisi, renderInApp, reply } from '../testing/render-in-app.tsx';
import { DeskFrame, type DeskFrameProps } from './desk-frame.tsx';
import { WidePage } from './wide-page.tsx';

const sections: DeskFrameProps['sections'] = [
  { to: '/', icon: 'receipt-text', label: 'Orders', count: 3 },
  { to: '/menu', icon: 'utensils', label: 'Menu' },
  { to: '/board', icon: 'map', label: 'Board' },
];

const many: DeskFrameProps['sections'] = [
  ...sections,
  { to: '/stores', icon: 'store', label: 'Stores' },
  { to: '/riders', icon: 'bike', label: 'Riders' },
  { to: '/zones', icon: 'map', label: 'Zones' },
  { to: '/money', icon: 'banknote', label: 'Money', count: 2 },
];

function open(waiting: number, shown = sections) {
  const element = <DeskFrame sections={shown} pending={waiting} find={() => <p>Search of the app</p>} />;
  const children = [
    { index: true, element: <title>Orders of today</title> },
    { path: 'menu', element: <title>Menu of today</title> },
    { path: 'board', element: <WidePage>Board of today</WidePage> },
  ];
  return renderInApp([{ element: <SignedInOnly />, children: [{ element, children }] }], { info: () => reply(bisi) });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('[SEAT-27] the frame of a staff application', () => {
  it('shows how much waits beside a section, in the title of each page and on the icon of the app', async () => {
    const setAppBadge = vi.spyOn(navigator, 'setAppBadge').mockResolvedValue();
    const clearAppBadge = vi.spyOn(navigator, 'clearAppBadge').mockResolvedValue();
    const { screen } = await open(5);
    await expect.element(screen.getByRole('link', { name: 'Orders 3 waiting' })).toBeVisible();
    await expect.poll(() => document.title).toBe('(5) Orders of today');
    expect(setAppBadge).toHaveBeenLastCalledWith(5);
    await screen.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect.poll(() => document.title).toBe('(5) Menu of today');
    await screen.unmount();
    expect(document.title).not.toContain('(5)');
    expect(clearAppBadge).toHaveBeenCalled();
  });

  it('gives all of its place to a page such as a board, and takes it back', async () => {
    const { screen } = await open(0);
    const main = screen.getByRole('main');
    await expect.element(main).not.toHaveStyle({ padding: '0px' });
    await screen.getByRole('link', { name: 'Board' }).click();
    await expect.element(main).toHaveStyle({ padding: '0px' });
    await screen.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect.element(main).not.toHaveStyle({ padding: '0px' });
  });

  it('shows nothing where nothing waits', async () => {
    await open(0);
    await expect.poll(() => document.title).toBe('Orders of today');
  });

  it('lists all sections on a phone, whose tabs do not show so many', async () => {
    await page.viewport(390, 844);
    const { screen } = await open(5, many);
    await screen.getByRole('button', { name: 'More' }).click();
    const all = screen.getByRole('navigation', { name: 'All sections' });
    await expect.element(all.getByRole('link', { name: 'Money 2 waiting' })).toBeVisible();
    await all.getByRole('link', { name: 'Menu' }).click();
    await expect.poll(() => document.title).toBe('(5) Menu of today');
    await expect.element(all).not.toBeInTheDocument();
  });
});
