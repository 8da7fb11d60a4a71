/** SVG text of a part or of a whole drawing. Everything is drawn on 400 by 400 units, with the light from the top left. */
export type Svg = string;

/** Image key to drawing. */
export type Drawings = Record<string, () => Svg>;

const warmBlack = '#2a0f05';

export function mix(from: string, to: string, share: number): string {
  const channels = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const target = channels(to);
  const mixed = channels(from).map((value, n) => Math.round(value + ((target[n] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const light = (colour: string, share = 0.4): string => mix(colour, '#ffffff', share);

export const dark = (colour: string, share = 0.38): string => mix(colour, warmBlack, share);

/** Random numbers that repeat on every run. */
export function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(list: readonly T[], roll: () => number): T {
  return list[Math.floor(roll() * list.length)] as T;
}

/** One part per entry of a list. */
export const each = <T>(list: readonly T[], draw: (entry: T, n: number) => Svg): Svg => list.map(draw).join('');

export const times = (count: number, draw: (n: number) => Svg): Svg => each([...Array(count).keys()], (n) => draw(n));

/** Parts strewn over a disc that is seen a little from the front. */
export function strewn(
  [x, y, radius]: [number, number, number],
  count: number,
  seed: number,
  draw: (x: number, y: number, roll: () => number) => Svg,
  flatness = 0.86,
): Svg {
  const roll = dice(seed);
  return times(count, () => {
    const angle = roll() * 2 * Math.PI;
    const distance = Math.sqrt(roll()) * radius;
    return draw(fixed(x + Math.cos(angle) * distance), fixed(y + Math.sin(angle) * distance * flatness), roll);
  });
}

export const fixed = (value: number): number => Math.round(value * 10) / 10;

/** Moves a part that is drawn around the origin. The turn is in degrees. */
export const put = (part: Svg, x: number, y: number, scale = 1, turn = 0): Svg =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)}) scale(${scale})">${part}</g>`;

export const mirrored = (part: Svg): Svg => `<g transform="translate(400 0) scale(-1 1)">${part}</g>`;

export const path = (d: string, fill: string, extra = ''): Svg => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const line = (d: string, colour: string, width = 4, opacity = 1): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): Svg =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): Svg =>
  `<ellipse cx="${x}" cy="${y}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill}" ${extra}/>`;

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): Svg =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${extra}/>`;

export const ring = (x: number, y: number, r: number, colour: string, width: number): Svg =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** A rounded body: lit at the top left, dark at the bottom right. */
export function form(d: string, colour: string, depth = 1): Svg {
  return `${roundness(colour, depth)}<path d="${d}" fill="url(#${roundId(colour, depth)})"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, colour: string, depth = 1): Svg {
  return `${roundness(colour, depth)}<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="url(#${roundId(colour, depth)})"/>`;
}

export const ball = (x: number, y: number, r: number, colour: string, depth = 1): Svg =>
  oval(x, y, r, r, colour, depth);

const roundId = (colour: string, depth: number) => `r${colour.slice(1)}${depth * 100}`;

function roundness(colour: string, depth: number): Svg {
  return (
    `<radialGradient id="${roundId(colour, depth)}" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="${light(colour, 0.42 * depth)}"/>` +
    `<stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${dark(colour, 0.4 * depth)}"/></radialGradient>`
  );
}

/** A standing round body, such as a bottle: lit along its left side. */
export const pillar = (d: string, colour: string): Svg => path(d, colour) + path(d, 'url(#side)');

/** Shows a part only inside an outline. */
export function within(d: string, part: Svg): Svg {
  let hash = 7;
  for (const sign of d + part.length) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) >>> 0;
  return `<clipPath id="w${hash}"><path d="${d}"/></clipPath><g clip-path="url(#w${hash})">${part}</g>`;
}

export const circlePath = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}A${r} ${ry} 0 1 1 ${x + r} ${y}A${r} ${ry} 0 1 1 ${x - r} ${y}Z`;

/** The shadow under a part that lies on something. */
export const dropShadow = (part: Svg): Svg => `<g filter="url(#drop)">${part}</g>`;

/** The shadow under a small part that lies close. */
export const contactShadow = (part: Svg): Svg => `<g filter="url(#near)">${part}</g>`;

/** The shadow on the ground under a thing that stands. */
export const ground = (x = 200, y = 352, rx = 130, ry = 18): Svg =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${warmBlack}" opacity=".3" filter="url(#soft)"/>`;

export const shine = (x: number, y: number, rx: number, ry: number, turn = -26, opacity = 0.35): Svg =>
  `<ellipse cx="${x}" cy="${y}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="#fff" opacity="${opacity}" transform="rotate(${turn} ${x} ${y})"/>`;

const definitions =
  `<defs><filter id="drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="${warmBlack}" flood-opacity=".38"/></filter>` +
  `<filter id="near" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="2" stdDeviation="1.6" flood-color="${warmBlack}" flood-opacity=".35"/></filter>` +
  `<filter id="soft" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="11"/></filter>` +
  `<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter>` +
  `<filter id="rough" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="10"/></filter>` +
  `<radialGradient id="gloss" cx=".36" cy=".28" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></radialGradient>` +
  `<linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".32"/><stop offset=".22" stop-color="#fff" stop-opacity=".05"/><stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></linearGradient>` +
  `<linearGradient id="steel" x1="0" x2="1"><stop offset="0" stop-color="#8d969e"/><stop offset=".2" stop-color="#f2f5f7"/><stop offset=".45" stop-color="#b9c1c8"/><stop offset=".7" stop-color="#e3e8ec"/><stop offset="1" stop-color="#7c858d"/></linearGradient></defs>`;

/** The whole SVG document of a drawing, as large as the larger picture. */
export const document = (drawing: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" viewBox="0 0 400 400">${definitions}${drawing}</svg>`;

/** A thing of polished steel. */
export const steel = (d: string): Svg => path(d, '#b9c1c8') + path(d, 'url(#steel)');
