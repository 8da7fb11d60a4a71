/** How the names of colours look, in one text because that is the shortest to send. */
const swatches =
  'ash:8d949b black:2b2b30 blue:2f55c4 brown:7a4a26 caramel:b97a3f champagne:e6d3ae coral:f0705c ' +
  'cream:f3e9d2 dusty-pink:d9a0a6 emerald:0f8a5f gold:d9a52b green:2f8a4e grey:9aa1a8 indigo:34409c ' +
  'lagoon:1d7f9c mango:f3a21c maroon:7c1f33 mustard:d39a1e navy:22305f nude:dcb497 olive:6f7437 ' +
  'peach:f5b795 pink:ee6a9c purple:8253b8 red:cf2033 rose:d8567f royal-blue:2748c8 sand:d8c19a ' +
  'silver:c3c8cf tan:bf8b58 teal:12868a turquoise:2bb8b4 white:f6f5f1 wine:7a1b3a ';

/** Returns the colour that an option names, as CSS writes it; undefined for a size or an unknown name. */
export function swatchOf(option: string): string | undefined {
  const name = option.toLowerCase().replace(' ', '-');
  const [, colour] =
    swatches
      .split(' ')
      .map((swatch) => swatch.split(':'))
      .find(([known]) => known === name) ?? [];
  return colour && `#${colour}`;
}
