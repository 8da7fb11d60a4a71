import {
  ball,
  circle,
  contactShadow,
  dark,
  dropShadow,
  ellipse,
  form,
  ground,
  light,
  line,
  oval,
  path,
  put,
  rect,
  type Svg,
  shine,
  strewn,
  times,
  within,
} from '../parts/paint.ts';
import { avocado, citrus, coconut, cucumberSlice, sprig, wedge } from '../parts/plant-parts.ts';
import { calabash, glass, mug, saucer } from '../parts/vessels.ts';
import { chosen, colourIn, type Recipe, when } from './read-recipes.ts';

/** Drinks that the words give no colour. */
const drinkColours: readonly (readonly [RegExp, string])[] = [
  [/watermelon|red glass/, '#e0384c'],
  [/black coffee|crema|espresso|dripper/, '#3a1c0c'],
  [/foam|chocolate|brown shake/, '#8a5630'],
  [/beetroot|deep purple/, '#8a1440'],
  [/berry|purple/, '#7a2a72'],
  [/mint|frosted/, '#d3ebb4'],
  [/hibiscus|zobo/, '#a3122c'],
  [/tamarind|brown/, '#8a4a1c'],
  [/pink/, '#f4c1c4'],
  [/mango|orange-yellow/, '#f4a92a'],
  [/clear|sparkling/, '#dff1f6'],
  [/pale shake|vanilla/, '#f7ecd0'],
  [/tea|chai/, '#b5763a'],
];
const drinkOf = (words: string): string =>
  drinkColours.find(([word]) => word.test(words))?.[1] ?? colourIn(words, '#e9861c');

const straw = (x: number, y: number, colour: string): Svg =>
  line(`M${x} ${y}L${x + 30} ${y - 150}`, colour, 11) +
  line(`M${x + 4} ${y - 16}L${x + 28} ${y - 140}`, '#fff', 3, 0.6);
const ice = (seed: number): Svg =>
  strewn(
    [200, 170, 46],
    5,
    seed,
    (x, y, roll) =>
      put(
        rect(-17, -17, 34, 34, 7, '#ffffff', 'opacity=".55"') + line('M-9-9H6', '#fff', 4, 0.9),
        x,
        y,
        1,
        roll() * 80 - 40,
      ),
    0.6,
  );
const bubbles = (seed: number): Svg =>
  strewn([200, 230, 60], 26, seed, (x, y, roll) => circle(x, y, 2 + roll() * 4, '#ffffff', 'opacity=".75"'), 1.5);
const coaster = (accent: string): Svg =>
  dropShadow(ellipse(200, 356, 118, 22, dark(accent, 0.1))) +
  ellipse(200, 352, 112, 19, accent) +
  ellipse(200, 351, 92, 14, light(accent, 0.25));

