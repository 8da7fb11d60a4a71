import { word } from './lettering.ts';
import {
  circle,
  contactShadow,
  dark,
  dropShadow,
  ellipse,
  form,
  ground,
  light,
  line,
  mix,
  path,
  put,
  rect,
  type Svg,
  times,
  within,
} from './paint.ts';

const ink = '#5c4f4a';

/** A zigzag edge from the left to the right. */
const teeth = (left: number, right: number, y: number, depth: number): string => {
  const step = (right - left) / 22;
  return times(23, (n) => `${n === 0 ? 'M' : 'L'}${(left + n * step).toFixed(1)} ${n % 2 ? y - depth : y}`);
};

/** A sealed bag of foil or plastic. */
export const pouch = (
  colour: string,
  wave: string,
  name: string,
  weight: string,
  deco: Svg = '',
  turn = -6,
  lettering = '#fff',
): Svg =>
  ground(200, 350, 120, 18) +
  `<g transform="rotate(${turn} 200 200)">${
    dropShadow(
      path(
        `${teeth(66, 334, 76, 8)}V326L322 334 310 326 298 334 286 326 274 334 262 326 250 334 238 326 226 334 214 326 202 334 190 326 178 334 166 326 154 334 142 326 130 334 118 326 106 334 94 326 82 334 66 326Z`,
        colour,
      ),
    ) +
    path('M66 216Q66 156 334 226V302H66Z', wave) +
    deco +
    word(name, 200, 152, 38, lettering, 220) +
    (weight && word(weight, 200, 188, 17, lettering, 190)) +
    path('M66 84H334V94H66ZM66 308H334V316H66Z', '#fff', 'opacity=".35"') +
    rect(66, 72, 268, 258, 0, 'url(#side)')
  }</g>`;

/** A tall can with a lid and a band. */
export const tin = (
  colour: string,
  band: string,
  name: string,
  weight: string,
  deco: Svg = '',
  w = 190,
  h = 236,
): Svg => {
  const [left, right, top, foot] = [200 - w / 2, 200 + w / 2, 92, 92 + h];
  const body = `M${left} ${top}V${foot}Q200 ${foot + 30} ${right} ${foot}V${top}Z`;
  return (
    ground(200, foot + 12, w * 0.62, 15) +
    dropShadow(path(body, colour)) +
    within(
      body,
      path(
        `M${left} ${top + 70}Q200 ${top + 100} ${right} ${top + 70}V${top + 168}Q200 ${top + 198} ${left} ${top + 168}Z`,
        band,
      ),
    ) +
    deco +
    word(name, 200, top + 136, 34, '#fff', w - 46) +
    word(weight, 200, top + 166, 16, '#fff', w - 50) +
    path(body, 'url(#side)') +
    line(`M${left + 3} ${foot - 4}Q200 ${foot + 25} ${right - 3} ${foot - 4}`, '#c7ced4', 6, 0.8) +
    ellipse(200, top, w / 2, 17, '#aab3ba') +
    ellipse(200, top - 2, w / 2 - 8, 13, '#dfe5e9') +
    ellipse(200, top - 2, w / 2 - 22, 8, '#c7ced4')
  );
};

