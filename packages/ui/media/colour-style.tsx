import { getNonce } from 'get-nonce';
import { use } from 'react';
import { Nonce } from './nonce.ts';

export interface ColourStyleProps {
  /** Six hexadecimal digits: `#be1146`. Anything else paints nothing. */
  colour: string;
}

/**
 * Creates the class of a colour from data, such as that of a store. The content security policy forbids style
 * attributes, so the rule is in a style element with the nonce; React writes each one once.
 */
export function ColourStyle({ colour }: ColourStyleProps) {
  const nonce = use(Nonce) ?? getNonce();
  const name = colourClass(colour);
  if (!name) return null;
  return (
    <style href={name} precedence="paint" nonce={nonce}>
      {`.${name}{--paint:${colour}}`}
    </style>
  );
}

/** The class that `<ColourStyle>` of the same colour defines: below it `var(--paint)` is that colour. */
export function colourClass(colour: string): string | undefined {
  return /^#[\da-f]{6}$/i.test(colour) ? `paint-${colour.slice(1).toLowerCase()}` : undefined;
}
