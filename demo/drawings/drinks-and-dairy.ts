import { word } from './parts/lettering.ts';
import { carton, drinkCarton, tin } from './parts/packs.ts';
import {
  ball,
  circle,
  contactShadow,
  type Drawings,
  dark,
  dropShadow,
  each,
  ellipse,
  ground,
  light,
  line,
  oval,
  path,
  put,
  rect,
  type Svg,
  shine,
  times,
  within,
} from './parts/paint.ts';
import { citrus } from './parts/plant-parts.ts';
import { mug } from './parts/vessels.ts';

const tea = (x: number, y: number, turn: number): Svg =>
  put(
    contactShadow(path('M-26-34 0-46 26-34V40H-26Z', '#f3ead8') + path('M-20-6H20V34H-20Z', '#8a5a2c')) +
      line('M0-46Q20-84 58-70', '#ffffff', 3.5) +
      contactShadow(rect(54, -86, 30, 30, 4, '#1a7338')),
    x,
    y,
    1,
    turn,
  );

const hills = (sky: string, near1: string, far: string): Svg =>
  rect(80, 60, 190, 300, 0, sky) +
  path('M80 300Q130 220 180 270T270 240V360H80Z', far) +
  path('M80 330Q150 270 270 320V360H80Z', near1);

/** A small bottle of something fizzy. */
const fizz = (drink: string, cap: string, label: string): Svg => {
  const shape =
    'M176 70H224V120Q262 160 258 214 252 236 258 262V340Q258 362 234 362H166Q142 362 142 340V262Q148 236 142 214 138 160 176 120Z';
  return (
    ground(200, 362, 84, 13) +
    dropShadow(path(shape, '#d9e8ea') + rect(168, 36, 64, 38, 8, cap)) +
    within(shape, rect(130, 108, 140, 260, 0, drink)) +
    path(shape, 'url(#side)') +
    rect(168, 56, 64, 8, 0, '#fff') +
    line(
      times(6, (n) => `M${174 + n * 10} 68v6`),
      dark(cap),
      3,
    ) +
    path('M141 216H259Q252 240 258 272H142Q148 240 141 216Z', label) +
    line('M164 150Q156 170 158 200M160 290V336', '#fff', 8, 0.4) +
    each(
      [
        [180, 128, 4],
        [216, 150, 3],
        [196, 176, 3.4],
        [224, 196, 3],
      ] as const,
      ([x, y, r]) => circle(x, y, r, light(drink)),
    )
  );
};

