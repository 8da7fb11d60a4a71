import { word } from './parts/lettering.ts';
import { minnow, prawn } from './parts/meat-parts.ts';
import {
  ball,
  circle,
  circlePath,
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
  times,
  within,
} from './parts/paint.ts';
import { sprig, wedge } from './parts/plant-parts.ts';
import { calabash, rafiaPlate, whiteTray } from './parts/vessels.ts';

const orange = (x: number, y: number, r: number): Svg =>
  dropShadow(ball(x, y, r, '#f28a1b')) +
  circle(x + r * 0.1, y - r * 0.62, r * 0.09, '#4f7a1f') +
  shine(x - r * 0.34, y - r * 0.4, r * 0.24, r * 0.13);

const potato = (x: number, y: number, s: number, turn: number): Svg =>
  put(
    dropShadow(form('M-62 6Q-64-40-10-44 48-48 64-8 68 36 16 44-52 46-62 6Z', '#c9985a')) +
      each(
        [
          [-24, -12],
          [16, 8],
          [34, -20],
          [-10, 24],
        ] as const,
        ([px, py]) => ellipse(px, py, 6, 3.4, '#8f6430', 'opacity=".7"'),
      ),
    x,
    y,
    s,
    turn,
  );

const ice = (x: number, y: number, turn: number): Svg =>
  put(
    contactShadow(rect(-17, -17, 34, 34, 7, '#e3f4fb')) +
      path('M-17-10L0-17 17-10 0-2Z', '#ffffff', 'opacity=".8"') +
      rect(-17, -17, 34, 34, 7, 'none', 'stroke="#a9d3e6" stroke-width="2.5"'),
    x,
    y,
    1,
    turn,
  );

const groundnut = (x: number, y: number, s: number, turn: number): Svg =>
  put(
    contactShadow(
      form('M-52 4Q-54-28-22-30 0-28 10-20 34-34 52-14 60 18 34 28 14 28 2 20-20 34-40 26-52 20-52 4Z', '#d9a860'),
    ) + line('M-40-8Q-10-22 8-10 28-20 42-6M-38 10Q-10 2 6 10 26 4 44 10M-24-24-22 24M30-22 32 22', '#a8742e', 3, 0.7),
    x,
    y,
    s / 52,
    turn,
  );