/** A standing bottle with a cap and a label. */
export const bottle = (look: {
  body: string;
  cap: string;
  label?: string;
  ink: string;
  name: string;
  line?: string;
  w?: number;
  top?: number;
  neck?: number;
}): Svg => {
  const { body, cap, label = '#fffdfb', w = 136, top = 40, neck = 38 } = look;
  const [left, right] = [200 - w / 2, 200 + w / 2];
  const outline = `M${200 - neck} ${top + 50}H${200 + neck}V${top + 66}Q${right} ${top + 82} ${right} ${top + 126}V338Q${right} 364 ${right - 26} 364H${left + 26}Q${left} 364 ${left} 338V${top + 126}Q${left} ${top + 82} ${200 - neck} ${top + 66}Z`;
  const labelTop = top + 146;
  return (
    ground(200, 364, w * 0.7, 14) +
    dropShadow(path(outline, body) + rect(200 - neck - 4, top, neck * 2 + 8, 54, 9, cap)) +
    line(
      times(Math.floor((neck * 2) / 11), (n) => `M${200 - neck + 6 + n * 11} ${top + 8}V${top + 46}`),
      '#000000',
      3,
      0.13,
    ) +
    rect(left, labelTop, w, 330 - labelTop, 0, label) +
    rect(left, 306, w, 24, 0, look.ink) +
    rect(left, labelTop, w, 7, 0, look.ink) +
    word(look.name, 200, labelTop + 56, 32, look.ink, w - 18) +
    (look.line ? word(look.line, 200, labelTop + 88, 16, ink, w - 26) : '') +
    path(outline, 'url(#side)') +
    rect(200 - neck - 4, top, neck * 2 + 8, 54, 9, 'url(#side)')
  );
};

/** A wide jar with a lid and a label. */
export const jar = (look: {
  body: string;
  lid: string;
  ink: string;
  name: string;
  line?: string;
  w?: number;
  top?: number;
  deco?: Svg;
  label?: string;
}): Svg => {
  const { body, lid, w = 200, top = 84, label = '#fffdfb' } = look;
  const [left, right] = [200 - w / 2, 200 + w / 2];
  const outline = `M${left} ${top + 62}H${right}V312Q${right} 348 ${right - 36} 348H${left + 36}Q${left} 348 ${left} 312Z`;
  const middle = (top + 62 + 348) / 2;
  return (
    ground(200, 352, w * 0.62, 16) +
    dropShadow(path(outline, body) + rect(left - 6, top, w + 12, 70, 14, lid)) +
    within(outline, look.deco ?? '') +
    rect(left, middle - 46, w, 92, 0, label) +
    rect(left, middle - 46, w, 8, 0, look.ink) +
    rect(left, middle + 38, w, 8, 0, look.ink) +
    word(look.name, 200, middle + (look.line ? 4 : 16), 34, look.ink, w - 28) +
    (look.line ? word(look.line, 200, middle + 30, 15, ink, w - 50) : '') +
    path(outline, 'url(#side)') +
    rect(left - 6, top, w + 12, 70, 14, 'url(#side)') +
    line(`M${left + 4} ${top + 54}H${right - 4}`, '#000000', 4, 0.12)
  );
};

/** A box of medicine or tea, seen a little from above. */
export const carton = (look: { colour: string; name: string; line?: string; badge?: Svg; shade?: string }): Svg => {
  const shade = look.shade ?? dark(look.colour, 0.3);
  return (
    ground(206, 330, 150, 16) +
    dropShadow(
      path('M44 150 84 104H362L322 150Z', light(look.colour, 0.42)) +
        path('M322 150 362 104V262L322 314Z', dark(shade, 0.25)) +
        rect(44, 150, 278, 164, 0, '#fffdfb'),
    ) +
    path('M44 250C110 220 170 288 322 232V314H44Z', look.colour) +
    path('M44 274C120 250 180 306 322 260V314H44Z', shade) +
    rect(44, 150, 10, 164, 0, shade) +
    word(look.name, 166, 202, 32, shade, 194) +
    (look.line ? word(look.line, 160, 232, 15, ink, 170) : '') +
    (look.badge ?? '') +
    path('M44 150H322V314H44Z', 'url(#side)', 'opacity=".35"')
  );
};

/** A strip of tablets or capsules. */
export const blister = (x: number, y: number, turn: number, pill: string, columns = 5, second = pill): Svg =>
  put(
    contactShadow(rect(-columns * 17 - 6, -38, columns * 34 + 12, 76, 9, '#d3dae0')) +
      rect(-columns * 17 - 2, -34, columns * 34 + 4, 68, 7, 'url(#steel)', 'opacity=".55"') +
      times(columns * 2, (n) =>
        put(
          contactShadow(rect(-11, -12, 22, 24, 11, pill) + path('M-11 0H11V1Q11 12 0 12T-11 1Z', second)) +
            ellipse(-3, -6, 4, 3, '#fff', 'opacity=".7"'),
          -columns * 17 + 17 + Math.floor(n / 2) * 34,
          n % 2 ? 16 : -16,
        ),
      ),
    x,
    y,
    1,
    turn,
  );

