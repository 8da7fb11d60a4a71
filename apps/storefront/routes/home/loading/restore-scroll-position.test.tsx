import { afterEach, expect, it } from 'vitest';
import { scrollPositions } from '#browser/scroll-positions.ts';
import { restoreScrollPosition } from './restore-scroll-position.ts';

const page = document.createElement('div');

afterEach(() => {
  sessionStorage.clear();
  page.remove();
  window.scrollTo(0, 0);
});

function pageOf(height: number) {
  page.style.blockSize = `${height}px`;
  document.body.append(page);
}

it('goes back to where one was once the page is high enough', async () => {
  sessionStorage.setItem(scrollPositions, JSON.stringify({ [history.state?.key ?? 'default']: 3000 }));
  pageOf(1500);
  restoreScrollPosition();
  expect(window.scrollY).toBeLessThan(1500);
  pageOf(9000);
  await expect.poll(() => window.scrollY).toBe(3000);
});

it('leaves the page to who has moved it since', async () => {
  sessionStorage.setItem(scrollPositions, JSON.stringify({ [history.state?.key ?? 'default']: 3000 }));
  pageOf(1500);
  restoreScrollPosition();
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, 200);
  const grown = new Promise((resolve) => new ResizeObserver((_, watch) => resolve(watch.disconnect())).observe(page));
  pageOf(9000);
  await grown;
  expect(window.scrollY).toBe(200);
});

it('stays where it is when one was not there before', () => {
  pageOf(9000);
  window.scrollTo(0, 700);
  restoreScrollPosition();
  expect(window.scrollY).toBe(700);
});
