/// <reference types="@vitest/browser-playwright" />
import type { Banner } from 'market/promotions/promotions.contract';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { closeOverlays } from '#browser/overlay-store.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { adWith, bannerWith, campaignWith } from '../../../testing/known-promotions.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { shortVideo } from '../../../testing/short-video.ts';
import { Countdown } from '../countdown.tsx';
import { AdSlider } from './ad-slider.tsx';
import { BannerSlider } from './banner-slider.tsx';
import { CampaignSlider } from './campaign-slider.tsx';

afterEach(closeOverlays);

/** Without the pointer, which would stay over the slides of the next test and pause them. */
function press(element: Element): void {
  (element as HTMLElement).click();
}

const five = [1, 2, 3, 4, 5];

async function slider(render: (clock: ReturnType<typeof fakeClock>) => Promise<{ container: Element }>) {
  const clock = fakeClock();
  const { container } = await render(clock);
  const list = container.querySelector('ul') as HTMLElement;
  const button = list.parentElement?.querySelector<HTMLElement>(':scope > button');
  await expect.poll(() => button?.getAttribute('aria-label')).toBe('Stop moving');
  const [first, second] = [...list.children].map((child) => child.getBoundingClientRect().left);
  return { clock, list, step: (second ?? 0) - (first ?? 0), button };
}

async function bannerSlider() {
  const banners = five.map((id) => bannerWith({ id }));
  // A browser without a window has its pointer in the corner, where the slides would be under it.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -9, y: -9 });
  const shown = await slider((clock) =>
    renderInMarket(<BannerSlider banners={banners} campaigns={[]} module="food" clock={clock} />),
  );
  await expect.poll(shown.clock.isAwaited).toBe(true);
  return shown;
}

async function bannerLink(parts: Partial<Banner>, module: 'food' | 'ecommerce' = 'food') {
  const screen = await renderInMarket(<BannerSlider banners={[bannerWith(parts)]} campaigns={[]} module={module} />);
  return { screen, link: screen.getByRole('link', { name: /Smoke in every grain/ }) };
}

const store = { id: 7, slug: 'calabar-table', name: 'Calabar Table', zone_id: 3, module_id: 1 };
const item = { id: 2, slug: 'party-jollof', name: 'Party Jollof', storage: 'public', image: 'jollof' };

