import { bits, chips, strips } from '../parts/food-parts.ts';
import {
  ball,
  contactShadow,
  dark,
  dropShadow,
  ellipse,
  form,
  ground,
  light,
  line,
  path,
  put,
  rect,
  type Svg,
  shine,
  strewn,
  times,
  within,
} from '../parts/paint.ts';
import { dodo, onionRing } from '../parts/plant-parts.ts';
import { board, brownPaper } from '../parts/vessels.ts';
import { chosen, colourIn, type Recipe, when } from './read-recipes.ts';

const lettuce = (y: number, colour = '#5fae3a'): Svg =>
  contactShadow(
    path(
      `M66 ${y}Q84 ${y + 30} 108 ${y + 8} 132 ${y + 34} 158 ${y + 8} 182 ${y + 32} 208 ${y + 8} 234 ${y + 34} 258 ${y + 8} 282 ${y + 30} 302 ${y + 8} 320 ${y + 26} 334 ${y}Q200 ${y - 26} 66 ${y}Z`,
      colour,
    ) + line(`M90 ${y - 2}Q200 ${y - 18} 310 ${y - 2}`, light(colour, 0.4), 5, 0.6),
  );
const slices = (y: number, draw: (x: number, n: number) => Svg): Svg =>
  times(4, (n) => draw(104 + n * 64, n)) + (y ? '' : '');
const patty = (y: number, colour: string, h = 40, craggy = false): Svg =>
  dropShadow(
    rect(72, y, 256, h, h / 2, dark(colour, 0.3)) +
      rect(76, y, 248, h - 6, h / 2 - 3, colour, craggy ? 'filter="url(#rough)"' : ''),
  ) +
  strewn(
    [200, y + h / 2, 110],
    34,
    y,
    (x, py, roll) =>
      ellipse(
        x,
        Math.min(y + h - 8, Math.max(y + 6, py)),
        4 + roll() * 5,
        3,
        roll() > 0.5 ? light(colour, 0.3) : dark(colour, 0.4),
        'opacity=".7"',
      ),
    0.14,
  ) +
  line(`M92 ${y + 8}H250`, '#ffe0b0', 4, 0.35);
const sheet = (y: number, colour: string): Svg =>
  contactShadow(
    path(`M70 ${y}H330L300 ${y + 34} 262 ${y + 10} 214 ${y + 44} 172 ${y + 10} 120 ${y + 30} 92 ${y + 8}Z`, colour) +
      line(`M86 ${y + 4}H312`, light(colour, 0.5), 4, 0.6),
  );
const dripOf = (y: number, colour: string): Svg =>
  contactShadow(
    path(
      `M74 ${y}Q200 ${y - 14} 326 ${y}Q330 ${y + 18} 312 ${y + 18}T282 ${y + 12}T254 ${y + 34}T228 ${y + 14}T178 ${y + 16}T150 ${y + 38}T124 ${y + 14}T84 ${y + 16}Q70 ${y + 16} 74 ${y}Z`,
      colour,
    ),
  );

