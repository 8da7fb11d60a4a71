import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../../../apps/storefront/testing/render-in-english.tsx';
import { MapOnTap } from '../map/map-on-tap.tsx';
import { DataSaver } from './data-saver.ts';
import { Picture } from './picture.tsx';

describe('a page that spares data', () => {
  it('asks for the small picture alone', async () => {
    const screen = await renderInEnglish(
      <DataSaver value={true}>
        <Picture src="/images/360/jollof.webp" alt="Jollof" />
      </DataSaver>,
    );
    const picture = screen.getByRole('img', { name: 'Jollof' });
    await expect.element(picture).toHaveAttribute('src', '/images/160/jollof.webp');
    await expect.element(picture).not.toHaveAttribute('srcset');
  });

  it('brings a map by a press', async () => {
    const screen = await renderInEnglish(
      <DataSaver value={true}>
        <MapOnTap>the map</MapOnTap>
      </DataSaver>,
    );
    expect(screen.getByText('the map').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Show the map' }).click();
    await expect.element(screen.getByText('the map')).toBeVisible();
  });

  it('is not what others get', async () => {
    const screen = await renderInEnglish(
      <>
        <Picture src="/images/360/jollof.webp" alt="Jollof" />
        <MapOnTap>the map</MapOnTap>
      </>,
    );
    await expect.element(screen.getByText('the map')).toBeVisible();
    await expect
      .element(screen.getByRole('img'))
      .toHaveAttribute(
        'srcset',
        '/images/160/jollof.webp 160w, /images/280/jollof.webp 280w, /images/360/jollof.webp 360w',
      );
  });
});