export const freshGroceries: Drawings = {
  cabbage: () =>
    ground(200, 346, 140, 18) +
    dropShadow(
      form(
        'M56 236Q30 150 96 104 60 220 140 316 80 310 56 236ZM344 236Q370 150 304 104 340 220 260 316 320 310 344 236Z',
        '#4f9a3f',
      ),
    ) +
    dropShadow(
      form('M72 246Q60 140 150 110 250 90 310 150 346 250 280 316 200 356 120 316 78 290 72 246Z', '#6fb84f'),
    ) +
    dropShadow(ball(200, 204, 118, '#a9d878')) +
    line(
      'M200 318Q196 200 204 92M200 290Q150 250 112 180M200 262Q260 230 290 168M198 220Q160 190 148 130M202 200Q236 170 246 118M200 306Q130 290 96 232M202 300Q270 284 304 230',
      '#eaf7d0',
      5,
      0.85,
    ) +
    path('M84 240Q120 330 200 330T316 240Q340 320 260 346 200 362 140 346 60 320 84 240Z', '#58a044') +
    line('M200 346Q200 330 200 300M160 346Q130 320 100 280M240 346Q270 320 300 280', '#cfeaa8', 5, 0.8) +
    shine(160, 140, 40, 18),
  chickenraw: () =>
    whiteTray() +
    dropShadow(
      form('M84 222Q80 132 178 112 262 98 316 156 346 220 300 262 226 304 140 282 88 266 84 222Z', '#f2cfae'),
    ) +
    dropShadow(
      form(
        'M232 244Q222 190 270 184 326 186 328 228 318 262 292 268L268 300 244 292 256 264Q238 260 232 244Z',
        '#efc59e',
      ),
    ) +
    dropShadow(
      form(
        'M150 262Q126 214 164 194 214 184 226 222 228 256 206 268L190 302 166 296 172 270Q158 272 150 262Z',
        '#f4d3b2',
      ),
    ) +
    contactShadow(form('M122 176Q140 128 190 138 214 156 186 182 150 206 122 176Z', '#f6d9bb')) +
    line('M206 118Q232 150 228 190', '#d9a880', 5, 0.6) +
    shine(150, 150, 34, 12, -30, 0.5) +
    shine(270, 206, 20, 9, -10, 0.5) +
    circle(256, 300, 11, '#fbf4ea') +
    circle(178, 304, 11, '#fbf4ea') +
    sprig(336, 128, 30, 30) +
    wedge(92, 306, 30, -20),
  driedfish: () =>
    rafiaPlate() +
    each(
      [
        [136, 150, -30],
        [262, 148, 60],
        [164, 258, 120],
      ] as const,
      ([x, y, turn]) =>
        put(
          dropShadow(
            path('M-60 18Q-64-52 4-56 66-50 62 14L40 16Q44-26 4-30-34-28-34 16Z', '#4a2a14') +
              path('M62 14 84 40 50 44 40 16Z', '#3a1f0e'),
          ) +
            line('M-46 10Q-46-40 4-43 48-40 50 4', '#8a5a30', 7, 0.7) +
            circle(-47, 8, 5, '#e8c890') +
            line('M-26-36-22-20M4-54V-32M34-44 28-26', '#26120a', 4, 0.7),
          x,
          y,
          1.08,
          turn,
        ),
    ) +
    strewn([268, 264, 62], 17, 5, (x, y, spin) => minnow(x, y, 0.62, spin() * 360), 1),
  egusiseed: () => {
    const seed = (x: number, y: number, turn: number) =>
      put(
        path('M-16 0Q-8-12 8-9 18-4 16 0 18 4 8 9-8 12-16 0Z', '#f2dfae', 'stroke="#b5965a" stroke-width="2.2"'),
        x,
        y,
        1,
        turn,
      );
    return (
      calabash(200, 190, 138, '#d9c088') +
      strewn([200, 176, 118], 120, 5, (x, y, spin) => seed(x, y, spin() * 180), 0.3) +
      each(
        [
          [70, 342, 10],
          [108, 358, 60],
          [300, 352, -30],
          [338, 344, 20],
          [322, 366, 70],
          [84, 366, 120],
        ] as const,
        ([x, y, turn]) => contactShadow(seed(x, y, turn)),
      )
    );
  },
  groundnut: () =>
    ground(200, 330, 160, 20) +
    dropShadow(path('M36 318Q110 130 200 128T364 318Q200 350 36 318Z', '#a8603c')) +
    contactShadow(
      times(150, (n) => {
        const row = Math.floor(Math.sqrt(n * 2));
        const x = 200 + (((n * 61) % 100) - 50) * 0.062 * (row + 3) * 3.0;
        return put(
          oval(0, 0, 17, 12, n % 3 ? '#c98060' : '#d99a78') + line('M-10-4Q0-8 8-4', '#f2c4a8', 2.5, 0.8),
          Math.max(50, Math.min(350, x)),
          140 + row * 11,
          1,
          (n * 47) % 180,
        );
      }),
    ) +
    groundnut(102, 340, 50, -16) +
    groundnut(206, 356, 54, 10) +
    groundnut(306, 338, 50, -30),
  nuts: () => {
    const bottleShape = 'M160 84H240V120Q278 136 278 178V326Q278 350 254 350H146Q122 350 122 326V178Q122 136 160 120Z';
    return (
      ground(200, 350, 120, 16) +
      dropShadow(path(bottleShape, '#f0dcb8')) +
      within(
        bottleShape,
        strewn(
          [200, 250, 130],
          190,
          4,
          (x, y, spin) =>
            put(
              oval(0, 0, 14, 10, spin() > 0.5 ? '#d9a45c' : '#c98c44') + line('M-8-2Q0-6 8-2', '#f4d8a4', 2.4, 0.8),
              x,
              y,
              1,
              spin() * 180,
            ),
          1.2,
        ),
      ) +
      path(bottleShape, 'url(#side)') +
      line('M142 180V320', '#fff', 10, 0.5) +
      dropShadow(rect(152, 44, 96, 46, 9, '#1a7338')) +
      rect(152, 44, 96, 46, 9, 'url(#side)') +
      rect(122, 214, 156, 62, 0, '#fffdfb') +
      word('NUTS', 200, 256, 30, '#8a4a14', 120) +
      each(
        [
          [74, 346, 10],
          [104, 360, 60],
          [308, 350, -20],
          [338, 342, 40],
          [326, 366, 0],
        ] as const,
        ([x, y, turn]) =>
          put(contactShadow(oval(0, 0, 16, 11, '#d9a45c')) + line('M-8-2Q0-6 8-2', '#f4d8a4', 2.4), x, y, 1, turn),
      )
    );
  },
  orange: () =>
    ground(200, 336, 150, 18) +
    orange(128, 236, 74) +
    orange(272, 236, 74) +
    orange(200, 130, 74) +
    dropShadow(circle(200, 272, 78, '#f28a1b') + circle(200, 272, 70, '#fff1d4')) +
    times(9, (n) => put(path('M0-8Q-20-50-12-60 0-68 12-60 20-50 0-8Z', '#ffa22e'), 200, 272, 1, n * 40)) +
    put(form('M0 0Q30-40 70-24 44 10 0 0Z', '#3d8a3a'), 206, 66, 1, 10),
  pawpaw: () =>
    ground(200, 344, 140, 18) +
    put(
      dropShadow(form('M0-150Q52-140 70-40 96 60 60 120 30 152 0 152T-60 120Q-96 60-70-40-52-140 0-150Z', '#f2a51b')) +
        path('M0-138Q44-128 60-36 84 58 50 110 24 138 0 138T-50 110Q-84 58-60-36-44-128 0-138Z', '#ff8a3c') +
        path('M0-70Q22-50 32 10 40 70 0 96-40 70-32 10-22-50 0-70Z', '#d95f1a') +
        strewn(
          [0, 22, 40],
          46,
          5,
          (x, y) => circle(x * 0.62, y, 7, '#1f1512') + circle(x * 0.62 - 2, y - 2, 2, '#6b5a52'),
          1.7,
        ),
      136,
      190,
      1,
      -10,
    ) +
    put(
      dropShadow(form('M0-150Q52-140 70-40 96 60 60 120 30 152 0 152T-60 120Q-96 60-70-40-52-140 0-150Z', '#d9b02e')) +
        shine(-28, -30, 14, 60, 8, 0.4) +
        path('M-10-146Q0-164 12-146Z', '#5a7a1f') +
        ellipse(30, 70, 30, 60, '#7d9a2a', 'opacity=".45" filter="url(#blur)"'),
      276,
      208,
      0.92,
      14,
    ),
  pineapple: () => {
    const body = circlePath(200, 250, 92, 112);
    return (
      ground(200, 360, 100, 15) +
      each(
        [
          [-58, 0.8],
          [58, 0.8],
          [-36, 0.95],
          [36, 0.95],
          [-16, 1.1],
          [16, 1.1],
          [0, 1.2],
        ] as const,
        ([turn, s]) =>
          put(
            contactShadow(form('M-22 10Q-26-60 0-118 26-60 22 10Z', '#3d8a3a') + line('M0 0V-90', '#8fd08a', 3, 0.6)),
            200,
            150,
            s,
            turn,
          ),
      ) +
      dropShadow(path(body, '#d98f14')) +
      within(
        body,
        times(11, (row) =>
          times(8, (n) =>
            put(
              path('M0-17L19 0 0 17-19 0Z', row % 2 ? '#f5b82e' : '#eda61f', 'stroke="#a8650a" stroke-width="3"') +
                circle(0, -2, 3.6, '#8a4f08'),
              66 + n * 39 + (row % 2) * 19.5,
              142 + row * 21,
            ),
          ),
        ),
      ) +
      path(body, 'url(#gloss)')
    );
  },
  potato: () =>
    ground(200, 330, 150, 20) +
    potato(138, 196, 1.15, -16) +
    potato(264, 186, 1.15, 24) +
    potato(200, 128, 1.1, 4) +
    potato(106, 284, 1.1, 10) +
    potato(300, 284, 1.1, -14) +
    potato(202, 274, 1.25, 6),
  shrimps: () =>
    whiteTray() +
    each(
      [
        [80, 130, 0],
        [330, 140, 20],
        [96, 280, 40],
        [318, 282, 10],
        [200, 120, 30],
        [206, 296, 60],
        [140, 200, 15],
        [272, 206, 35],
      ] as const,
      ([x, y, turn]) => ice(x, y, turn),
    ) +
    each(
      [
        [120, 160, -20],
        [200, 174, 30],
        [282, 166, 80],
        [136, 246, -70],
        [222, 246, 10],
        [298, 248, 130],
      ] as const,
      ([x, y, turn]) => prawn(x, y, 50, turn, '#b8aaa8'),
    ) +
    wedge(340, 320, 32, -30),
  watermelon: () =>
    ground(200, 346, 150, 18) +
    dropShadow(form('M32 176A168 168 0 0 0 368 176Z', '#2d7a33')) +
    within(
      'M32 176A168 168 0 0 0 368 176Z',
      each([70, 130, 200, 270, 330], (x) =>
        line(`M${x} 170Q${200 + (x - 200) * 0.9} 260 ${200 + (x - 200) * 0.4} 360`, '#1a5322', 16, 0.8),
      ),
    ) +
    oval(200, 176, 168, 62, '#2d7a33', 0.4) +
    ellipse(200, 176, 158, 55, '#e9f5d0') +
    oval(200, 176, 146, 48, '#ef4a4f', 0.6) +
    strewn(
      [200, 176, 118],
      34,
      7,
      (x, y, spin) => put(ellipse(0, 0, 4, 7, '#26120e'), x, y, 1, spin() * 60 - 30),
      0.3,
    ) +
    shine(140, 158, 44, 9, -8, 0.3),
};
