import { describe, expect, it } from 'vitest';
import { photosFor } from './photos-of-items.ts';

const rows = [
  { slug: 'jollof-rice', name: 'Jollof rice', photo: '' },
  { slug: 'waakye-2', name: 'Waakye', photo: 'IMG_0042.JPG' },
];
const file = (name: string) => new File(['x'], name);

describe('[STO-054] the photos of an import', () => {
  it.each([
    ['the file that the line names', 'img_0042.jpg', 'waakye-2'],
    ['a file with the slug of the item', 'waakye-2.png', 'waakye-2'],
    ['a file with the name of the item', 'Jollof Rice.jpeg', 'jollof-rice'],
    ['a file of no item', 'holiday.jpg', undefined],
  ])('take %s', (_what, name, slug) => {
    expect(photosFor(rows, [file(name)]).map((photo) => photo.slug)).toEqual(slug ? [slug] : []);
  });
});
