import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInEnglish } from '../../testing/render-in-english.tsx';
import { Gallery } from './gallery.tsx';
import './picture-dialog.tsx';

// They must exist, because a picture that fails is replaced.
const names = ['amala', 'egusi', 'jollof', 'milk', 'pizza', 'suya', 'zobo'];
const pictures = names.map((name) => `/demo/images/360/${name}.webp`);

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(414, 896));

/** Thumbnails that are fully visible within their strip. */
function visible(strip: Element): string[] {
  const frame = strip.getBoundingClientRect();
  return [...strip.querySelectorAll('button')]
    .filter((thumbnail) => {
      const { top, bottom, left, right } = thumbnail.getBoundingClientRect();
      return top >= frame.top && bottom <= frame.bottom && left >= frame.left && right <= frame.right;
    })
    .map((thumbnail) => thumbnail.getAttribute('aria-label') ?? '');
}

function Coloured() {
  const [colour, setColour] = useState('Black');
  const texts = ['Sneaker, White', 'Sneaker, Black', ''];
  return (
    <>
      <button type="button" onClick={() => setColour('White')}>
        White
      </button>
      <button type="button" onClick={() => setColour('Silver')}>
        Silver
      </button>
      <Gallery pictures={pictures.slice(0, 3)} texts={texts} options={['42', colour]} name="Sneaker" />
    </>
  );
}

describe('the gallery of an item', () => {
  it('[ITEM-02] [ITEM-03] shows five thumbnails at a time, and the next ones on a press', async () => {
    const screen = await renderInEnglish(<Gallery pictures={pictures} name="Dress" />);
    const strip = screen.getByRole('group', { name: 'Pictures' }).element();
    expect(visible(strip)).toHaveLength(5);
    await screen.getByRole('button', { name: 'Next pictures' }).click();
    await expect.poll(() => visible(strip).at(-1)).toBe('Image 7 of 7');
    expect(visible(strip)).toHaveLength(5);
  });

  it('[ITEM-01] [ITEM-02] shows the chosen picture, and enlarges it', async () => {
    const screen = await renderInEnglish(<Gallery pictures={pictures} name="Dress" />);
    await screen.getByRole('button', { name: 'Image 3 of 7' }).click();
    await expect
      .element(screen.getByRole('img', { name: 'Dress' }))
      .toHaveAttribute('src', '/demo/images/360/jollof.webp');
    await screen.getByRole('button', { name: 'Zoom image' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dress' });
    await expect
      .element(dialog.getByRole('img', { name: 'Dress' }))
      .toHaveAttribute('src', '/demo/images/360/jollof.webp');
  });

  it('shows the picture of a colour once it is chosen, and keeps any other that is pressed then', async () => {
    const screen = await renderInEnglish(<Coloured />);
    await expect.element(screen.getByRole('img', { name: 'Sneaker, Black' })).toBeVisible();
    await screen.getByRole('button', { name: 'White' }).click();
    await expect.element(screen.getByRole('img', { name: 'Sneaker, White' })).toBeVisible();
    const third = screen.getByRole('button', { name: 'Image 3 of 3' });
    await third.click();
    await expect.element(third).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: 'Silver' }).click();
    await expect.element(third).toHaveAttribute('aria-pressed', 'true');
  });

  it('has no thumbnails for a single picture', async () => {
    const screen = await renderInEnglish(<Gallery pictures={pictures.slice(0, 1)} name="Dress" />);
    await expect.element(screen.getByRole('group', { name: 'Pictures' })).not.toBeInTheDocument();
  });
});
