import { bits, greens } from './parts/food-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  type Drawings,
  dropShadow,
  each,
  ellipse,
  form,
  ground,
  line,
  oval,
  path,
  put,
  rect,
  type Svg,
  shine,
  strewn,
  within,
} from './parts/paint.ts';
import { breadSlice, tomatoSlice, wedge } from './parts/plant-parts.ts';
import { cakeStand, dip, plate, rafiaPlate } from './parts/vessels.ts';

const cakeSlice = (x: number, y: number, turn: number): Svg =>
  breadSlice(x, y, 84, turn, '#b9763a', '#5f3012') +
  put(
    bits([0, 0, 56], ['#6e3b14', '#8a5020', '#e0b070'], 30, 3, 12) +
      circle(-18, -26, 15, '#7a4a1e') +
      circle(22, 24, 15, '#7a4a1e') +
      line('M-26-26q8-6 16 0M14 24q8-6 16 0', '#4c2508', 3.5),
    x,
    y,
    1,
    turn,
  );

const bananaCoin = (x: number, y: number, r: number): Svg =>
  contactShadow(circle(x, y, r, '#e8c45a') + circle(x, y, r * 0.88, '#fdf3c8')) +
  each([0, 120, 240], (turn) => put(ellipse(0, -r * 0.26, r * 0.09, r * 0.2, '#8a5a1e'), x, y, 1, turn));

const halfMoon = 'M-120 40Q-124-64 0-76 124-64 120 40Q60 56 0 56T-120 40Z';

const crimp = line(
  'M-118 30q10 18 24 6 10 18 24 6 10 18 24 5 10 17 23 4 10 17 23 4 10 16 24 2 10 15 24 0 10 12 24-2 10 8 22-6 8 6 18-8',
  '#a8651c',
  9,
);