export const drinksAndDairy: Drawings = {
  butter: () =>
    ground(200, 330, 160, 18) +
    dropShadow(path('M30 250 90 190H372L330 300 60 320Z', '#f2efe6') + path('M84 190H372L352 246 60 260Z', '#e6e1d2')) +
    dropShadow(
      path('M120 140 156 104H344L316 140Z', '#fff0a8') +
        path('M316 140 344 104V210L316 250Z', '#e0b52e') +
        path('M120 140H316V250H120Z', '#ffd94f'),
    ) +
    path('M40 196Q80 180 120 150H204Q176 220 196 270L70 300Q60 240 40 196Z', '#fffdf6') +
    line('M120 150Q100 220 112 286M150 150Q134 220 146 278', '#e0d9c6', 4) +
    line('M70 214 104 194M80 250 106 240', '#1f6fb5', 9) +
    contactShadow(path('M226 110Q250 66 290 82 316 96 296 108 282 92 268 104 262 114 226 110Z', '#fff3b8')) +
    line('M240 106Q262 78 288 92', '#e6c14a', 4) +
    word('BUTTER', 262, 214, 24, '#b5780f', 92),
  coffeebag: () =>
    ground(200, 356, 120, 16) +
    dropShadow(
      path('M96 66H304V100L318 346Q200 362 82 346L96 100Z', '#4a2412') + path('M96 66H304V100H96Z', '#2f160a'),
    ) +
    path('M96 100 118 120 108 348 82 346ZM304 100 282 120 292 348 318 346Z', '#2f160a', 'opacity=".6"') +
    circle(200, 178, 46, '#f3e6cd') +
    put(oval(0, 0, 32, 22, '#6b3a1c') + line('M-28 4Q-8-12 2 0T28-4', '#2f160a', 5), 200, 178, 1, -30) +
    rect(108, 238, 184, 78, 6, '#d9a24a') +
    word('AA COFFEE', 200, 276, 26, '#2f160a', 160) +
    word('250 G', 200, 304, 16, '#4a2412') +
    path('M96 66H304V100L318 346Q200 362 82 346L96 100Z', 'url(#side)') +
    line('M100 84H300', '#c9a06a', 4, 0.8),
  juicebox: () =>
    drinkCarton({
      front:
        rect(80, 60, 190, 300, 0, '#fff3d0') +
        rect(80, 60, 190, 64, 0, '#be1146') +
        citrus(136, 290, 48, '#f28a1b', '#ffb04a') +
        citrus(216, 310, 44, '#f2b90f', '#ffe16b') +
        ball(182, 250, 30, '#c8102e') +
        path('M182 222Q190 204 206 204', 'none', 'stroke="#2d8a3a" stroke-width="5"') +
        word('MIXED', 177, 164, 24, '#be1146', 140) +
        word('FRUIT', 177, 200, 24, '#be1146', 140) +
        word('1 L', 177, 108, 20, '#fff'),
      colour: '#be1146',
      gable: false,
    }) +
    line('M216 76L232 20 272 8', '#f2b90f', 13) +
    line('M218 66L234 24', '#fff', 3, 0.6),
  milkcarton: () =>
    drinkCarton({
      front:
        hills('#eaf6fd', '#1f6fb5', '#7fbfe8') +
        circle(232, 262, 20, '#ffc53a') +
        word('FRESH', 177, 182, 26, '#1f4e8c', 136) +
        word('MILK', 177, 220, 30, '#1f4e8c', 136) +
        word('500 ML', 177, 346, 15, '#fff'),
      colour: '#1f6fb5',
      gable: true,
      cap: '#be1146',
    }),
  soda: () => fizz('#3a1408', '#c8102e', '#f2b90f'),
  sodaginger: () => fizz('#c98a2c', '#1a7338', '#f3e6cd'),
  sodalemon: () => fizz('#dfe08a', '#1a7338', '#1a7338'),
  sodaorange: () => fizz('#f28a1b', '#1f3e8c', '#1f3e8c'),
  tea: () =>
    `<g transform="translate(0 -30)">${carton({ colour: '#3d9a4a', shade: '#14622c', name: 'TEA', line: 'HIGHLAND' })}</g>` +
    path('M44 226Q100 180 160 216T322 200V284H44Z', '#58b04a', 'opacity=".9"') +
    path('M44 250Q120 206 200 244T322 234V284H44Z', '#2d8a3a') +
    line('M70 262Q140 226 200 258M90 272Q160 240 220 268M210 252Q270 234 316 252', '#8fd07a', 4, 0.7) +
    tea(160, 326, -8) +
    tea(268, 334, 10),
  tin_choc: () =>
    `<g transform="translate(-46 0)">${tin('#5a2a12', '#d9a24a', 'COCOA', 'DRINK 400 G', '', 178, 240)}</g>` +
    mug(296, 250, 104, 106, '#be1146', '#6b3a1c') +
    line('M276 226Q264 208 278 194T274 168M312 226Q300 206 314 190', '#fff', 8, 0.6),
  waterbag: () => {
    const sachet = (x: number, y: number, turn: number) =>
      put(
        contactShadow(rect(-46, -34, 92, 68, 12, '#d3ebf7')) +
          rect(-46, -20, 92, 34, 0, '#1f6fb5', 'opacity=".75"') +
          word('WATER', 0, 5, 15, '#fff', 74) +
          shine(-20, -26, 18, 4, 0, 0.9),
        x,
        y,
        1,
        turn,
      );
    return (
      ground(200, 352, 140, 16) +
      dropShadow(
        path(
          'M60 108Q100 84 160 92L184 60H216L240 92Q300 84 340 108 366 220 344 330 200 362 56 330 34 220 60 108Z',
          '#bfe0f2',
        ),
      ) +
      each(
        [
          [112, 150, -8],
          [206, 142, 4],
          [296, 154, 10],
          [104, 222, 6],
          [200, 216, -6],
          [298, 226, -4],
          [120, 292, -4],
          [214, 292, 6],
          [302, 292, -10],
        ] as const,
        ([x, y, turn]) => sachet(x, y, turn),
      ) +
      path(
        'M60 108Q100 84 160 92L184 60H216L240 92Q300 84 340 108 366 220 344 330 200 362 56 330 34 220 60 108Z',
        '#eaf6fd',
        'opacity=".22"',
      ) +
      line('M76 122Q58 220 74 316M176 88H224', '#fff', 8, 0.6) +
      line('M182 74H218', '#be1146', 9)
    );
  },
  yoghurt: () =>
    ground(200, 350, 110, 16) +
    dropShadow(path('M96 128H304L276 332Q274 346 260 346H140Q126 346 124 332Z', '#fdfdfb')) +
    path('M102 190Q200 216 298 190L284 284Q200 306 116 284Z', '#e2557f') +
    word('YOGHURT', 200, 252, 26, '#fff', 140) +
    path('M96 128H304L276 332Q274 346 260 346H140Q126 346 124 332Z', 'url(#side)') +
    ellipse(200, 126, 108, 24, '#e2ddd4') +
    ellipse(200, 128, 97, 18, '#fffefa') +
    line('M130 128Q170 114 200 128T268 126', '#efe6da', 6) +
    dropShadow(
      path('M92 120Q100 60 190 44 280 40 300 70 220 70 176 104 130 130 92 120Z', '#cfd5da') +
        path('M92 120Q100 60 190 44 240 40 270 52 190 62 150 96 120 118 92 120Z', 'url(#steel)', 'opacity=".8"'),
    ) +
    put(contactShadow(oval(0, 0, 22, 32, '#c7ced4')) + rect(-6, 26, 12, 120, 6, 'url(#steel)'), 306, 96, 1, 205),
};
