/** Returns whether white or ink is more legible on a background, by the contrast of the accessibility guidelines. */
export function textToneOn(background: string | undefined): 'light' | 'dark' {
  if (!background || !/^#[\da-f]{6}$/i.test(background)) return 'dark';
  const light = luminance(background);
  const contrastOfWhite = 1.05 / (light + 0.05);
  const contrastOfInk = (light + 0.05) / (luminance('#241900') + 0.05);
  return contrastOfWhite > contrastOfInk ? 'light' : 'dark';
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