describe('a banner', () => {
  it('[PROMO-01] of type default opens its link', async () => {
    await expect.element((await bannerLink({})).link).toHaveAttribute('href', '/store/latest');
    const { link } = await bannerLink({ title: 'Away', link: 'https://example.com/away' }).then(({ screen }) => ({
      link: screen.getByRole('link', { name: 'Away' }),
    }));
    await expect.element(link).toHaveAttribute('href', 'https://example.com/away');
  });

  it('[PROMO-02] of type store_wise opens the store page', async () => {
    const { link } = await bannerLink({ type: 'store_wise', link: null, store });
    await expect.element(link).toHaveAttribute('href', '/store/calabar-table');
  });

  it('[PROMO-03] of type item_wise opens the item over the page in food', async () => {
    const { link, screen } = await bannerLink({ type: 'item_wise', link: null, item });
    press(link.element());
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  it('[PROMO-04] of type item_wise opens the product page in ecommerce', async () => {
    const { link, screen } = await bannerLink({ type: 'item_wise', link: null, item }, 'ecommerce');
    await expect.element(link).toHaveAttribute('href', '/product/party-jollof');
    press(link.element());
    await expect.element(screen.getByText('Another page')).toBeVisible();
  });

  it('[PROMO-05] of a campaign opens the page of the campaign', async () => {
    const screen = await renderInMarket(<BannerSlider banners={[]} campaigns={[campaignWith()]} module="food" />);
    await expect
      .element(screen.getByRole('link', { name: /^Owambe Season/ }))
      .toHaveAttribute('href', '/campaigns/owambe-season?module_id=1');
  });
});

describe('the banner slider', () => {
  it('[PROMO-07] [PROMO-08] rests 4000 ms and takes 800 ms to the next slide', async () => {
    const { clock, list, step } = await bannerSlider();
    clock.pass(3_999);
    expect(list.scrollLeft).toBe(0);
    clock.pass(401);
    expect(list.scrollLeft).toBeGreaterThan(step * 0.3);
    expect(list.scrollLeft).toBeLessThan(step * 0.7);
    clock.pass(380);
    expect(list.scrollLeft).toBeLessThan(step - 0.2);
    clock.pass(30);
    expect(list.scrollLeft).toBeCloseTo(step, -0.5);
  });

  it('[PROMO-07] goes back to the first after the last one', async () => {
    const { clock, list } = await bannerSlider();
    clock.pass(4_000 * 4 + 900);
    expect(list.scrollLeft).toBeGreaterThan(list.scrollWidth - list.clientWidth - 2);
    clock.pass(4_000);
    expect(list.scrollLeft).toBeLessThan(2);
  });

  it('does not move under the focus and while it is paused', async () => {
    const { clock, list, button } = await bannerSlider();
    list.querySelector('a')?.focus();
    await new Promise(requestAnimationFrame);
    clock.pass(9_000);
    expect(list.scrollLeft).toBe(0);
    list.querySelector('a')?.blur();
    button?.click();
    await expect.poll(() => button?.getAttribute('aria-label')).toBe('Move on by itself');
    clock.pass(9_000);
    expect(list.scrollLeft).toBe(0);
  });

  it('moves towards the start of the line on a page from right to left', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => {
      document.documentElement.dir = 'ltr';
    });
    const { clock, list } = await bannerSlider();
    clock.pass(4_900);
    expect(list.scrollLeft).toBeLessThan(-50);
  });
});

describe('the campaigns', () => {
  it('[PROMO-12] [PROMO-14] each show title, picture and what is left', async () => {
    const clock = fakeClock();
    const screen = await renderInMarket(<CampaignSlider campaigns={[campaignWith()]} clock={clock} />);
    await expect.element(screen.getByRole('heading', { name: 'Just For You' })).toBeVisible();
    expect(screen.getByRole('link').element().querySelector('img')?.getAttribute('src')).toBe(
      '/images/360/jollof.webp',
    );
    const timer = screen.getByRole('timer', { name: '01 days 07 hours 42 minutes 18 seconds left' });
    await expect.element(timer).toBeVisible();
    const plates = [...timer.element().children].map((plate) => plate.textContent);
    expect(plates).toEqual(['01 Days', '07 Hours', '42 Mins', '18 Secs']);
    clock.pass(1_000);
    await expect.element(screen.getByRole('timer')).toHaveAccessibleName(/17 seconds left/);
  });

  it('[FOOD-29] load their own picture, and show the gift where it cannot be loaded', async () => {
    const campaign = campaignWith({ image_full_url: '/no-such-folder/owambe.webp' });
    const { container } = await renderInMarket(<CampaignSlider campaigns={[campaign]} clock={fakeClock()} />);
    const picture = container.querySelector('img') as HTMLImageElement;
    expect(picture.getAttribute('src')).toBe('/no-such-folder/owambe.webp');
    picture.loading = 'eager';
    await expect.poll(() => picture.getAttribute('src')).toBe('/images/360/gift.webp');
  });

  it('[PROMO-15] say when they are over', async () => {
    const clock = fakeClock(Date.parse('2026-11-22T19:42:17Z'));
    const screen = await renderInMarket(<CampaignSlider campaigns={[campaignWith()]} clock={clock} />);
    await expect.element(screen.getByRole('timer')).toBeVisible();
    clock.pass(1_000);
    await expect.element(screen.getByText('This campaign is over', { exact: true })).toBeVisible();
  });

  it('[PROMO-15] ends visibly, and the page is notified once', async () => {
    const clock = fakeClock(Date.parse('2026-11-22T19:42:17Z'));
    const onOver = vi.fn();
    const endsAt = campaignWith().end_date;
    const screen = await renderInMarket(<Countdown endsAt={endsAt} clock={clock} onOver={onOver} />);
    await expect.element(screen.getByRole('timer')).toBeVisible();
    clock.pass(3_000);
    await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
    expect(onOver).toHaveBeenCalledOnce();
  });

  it('[PROMO-13] move on every 4 seconds', async () => {
    const { clock, list } = await slider((standing) =>
      renderInMarket(<CampaignSlider campaigns={five.map((id) => campaignWith({ id }))} clock={standing} />),
    );
    clock.pass(3_999);
    expect(list.scrollLeft).toBe(0);
    clock.pass(901);
    expect(list.scrollLeft).toBeGreaterThan(50);
  });
});

