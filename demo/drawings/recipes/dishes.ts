import { grainsOf, halfOf, heap, pizza, tubes } from '../parts/dish-parts.ts';
import {
  beans,
  bits,
  chips,
  greens,
  kachumbari,
  noodles,
  type Place,
  rice,
  slab,
  soup,
  strips,
  swallow,
} from '../parts/food-parts.ts';
import {
  ball,
  circle,
  dark,
  dropShadow,
  ellipse,
  light,
  line,
  oval,
  rect,
  type Svg,
  strewn,
  times,
} from '../parts/paint.ts';
import { flatBread } from '../parts/plant-parts.ts';
import { board, bowl, brownPaper, foilTray, newsprint, openBox, pan, plate, rafiaPlate } from '../parts/vessels.ts';
import { drawPhrase } from './draw-phrase.ts';
import { chosen, colourIn, type Recipe, when } from './read-recipes.ts';

/** What a dish lies on, and the place for its base. */
type PlaceOnVessel = { svg: Svg; place: Place };

const leafOf = (): Svg =>
  dropShadow(ellipse(200, 204, 186, 150, '#2f7a35') + oval(194, 196, 176, 140, '#4c9a45', 0.7)) +
  line('M24 232Q200 180 376 176', '#a9d08a', 7, 0.8) +
  line(
    times(8, (n) => `M${60 + n * 40} ${222 - n * 6}q10 50 -14 78M${60 + n * 40} ${222 - n * 6}q-4 -52 24 -84`),
    '#2a6b30',
    3,
    0.5,
  );
const stone = (rim: string): Svg =>
  bowl(200, 200, 180, '#8a8178') +
  circle(200, 200, 168, '#4a443e') +
  circle(200, 200, 178, 'none', `stroke="${rim}" stroke-width="5"`);
const ovalPlate = (rim: string): Svg =>
  dropShadow(ellipse(200, 204, 188, 146, '#fbf8f3')) +
  `<ellipse cx="200" cy="204" rx="182" ry="140" fill="none" stroke="${rim}" stroke-width="7"/>` +
  ellipse(200, 204, 158, 116, '#f4eee6');
const thali = (r = 178): Svg =>
  dropShadow(ball(200, 200, r, '#b9c1c8', 0.6)) +
  circle(200, 200, r, 'url(#steel)', 'opacity=".55"') +
  circle(200, 200, r - 16, '#d9dfe4') +
  ball(200, 202, r - 20, '#c4ccd2', 0.4);
const roundBoard = (): Svg =>
  dropShadow(ball(200, 204, 182, '#b9803f', 0.5)) +
  times(5, (n) => line(`M40 ${110 + n * 46}q160 ${n % 2 ? 16 : -14} 320 0`, '#96622a', 3, 0.5));
const tray = (accent: string): Svg =>
  dropShadow(rect(20, 70, 360, 268, 28, dark(accent, 0.15))) +
  rect(30, 78, 340, 250, 22, '#f7efdd') +
  times(6, (n) => line(`M${40 + n * 62} 80L${10 + n * 62 + 40} 326`, light(accent, 0.7), 5, 0.5));

const onPlate = (rim: string): PlaceOnVessel => ({ svg: plate(rim), place: [200, 202, 124] });

