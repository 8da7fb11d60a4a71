import { glassCup, scoopCup } from '../parts/bake-parts.ts';
import { cutPieces, zigzagOf } from '../parts/dish-parts.ts';
import { bits, strips } from '../parts/food-parts.ts';
import { friedEgg } from '../parts/meat-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  dropShadow,
  ellipse,
  form,
  ground,
  line,
  oval,
  path,
  put,
  rect,
  ring,
  type Svg,
  shine,
  strewn,
  times,
} from '../parts/paint.ts';
import { coconut, flatBread, sprig } from '../parts/plant-parts.ts';
import { pan, plate } from '../parts/vessels.ts';
import { type BakeRow, pastries } from './pastries.ts';
import type { Recipe } from './read-recipes.ts';

/** Cakes, loaves and sweets, those of the pastries first. */
const bakes: readonly BakeRow[] = [
  ...pastries,
  [
    /four diamonds/,
    () =>
      plate('#A83A08') +
      put(cutPieces(4, '#d9922f', '#e9ae54', true), 30, 30, 0.85) +
      bits([200, 200, 90], ['#7fae3a', '#5a8a2a'], 60, 6, 8),
  ],
  [/pink-white squares/, () => plate('#0B6E79') + put(cutPieces(4, '#f0a8b4', '#fbf0ee', false), 20, 20, 0.9)],
  [
    /square pancake|cut in nine/,
    () =>
      plate('#26358F') + put(cutPieces(9, '#c98434', '#e9b457', false), 0, 0) + zigzagOf([200, 200, 100], '#fff6e4'),
  ],
  [
    /dark square/,
    () =>
      plate('#6E3B1A') +
      dropShadow(rect(96, 120, 210, 176, 16, '#2e140a') + rect(90, 104, 210, 172, 16, '#4f2814')) +
      line('M120 150Q160 130 190 160T270 140M130 220Q180 190 220 226T286 210', '#8a5a38', 5, 0.8),
  ],
  [
    /orange thread/,
    (_all, { seed }) =>
      plate('#1A7338') +
      dropShadow(ball(200, 202, 122, '#d9701a', 0.7)) +
      strips([200, 200, 108], ['#f09a3a', '#e58422', '#c95f12', '#f7b45c'], 120, seed, 36, 4) +
      contactShadow(path('M200 210 320 230A124 124 0 0 1 250 320Z', '#fbf3dc')) +
      bits([190, 180, 34], ['#7fae3a', '#5a8a2a'], 30, seed, 9),
  ],
  [
    /paper cup/,
    (all, { accent }) =>
      scoopCup(/green|pistachio/.test(all) ? '#a9c270' : /dark/.test(all) ? '#4a2616' : '#f6c95a', accent),
  ],
  [
    /coconut half/,
    () =>
      plate('#0B6E79') +
      coconut(196, 210, 134) +
      dropShadow(ball(196, 190, 72, '#ffffff', 0.5)) +
      shine(170, 160, 22, 10, -26, 0.6),
  ],
  [
    /glass coupe/,
    () =>
      ground(200, 356, 80, 11) +
      dropShadow(
        path('M70 170H330Q322 270 216 280V330L252 352H148L184 330V280Q78 270 70 170Z', '#dcebef', 'opacity=".9"'),
      ) +
      dropShadow(ball(148, 150, 66, '#f2951c', 0.8)) +
      dropShadow(ball(246, 152, 66, '#f6a83a', 0.8)) +
      path('M70 190H330Q322 270 216 280H184Q78 270 70 190Z', '#eaf4f6', 'opacity=".55"') +
      sprig(206, 84, 40, 16),
  ],
  [
    /meringue/,
    (_all, { seed }) =>
      plate('#BE1146') +
      times(11, (n) => put(dropShadow(ball(0, -96, 38, '#fffaf2', 0.5)), 200, 204, 1, n * 32.7)) +
      dropShadow(ball(200, 204, 88, '#fbf0dc', 0.4)) +
      bits([200, 202, 70], ['#f2a51b', '#f7c24a', '#2a1c12', '#f2a51b'], 70, seed, 13),
  ],
  [
    /white dome/,
    () =>
      plate('#135A2B') +
      dropShadow(oval(140, 200, 88, 78, '#fffdf6', 0.6)) +
      times(6, (n) =>
        put(
          contactShadow(form('M-20-84Q0-100 20-84L16 70Q0 84-16 70Z', n % 2 ? '#f6a81c' : '#f9bd3a')),
          226 + n * 17,
          206 + n * 5,
          0.9,
          -8 + n * 9,
        ),
      ) +
      bits([140, 180, 46], ['#f4e3b8', '#3a2a1c'], 22, 5, 7),
  ],
  [
    /^glass brown/,
    () =>
      glassCup(
        ['#f7ead0', '#6b3a1c', '#f7ead0', '#7a4724', '#f4e3c2'],
        contactShadow(ellipse(200, 112, 88, 18, '#5a2f18')) + bits([200, 110, 70], ['#3a1a0c', '#7a4724'], 26, 4, 7),
      ),
  ],
  [
    /^parfait glass/,
    () =>
      glassCup(
        ['#fbf6ec', '#d9384c', '#fbf6ec', '#c98f4a', '#fbf6ec'],
        contactShadow(bits([200, 106, 74], ['#d81e2c', '#c98f4a', '#f6a81c'], 30, 6, 20)),
      ),
  ],
  [
    /glass jar/,
    () =>
      glassCup(
        ['#f9b53a', '#fbf3e0', '#f4e3c0', '#fbf3e0'],
        contactShadow(bits([200, 106, 74], ['#f6a81c', '#f9bd3a'], 34, 6, 22)),
      ),
  ],
  [
    /round pancakes/,
    () =>
      plate('#A83A08') +
      times(
        3,
        (n) =>
          dropShadow(ball(196 + n * 4, 224 - n * 22, 118, '#d9983f', 0.6)) +
          circle(196 + n * 4, 220 - n * 22, 100, '#b86f24', 'opacity=".55"'),
      ) +
      contactShadow(rect(176, 144, 48, 40, 8, '#f9dc6a')) +
      contactShadow(path('M140 180Q200 150 270 190 290 230 262 240 240 200 160 210Z', '#e0961c')),
  ],
  [
    /grid waffle|waffle/,
    () =>
      plate('#1A7338') +
      dropShadow(ball(178, 200, 118, '#d9983f', 0.5)) +
      times(5, (n) => line(`M${98 + n * 40} 108V292M86 ${120 + n * 40}H270`, '#a8682a', 9, 0.6)) +
      times(2, (n) =>
        dropShadow(form('M-56 6Q-60-40-10-46 50-48 58 0 52 46 0 44-50 44-56 6Z', '#b86f24')).replace(
          '<g',
          `<g transform="translate(${258 + n * 24} ${150 + n * 96})"`,
        ),
      ),
  ],
  [
    /ring bagel/,
    () =>
      plate('#F09A00') +
      dropShadow(ball(200, 202, 124, '#c98434')) +
      circle(200, 202, 104, '#fbf6ea', 'filter="url(#rough)"') +
      times(6, (n) =>
        put(
          contactShadow(form('M-40 6Q-30-26 0-16 30-30 42 2 20 24 0 14-24 26-40 6Z', '#f2917a')) +
            line('M-26 0Q0-10 28-2', '#fbd0c0', 4),
          200,
          202,
          1,
          n * 60,
        ).replace('rotate', 'rotate'),
      ) +
      circle(200, 202, 34, '#fffdf9') +
      sprig(290, 300, 28, 20),
  ],
  [
    /iron pan/,
    (all, { seed }) =>
      /eggs/.test(all)
        ? pan() +
          circle(184, 186, 136, '#c4330f', 'filter="url(#rough)"') +
          bits([184, 186, 116], ['#e2571a', '#8a1f05', '#2d8a3a', '#f0742c'], 90, seed, 14) +
          friedEgg(140, 156, 54, 0) +
          friedEgg(230, 214, 54, 60)
        : '',
  ],
  [
    /tilted|^round bread|round flat/,
    (all, { seed }) =>
      plate('#0B6E79') +
      flatBread(200, 202, 142, seed) +
      (/white bubbled/.test(all)
        ? strewn([200, 202, 110], 40, seed, (x, y, roll) =>
            ellipse(x, y, 14 + roll() * 12, 9 + roll() * 9, '#fdf6e2', 'opacity=".95"'),
          ) + bits([200, 202, 100], ['#2a2018'], 26, seed, 6)
        : bits([200, 202, 116], ['#5f6a24', '#7a7a30', '#3f4a14', '#d9c48a'], 260, seed, 9)),
  ],
  [
    /red and white slices/,
    (_all, { seed }) =>
      plate('#135A2B') +
      times(10, (n) => {
        const a = (n * 6.28) / 10;
        return n % 2
          ? contactShadow(
              circle(200 + Math.cos(a) * 90, 202 + Math.sin(a) * 82, 46, '#fffaf0') +
                circle(200 + Math.cos(a) * 90, 202 + Math.sin(a) * 82, 40, '#fbf2de'),
            )
          : contactShadow(
              circle(200 + Math.cos(a) * 90, 202 + Math.sin(a) * 82, 48, '#c81e14') +
                circle(200 + Math.cos(a) * 90, 202 + Math.sin(a) * 82, 40, '#ef4f37'),
            );
      }) +
      sprig(200, 200, 54, seed % 40),
  ],
  [
    /striped bucket/,
    (_all, { seed }) =>
      ground(200, 358, 110, 12) +
      times(5, (n) =>
        put(
          dropShadow(form('M-60 6Q-62-44-8-50 52-52 60 0 54 48 0 46-54 48-60 6Z', '#b8701f')) +
            strewn([0, 0, 42], 12, n + 2, (x, y) => circle(x, y, 7, '#d99a3c')),
          108 + n * 46,
          126 - (n % 2) * 34,
          0.95,
          n * 40,
        ),
      ) +
      dropShadow(path('M70 150H330L296 356H104Z', '#fffaf2')) +
      times(4, (n) => path(`M${84 + n * 66} 150h32l${n < 2 ? 6 : -6} 206h-28Z`, '#c8102e')) +
      path('M70 150H330L296 356H104Z', 'url(#side)') +
      (seed ? '' : ring(0, 0, 1, '#fff', 1)),
  ],
  [
    /wedge|omelette wedge/,
    (all, { accent }) =>
      /omelette/.test(all)
        ? plate(accent) +
          dropShadow(path('M70 230 290 120 340 250Z', '#c9922a') + path('M70 210 290 100 340 228Z', '#f2c04a')) +
          bits([240, 180, 50], ['#d98a1a', '#b86f14', '#fbe08a'], 40, 4, 14) +
          contactShadow(rect(70, 270, 120, 60, 14, '#b8742f') + rect(76, 270, 108, 48, 12, '#f4d9a0'))
        : '',
  ],
  [/cob/, () => ''],
];

/** Words that a bake stands for. */
export const bakeWords = new RegExp(bakes.map(([word]) => word.source).join('|'));

/** The bake that the base names, or nothing. */
export function bake(recipe: Recipe): Svg {
  const all = `${recipe.base} ${recipe.topping} ${recipe.garnish}`;
  const found = bakes.find(([word]) => word.test(recipe.base));
  return found ? found[1](all, recipe) : '';
}