/** A layer of a burger at a height: words, its height, how it is drawn. */
const fillings: readonly (readonly [RegExp, number, (y: number, words: string, seed: number) => Svg])[] = [
  [
    /two .*patties|lacy/,
    66,
    (y, w) =>
      patty(y + 34, colourIn(w, '#6b3416'), 32) + sheet(y + 30, '#f7b824') + patty(y, colourIn(w, '#6b3416'), 32),
  ],
  [
    /craggy|golden chicken|fillet|charred chicken/,
    46,
    (y, w) => patty(y, /charred/.test(w) ? '#8a4a1c' : '#cf8a2c', 46, true),
  ],
  [/fish/, 42, (y) => patty(y, '#dd9a34', 42, true)],
  [/patty|suya beef|meat|beef/, 44, (y, w) => patty(y, colourIn(w, '#6b3416'), 44)],
  [
    /white striped slab|halloumi/,
    34,
    (y) =>
      contactShadow(rect(74, y, 252, 32, 9, '#fbf2d8')) +
      times(6, (n) => line(`M${100 + n * 38} ${y + 4}v24`, '#b5762c', 8, 0.6)),
  ],
  [/cheese sheets|yellow cheese|cheese drip/, 14, (y) => sheet(y, '#f7b824')],
  [/crumbles/, 14, (y, _w, s) => bits([200, y + 4, 110], ['#fbf8f0', '#a8b8d0', '#f4efe2'], 40, s, 14)],
  [
    /bacon/,
    14,
    (y) =>
      line(`M70 ${y + 4}Q110 ${y - 10} 150 ${y + 6}T230 ${y + 4}T330 ${y + 2}`, '#8f2f1a', 17) +
      line(`M74 ${y}Q110 ${y - 14} 150 ${y + 2}T230 ${y}T324 ${y - 2}`, '#f0c4a0', 5),
  ],
  [
    /mushrooms/,
    18,
    (y) =>
      slices(1, (x) =>
        contactShadow(form(`M${x - 30} ${y + 14}Q${x - 28} ${y - 14} ${x} ${y - 14}T${x + 30} ${y + 14}Z`, '#a8794c')),
      ),
  ],
  [
    /pineapple/,
    20,
    (y) => contactShadow(rect(82, y, 236, 22, 11, '#f2b92a')) + line(`M100 ${y + 7}H290`, '#fbe07a', 5),
  ],
  [/dodo/, 22, (y) => slices(1, (x, n) => dodo(x, y + 8, 40, n * 7 - 8))],
  [
    /avocado/,
    22,
    (y) => slices(1, (x) => contactShadow(ellipse(x, y + 8, 42, 13, '#3f7a2a') + ellipse(x, y + 6, 38, 10, '#cfdc86'))),
  ],
  [
    /tomato/,
    18,
    (y) =>
      slices(1, (x) => contactShadow(rect(x - 36, y, 72, 19, 9, '#d8281a') + rect(x - 30, y + 3, 56, 6, 3, '#ff8a6a'))),
  ],
  [/purple slaw|slaw/, 20, (y, _w, s) => strips([200, y + 6, 116], ['#7a2f6a', '#b06aa0', '#f4e6f0'], 50, s, 44, 7)],
  [
    /onion/,
    16,
    (y) => slices(1, (x) => contactShadow(ellipse(x, y + 8, 40, 10, '#a2447f') + ellipse(x, y + 6, 34, 6, '#f6e6f0'))),
  ],
  [
    /pickle|cucumber/,
    14,
    (y) => slices(1, (x) => contactShadow(ellipse(x, y + 6, 34, 9, '#5a8a2a') + ellipse(x, y + 4, 28, 6, '#b5cf6a'))),
  ],
  [/mint sauce|lettuce|rocket/, 18, (y, w) => lettuce(y, /mint/.test(w) ? '#3f8a4a' : '#5fae3a')],
  [
    /sauce|mayo|relish|honey|drip|tartare|red dust/,
    12,
    (y, w) => dripOf(y, /honey/.test(w) ? '#e9a01c' : colourIn(w, /red/.test(w) ? '#c9301a' : '#fbf3dc')),
  ],
];