const grounds: readonly (readonly [RegExp, (rim: string) => PlaceOnVessel])[] = [
  [
    /injera/,
    () => ({
      svg:
        thali(182) +
        flatBread(200, 200, 166, 5, '#b59a80') +
        strewn([200, 200, 152], 190, 9, (x, y) => circle(x, y, 2.4, '#7d6552', 'opacity=".6"'), 1),
      place: [200, 200, 118],
    }),
  ],
  [/newsprint/, () => ({ svg: newsprint(), place: [206, 216, 124] })],
  [/brown paper|parchment|paper sleeve/, () => ({ svg: brownPaper(), place: [204, 204, 120] })],
  [/foil tray/, () => ({ svg: foilTray(), place: [200, 204, 128] })],
  [/takeaway box/, () => ({ svg: openBox('#e9dfc9'), place: [200, 240, 118] })],
  [/banana leaf|leaf-lined/, () => ({ svg: leafOf(), place: [200, 204, 126] })],
  [/wooden board|oval board/, () => ({ svg: board(), place: [200, 186, 118] })],
  [/round board|pizza board/, () => ({ svg: roundBoard(), place: [200, 204, 130] })],
  [/woven mat/, () => ({ svg: rafiaPlate(), place: [200, 200, 120] })],
  [/stone bowl/, (rim) => ({ svg: stone(rim), place: [200, 200, 154] })],
  [
    /white bowl|pasta bowl|deep bowl/,
    (rim) => ({
      svg:
        bowl(200, 200, 178, '#f4eee6') +
        ball(200, 202, 164, '#fffdf9', 0.3) +
        circle(200, 200, 172, 'none', `stroke="${rim}" stroke-width="6"`),
      place: [200, 202, 140],
    }),
  ],
  [/thali|steel tray|copper/, () => ({ svg: thali(), place: [200, 202, 124] })],
  [/oval/, (rim) => ({ svg: ovalPlate(rim), place: [200, 202, 112] })],
  [/tray/, (rim) => ({ svg: tray(rim), place: [200, 204, 118] })],
];

/** Words that name a smaller vessel on the ground rather than food. */
const potWords =
  /handi|karahi|clay pot|clay bowl|iron pan|steel bowl|dark bowl|black tray|bamboo basket|mortar|white plate|oil bowl|swirl bowl|dal bowl|dish|glass jar|ramekin|pot on saucer|bowl$|paper plate|steel tray|large board|square box|round black tray/;
const pots: readonly (readonly [RegExp, string])[] = [
  [/copper/, '#b8703a'],
  [/iron|black|karahi|dark/, '#2a2a2e'],
  [/clay|mortar/, '#8f4a22'],
  [/bamboo/, '#d3a860'],
  [/steel/, '#aeb6bd'],
  [/oil/, '#f4eee6'],
  [/./, '#f4eee6'],
];
const bareWords =
  /^(board|foil|leaf|newsprint|paper|plate|brown paper|large board|injera|wide injera|large injera|steel tray|long board|wide tray|banana leaf|round board|paper plate|black tray|white plate|bowl|box)$/;

