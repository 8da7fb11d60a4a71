/** An item of the catalogue and the key of its picture. */
export interface PicturedItem {
  name: string;
  image: string;
}

/**
 * The items, by name, that show the picture of an item before them: the same key, or another key with equal content.
 * `contentOf` gives the bytes of a key's picture, or a digest of them; undefined where there is none.
 */
export function sharedPictures(
  items: readonly PicturedItem[],
  contentOf: (key: string) => string | undefined,
): string[] {
  const keys = new Set<string>();
  const contents = new Set<string>();
  return items
    .filter(({ image }) => {
      const content = contentOf(image) ?? image;
      const isShared = keys.has(image) || contents.has(content);
      keys.add(image);
      contents.add(content);
      return isShared;
    })
    .map(({ name }) => name);
}