/** What stands or lies beside a glass, or sits on its rim. */
const sides: readonly (readonly [RegExp, (seed: number) => Svg])[] = [
  [/orange peel|wheel on rim|orange/, () => citrus(286, 112, 46, '#e8801a', '#f9a94a')],
  [/lime/, () => citrus(282, 116, 40, '#5a9a2f', '#b5d96a')],
  [/lemon/, () => wedge(300, 330, 44, -20)],
  [/cucumber/, () => cucumberSlice(280, 116, 40) + cucumberSlice(312, 330, 34)],
  [/mint/, () => sprig(232, 92, 56, 26) + sprig(180, 96, 44, -20)],
  [
    /pineapple/,
    () =>
      times(5, (n) =>
        put(form('M-9 40Q-16-20 0-60 16-20 9 40Z', n % 2 ? '#3f8a34' : '#2d6a2a'), 270, 104, 1, -40 + n * 22),
      ) + contactShadow(circle(300, 322, 36, '#e8a81c') + circle(300, 322, 27, '#f9d04a')),
  ],
  [
    /ginger/,
    () =>
      put(
        contactShadow(
          form('M-40 6Q-44-18-20-22-10-44 10-24 44-26 42 2 40 26 10 22-10 38-22 20-38 22-40 6Z', '#d9b077') +
            oval(6, 0, 20, 14, '#f5dfa0', 0.4),
        ),
        302,
        332,
        1,
        -10,
      ),
  ],
  [
    /carrot/,
    () =>
      put(contactShadow(form('M-10-90Q0-100 10-90L5 40Q0 50-5 40Z', '#f0831c')), 246, 110, 1, 18) +
      sprig(270, 40, 34, 20),
  ],
  [/avocado/, () => avocado(306, 296, 52, 20)],
  [
    /strawberry/,
    () =>
      put(
        contactShadow(form('M0 40Q-40 6-30-20-10-36 0-22 10-36 30-20 40 6 0 40Z', '#d81e2c')) +
          strewn([0, 0, 22], 14, 4, (x, y) => ellipse(x, y, 2, 3, '#f9d77a')) +
          sprig(0, -28, 16, 0),
        282,
        108,
        1.1,
        16,
      ),
  ],
  [
    /banana/,
    () =>
      contactShadow(circle(284, 112, 34, '#f4e29a') + circle(284, 112, 27, '#fdf4cf') + circle(284, 112, 8, '#d9b85a')),
  ],
  [
    /tamarind pods/,
    () =>
      put(
        contactShadow(form('M-60 6Q-40-20-10-10 10-24 30-8 60-10 62 8 40 30 10 16-20 30-60 6Z', '#8a5a2c')),
        306,
        336,
        1,
        -14,
      ),
  ],
  [
    /mango/,
    () =>
      put(
        contactShadow(form('M-44 10Q-46-40 4-44 52-36 46 6 30 44-8 42-38 38-44 10Z', '#f2a51b')) +
          shine(-12, -18, 14, 7),
        306,
        318,
      ),
  ],
  [
    /beans|coffee/,
    () =>
      times(3, (n) =>
        put(
          contactShadow(oval(0, 0, 20, 14, '#5a2c14')) + line('M-16 2Q-4-6 2 0T16-2', '#2a1006', 3),
          296 + n * 28,
          340 + (n % 2) * 14,
          1,
          n * 40,
        ),
      ),
  ],
  [
    /cinnamon/,
    () => put(contactShadow(rect(-56, -9, 112, 18, 8, '#8a4f24')) + line('M-50-3H50', '#c98a4c', 3), 300, 338, 1, -14),
  ],
  [
    /cardamom/,
    () =>
      times(3, (n) => put(contactShadow(oval(0, 0, 16, 9, '#9db35a')), 300 + n * 24, 340 + (n % 2) * 14, 1, n * 50)),
  ],
  [
    /popcorn/,
    () => times(6, (n) => contactShadow(ball(292 + (n % 3) * 26, 330 + Math.floor(n / 3) * 20, 14, '#fdf3d0'))),
  ],
];

const beside = (words: string, seed: number): Svg => {
  const found = sides.find(([word]) => word.test(words));
  return found ? found[1](seed) : '';
};

const cup = (colour: string, drink: string, top: string): Svg =>
  dropShadow(
    line('M298 210q64-4 54 40-8 36-70 36', dark(colour, 0.08), 17) +
      path('M92 178H308Q306 316 236 326H164Q94 316 92 178Z', colour),
  ) +
  path('M92 178H308Q306 316 236 326H164Q94 316 92 178Z', 'url(#side)') +
  ellipse(200, 178, 108, 30, light(colour, 0.5)) +
  ellipse(200, 181, 97, 24, drink) +
  top;
const heart = '<path d="M200 196Q160 178 176 166 192 160 200 172 208 160 224 166 240 178 200 196Z" fill="#fff3dc"/>';
const fern = line(
  'M200 198V164M200 190Q180 186 172 176M200 190Q220 186 228 176M200 180Q186 178 180 168M200 180Q214 178 220 168',
  '#fff3dc',
  7,
);

const small = (drink: string, x: number, y: number): Svg =>
  dropShadow(
    line(`M${x + 46} ${y + 18}q34-2 28 24-4 20-36 18`, '#f0e8dc', 10) +
      path(
        `M${x - 58} ${y}H${x + 58}Q${x + 54} ${y + 82} ${x + 22} ${y + 86}H${x - 22}Q${x - 54} ${y + 82} ${x - 58} ${y}Z`,
        '#fffaf2',
      ),
  ) +
  ellipse(x, y, 58, 15, '#fff') +
  ellipse(x, y + 2, 50, 11, drink);