/** A layer that fills its place: the first that fits the words of the base. */
const layers: readonly (readonly [
  RegExp,
  string,
  (place: Place, seed: number, colour: string, words: string) => Svg,
])[] = [
  [/ugali/, '#f8f2e2', ([x, y, r]) => slab(x - r * 0.34, y - r * 0.3, 1.05, -8)],
  [
    /swallow|tuwo dome|semo ball|maize swallow/,
    '#fdf6e6',
    ([x, y, r], _s, c) => swallow(x - r * 0.42, y - r * 0.3, r * 0.56, c),
  ],
  [
    /noodle|spaghetti|linguine|pasta|ribbons/,
    '#e3a83c',
    ([x, y, r], seed, c, w) =>
      dropShadow(circle(x, y, r, dark(c, 0.3))) +
      noodles(
        [x, y, r],
        seed,
        [c, light(c, 0.2), light(c, 0.36), dark(c, 0.1)],
        dark(c, 0.3),
        /wide|flat/.test(w) ? 15 : 6,
      ),
  ],
  [
    /penne|tubes|gnocchi/,
    '#e58a3a',
    ([x, y, r], seed, c) => dropShadow(circle(x, y, r, dark(c, 0.3))) + tubes([x, y, r * 0.92], c, seed),
  ],
  [/couscous|mash|dome|omelette|scrambled|iri/, '#f1e3bd', (place, seed, c) => heap(place, c, seed)],
  [
    /rice|grains|jollof|quinoa|pilau|risotto|biryani/,
    '#e8561a',
    (place, seed, c, w) => {
      const tones = grainsOf(w, c);
      return rice(place, tones, dark(tones[0] ?? c, 0.24), seed, 330);
    },
  ],
  [/chips|fries/, '#f2bd3a', (place, seed, c) => chips(place, 70, seed, [c, light(c, 0.3), dark(c, 0.1)])],
  [
    /beans|githeri|muthokoi|maize|chickpeas/,
    '#a06a38',
    ([x, y, r], seed, c) =>
      dropShadow(ellipse(x, y, r, r * 0.84, dark(c, 0.3), 'filter="url(#rough)"')) +
      beans([x, y, r * 0.92], [c, light(c, 0.3), '#f4ead0', dark(c, 0.16)], 110, seed, 13),
  ],
  [
    /kachumbari|tomato, onion|chunky red/,
    '#e2392a',
    ([x, y, r], seed) => dropShadow(circle(x, y, r, '#b5301c')) + kachumbari([x, y, r * 0.96], seed, 190),
  ],
  [
    /greens|salad|leaves|lettuce|romaine|sukuma|shreds|strips, very|green strips|ewedu/,
    '#2d8a3a',
    ([x, y, r], seed, c) =>
      dropShadow(ellipse(x, y, r, r * 0.88, dark(c, 0.35), 'filter="url(#rough)"')) +
      greens([x, y, r * 0.94], seed, 170) +
      strips([x, y, r * 0.86], ['#8fc45a', '#2d8a3a'], 24, seed + 3, 30, 6),
  ],
  [
    /soup|broth|stew|gravy|sauce|curry|dal|lentils|peas|purée|pap|custard|tan|okra|gbegiri|ewedu|hummus|swirl|shiro|yoghurt|porridge|sambar|oat|dumplings in/,
    '#b8501a',
    ([x, y, r], seed, c, w) =>
      soup(
        [x, y, r],
        c,
        [light(c, 0.22), dark(c, 0.2), light(c, 0.34), /leaf|green|okra/.test(w) ? '#2f6b26' : dark(c, 0.3)],
        /smooth|pap|custard|clear|thin|hummus|swirl/.test(w) ? 14 : 76,
        seed,
        13,
      ),
  ],
  [/mash/, '#8a5a3c', (place, seed, c) => heap(place, c, seed)],
];

const layerFor = (words: string) => layers.find(([word]) => word.test(words));

function layer(words: string, place: Place, seed: number): Svg {
  const found = layerFor(words);
  return found ? found[2](place, seed, colourIn(words, found[1]), words) : '';
}