describe('the ads', () => {
  it('[FOOD-09] [PROMO-41] are marked as ads and lead to their store', async () => {
    const screen = await renderInMarket(<AdSlider ads={[adWith()]} />);
    await expect.element(screen.getByRole('heading', { name: 'Highlights for you' })).toBeVisible();
    await expect.element(screen.getByText('Ad', { exact: true })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Sunday means afang' });
    await expect.element(link).toHaveAttribute('href', '/store/calabar-table');
    await expect.element(screen.getByText('Order before noon.')).toBeVisible();
  });

  it.each([
    { is_rating_active: 1 as const, is_review_active: 1 as const },
    { is_rating_active: 1 as const, is_review_active: 0 as const },
    { is_rating_active: 0 as const, is_review_active: 1 as const },
    { is_rating_active: 0 as const, is_review_active: 0 as const },
  ])('[PROMO-42] show rating and reviews only where each is active: %o', async (active) => {
    const { container } = await renderInMarket(<AdSlider ads={[adWith(active)]} />);
    expect(container.textContent?.includes('4.6')).toBe(active.is_rating_active === 1);
    expect(container.textContent?.includes('87 reviews')).toBe(active.is_review_active === 1);
  });

  it('[PROMO-37] show three at once where there is room, and move on by themselves', async () => {
    const { clock, list } = await slider((standing) =>
      renderInMarket(<AdSlider ads={five.map((id) => adWith({ id }))} clock={standing} />),
    );
    expect(list.dataset.columns).toBe('3');
    clock.pass(4_900);
    expect(list.scrollLeft).toBeGreaterThan(50);
  });

  it('[PROMO-38] play their film by themselves when it comes up, and stop when it goes', async () => {
    const ad = adWith({ add_type: 'video_promotion', video_attachment_full_url: await shortVideo() });
    const { container } = await renderInMarket(
      <div style={{ paddingBlockStart: '3000px' }}>
        <AdSlider ads={[ad]} clock={fakeClock()} />
      </div>,
    );
    const film = container.querySelector('video') as HTMLVideoElement;
    // So short a film would have ended between two looks.
    film.loop = true;
    expect(film.paused).toBe(true);
    film.scrollIntoView({ block: 'center' });
    await expect.poll(() => film.paused).toBe(false);
    window.scrollTo(0, 0);
    await expect.poll(() => film.paused).toBe(true);
  });

  it('[PROMO-39] [PROMO-40] wait while a film plays, and move on when it ends', async () => {
    const ads = [
      adWith({ id: 1, add_type: 'video_promotion', video_attachment_full_url: '/films/none.mp4' }),
      ...[2, 3, 4, 5].map((id) => adWith({ id })),
    ];
    const { clock, list } = await slider((standing) => renderInMarket(<AdSlider ads={ads} clock={standing} />));
    const film = list.querySelector('video') as HTMLVideoElement;
    expect(film.muted).toBe(true);
    film.dispatchEvent(new Event('play'));
    await expect.poll(() => film.parentElement?.querySelector('button')?.getAttribute('aria-label')).toMatch(/^Pause/);
    clock.pass(20_000);
    expect(list.scrollLeft).toBe(0);
    film.dispatchEvent(new Event('ended'));
    clock.pass(900);
    expect(list.scrollLeft).toBeGreaterThan(50);
  });
});
