import {
  ball,
  circle,
  circlePath,
  contactShadow,
  dark,
  dropShadow,
  each,
  ellipse,
  form,
  ground,
  light,
  line,
  oval,
  path,
  pillar,
  put,
  rect,
  ring,
  type Svg,
  shine,
  times,
  within,
} from './paint.ts';

const underneath = (x: number, y: number, r: number): Svg =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#2a0f05" opacity=".34" filter="url(#soft)"/>`;

/** The enamel plate with a coloured rim, from above. */
export const plate = (rim: string, x = 200, y = 200, r = 178): Svg =>
  underneath(x, y + 14, r - 4) +
  ball(x, y, r, '#fbf8f3', 0.4) +
  ring(x, y, r - 4, rim, 8) +
  circle(x, y, r - 32, '#f4eee6') +
  circle(x, y + 3, r - 34, '#fffdf9');

/** A round bowl from above; what lies in it is drawn afterwards with radius r − 12. */
export const bowl = (x: number, y: number, r: number, colour = '#6e3b1a'): Svg =>
  underneath(x, y + 10, r) + ball(x, y, r, colour) + circle(x, y, r - 9, dark(colour, 0.5));

/** A small cup of sauce or salad from above. */
export const dip = (x: number, y: number, r: number, sauce: string, cup = '#fffdf9'): Svg =>
  contactShadow(ball(x, y, r, cup, 0.5)) +
  ball(x, y, r * 0.8, sauce) +
  shine(x - r * 0.25, y - r * 0.34, r * 0.26, r * 0.1);

export const board = (): Svg =>
  `<rect x="22" y="66" width="356" height="280" rx="46" fill="#2a0f05" opacity=".35" filter="url(#soft)"/>` +
  rect(18, 48, 364, 284, 46, '#8a4f24') +
  rect(18, 44, 364, 280, 46, '#c58849') +
  line(
    'M30 100c90-18 240 16 340-6M26 160c110 14 200-20 348 2M26 226c120-14 220 18 346-4M36 286c100 12 220-14 326 0',
    '#a96f36',
    4,
    0.7,
  ) +
  rect(22, 48, 356, 272, 42, 'none', 'stroke="#e3b37a" stroke-width="4" opacity=".7"');

export const newsprint = (): Svg =>
  dropShadow(
    path('M40 92 338 40 372 300 84 356Z', '#f3e6cd') +
      path('M40 92 338 40 344 84 46 138Z', '#e5d2ae') +
      line(
        'M66 168 190 146M70 190 190 169M74 212 190 191M214 142 340 120M218 164 344 142M90 300 200 280M94 322 200 302M230 280 354 258M232 302 356 280',
        '#c9b48c',
        4,
        0.8,
      ),
  );

export const brownPaper = (): Svg =>
  dropShadow(
    form('M36 104 330 50 368 292 78 350Z', '#c99a63', 0.5) + line('M52 122 340 70M70 240 350 190', '#b0824c', 3, 0.6),
  );

/** A flat woven plate from above. */
export const rafiaPlate = (r = 176): Svg =>
  underneath(200, 212, r) +
  ball(200, 200, r, '#c9913f', 0.7) +
  times(
    7,
    (n) =>
      `<circle cx="200" cy="200" r="${r - 10 - n * 23}" fill="none" stroke="${n % 2 ? '#8f5f1f' : '#e6bf78'}" stroke-width="7" stroke-dasharray="13 7"/>`,
  ) +
  ring(200, 200, r - 4, '#8f5f1f', 8);

/** A black pan from above, its handle towards the bottom right. */
export const pan = (r = 158): Svg =>
  dropShadow(put(rect(0, -18, 162, 36, 18, '#2b2b2f') + circle(140, 0, 8, '#77777d'), 262, 262, 1, 45)) +
  underneath(184, 194, r) +
  ball(184, 184, r, '#3a3a3f', 0.8) +
  circle(184, 184, r - 12, '#17171a') +
  ball(184, 187, r - 16, '#2a2a2e', 0.6);

/** A glass that stands, with a drink up to `level` of its height. */
export function glass(x: number, top: number, w: number, h: number, drink: string, level = 0.84): Svg {
  const narrow = w * 0.12;
  const body = `M${x - w / 2} ${top}L${x - w / 2 + narrow} ${top + h - 12}Q${x} ${top + h + 10} ${x + w / 2 - narrow} ${top + h - 12}L${x + w / 2} ${top}Z`;
  const surface = top + h * (1 - level);
  const lid = w / 2 - narrow * (1 - level);
  return (
    ground(x, top + h, w * 0.7, 13) +
    dropShadow(path(body, '#eaf4f6', 'opacity=".75"')) +
    within(body, rect(x - w / 2, surface, w, h, 0, drink) + ellipse(x, surface, lid, w * 0.1, light(drink, 0.3))) +
    path(body, 'url(#side)') +
    `<ellipse cx="${x}" cy="${top}" rx="${w / 2}" ry="${w * 0.1}" fill="none" stroke="#fff" stroke-width="5" opacity=".9"/>` +
    line(`M${x - w * 0.34} ${top + 22}L${x - w * 0.27} ${top + h - 40}`, '#ffffff', 8, 0.5)
  );
}