export const snacks: Drawings = {
  bananabread: () =>
    ground(200, 350, 150, 18) +
    cakeSlice(150, 190, -12) +
    cakeSlice(252, 224, 8) +
    bananaCoin(112, 324, 28) +
    bananaCoin(168, 340, 26) +
    bananaCoin(330, 330, 26),
  bdaycake: () =>
    cakeStand() +
    dropShadow(
      path('M72 226H328V300Q200 332 72 300Z', '#fff2da') +
        path('M72 226H328V300Q200 332 72 300Z', 'url(#side)') +
        ellipse(200, 226, 128, 24, '#ffb733') +
        path(
          'M72 226Q72 262 86 262T104 244Q112 284 126 284T142 250Q156 272 168 270T186 252Q194 292 208 290T226 252Q240 276 254 272T268 246Q278 282 292 278T308 242Q320 262 328 226Z',
          '#f59a1b',
        ) +
        ellipse(200, 226, 128, 24, '#ffc14a'),
    ) +
    path('M118 138H282V216Q200 240 118 216Z', '#ffe3ea') +
    path('M118 138H282V216Q200 240 118 216Z', 'url(#side)') +
    path(
      'M118 138Q118 168 130 168T146 154Q154 188 168 186T182 160Q196 180 208 178T222 160Q232 190 244 186T258 156Q272 172 282 138Z',
      '#f59a1b',
    ) +
    ellipse(200, 138, 82, 16, '#ffc14a') +
    each(
      [
        [160, 134, '#be1146'],
        [200, 128, '#1f6fb5'],
        [240, 134, '#1a7338'],
      ] as const,
      ([x, y, colour]) =>
        rect(x - 6, y - 62, 12, 66, 4, colour) +
        line(`M${x - 5} ${y - 44}l10-8M${x - 5} ${y - 24}l10-8`, '#fff', 4, 0.8) +
        path(`M${x} ${y - 96}Q${x + 14} ${y - 74} ${x} ${y - 64}Q${x - 14} ${y - 74} ${x} ${y - 96}Z`, '#ffb51f') +
        path(`M${x} ${y - 84}q7 12 0 18q-7-6 0-18Z`, '#fff3b0'),
    ) +
    each(
      [
        [100, 296],
        [150, 312],
        [200, 316],
        [250, 312],
        [300, 296],
      ] as const,
      ([x, y]) => ball(x, y, 11, '#be1146'),
    ),
  bhajia: () =>
    rafiaPlate() +
    each(
      [
        [142, 116, -10],
        [216, 104, 16],
        [282, 152, 30],
        [112, 180, 10],
        [184, 172, -20],
        [254, 210, 20],
        [134, 246, 20],
        [204, 252, -8],
        [164, 306, 10],
      ] as const,
      ([x, y, turn]) =>
        put(
          dropShadow(form('M-50 4Q-52-34-10-40 44-44 50-4 52 34 10 40-46 42-50 4Z', '#e5a32e')) +
            oval(0, -2, 34, 26, '#f5cf5c', 0.5) +
            bits([0, 0, 38], ['#2d8a3a', '#b5651d', '#8a4209', '#49a552'], 12, 7, 7),
          x,
          y,
          1,
          turn,
        ),
    ) +
    dip(286, 284, 50, '#5a2a0e') +
    wedge(212, 330, 40, -14),
  chinchin: () => {
    const cup = 'M96 110H304L280 330Q278 348 260 348H140Q122 348 120 330Z';
    return (
      ground(200, 350, 110, 16) +
      dropShadow(path(cup, '#f6e3bd')) +
      within(
        cup,
        strewn(
          [200, 236, 150],
          230,
          5,
          (x, y, roll) =>
            put(
              rect(-13, -13, 26, 26, 6, '#a8651c') +
                rect(-13, -14, 26, 24, 6, roll() > 0.6 ? '#f0b450' : roll() > 0.4 ? '#e09a36' : '#d0862a'),
              x,
              y,
              1,
              roll() * 90,
            ),
          1,
        ),
      ) +
      each(
        [
          [130, 104, 10],
          [166, 92, 40],
          [204, 86, 20],
          [240, 94, 60],
          [272, 106, 30],
        ] as const,
        ([x, y, turn]) => put(contactShadow(rect(-15, -15, 30, 30, 7, '#e5a23c')), x, y, 1, turn),
      ) +
      path(cup, 'url(#side)') +
      line('M124 130 142 316', '#fff', 10, 0.55) +
      line('M92 112H308', '#ffffff', 9, 0.85) +
      each(
        [
          [70, 346, 10],
          [318, 350, 40],
          [346, 336, 70],
        ] as const,
        ([x, y, turn]) => put(contactShadow(rect(-14, -14, 28, 28, 7, '#e09a36')), x, y, 1, turn),
      )
    );
  },
  meatpie: () =>
    ground(200, 346, 150, 18) +
    put(
      dropShadow(form(halfMoon, '#e0a040')) +
        crimp +
        line('M-50-26 -30-6M-6-34 4-10M44-30 38-6', '#a8651c', 6, 0.7) +
        shine(-40, -44, 40, 12, -18),
      182,
      150,
      1.14,
      -8,
    ) +
    put(
      dropShadow(form('M-110 34Q-112-58 6-68V46Q-60 50-110 34Z', '#d9973a')) +
        path('M6-68Q40-56 44 4T6 46Q-8-14 6-68Z', '#f5d79a') +
        path('M10-50Q32-40 34 2T10 34Q0-10 10-50Z', '#7a3f1c') +
        bits([20, -6, 20], ['#f28a2b', '#9c5a2c', '#f7e6a8', '#5a2a10'], 18, 5, 10) +
        line('M-108 26q10 16 22 6 10 16 22 6 10 16 22 5 10 14 22 3', '#a8651c', 8),
      250,
      272,
      1.1,
      6,
    ),
  scotchegg: () =>
    plate('#BE1146') +
    dropShadow(ball(146, 152, 70, '#a86424')) +
    bits([146, 152, 62], ['#d9903c', '#8a4a14', '#e8ac5c'], 110, 5, 9) +
    dropShadow(
      circle(240, 236, 86, '#8a4a14') +
        circle(240, 236, 79, '#c98a4c') +
        bits([240, 236, 76], ['#b5763c', '#d9a06a', '#a8642c'], 90, 8, 9) +
        ellipse(240, 236, 54, 58, '#fffaf0'),
    ) +
    ball(242, 240, 30, '#f7a91b', 0.7) +
    greens([118, 276, 34], 5, 40) +
    tomatoSlice(160, 312, 22),
};
