import type { BrandColours } from 'market/config/config.contract';

/**
 * The tokens of a brand as a style of the page; undefined where there are none. They stand before those of tokens.css
 * by their weight, so that it does not matter which comes first. Only colours get in, whoever has written them.
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
