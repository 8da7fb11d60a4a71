/** The longest part of an address that is made from a name. */
const maxLength = 60;

/**
 * Returns the part of an address for a name, such as `osu-labone` for `Osu & Labone`: one that is not taken. Letters
 * lose their marks; a name in another script becomes `fallback`.
 */
export function slugFrom(name: string, taken: ReadonlySet<string>, fallback = 'zone'): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  const slug = plain || fallback;
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