/** A drink of the table: the colours and words that its picture is made of. */
interface Served {
  accent: string;
  base: string;
  all: string;
  tone: string;
  /** What lies beside it or on its rim. */
  extra: Svg;
  seed: number;
}

function bottled({ accent, all, tone, extra, seed }: Served): Svg {
  const body = 'M172 60H228V120Q278 150 278 206V332Q278 354 254 354H146Q122 354 122 332V206Q122 150 172 120Z';
  const glassTone = chosen(
    all,
    [
      [/amber|kombucha/, '#b5651c'],
      [/dark|cold/, '#3a2014'],
      [/clear|water/, '#d6ecf2'],
    ],
    tone,
  );
  return (
    coaster(accent) +
    dropShadow(path(body, glassTone) + rect(166, 34, 68, 34, 9, accent)) +
    rect(122, 214, 156, 86, 0, '#fffaf0') +
    rect(122, 222, 156, 8, 0, accent) +
    circle(200, 262, 22, accent) +
    path(body, 'url(#side)') +
    line('M146 190V214M146 310V336', '#fff', 9, 0.6) +
    (/bubble|kombucha|sparkling/.test(all) ? bubbles(seed) : '') +
    extra
  );
}

function inTallGlass({ accent, base, all, tone, extra, seed }: Served): Svg {
  const tall = /tall|shake|latte/.test(base) || seed % 3 === 0;
  const w = tall ? 140 : 158;
  const top = tall ? 78 : 104;
  const layered = /latte|layers/.test(all)
    ? within(
        `M${200 - w / 2} ${top}H${200 + w / 2}L${200 + w * 0.38} 346H${200 - w * 0.38}Z`,
        rect(100, 220, 200, 140, 0, '#f4e3c8', 'opacity=".85"') + ellipse(200, 220, 70, 14, '#c99a6a'),
      )
    : '';
  const cream = /cream top|shake/.test(all)
    ? contactShadow(
        ball(166, top + 6, 34, '#fffaf2') + ball(234, top + 6, 34, '#fffaf2') + ball(200, top - 22, 38, '#fffaf2'),
      ) +
      (/chocolate/.test(all)
        ? line(`M160 ${top - 10}Q200 ${top + 20} 240 ${top - 14}`, '#5a2c14', 9)
        : ball(202, top - 58, 13, '#cf1a2a'))
    : '';
  return (
    coaster(accent) +
    straw(212, top + 90, ['#be1146', '#1a7338', '#f2b90f', '#2b4fa0'][seed % 4] ?? accent) +
    glass(200, top, w, 350 - top, tone, 0.87) +
    layered +
    when(all, /ice|cooler|iced|frosted|water|lime/, ice(seed)) +
    when(all, /banana|smooth|lassi|beige|purple/, ellipse(200, top + 34, w * 0.41, 13, light(tone, 0.5))) +
    (/sugar rim/.test(all)
      ? `<ellipse cx="200" cy="${top}" rx="${w / 2}" ry="${w * 0.1}" fill="none" stroke="#d8384c" stroke-width="10" stroke-dasharray="4 5"/>`
      : '') +
    cream +
    extra
  );
}