/** A burger from the front, its layers by the words. */
export function burger({ accent, base, topping, garnish, seed }: Recipe): Svg {
  const words = `${base.replace(/toasted soft bun|leaning|tilted/g, '')}, ${topping}, ${garnish}`
    .split(/,| and | with /)
    .map((word) => word.trim());
  const stack = words.flatMap((word) => {
    const found = fillings.find(([known]) => known.test(word));
    return found ? [[found, word] as const] : [];
  });
  if (!stack.some(([[known]]) => /patt|craggy|fish|striped/.test(known.source)))
    stack.unshift([fillings[3] as (typeof fillings)[number], 'brown patty']);
  let y = 292;
  const drawn = stack.map(([[, height, draw], word]) => {
    y -= height;
    return draw(y, word, seed);
  });
  const green = /lettuce|mint/.test(words.join()) ? '' : lettuce(288, '#6fb544');
  const bun = ['#d9913c', '#c97f30', '#e0a24a', '#b86f2a'][seed % 4] ?? '#d9913c';
  const tilt = (seed % 11) - 5;
  const tall = /tall|soft/.test(base) ? 104 : /flat/.test(base) ? 74 : 92;
  const crown = `M62 ${y + 6}Q58 ${y - tall} 200 ${y - tall - 6}T338 ${y + 6}Q338 ${y + 20} 318 ${y + 20}H82Q62 ${y + 20} 62 ${y + 6}Z`;
  const seeds =
    /seeded|suya/.test(`${base} ${garnish}`) || seed % 2 === 0
      ? strewn(
          [200, y - tall * 0.58, 98],
          26,
          seed,
          (x, py, roll) => put(ellipse(0, 0, 7, 4, '#fff0cc'), x, py, 1, roll() * 90),
          0.34,
        )
      : '';
  return (
    ground(200, 356, 160, 14) +
    dropShadow(path('M10 348 60 326H340L390 348 372 366H28Z', light(accent, 0.82))) +
    dropShadow(form('M66 300H334Q342 350 306 352H94Q58 350 66 300Z', bun)) +
    green +
    drawn.join('') +
    `<g transform="rotate(${tilt} 200 ${y})">${dropShadow(form(crown, bun))}${seeds}${shine(150, y - tall * 0.7, 46, 14, -12, 0.45)}</g>` +
    (/stick/.test(garnish)
      ? line(`M206 ${y - tall - 70}V${y - tall + 10}`, '#d9ad6b', 6) +
        contactShadow(ball(206, y - tall - 34, 16, '#7a9a2c'))
      : '')
  );
}

/** A sandwich in a long bun. */
export function hotDog({ base, topping, garnish, seed }: Recipe): Svg {
  const all = `${base} ${topping} ${garnish}`;
  const filling = /steak/.test(all)
    ? times(5, (n) =>
        put(
          contactShadow(ellipse(0, 0, 46, 20, '#6b3422') + ellipse(0, -3, 38, 12, '#c9626a')),
          110 + n * 45,
          196 + (n % 2) * 8,
          1,
          20,
        ),
      ) + times(4, (n) => onionRing(126 + n * 52, 178, 20))
    : /akara|balls/.test(all)
      ? times(4, (n) => dropShadow(ball(98 + n * 68, 196, 40, '#a8641f')) + shine(84 + n * 68, 180, 12, 6))
      : dropShadow(line('M54 204Q200 176 346 204', '#6e2412', 56) + line('M54 200Q200 172 346 200', '#a8431c', 48)) +
        line('M70 186Q200 162 320 184', '#ffc79a', 7, 0.6);
  const over = /chilli(?! flakes)|mince/.test(all)
    ? bits([200, 188, 96], ['#7a3416', '#9c4a22', '#5a2410', '#c43c12'], 110, seed, 16)
    : '';
  const sauce = /cheese/.test(all)
    ? strips([200, 184, 90], ['#f7b824', '#fbd36a'], 60, seed, 34, 6)
    : put(
        contactShadow(
          line(
            times(11, (n) => `${n ? 'L' : 'M'}${-125 + n * 25} ${n % 2 ? -14 : 14}`),
            /red/.test(all) ? '#c9201a' : '#f7c02a',
            11,
          ),
        ),
        200,
        188,
      );
  return (
    board() +
    dropShadow(form('M24 196Q24 108 200 108T376 196Q376 230 350 240H50Q24 230 24 196Z', '#c9822f')) +
    filling +
    over +
    sauce +
    dropShadow(form('M24 214Q60 244 200 244T376 214Q380 296 330 300H70Q20 296 24 214Z', '#e0a04c')) +
    shine(140, 268, 80, 9, 0, 0.4)
  );
}

/** What a roll is filled with, and its colour. */
const rollFillings: readonly (readonly [RegExp, string])[] = [
  [/sausage/, '#b3381c'],
  [/falafel|green-brown/, '#7a6a24'],
  [/chicken/, '#e0b070'],
  [/jackfruit|brown shreds/, '#7a4a24'],
  [/egg/, '#f2b92a'],
];
const salads: readonly (readonly [RegExp, string])[] = [
  [/purple (cabbage|slaw)/, '#8a3f7a'],
  [/cabbage|slaw/, '#b8d98a'],
  [/cucumber/, '#7ab54a'],
  [/tomato/, '#e2392a'],
  [/onion/, '#b0589a'],
];