/** A squeezed tube standing on its cap. */
export const tube = (body: string, band: string, name: string, cap: string, turn = 14): Svg =>
  `<g transform="rotate(${turn} 200 200)">${
    dropShadow(
      path('M108 50H292L262 300Q260 312 248 312H152Q140 312 138 300Z', body) +
        rect(104, 38, 192, 26, 4, mix(body, band, 0.35)) +
        rect(158, 312, 84, 48, 8, cap),
    ) +
    line('M172 318V354M186 318V354M200 318V354M214 318V354M228 318V354', '#000000', 3, 0.14) +
    path('M118 134Q200 104 282 134L272 214Q200 186 128 214Z', band) +
    word(name, 200, 176, 26, '#fff', 128) +
    rect(166, 232, 68, 7, 3, band, 'opacity=".5"') +
    rect(176, 248, 48, 7, 3, band, 'opacity=".35"') +
    path('M108 50H292L262 300Q260 312 248 312H152Q140 312 138 300Z', 'url(#side)')
  }</g>`;

/** A carton of milk with a gable, or of juice with a flat top. */
export const drinkCarton = (look: { front: Svg; colour: string; gable: boolean; cap?: string }): Svg => {
  const top = look.gable ? 134 : 86;
  const front = `M92 ${top}H262V350H92Z`;
  const flank = `M262 ${top}L320 ${top - 18}V328L262 350Z`;
  const roof = look.gable
    ? path('M92 134 116 74H252L262 134Z', light(look.colour, 0.3)) +
      path('M262 134 252 74 296 62 320 116Z', dark(look.colour, 0.3)) +
      path('M112 40H250L296 30V62L252 76H116Z', light(look.colour, 0.5)) +
      path('M112 40H250V76H116Z', '#fffdfb')
    : path('M92 86 150 68H320L262 86Z', light(look.colour, 0.45));
  return (
    ground(206, 352, 128, 15) +
    dropShadow(path(front, '#fffdfb') + path(flank, dark(look.colour, 0.22)) + roof) +
    within(front, look.front) +
    path(front, 'url(#side)', 'opacity=".6"') +
    (look.cap ? circle(176, 106, 17, look.cap) + circle(176, 104, 12, light(look.cap, 0.3)) : '')
  );
};

/** A small square packet. */
export const packet = (x: number, y: number, turn: number, colour: string, name: string, size = 52): Svg =>
  put(
    contactShadow(
      rect(-size, -size, size * 2, size * 2, 3, colour) +
        line(`${teeth(-size, size, -size, 4)}${teeth(-size, size, size, -4)}`, colour, 4),
    ) +
      rect(-size + 9, -size + 9, size * 2 - 18, size * 2 - 18, 6, light(colour, 0.16)) +
      word(name, 0, 9, 22, '#fff', size * 1.4) +
      rect(-size, -size, size * 2, size * 2, 3, 'url(#side)', 'opacity=".7"'),
    x,
    y,
    1,
    turn,
  );

/** A bag of paper, standing open or rolled. */
export const paperSack = (colour: string, name: string, weight: string): Svg =>
  ground(200, 356, 120, 16) +
  dropShadow(
    form(
      'M96 92 118 80 140 92 162 80 184 92 206 80 228 92 250 80 272 92 294 80 306 92 318 344Q200 366 82 344Z',
      colour,
    ),
  ) +
  line('M104 100Q112 220 100 340M296 100Q288 220 300 340', dark(colour, 0.3), 4, 0.5) +
  word(name, 200, 226, 30, dark(colour, 0.75), 176) +
  word(weight, 200, 262, 18, dark(colour, 0.6), 120);