/** 'a, b and c' as three phrases; 'with' opens another one. */
export const phrasesOf = (words: string): string[] =>
  words
    .split(/,| and | with | around | alternating | in film/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

const isBare = (words: string): boolean =>
  bareWords.test(words) || (potWords.test(words) && !layerFor(words.replace(potWords, '')));

/** The base of a dish on its place: two halves, or the first phrase as a layer and the others on it. */
function mainOf(base: string, inner: Place, seed: number): Svg {
  const halves = /half (.+?),? (?:and )?(?:right )?half (.+)/.exec(base);
  if (halves)
    return halfOf(true, layer(halves[1] ?? '', inner, seed)) + halfOf(false, layer(halves[2] ?? '', inner, seed + 5));
  if (isBare(base)) return '';
  const [x, y, r] = inner;
  return phrasesOf(base)
    .map((phrase, n) => {
      if (n > 0) return drawPhrase(phrase, [x, y, r * 0.72], seed + n, 0.66);
      return layerFor(phrase) ? layer(phrase, inner, seed) : drawPhrase(phrase, inner, seed, 1);
    })
    .join('');
}

const filling = /sauce|gravy|stew|rice|purée|dome|soup|lentils|peas|prov|greens|chips|chickpea/;

/** The toppings: the first large in the middle, the others at the left. On a bare ground the first may fill the place. */
function toppingsOf(topping: string, bare: boolean, [x, y, r]: Place, seed: number): Svg {
  const large: Place = bare ? [x, y, r * 0.78] : [x + r * 0.14, y + r * 0.12, r * 0.6];
  return phrasesOf(topping)
    .map((phrase, n) => {
      if (n > 0) return drawPhrase(phrase, [x - r * 0.36, y + r * 0.4 - n * 8, r * 0.42], seed + n * 7, 0.82);
      const fills = bare && layerFor(phrase) && filling.test(phrase);
      return fills ? layer(phrase, [x, y, r * 0.84], seed) : drawPhrase(phrase, large, seed, bare ? 1.18 : 1);
    })
    .join('');
}

const garnishOf = (garnish: string, [x, y, r]: Place, seed: number): Svg =>
  phrasesOf(garnish)
    .map((phrase, n) => {
      const spot: Place = n === 0 ? [x + r * 0.62, y + r * 0.6, r * 0.34] : [x - r * 0.64, y - r * 0.5, r * 0.3];
      return drawPhrase(phrase, spot, seed + 31 + n, 0.72);
    })
    .join('');

/** The smaller vessel that the base names, on its ground. */
function potOf(base: string, vessel: string, [x, y, r]: Place): Svg {
  if (/iron pan/.test(base) && /plate|board/.test(vessel)) return pan(150);
  const colour = chosen(base, pots, '#f4eee6');
  const inside = colour === '#f4eee6' ? ball(x, y, r * 1.02, '#fffaf0', 0.3) : '';
  return bowl(x, y, r * 1.12, colour) + inside;
}

/** A dish by its words: ground, smaller vessel, base, topping, garnish. */
export function dish(recipe: Recipe): Svg {
  const { vessel, accent, base, topping, garnish, seed } = recipe;
  if (/swallow beside|deep rim/.test(vessel)) return besideSwallow(recipe);
  if (/whole.*pizza/.test(base) || (/pizza/.test(vessel) && /pizza/.test(base))) return wholePizza(recipe);
  const { svg, place } = chosen(vessel, grounds, onPlate)(accent);
  const [x, y, r] = place;
  const pot = potWords.test(base) || (/deep bowl/.test(base) && !/deep bowl/.test(vessel));
  return (
    svg +
    (pot ? potOf(base, vessel, place) : '') +
    mainOf(base, pot ? [x, y, r * 0.98] : place, seed) +
    toppingsOf(topping, isBare(base), place, seed) +
    garnishOf(garnish, place, seed)
  );
}

/** The soup of a dish with swallow, in a bowl at its place. */
function soupOf(base: string, words: string, place: Place, seed: number): Svg {
  const [x] = place;
  if (/half (.+?), half (.+)/.test(base))
    return (
      soup(place, '#e2b13a', ['#f0c95c', '#c9952a'], 20, seed, 12) +
      line(`M${x} 80Q${x + 14} 176 ${x} 272`, '#24521f', 2) +
      `<g>${strips([x + 40, 176, 50], ['#24521f', '#2f6b26', '#183c15'], 60, seed, 24, 9)}</g>`
    );
  const tone = colourIn(words, '#b8501a');
  const leafy = ['#143a12', '#2f6b26', '#1d4719', '#477f2f'];
  const plain = [light(tone, 0.25), dark(tone, 0.25), /leaves|strips|leaf/.test(base) ? '#2d5a1f' : light(tone, 0.4)];
  return soup(
    place,
    tone,
    /green|leaf|ewedu|ugu/.test(words) ? leafy : plain,
    /thin|clear/.test(words) ? 26 : 104,
    seed,
    15,
  );
}

/** Soup in a small bowl with a mound beside it; what the soup holds lies in it. */
function besideSwallow({ accent, base, topping, garnish, seed }: Recipe): Svg {
  const usual = ['#fdf6e6', '#f2e2b0', '#fffdf5', '#7a5a44', '#eac26a'][seed % 5] ?? '#fdf6e6';
  const mound = chosen(
    `${base} ${topping} ${garnish}`,
    [
      [/maize swallow|yellow maize/, '#f0cf6a'],
      [/eba/, '#eec65a'],
      [/semo/, '#f7edc9'],
    ],
    usual,
  );
  const named = /swallow|ball/.test(base) && topping !== '';
  const words = phrasesOf(named ? topping : base)[0] ?? base;
  const clay = ['#6e3b1a', '#2f3a44', '#8f4a22', '#f4eee6', '#26435c'][(seed >> 2) % 5] ?? '#6e3b1a';
  const [sx, mx] = seed % 2 === 1 ? [152, 278] : [248, 122];
  const place: Place = [sx, 176, 98];
  const inside = phrasesOf(`${named ? topping.split(',').slice(1).join(',') : topping},${garnish}`).filter(
    (phrase) => !/swallow|pounded|eba|ball|dome/.test(phrase),
  );
  const spots: readonly Place[] = [
    [sx + 8, 184, 58],
    [sx - 32, 138, 40],
  ];
  const okra = strewn(place, 20, seed, (x, y) => circle(x, y, 10, '#cfe39a') + circle(x, y, 4, '#f6f3d0'));
  return (
    plate(accent) +
    bowl(sx, 176, 110, clay) +
    soupOf(base, words, place, seed) +
    inside
      .map((phrase, n) => drawPhrase(phrase, spots[n] ?? [sx + 40, 130, 28], seed + n, n === 0 ? 0.78 : 0.62))
      .join('') +
    swallow(mx, 272, 76, mound) +
    when(base, /okra/, okra)
  );
}

const sauces: readonly (readonly [RegExp, string])[] = [
  [/brown-glazed/, '#8a3a14'],
  [/white|pale/, '#f6e0a6'],
];
const cheeses: readonly (readonly [RegExp, string])[] = [
  [/all red/, ''],
  [/brown-glazed/, '#e9b45c'],
  [/white|pale/, '#fbeec4'],
];

function wholePizza({ base, topping, garnish, seed }: Recipe): Svg {
  const sauce = chosen(base, sauces, '#c43412');
  const cheese = chosen(base, cheeses, '#f7cf6a');
  const quarters = /four different quarters/.test(base)
    ? drawPhrase('five mushroom', [148, 148, 54], seed, 0.7) +
      drawPhrase('six olives', [254, 146, 52], seed, 1) +
      drawPhrase('four tomato slices', [148, 254, 50], seed, 0.9) +
      drawPhrase('five green pepper', [254, 254, 52], seed, 1)
    : '';
  const on =
    phrasesOf(topping)
      .map((phrase, n) => spreadOut(phrase, seed + n * 11, n))
      .join('') +
    phrasesOf(garnish)
      .filter((phrase) => !/plain/.test(phrase))
      .map((phrase, n) => spreadOut(phrase, seed + 77 + n, 2))
      .join('');
  return roundBoard() + pizza(sauce, cheese, seed, quarters || on);
}

/** The same thing on every slice of a pizza. */
function spreadOut(phrase: string, seed: number, n: number): Svg {
  const count = n === 0 ? 7 : 5;
  return (
    times(count, (k) => {
      const angle = (2 * Math.PI * (k + n * 0.45)) / count + (seed % 10) / 10;
      const reach = k % 2 === 0 ? 104 : 62;
      return drawPhrase(
        `one ${phrase.replace(/\b(one|two|three|four|five|six|seven|eight)\b/g, '')}`,
        [200 + Math.cos(angle) * reach, 200 + Math.sin(angle) * reach, 26],
        seed + k * 13,
        n === 0 ? 0.78 : 0.7,
      );
    }) +
    (n === 2 && /oregano|parsley|coriander|basil/.test(phrase)
      ? bits([200, 200, 116], ['#2d8a3a', '#49a552'], 30, seed, 9)
      : '')
  );
}