function heldBy(all: string, inside: string): Svg {
  const sausages = ellipse(-18, -78, 24, 19, '#b3381c') + ellipse(-18, -80, 17, 12, '#d9603a');
  const another = ellipse(28, -76, 20, 17, '#b3381c') + ellipse(28, -78, 13, 10, '#d9603a');
  if (/sausage/.test(all)) return sausages + when(all, /two/, another);
  return when(all, /balls|falafel/, ellipse(-16, -78, 26, 20, inside) + ellipse(26, -74, 20, 16, light(inside, 0.15)));
}

/** Rolls of thin bread that are cut: shawarma, wraps, rolled chapati. Their cut ends show what is inside. */
export function wrap({ vessel, accent, base, topping, garnish, seed }: Recipe): Svg {
  const all = `${base} ${topping} ${garnish}`;
  const skin = /chapati|smocha|thin bread/.test(all) ? '#e2b366' : '#efd3a0';
  const inside = chosen(all, rollFillings, '#7a3a18');
  const second = chosen(all, salads, '#d8e8b0');
  const sleeve = /sleeve/.test(vessel);
  const thick = /thick|double/.test(all) ? 1.16 : 1;
  const end = (turn: number, x: number, y: number): Svg =>
    put(
      dropShadow(form('M-62 60V-70Q-60-104 0-106 60-104 62-70V60Q60 128 0 130-60 128-62 60Z', skin)) +
        strewn([0, 10, 56], 12, seed + x, (px, py) => ellipse(px, py, 9, 6, '#8a4a14', 'opacity=".4"'), 1.6) +
        contactShadow(ellipse(0, -76, 60, 32, dark(skin, 0.15)) + ellipse(0, -77, 52, 26, '#fff3d6')) +
        within(
          'M-50-77A50 25 0 1 1 50-77A50 25 0 1 1-50-77Z',
          heldBy(all, inside) +
            bits(
              [0, -76, 46],
              [inside, light(inside, 0.25), dark(inside, 0.2)],
              /sausage|balls/.test(all) ? 12 : 40,
              seed + y,
              17,
            ) +
            strips([4, -72, 40], [second, light(second, 0.3), '#fffaf0'], 16, seed + 2, 26, 6),
        ) +
        (sleeve
          ? path('M-66 20 66-8V66Q64 134 0 136-64 134-66 66Z', light(accent, 0.86)) +
            path('M-66 34 66 6V22L-66 50Z', accent) +
            path('M-66 20 66-8V66Q64 134 0 136-64 134-66 66Z', 'url(#side)')
          : ''),
      x,
      y,
      1.06 * thick,
      turn,
    );
  return (
    (/sleeve|paper/.test(vessel) ? brownPaper() : board()) +
    end(-16, 138, 206) +
    end(14, 258, 216) +
    (/tomato dice|kachumbari/.test(all) ? bits([200, 322, 40], ['#e2392a', '#f8e4ef', '#5fae4b'], 30, seed, 13) : '')
  );
}

/** Stacked triangles of sandwich. */
export const club = ({ seed }: Recipe): Svg =>
  board() +
  times(3, (n) =>
    put(
      dropShadow(form('M-66 58 0-74 66 58Z', '#e9c584')) +
        path('M-50 30H50L58 44H-58Z', '#6fb544') +
        path('M-40 8H40L50 28H-50Z', '#fbf3e2') +
        path('M-30-12H30L40 8H-40Z', '#e2392a') +
        path('M-20-34H20L30-14H-30Z', '#e9c584') +
        line('M0-110V-70', '#d9ad6b', 6) +
        ball(0, -108, 11, '#7a9a2c'),
      92 + n * 108,
      190 + (n % 2) * 24,
      1,
      n * 9 - 9,
    ),
  ) +
  chips([200, 290, 50], 16, seed);
