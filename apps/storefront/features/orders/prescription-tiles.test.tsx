import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english.tsx';
import { PrescriptionNote } from './prescription-note.tsx';
import { PrescriptionTiles } from './prescription-tiles.tsx';
import { usePrescriptionPictures } from './use-prescription-pictures.ts';

const sent: (string[] | undefined)[] = [];

function TilesHarness() {
  const pictures = usePrescriptionPictures();
  return (
    <>
      <PrescriptionTiles taken={pictures} />
      <button type="button" onClick={() => sent.push(pictures.ready())}>
        Send
      </button>
    </>
  );
}

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(['no picture'], `${index}.png`, { type: 'image/png' }));

describe('the pictures of a prescription', () => {
  it('[CHK-14] are asked for where there is none, and nothing is sent', async () => {
    const screen = await renderInEnglish(<TilesHarness />);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Please upload your prescription image');
    expect(sent).toEqual([undefined]);
  });

  it('[CHK-15] are three at most: of four the first three stay, and it is said', async () => {
    const screen = await renderInEnglish(<TilesHarness />);
    await screen.getByLabelText('Add photo').upload(files(4));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Maximum 3 images can be send at a time.');
    expect(screen.getByRole('img', { name: /^Page/ }).elements()).toHaveLength(3);
    expect(screen.getByLabelText('Add photo').elements()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Remove Page 1' }).click();
    expect(screen.getByRole('img', { name: /^Page/ }).elements()).toHaveLength(2);
    await expect.element(screen.getByLabelText('Add photo')).toBeInTheDocument();
  });

  it('[CHK-17] are asked for wherever something is sold on prescription', async () => {
    const screen = await renderInEnglish(<PrescriptionNote storeSlug="lafiya" />);
    await expect.element(screen.getByText('prescription is required')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Send prescription' }))
      .toHaveAttribute('href', '/checkout?page=prescription&store=lafiya');
  });
});
