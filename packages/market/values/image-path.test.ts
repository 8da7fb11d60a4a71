import { describe, expect, it } from 'vitest';
import { hasAllWidths, imageInWidth, imagePath, uploadPath } from './image-path.ts';

describe('the path of a picture', () => {
  it('leads to the widest file, and to the others by their width', () => {
    expect(imagePath('jollof')).toBe('/images/360/jollof.webp');
    expect(imageInWidth(imagePath('jollof'), 160)).toBe('/images/160/jollof.webp');
    expect(imageInWidth(uploadPath('a1b2'), 160)).toBe('/uploads/160/a1b2.webp');
  });

  it.each([
    [imagePath('jollof'), true],
    [uploadPath('a1b2'), false],
    ['/images/brand/logo.webp', false],
    ['https://pictures.example/360.webp', false],
  ])('%s exists in all widths: %s', (path, isSo) => expect(hasAllWidths(path)).toBe(isSo));
});