/** The words of a base and the vessel that they stand for, the first that fits. */
const served: readonly (readonly [RegExp, (drink: Served) => Svg])[] = [
  [
    /coconut with hole/,
    () =>
      ground(200, 346, 130, 16) +
      dropShadow(ball(196, 222, 128, '#6fa03a')) +
      shine(140, 160, 30, 50, 24, 0.3) +
      contactShadow(ellipse(206, 118, 48, 20, '#fbf8ee') + ellipse(206, 120, 34, 13, '#8a9a7a')) +
      straw(210, 124, '#be1146') +
      coconut(318, 320, 52),
  ],
  [/calabash/, ({ accent, extra }) => calabash(196, 200, 140, '#e9d3b4') + extra + straw(236, 196, accent)],
  [
    /jebena/,
    ({ accent, extra }) =>
      coaster(accent) +
      dropShadow(
        line('M250 190Q330 190 300 268', '#3a2a24', 18) +
          form('M176 60H224L218 150Q300 190 296 268 284 346 200 348 116 346 104 268 100 190 182 150Z', '#3a2a24') +
          line('M150 190Q100 170 92 130', '#3a2a24', 20),
      ) +
      shine(160, 240, 18, 46, 14, 0.22) +
      ellipse(200, 62, 24, 8, '#1d130f') +
      small('#3a1c0c', 312, 280) +
      extra,
  ],
  [
    /tiny cup|small white cup/,
    ({ all }) =>
      ground(200, 340, 150, 14) +
      (/brass/.test(all)
        ? dropShadow(form('M60 120H150L170 300H40Z', '#c99a34') + line('M150 150 190 120', '#c99a34', 16))
        : '') +
      saucer(206, 318, 130) +
      put(small('#3a1c0c', 0, 0), 206, 206, 1.3) +
      ellipse(206, 208, 52, 10, /crema/.test(all) ? '#b5763a' : '#3a1c0c'),
  ],
  [
    /dripper|filter/,
    ({ accent, extra }) =>
      coaster(accent) +
      put(small('#3a1c0c', 0, 0), 200, 244, 1.25) +
      dropShadow(path('M104 84H296L226 214H174Z', '#eef4f4', 'opacity=".92"')) +
      path('M116 90H284L246 160H154Z', '#fffdf6') +
      path('M128 102H272L250 146H150Z', '#5a2f18') +
      line('M104 84H296', '#d9b27c', 10) +
      extra,
  ],
  [
    /wide white cup/,
    ({ all }) =>
      ground(200, 346, 150, 14) + saucer(200, 322, 168) + cup('#fffaf2', '#b5763a', /heart/.test(all) ? heart : fern),
  ],
  [
    /mug/,
    ({ accent, all, extra }) =>
      coaster(accent) +
      mug(
        190,
        130,
        178,
        214,
        accent === '#135A2B' ? '#fffaf2' : light(accent, 0.75),
        /chocolate|marsh/.test(all) ? '#6b3a1c' : '#3a1c0c',
      ) +
      (/marsh|foam/.test(all)
        ? times(5, (n) => contactShadow(rect(128 + n * 24, 116 + (n % 2) * 8, 26, 20, 8, '#fffaf4')))
        : '') +
      extra,
  ],
  [
    /paper cup/,
    ({ accent, extra }) =>
      coaster(accent) +
      dropShadow(path('M126 110H274L256 348H144Z', '#fbf3e4') + path('M131 180H269L260 292H140Z', accent)) +
      path('M126 110H274L256 348H144Z', 'url(#side)') +
      dropShadow(rect(116, 88, 168, 26, 12, '#f4efe6')) +
      line('M170 70Q160 50 174 34M222 70Q212 50 226 34', '#fff', 8, 0.6) +
      extra,
  ],
  [/bottle/, bottled],
  [
    /small gold glass|glass of tan tea/,
    ({ accent, base, all, extra }) =>
      coaster(accent) +
      glass(200, 130, 140, 212, /mint|gold/.test(all) ? '#c98a1c' : '#b5763a', 0.9) +
      (/gold/.test(base) ? line('M146 210Q200 226 254 210M148 236Q200 252 252 236', '#f7d77a', 6) : '') +
      (/foam|milk/.test(all) ? ellipse(200, 152, 58, 14, '#f0d9b5') : '') +
      line('M170 100Q156 78 172 58T168 18', '#fff', 8, 0.6) +
      extra,
  ],
];

/** A drink by its words. */
export function drink({ accent, base, topping, garnish, seed }: Recipe): Svg {
  const all = `${base} ${topping} ${garnish}`;
  const extra = [topping, garnish]
    .flatMap((words) => words.split(/,| and /))
    .map((words) => beside(words, seed))
    .join('');
  const draw = chosen(/dripper|filter/.test(all) && !/cold/.test(all) ? 'dripper' : base, served, inTallGlass);
  return draw({ accent, base, all, tone: drinkOf(all), extra, seed });
}
