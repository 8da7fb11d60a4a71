import { cakeSlice, crescent, doughnut, loaf, muffin, pie } from '../parts/bake-parts.ts';
import { bits } from '../parts/food-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  dropShadow,
  ellipse,
  form,
  line,
  path,
  put,
  type Svg,
  shine,
  strewn,
  times,
} from '../parts/paint.ts';
import { sprig } from '../parts/plant-parts.ts';
import { bowl, brownPaper, foilTray, plate } from '../parts/vessels.ts';
import type { Recipe } from './read-recipes.ts';

/** The words of a base, and how it is drawn. */
export type BakeRow = readonly [RegExp, (all: string, recipe: Recipe) => Svg];

/** Loaves, pastries and cakes. */
export const pastries: readonly BakeRow[] = [
  [
    /crescent/,
    (all, { seed }) =>
      brownPaper() +
      crescent(seed) +
      (/almond|sugar/.test(all) ? bits([200, 150, 90], ['#f6e3bd', '#fff8ea', '#d9b074'], 34, seed, 16) : ''),
  ],
  [
    /rectangular pastry/,
    () =>
      brownPaper() +
      dropShadow(form('M60 150Q62 120 100 118H300Q338 120 340 150V250Q338 282 300 284H100Q62 282 60 250Z', '#cf8a34')) +
      line('M76 168H324M76 200H324M76 232H324', '#8a4a14', 5, 0.45) +
      contactShadow(
        ellipse(66, 172, 14, 20, '#3a1a0c') +
          ellipse(66, 232, 14, 20, '#3a1a0c') +
          ellipse(334, 172, 14, 20, '#3a1a0c') +
          ellipse(334, 232, 14, 20, '#3a1a0c'),
      ),
  ],
  [
    /spiral roll/,
    () =>
      brownPaper() +
      dropShadow(ball(200, 204, 146, '#d0913f')) +
      line(
        'M200 204Q240 190 236 224 220 262 176 246 138 214 166 168 214 130 264 170 302 228 252 288 176 322 112 264 80 190 128 120 206 78 292 116',
        '#7a3c12',
        17,
        0.75,
      ) +
      line('M110 150Q150 90 220 110M150 240Q200 280 260 240M230 150Q280 180 270 230', '#fffaf0', 19, 0.92),
  ],
  [
    /muffin/,
    (all, { seed }) =>
      /blue|golden/.test(all) ? muffin('#e0aa56', '#3a3f8a', seed) : muffin('#5a2f18', '#2a1209', seed),
  ],
  [
    /round pie/,
    (all) =>
      plate('#6E3B1A') +
      put(pie(true, /lattice/.test(all), '#f4e3c0'), 24, 22, 0.88) +
      (/parsley/.test(all) ? sprig(300, 306, 30, 20) : ''),
  ],
  [
    /half-moon/,
    (all, { seed }) =>
      brownPaper() +
      dropShadow(form('M40 250Q60 90 200 88 340 90 360 250 350 282 310 274 200 290 90 274 50 282 40 250Z', '#d4933f')) +
      times(13, (n) => line(`M${58 + n * 24} 278q6-16 4-26`, '#8a4a14', 6, 0.6)) +
      line('M120 160Q190 120 270 150', '#fbdca0', 9, 0.5) +
      (/slit|crack/.test(all)
        ? line('M160 190Q200 176 246 194', '#fff6e4', 18) + bits([202, 188, 34], ['#2d8a3a', '#49a552'], 14, seed, 10)
        : ''),
  ],
  [
    /sugar balls/,
    (_all, { seed }) =>
      brownPaper() +
      times(
        4,
        (n) =>
          dropShadow(ball(136 + (n % 2) * 130, 144 + Math.floor(n / 2) * 118, 64, '#d99a4a')) +
          strewn(
            [136 + (n % 2) * 130, 144 + Math.floor(n / 2) * 118, 58],
            60,
            seed + n,
            (x, y) => circle(x, y, 2.4, '#fffaf0'),
            1,
          ) +
          contactShadow(ball(146 + (n % 2) * 130, 150 + Math.floor(n / 2) * 118, 13, '#b3122c')),
      ),
  ],
  [
    /box of six rings/,
    (_all, { seed }) =>
      foilTray() +
      times(6, (n) =>
        doughnut(102 + (n % 3) * 98, 152 + Math.floor(n / 3) * 100, 45, n % 2 ? '#fbf3e4' : '#f4c6d2', seed + n),
      ),
  ],
  [/scored loaf/, (_all, { seed }) => brownPaper() + loaf('#b8742f', false, false, seed)],
  [/oblong loaf/, (_all, { seed }) => brownPaper() + loaf('#5a3418', true, true, seed)],
  [
    /crossed baguettes/,
    () =>
      brownPaper() +
      times(2, (n) =>
        put(
          dropShadow(form('M-176 0Q-160-40 0-42 160-40 176 0 160 40 0 42-160 40-176 0Z', '#cf8f3c')) +
            times(5, (k) => line(`M${-130 + k * 58} 14l34-34`, '#f9e4b8', 12)),
          200,
          204,
          1,
          n ? -34 : 30,
        ),
      ),
  ],
  [
    /flaky roll|flaky rolls/,
    (all) =>
      plate('#26358F') +
      times(/two/.test(all) ? 2 : 1, (n) =>
        put(
          dropShadow(form('M-140 10Q-142-50-110-54H110Q142-50 140 10 138 52 108 54H-110Q-138 52-140 10Z', '#d4933f')) +
            times(7, (k) => line(`M${-100 + k * 32}-48q14 46 0 96`, '#8a4a14', 6, 0.45)) +
            contactShadow(
              ellipse(132, 0, 24, 44, '#e0a654') + ellipse(134, 0, 15, 32, /pink/.test(all) ? '#c99a94' : '#8a4a2c'),
            ),
          190,
          /two/.test(all) ? 140 + n * 122 : 204,
          /two/.test(all) ? 0.92 : 1.1,
          -8,
        ),
      ) +
      (/sesame/.test(all) ? bits([190, 196, 110], ['#fff3d0'], 30, 4, 7) : ''),
  ],
  [
    /square slab in dish/,
    (_all, { seed }) =>
      plate('#F09A00') +
      dropShadow(path('M70 190 240 150 340 196 330 270 164 320 76 262Z', '#b5561c')) +
      times(4, (n) =>
        line(`M76 ${216 + n * 16}L164 ${268 + n * 15} 332 ${212 + n * 18}`, n % 2 ? '#c8341a' : '#f6dca0', 12),
      ) +
      path('M70 190 240 150 340 196 164 250Z', '#eab24e') +
      bits([206, 198, 96], ['#f7dc8e', '#c9742a', '#a8501c'], 60, seed, 15),
  ],
  [
    /triangle slice/,
    () =>
      plate('#1F3E8C') +
      put(cakeSlice('#b8702f', '#fffaf0', 1), 10, 0, 0.92) +
      contactShadow(ball(160, 138, 19, '#8a5a2c') + ball(204, 128, 17, '#9c6a34')),
  ],
  [
    /dark slice/,
    () =>
      plate('#A83A08') +
      put(cakeSlice('#4a2412', '#2a120a', 1), 10, 0, 0.92) +
      bits([280, 330, 30], ['#4a2412'], 10, 4, 9),
  ],
  [
    /cream wedge/,
    () =>
      plate('#1A7338') +
      put(cakeSlice('#fbeec9', '#fdf6df', 0), 10, 0, 0.92) +
      put(
        contactShadow(path('M60 176Q180 110 330 118 350 150 280 168 200 200 130 190 60 220 60 176Z', '#b3122c')),
        14,
        -8,
        0.92,
      ) +
      line('M84 316 348 268', '#a8702f', 20),
  ],
  [
    /white-gold cake/,
    (_all, { seed }) =>
      plate('#135A2B') +
      dropShadow(ball(196, 204, 132, '#e9bf6a', 0.7)) +
      ball(194, 198, 118, '#fbe9bd', 0.4) +
      path('M196 200 340 168A140 140 0 0 1 318 282Z', '#f4eee6') +
      strewn([180, 200, 100], 26, seed, (x, y) => circle(x, y, 3.4, '#5a6a2c')),
  ],
  [
    /small cake|melted flow/,
    () =>
      plate('#135A2B') +
      put(contactShadow(path('M120 250Q110 320 200 322 300 322 276 270Z', '#3a160a')), 0, 0) +
      dropShadow(form('M96 190Q96 130 180 130T264 190V250Q260 284 180 286T96 250Z', '#54280f')) +
      ellipse(180, 172, 74, 26, '#6b3418') +
      dropShadow(ball(292, 176, 52, '#fdf6e6', 0.7)) +
      shine(276, 156, 16, 8),
  ],
  [
    /crumbs|ramekin/,
    (_all, { seed }) =>
      bowl(200, 204, 168, '#f4eee6') +
      circle(200, 204, 154, '#d9a04c') +
      bits([200, 204, 140], ['#c98a3c', '#e9b566', '#a8682a', '#f2cf8a'], 190, seed, 18) +
      contactShadow(path('M180 120Q260 120 280 190 300 280 230 290 190 240 200 190Z', '#f7cf4a')) +
      shine(232, 168, 26, 10),
  ],
  [
    /brown glossy balls/,
    () =>
      bowl(200, 204, 172, '#f4eee6') +
      circle(200, 204, 158, '#c9872a') +
      times(
        4,
        (n) =>
          dropShadow(ball(146 + (n % 2) * 108, 152 + Math.floor(n / 2) * 104, 54, '#6b2c0f')) +
          shine(128 + (n % 2) * 108, 130 + Math.floor(n / 2) * 104, 16, 8, -26, 0.6) +
          bits([146 + (n % 2) * 108, 146 + Math.floor(n / 2) * 104, 16], ['#8fb54a', '#6b8f2a'], 9, n + 3, 8),
      ),
  ],
  [
    /glossy balls in a glass/,
    (_all, { seed }) =>
      bowl(200, 204, 172, '#dcebef') +
      times(10, (n) => {
        const a = (n * 6.28) / 9;
        const r = n === 9 ? 0 : 96;
        return (
          dropShadow(ball(200 + Math.cos(a) * r, 204 + Math.sin(a) * r, 42, '#b8641c')) +
          shine(188 + Math.cos(a) * r, 188 + Math.sin(a) * r, 12, 6, -26, 0.6)
        );
      }) +
      bits([200, 204, 120], ['#fff3d0'], 34, seed, 7),
  ],
];
