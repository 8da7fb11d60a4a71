/** Represents this site while an address is resolved; no real name ends in it (RFC 2606). */
const site = 'http://site.invalid';

/**
 * Returns the path of this site to which a redirect to the text leads: normalised, with query and hash. Returns
 * undefined if it leads elsewhere. Every redirect to an address from outside uses it.
 */
export function sitePathOf(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, site);
  // `/.//evil.example` is of this site, and normalised it is `//evil.example`, the address of another one.
  if (origin !== site || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}
