import { swirl, zigzagOf } from '../parts/dish-parts.ts';
import { beans, bits, chips, greens, kachumbari, type Place, pool, strips } from '../parts/food-parts.ts';
import { ball, contactShadow, dark, light, type Svg, strewn } from '../parts/paint.ts';
import type { Spread } from '../parts/piece-parts.ts';
import { sprig } from '../parts/plant-parts.ts';

const crumbs =
  (count: number, size: number, second?: string) =>
  (place: Place, seed: number, colour: string): Svg =>
    bits(place, [colour, light(colour, 0.25), second ?? dark(colour, 0.2)], count, seed, size);

/** What is strewn; looked up where no piece fits. */
export const spreads: readonly Spread[] = [
  [/kachumbari|onion dice|tomato dice|salad|dice$|garden egg/, '#e2392a', (place, seed) => kachumbari(place, seed)],
  [/chips|crisps|fries/, '#f2bd3a', (place, seed, c) => chips(place, 30, seed, [c, light(c, 0.3), dark(c, 0.1)])],
  [
    /beans|chickpeas|maize grains|maize|corn$|, corn/,
    '#8a5428',
    (place, seed, c) => beans(place, [c, light(c, 0.2), dark(c, 0.18)], 46, seed, 12),
  ],
  [
    /peas|lentils|grams?|mbaazi|pearl/,
    '#5f9a3a',
    (place, seed, c) => contactShadow(strewn(place, 60, seed, (x, y, roll) => ball(x, y, roll() > 0.5 ? 7 : 6, c))),
  ],
  [
    /nuts?|peanuts?|groundnuts?|walnuts?|almond|granola|pistachio/,
    '#b5793a',
    (place, seed, c) => beans(place, [c, light(c, 0.25), dark(c, 0.12)], 22, seed, 9),
  ],
  [
    /julienne|shred|slivers|fried onions?|threads|ribbons|strips|string|slaw|cabbage|sprouts|egg crumbs|carrot|pickles|shavings|scrambled|ends?$|mango/,
    '#2d8a3a',
    (place, seed, c) => strips(place, [c, light(c, 0.22), dark(c, 0.16)], 40, seed, 26, 6),
  ],
  [
    /greens|spinach|sukuma|managu|gomen|lettuce|rocket|leaves|ugu|ewedu|moringa/,
    '#2d8a3a',
    (place, seed) => greens(place, seed, 70),
  ],
  [
    /leaf|leaves|dhania|parsley|mint|basil|coriander|rosemary|oregano|dill|za'atar|utazi|scent|sprig|herb|uziza/,
    '#2d8a3a',
    ([x, y, r], _seed, c) =>
      sprig(x, y, r * 0.72, 24, c === '#2b241d' ? '#2d8a3a' : c) + sprig(x - r * 0.7, y + r * 0.6, r * 0.52, -40),
  ],
  [/zigzag|stripe|thread|drizzle|drip|honey|gloss|syrup/, '#fff6e4', (place, _seed, c) => zigzagOf(place, c, -14)],
  [/swirl|spiral|cream dot|cream trace|cream|melted/, '#fff8ea', ([x, y, r], _seed, c) => swirl(x, y, r, c)],
  [/cheese|crumbles|ayib|feta|curd/, '#fbe6a0', crumbs(46, 11)],
  [/mince|crumble|crumbs|meat threads|bits|recipe/, '#7a3a18', crumbs(70, 11)],
  [
    /sauce|stew|gravy|paste|oil|mash|relish|masala|jam|icing|chocolate|dot|glaze|hummus|tarator|tahini|cocoa|red sauce|soup|broth|masala|blanket/,
    '#b8260c',
    ([x, y, r], seed, c) => pool(x, y, r, c) + bits([x, y, r * 0.7], [light(c, 0.3), dark(c, 0.2)], 18, seed, 9),
  ],
  [
    /dust|seeds?|sesame|sugar|salt|flecks|flakes|specks|powder|cumin|cloves|cardamom|paprika|sumac|nigella|pepper|yaji|spice|garlic|sev|dots|ginger|raisins|caraway|pea /,
    '#8a4a1c',
    crumbs(40, 7),
  ],
  [/rice|quinoa/, '#fbf6ea', crumbs(90, 9)],
];
