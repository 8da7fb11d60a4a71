import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../../../apps/storefront/testing/render-in-english.tsx';
import { Picture } from './picture.tsx';

const page = (src: string, fallback?: string) => (
  <div>
    <Picture src={src} alt="" fallback={fallback} isPriority />
    <p>What follows</p>
  </div>
);
const drawing = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/%3E';

async function pictureOf(src: string, fallback?: string) {
  const { container } = await renderInEnglish(page(src, fallback));
  const image = container.querySelector('img') as HTMLImageElement;
  const follows = () => container.querySelector('p')?.getBoundingClientRect().top;
  return { image, follows };
}

describe('a picture that cannot be loaded', () => {
  it.each([undefined, drawing])('has another in its place, and nothing moves: %s', async (fallback) => {
    const { image, follows } = await pictureOf('/no-such-picture.webp', fallback);
    const before = follows();
    await expect.poll(() => image.src).toContain('data:image/svg+xml');
    await expect.poll(() => image.naturalWidth).toBeGreaterThan(0);
    expect(follows()).toBe(before);
    expect(image.getBoundingClientRect().height).toBe(360);
  });

  it('stays as it is where it can be', async () => {
    const { image } = await pictureOf(drawing);
    await expect.poll(() => image.complete).toBe(true);
    expect(image.src).toBe(drawing);
  });

  it('is not said to be missing while it waits far below', async () => {
    const { container } = await renderInEnglish(
      <>
        <svg height="9000" aria-hidden="true" />
        <Picture src="/far-below.webp" alt="" />
      </>,
    );
    const image = container.querySelector('img') as HTMLImageElement;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(image.getAttribute('src')).toBe('/far-below.webp');
  });
});