/** A mug from the front; what it holds shows at the rim. */
export const mug = (x: number, y: number, w: number, h: number, colour: string, drink: string): Svg => {
  const body = `M${x - w / 2} ${y}V${y + h - 24}Q${x - w / 2} ${y + h} ${x - w / 2 + 28} ${y + h}H${x + w / 2 - 28}Q${x + w / 2} ${y + h} ${x + w / 2} ${y + h - 24}V${y}Z`;
  return (
    dropShadow(
      line(
        `M${x + w / 2 - 4} ${y + 22}q${w * 0.36} -6 ${w * 0.32} ${h * 0.3}q-6 ${h * 0.3} -${w * 0.34} ${h * 0.22}`,
        dark(colour, 0.12),
        w * 0.1,
      ) + path(body, colour),
    ) +
    path(body, 'url(#side)') +
    ellipse(x, y, w / 2, w * 0.15, light(colour, 0.3)) +
    ellipse(x, y + 3, w / 2 - 8, w * 0.15 - 5, drink)
  );
};

/** Half a gourd that stands, with something up to its rim. */
export const calabash = (x: number, y: number, r: number, held: string): Svg =>
  ground(x, y + r * 0.92, r * 0.8, 15) +
  dropShadow(form(`M${x - r} ${y}A${r} ${r * 0.94} 0 0 0 ${x + r} ${y}Z`, '#b06a2c')) +
  line(`M${x - r * 0.8} ${y + r * 0.36}q${r * 0.8} ${r * 0.3} ${r * 1.6} 0`, '#7d4213', 5, 0.7) +
  line(`M${x - r * 0.72} ${y + r * 0.5}q${r * 0.72} ${r * 0.28} ${r * 1.44} 0`, '#e0a868', 4, 0.6) +
  ellipse(x, y, r, r * 0.3, '#8a4f1c') +
  ellipse(x, y + 2, r * 0.9, r * 0.24, held) +
  shine(x - r * 0.3, y - r * 0.05, r * 0.3, r * 0.06, -4, 0.5);

/** The front of a woven basket; goods are drawn first and stand behind it. */
export const basketFront = (): Svg =>
  dropShadow(
    path('M50 226H350L322 336Q320 352 300 352H100Q80 352 78 336Z', '#c98a3c') +
      within(
        'M50 226H350L322 336Q320 352 300 352H100Q80 352 78 336Z',
        times(5, (row) =>
          times(14, (n) =>
            rect(44 + n * 24 + (row % 2) * 12, 240 + row * 23, 20, 16, 6, row % 2 ? '#a96f2a' : '#dda452'),
          ),
        ),
      ) +
      rect(38, 212, 324, 30, 15, '#a96f2a') +
      line('M52 227H348', '#dda452', 6, 0.8),
  );

/** A tray of foil from above. */
export const foilTray = (): Svg =>
  dropShadow(rect(22, 70, 356, 262, 30, '#cfd5da')) +
  rect(22, 70, 356, 262, 30, 'url(#steel)', 'opacity=".6"') +
  times(17, (n) => line(`M${44 + n * 19.5} 73v12M${44 + n * 19.5} 317v12`, '#8d969e', 3, 0.6)) +
  rect(40, 88, 320, 226, 20, '#98a1a9') +
  rect(44, 94, 312, 218, 18, '#b9c1c8');

/** A flat tray of the butcher or fishmonger from above. */
export const whiteTray = (): Svg =>
  dropShadow(rect(24, 76, 352, 252, 40, '#f4f6f8')) +
  rect(24, 76, 352, 252, 40, 'none', 'stroke="#d5dbe0" stroke-width="5"') +
  rect(48, 100, 304, 204, 26, '#e4eaee');

/** A carton lunch box from above with its lid folded back. */
export const openBox = (colour = '#d9b27c'): Svg =>
  dropShadow(path('M40 40H360L346 130H54Z', dark(colour, 0.12)) + rect(28, 122, 344, 238, 16, colour)) +
  rect(44, 136, 312, 210, 8, dark(colour, 0.42)) +
  path('M44 136H356L348 150H52Z', dark(colour, 0.6)) +
  line('M62 50H338', light(colour, 0.3), 4, 0.8);

export const saucer = (x: number, y: number, rx: number): Svg =>
  dropShadow(oval(x, y, rx, rx * 0.24, '#f4eee6', 0.5)) + ellipse(x, y - 3, rx * 0.62, rx * 0.13, '#e2d9cf');

/** A round stand for a cake. */
export const cakeStand = (): Svg =>
  ground(200, 366, 110, 13) +
  pillar('M176 318H224L232 352Q236 366 250 366H150Q164 366 168 352Z', '#f4eee6') +
  dropShadow(oval(200, 316, 158, 24, '#fffdf9', 0.5)) +
  ellipse(200, 311, 140, 16, '#efe6da');

/** A pair of cooking sticks through something. */
export const stick = (x: number, y: number, length: number, turn: number): Svg =>
  contactShadow(put(rect(-length / 2, -3.5, length, 7, 3.5, '#d9ad6b'), x, y, 1, turn));

/** A cone of newsprint from the front. */
export const cone = (): Svg =>
  dropShadow(
    path('M74 150 326 150 214 380Q200 392 186 380Z', '#f3e6cd') +
      within(
        'M74 150 326 150 214 380Q200 392 186 380Z',
        each([176, 198, 220, 252, 274, 300, 322], (y) => line(`M110 ${y}H186M206 ${y}H290`, '#c9b48c', 5, 0.8)),
      ),
  ) +
  path('M74 150 326 150 214 380Q200 392 186 380Z', 'url(#side)') +
  path(circlePath(200, 150, 126, 14), '#e5d2ae');
