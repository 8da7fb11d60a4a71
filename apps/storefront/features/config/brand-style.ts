import type { BrandColours } from 'market/config/config.contract';

/**
 * Returns the tokens of a brand as a style sheet; undefined without any. Its selectors are more specific than those of
 * tokens.css, so the order does not matter. Accepts colours only, whatever the source.
 */
export function brandStyle({ light, dark }: BrandColours): string | undefined {
  const [usual, night] = [declarations(light), declarations(dark)];
  if (!usual && !night) return undefined;
  return [
    `:root:root{${usual}}`,
    `:root[data-theme='dark']{${night}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme]){${night}}}`,
  ].join('');
}

function declarations(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .filter(([name, colour]) => /^[a-z][a-z0-9-]*$/.test(name) && /^#[0-9a-f]{6}$/.test(colour))
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}
