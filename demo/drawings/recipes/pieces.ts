import {
  crab,
  fishSteak,
  floret,
  halfBird,
  heap,
  meatSlice,
  mushroom,
  ribs,
  rollOf,
  skewer,
} from '../parts/dish-parts.ts';
import { slab, swallow } from '../parts/food-parts.ts';
import { chunk, fish, friedEgg, halfEgg, leg, prawn, sausage, shell, wing } from '../parts/meat-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  dark,
  dropShadow,
  form,
  light,
  put,
  ring,
  shine,
  strewn,
  times,
} from '../parts/paint.ts';
import {
  bacon,
  banana,
  cabbageBall,
  cheeseSlice,
  cubeOf,
  dumpling,
  flatCake,
  type Piece,
  pineapple,
  plantainHalf,
  redChilli,
  rough,
  slabOfYam,
  squid,
  tentacle,
} from '../parts/piece-parts.ts';
import {
  avocado,
  breadSlice,
  citrus,
  cob,
  coconut,
  cucumberSlice,
  dodo,
  onionRing,
  pepperRing,
  tomatoSlice,
  triangle,
  wedge,
} from '../parts/plant-parts.ts';
import { dip } from '../parts/vessels.ts';

/** The first that fits a phrase is drawn. */
export const pieces: readonly Piece[] = [
  [
    /golden rings/,
    9,
    40,
    '#dd9a2e',
    (x, y, s, _t, c) =>
      dropShadow(ring(x, y, s * 0.78, dark(c, 0.22), s * 0.44) + ring(x, y - 2, s * 0.78, c, s * 0.36)) +
      ring(x - 2, y - 5, s * 0.8, light(c, 0.45), s * 0.08),
  ],
  [
    /root slices|beet slices/,
    5,
    46,
    '#9a8394',
    (x, y, s, _t, _c, words) =>
      /beet/.test(words)
        ? contactShadow(
            circle(x, y, s, '#6b1136') + ring(x, y, s * 0.68, '#a3356a', 4) + ring(x, y, s * 0.36, '#a3356a', 4),
          )
        : contactShadow(circle(x, y, s, '#7a5a44') + circle(x, y, s * 0.9, '#c9b6c4')) +
          strewn([x, y, s * 0.8], 16, Math.round(x), (a, b) => circle(a, b, 2.6, '#8a6f86')),
  ],
  [/long golden roll/, 1, 150, '#d9922e', (x, y, s, turn, c) => rollOf(x, y, s, turn, c, '#f2c94a')],
  [
    /coloured heaps/,
    1,
    100,
    '#fff',
    (x, y, s) =>
      times(7, (n) =>
        heap(
          [x + Math.cos(n * 0.9) * s * 0.82, y + Math.sin(n * 0.9) * s * 0.82, s * 0.4],
          ['#c4400f', '#f0c22e', '#2d6a2a', '#8a1a10', '#e08a2a', '#6b3a1c', '#a9cf72'][n] ?? '#fff',
          n + 3,
        ),
      ),
  ],
  [
    /dip|chutney|ketchup|mayonnaise cup|toum|garlic$|sauce cup|side cup|\bcups?\b|bowl of|kachumbari bowl|red sauce bowl|sambar|pap bowl|small bowls|soup bowls|tahini, |awaze|ukwaju|mustard|custard|yoghurt$/,
    1,
    42,
    '#b8260c',
    (x, y, s, _t, colour) => dip(x, y, s, colour),
  ],
  [
    /half chicken|half fowl|flat small chicken|half grilled|fowl|chicken pieces|duck|whole chicken|chicken in leg|chicken thigh|leg quarter|red half/,
    1,
    88,
    '#b0581c',
    (x, y, s, turn, c) => halfBird(x, y, s, turn, c),
  ],
  [/wing/, 2, 62, '#b3491b', (x, y, s, turn, c) => wing(x, y, s, turn, c)],
  [
    /\blegs?\b|drumstick|chicken laps?|fried pieces|fried chicken/,
    1,
    92,
    '#b5641f',
    (x, y, s, turn, c) => leg(x, y, s, turn, c),
  ],
  [
    /skewers?|sticks|kebabs? on|mishkaki|shish/,
    3,
    210,
    '#7d3713',
    (x, y, s, turn, c, words) =>
      skewer(x, y, s, turn, c, /alternating|onion|pepper/.test(words) ? '#5f9a3a' : dark(c, 0.12)),
  ],
  [
    /kebab|spring rolls?|golden rolls|dough rolls|flaky|fingers|tenders|craggy (strips|five)|batons|bread strips|tubes in/,
    4,
    66,
    '#d9902e',
    (x, y, s, turn, c, words) => rollOf(x, y, s, turn, c, /cut|filling|open|halved|ends?/.test(words) ? '#8a4a22' : ''),
  ],
  [/prawn|shrimp/, 3, 40, '#f2743c', (x, y, s, turn) => prawn(x, y, s, turn)],
  [/crab/, 1, 78, '#d8401c', (x, y, s, turn, c) => crab(x, y, s, turn, /brown|dark/.test(c) ? '#d8401c' : '#d8401c')],
  [/squid|rings$|calamari/, 3, 28, '#f6dcd6', squid],
  [/octopus/, 4, 54, '#8f3f6a', tentacle],
  [
    /mackerel steak|fish steak|croaker steak|catfish steaks?|perch chunks|fish steaks|fish chunks/,
    2,
    56,
    '#e6c39a',
    (x, y, s, turn, c) => fishSteak(x, y, s, turn, c),
  ],
  [
    /whole .*(fish|tilapia|croaker|catfish)|dark catfish|grilled fish|crisp fish|\btilapia\b|mackerel|fish under|half croaker|scored/,
    1,
    0.96,
    '#8a5a2c',
    (x, y, s, turn, c) => fish(x, y, s, turn, c),
  ],
  [
    /smoked (cat)?fish|dry fish|stockfish|catfish|\bfish\b|tuna chunks|pink folds/,
    2,
    0.42,
    '#7a4a20',
    (x, y, s, turn, c) => fish(x, y, Math.min(s, 0.6), turn, c),
  ],
  [/snail|periwinkle|shells/, 3, 30, '#4a3526', (x, y, s, turn) => shell(x, y, s, turn)],
  [
    /fried eggs?|poached|two eggs|plate: .*eggs|yolk|: eggs/,
    1,
    54,
    '#f9a51b',
    (x, y, s, turn) => friedEgg(x, y, s, turn),
  ],
  [/eggs?$|half eggs?|whole eggs?|egg quarters/, 1, 38, '#f7a91b', (x, y, s, turn) => halfEgg(x, y, s, turn)],
  [/charred plantain|plantain halves|plantains split/, 2, 84, '#d98a1c', plantainHalf],
  [/dodo|plantain/, 5, 32, '#f5ab24', (x, y, s, turn) => dodo(x, y, s, turn)],
  [
    /sausage (slices|discs|coins)|red discs|dark sausage slices|sausage rounds|coins/,
    7,
    24,
    '#9c2a18',
    (x, y, s, _t, c) =>
      contactShadow(ball(x, y, s, c, 0.7)) + strewn([x, y, s * 0.7], 6, 5, (a, b) => circle(a, b, 2.6, light(c, 0.5))),
  ],
  [/sausage|chipolata|smokie/, 2, 74, '#a8431c', (x, y, s, turn, c) => sausage(x, y, s, turn, c)],
  [
    /triangles?|samosa|mahamri|fatayer|mandazi|bread shards/,
    3,
    50,
    '#d5822a',
    (x, y, s, turn, c) => triangle(x, y, s, turn, c),
  ],
  [/dumplings|har gow/, 6, 44, '#fbf2e2', dumpling],
  [
    /pointed ovals/,
    4,
    48,
    '#7a4520',
    (x, y, s, turn, c) =>
      put(contactShadow(form('M-60 0Q-20-36 0-36 20-36 60 0 20 36 0 36-20 36-60 0Z', c)), x, y, s / 60, turn),
  ],
  [/akara|balls|bhajia|falafel|puffs|bites|blown golden/, 5, 36, '#a8641f', (x, y, s, _t, c) => rough(x, y, s, c)],
  [
    /rice cakes|round golden cakes|discs|masa|scones|buns|white squares?$/,
    4,
    44,
    '#e9b45c',
    (x, y, s, _t, c) => flatCake(x, y, s, c),
  ],
  [/\bribs?\b|\brack\b/, 1, 92, '#7a3312', (x, y, s, turn, c) => ribs(x, y, s, turn, c)],
  [
    /(slices?|sliced|thick-cut|cutlet|steak|brown beef|shaved).*(meat|beef|edge|ram|liver|chicken|duck|steak)|grilled slices|liver slices|cutlet|sliced|fillet|chicken slices|meats? in quarters/,
    5,
    56,
    '#8a4a2c',
    (x, y, s, turn, c) => meatSlice(x, y, s, turn, c),
  ],
  [/\btripe\b|shaki|cow foot/, 5, 26, '#cdb28c', (x, y, s, turn, c) => chunk(x, y, s, turn, c)],
  [/gizzard|kidney|liver|quanta/, 5, 25, '#5a2a18', (x, y, s, turn, c) => chunk(x, y, s, turn, c)],
  [
    /white cubes|tofu|paneer|potato|cassava|yam cubes|orange cubes|mango cubes|arrowroot|ponmo|skin pieces/,
    6,
    21,
    '#f3dd9a',
    cubeOf,
  ],
  [
    /oxtail|rounds with bone/,
    3,
    48,
    '#7d3713',
    (x, y, s, turn, c) =>
      chunk(x, y, s, turn, c) + circle(x, y, s * 0.3, '#f7ecd6') + ring(x, y, s * 0.3, '#c9a070', 4),
  ],
  [/chicken/, 5, 28, '#c98a4a', (x, y, s, turn, c) => chunk(x, y, s, turn, c)],
  [
    /beef|goat|lamb|ram|mutton|meat|pork|cubes|chunks|patty|quarters/,
    5,
    28,
    '#7d3713',
    (x, y, s, turn, c) => chunk(x, y, s, turn, c),
  ],
  [/yam slabs|white yam/, 4, 46, '#fbf4e2', slabOfYam],
  [/halloumi|striped|white slab|cheese sheets/, 3, 54, '#fbf2d8', cheeseSlice],
  [/chapati|pita|folded|flat bread|napkin|rolled injera|injera pieces/, 2, 62, '#e9bd74', cabbageBall],
  [/toast|bread$|thick slices|white loaf|bread,/, 2, 58, '#f6dca8', (x, y, s, turn) => breadSlice(x, y, s, turn)],
  [/moi moi/, 1, 62, '#d9702a', (x, y, s, turn) => triangle(x, y, s, turn, '#d9702a')],
  [/ugali/, 1, 0.8, '#f8f2e2', (x, y, s, turn) => slab(x, y, Math.min(s, 1), turn)],
  [
    /swallow|pounded yam|tuwo|eba|semo|yam ball|dome|mound of/,
    1,
    66,
    '#fdf6e6',
    (x, y, s, _t, c) => swallow(x, y, s, c),
  ],
  [/cob|maize round|corn on/, 1, 84, '#f5c531', (x, y, s, turn) => cob(x, y, Math.round(s), turn)],
  [/pineapple/, 2, 40, '#f9d04a', pineapple],
  [
    /lemon|lime|citrus|orange wheels/,
    1,
    38,
    '#f2b90f',
    (x, y, s, turn, _c, words) =>
      /lime/.test(words)
        ? /wheel|halves/.test(words)
          ? citrus(x, y, s * 0.8, '#5a9a2f', '#b5d96a')
          : wedge(x, y, s, turn, '#5a9a2f', '#b5d96a')
        : /orange/.test(words)
          ? citrus(x, y, s * 1.05, '#e8801a', '#f9a94a')
          : /halves|wheel/.test(words)
            ? citrus(x, y, s)
            : wedge(x, y, s, turn),
  ],
  [/onion rings?|onions?$|purple onion|red onion/, 3, 22, '#a2447f', (x, y, s) => onionRing(x, y, s)],
  [
    /tomato slices|cherry tomato|grilled tomato|tomatoe?s?$|^tomato/,
    3,
    22,
    '#ef4f37',
    (x, y, s) => tomatoSlice(x, y, s),
  ],
  [
    /cucumber|pickle|celery|radish/,
    4,
    20,
    '#d8f0b8',
    (x, y, s, _t, _c, words) =>
      /radish/.test(words)
        ? contactShadow(circle(x, y, s, '#c8235a') + circle(x, y, s * 0.8, '#fff'))
        : cucumberSlice(x, y, s),
  ],
  [
    /chilli rings|green rings|chilli slice|pepper rings|jalape|green pepper|peppers/,
    4,
    16,
    '#3f8a34',
    (x, y, s, _t, c) => pepperRing(x, y, s, c),
  ],
  [/chilli(?! dust)|chilli halves|dried red/, 2, 26, '#d8281a', redChilli],
  [/mushroom/, 6, 30, '#cdb08a', (x, y, s, turn) => mushroom(x, y, s, turn)],
  [/florets?|broccoli|cauliflower/, 6, 36, '#3f8a34', (x, y, s, turn, c) => floret(x, y, s, turn, c)],
  [/avocado/, 1, 54, '#dfe9a0', (x, y, s, turn) => avocado(x, y, s, turn)],
  [/banana/, 5, 24, '#f4e29a', banana],
  [
    /ube|olives?|grapes?|berries|blue spots|strawberry/,
    5,
    15,
    '#4a2458',
    (x, y, s, _t, c, words) =>
      contactShadow(ball(x, y, s, /olive/.test(words) ? '#2a2430' : /berries|strawberry/.test(words) ? '#b3123c' : c)),
  ],
  [/bacon/, 3, 50, '#8f2f1a', bacon],
  [
    /scoops?/,
    2,
    56,
    '#fbf2dc',
    (x, y, s, _t, c) => dropShadow(ball(x, y, s, c, 0.8)) + shine(x - s * 0.3, y - s * 0.4, s * 0.3, s * 0.14),
  ],
  [/coconut half/, 1, 84, '#fff', (x, y, s) => coconut(x, y, s)],
  [/butter square|butter$/, 1, 24, '#f9dc6a', cubeOf],
];
