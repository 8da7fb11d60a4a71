import { word } from './parts/lettering.ts';
import { packet } from './parts/packs.ts';
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
  path,
  pillar,
  put,
  rect,
  ring,
  type Svg,
  shine,
  times,
  within,
} from './parts/paint.ts';

const cross = (x: number, y: number, s: number, colour: string): Svg =>
  rect(x - s, y - s / 3, s * 2, s / 1.5, s / 8, colour) + rect(x - s / 3, y - s, s / 1.5, s * 2, s / 8, colour);

const razor = (x: number, y: number, turn: number): Svg =>
  put(
    contactShadow(
      rect(-9, -30, 18, 190, 9, '#1f6fb5') +
        rect(-7, 40, 14, 8, 3, '#8cc0f7') +
        rect(-7, 58, 14, 8, 3, '#8cc0f7') +
        rect(-7, 76, 14, 8, 3, '#8cc0f7') +
        path('M-9-24-14-48H14L9-24Z', '#1f6fb5') +
        rect(-36, -74, 72, 30, 7, '#164e85') +
        rect(-31, -69, 62, 6, 2, '#e9eef2') +
        rect(-31, -59, 62, 6, 2, '#e9eef2'),
    ) + line('M-4-20V150', '#fff', 3, 0.4),
    x,
    y,
    1,
    turn,
  );

/** The mask that goes over nose and mouth. */
const faceMask = (x: number, y: number, s: number, turn: number): Svg =>
  put(
    contactShadow(
      path('M-16-60Q40-70 66-14 72 34 30 62-20 70-34 20-40-40-16-60Z', '#cfe9f2', 'opacity=".92"') +
        path('M-4-42Q34-48 50-8 54 24 26 44-8 50-18 14-22-30-4-42Z', '#eaf7fb'),
    ) +
      line('M-16-60Q40-70 66-14 72 34 30 62-20 70-34 20-40-40-16-60Z', '#7fb8cc', 5) +
      line('M-6-38Q30-42 44-8', '#fff', 5, 0.9),
    x,
    y,
    s,
    turn,
  );

const paperRoll = (x: number, y: number, r: number): Svg =>
  contactShadow(ball(x, y, r, '#fbf8f3', 0.5)) +
  ring(x, y, r * 0.7, '#ddd4c8', 3) +
  ring(x, y, r * 0.42, '#ddd4c8', 3) +
  circle(x, y, r * 0.16, '#b9aca0');

const smallPlaster = (x: number, y: number, turn: number): Svg =>
  put(
    contactShadow(rect(-42, -14, 84, 28, 14, '#e8b88a')) +
      rect(-15, -14, 30, 28, 2, '#f7dcc0') +
      each([-32, -24, 24, 32], (px) => circle(px, -4, 2, '#b5804f') + circle(px, 5, 2, '#b5804f')),
    x,
    y,
    1,
    turn,
  );

export const careGoods: Drawings = {
  condom: () =>
    ground(206, 330, 150, 16) +
    put(
      dropShadow(
        path('M-130-96-104-120H150L124-96Z', '#4a63b8') +
          path('M124-96 150-120V66L124 92Z', '#0f1a44') +
          rect(-130, -96, 254, 188, 4, '#1f2f78'),
      ) +
        path('M-130 20Q-40-30 124 30V92H-130Z', '#3346b8') +
        word('CARE', -3, -22, 52, '#fff', 200) +
        word('3', 92, 78, 34, '#ffb51f') +
        rect(-130, -96, 254, 188, 4, 'url(#side)', 'opacity=".6"'),
      178,
      180,
      1,
      -5,
    ) +
    packet(290, 300, 10, '#be1146', 'CARE', 56) +
    ring(290, 300, 38, '#ffffff', 3).replace('/>', ' opacity=".5"/>'),
  cup: () =>
    ground(200, 352, 140, 16) +
    dropShadow(
      form('M222 150Q212 120 250 118H350Q372 120 366 144L340 330Q300 372 246 330 232 240 222 150Z', '#e9dcc8', 0.5),
    ) +
    line('M230 152Q292 176 360 148', '#be1146', 7) +
    line('M256 150 232 122M330 152 356 118', '#be1146', 6) +
    put(circle(0, 0, 15, '#e87aa0') + times(5, (n) => put(circle(0, -20, 10, '#f2a5c0'), 0, 0, 1, n * 72)), 296, 250) +
    dropShadow(
      form(
        'M60 128H204Q206 230 156 284 148 292 140 292V346Q132 360 124 346V292Q116 292 108 284 58 230 60 128Z',
        '#f06a9a',
      ),
    ) +
    ellipse(132, 128, 72, 20, '#d94a80') +
    ellipse(132, 130, 62, 14, '#b8326a') +
    line('M60 140Q132 166 204 140', '#ffb0cc', 6, 0.8) +
    shine(88, 196, 10, 44, 10, 0.5),
  firstaid: () =>
    ground(200, 350, 150, 16) +
    dropShadow(path('M70 60H330Q344 60 346 74L362 190H38L54 74Q56 60 70 60Z', '#1a7338')) +
    path('M80 76H320L334 180H66Z', '#14562b') +
    circle(200, 126, 42, '#fff') +
    cross(200, 126, 26, '#1a7338') +
    dropShadow(path('M30 190H370V330Q370 350 350 350H50Q30 350 30 330Z', '#22944a')) +
    path('M44 196H356V262H44Z', '#0f3f20') +
    paperRoll(104, 228, 38) +
    paperRoll(178, 232, 34) +
    smallPlaster(248, 214, -14) +
    smallPlaster(262, 240, 10) +
    contactShadow(rect(308, 190, 34, 66, 6, '#8a4a10') + rect(314, 176, 22, 18, 4, '#fff')) +
    path('M30 256H370V330Q370 350 350 350H50Q30 350 30 330Z', '#22944a') +
    rect(170, 272, 60, 26, 8, '#0f5a2a') +
    line('M44 330H356', '#5fd08a', 5, 0.5),
  nebuliser: () =>
    ground(186, 346, 150, 16) +
    dropShadow(rect(40, 150, 220, 192, 34, '#fbfcfd')) +
    rect(40, 150, 220, 192, 34, 'url(#gloss)', 'opacity=".3"') +
    rect(64, 182, 110, 60, 12, '#c9e6ee') +
    word('NEB', 119, 224, 26, '#0a5c66') +
    circle(216, 212, 24, '#1a9a5a') +
    line('M216 200V212', '#fff', 6) +
    times(5, (n) => rect(70, 266 + n * 13, 160, 6, 3, '#d5dde2')) +
    line('M236 296Q330 380 346 280T300 190', '#a9d3e6', 15) +
    line('M236 296Q330 380 346 280T300 190', '#e3f4fb', 7) +
    pillar('M280 150H322L314 200H288Z', '#8fc8dc') +
    faceMask(302, 92, 1.05, 14),
  net: () =>
    ground(200, 362, 150, 13) +
    line('M200 22V46', '#5c4f4a', 5) +
    ring(200, 18, 9, '#8d969e', 5) +
    dropShadow(
      path('M176 58H224Q250 200 366 340 300 372 200 366 100 372 34 340 150 200 176 58Z', '#6fb1e0', 'opacity=".72"'),
    ) +
    within(
      'M176 58H224Q250 200 366 340 300 372 200 366 100 372 34 340 150 200 176 58Z',
      times(19, (n) => line(`M200 30L${10 + n * 21} 380`, '#d9eefb', 2, 0.75)) +
        times(13, (n) => line(`M20 ${92 + n * 23}Q200 ${122 + n * 23} 380 ${92 + n * 23}`, '#d9eefb', 2, 0.75)) +
        path('M196 150Q206 260 240 372H176Q190 260 196 150Z', '#3f86bd', 'opacity=".5"'),
    ) +
    ellipse(200, 56, 26, 9, '#1f6fb5') +
    line('M36 340Q100 372 200 366T364 340', '#1f6fb5', 6),
  oximeter: () =>
    ground(200, 326, 150, 16) +
    put(
      dropShadow(rect(-120, -10, 236, 86, 34, '#d5dde2') + rect(-126, -78, 246, 92, 36, '#fbfcfd')) +
        rect(-96, -62, 150, 60, 12, '#12181c') +
        word('98', -46, -15, 38, '#4fe08a') +
        path('M20-12C-2-28 4-48 20-38 36-48 42-28 20-12Z', '#ff6b7a') +
        circle(88, -32, 17, '#12a0ae') +
        line('M-112 12H96', '#8fa0aa', 5, 0.7) +
        path('M116 0Q150 4 150 30T116 60Z', '#b9c6ce') +
        rect(-130, 14, 60, 34, 14, '#3a444b'),
      214,
      196,
      1.02,
      -16,
    ),
  razor: () =>
    razor(84, 128, -14) +
    razor(136, 112, -7) +
    razor(190, 108, 0) +
    razor(244, 114, 7) +
    razor(296, 130, 14) +
    put(
      contactShadow(
        form('M-30-10Q-50-80-34-104 0-120 34-104 50-80 30-10Z', '#e8d8b8') +
          line('M-20-16-26-96M0-16V-104M20-16 26-96', '#b99a6c', 3.5, 0.8) +
          form('M-30-12H30L24 20Q34 60 22 84-22 84-22 84-34 60-24 20Z', '#7a3a14'),
      ) + line('M-27-2H27', '#f2b90f', 7),
      344,
      286,
      0.96,
      18,
    ),
  shampoo: () => {
    const body = 'M130 118H270Q290 118 288 140L276 344Q274 362 256 362H144Q126 362 124 344L112 140Q110 118 130 118Z';
    return (
      ground(200, 364, 96, 13) +
      dropShadow(path(body, '#8e44ad') + path('M150 60Q150 44 168 44H232Q250 44 250 60V122H150Z', '#f2b90f')) +
      line('M150 84H250', '#b5860b', 5) +
      path('M118 190H282L274 312H126Z', '#fbf4ff') +
      word('SHAMPOO', 200, 254, 28, '#6b2a8a', 136) +
      word('COCONUT', 200, 284, 14, '#5c4f4a', 100) +
      path(body, 'url(#side)') +
      path('M150 60Q150 44 168 44H232Q250 44 250 60V122H150Z', 'url(#side)') +
      each(
        [
          [322, 316, 22],
          [344, 270, 13],
          [84, 338, 16],
        ] as const,
        ([x, y, r]) =>
          circle(x, y, r, '#e9dcf2', 'opacity=".8"') + shine(x - r * 0.3, y - r * 0.3, r * 0.26, r * 0.16, -30, 0.9),
      )
    );
  },
  spacer: () =>
    ground(200, 330, 150, 16) +
    put(
      dropShadow(rect(-110, -50, 196, 100, 40, '#d9eef5', 'opacity=".85"') + path('M84-26H124V26H84Z', '#1b62ad')) +
        rect(-110, -50, 196, 100, 40, 'none', 'stroke="#8fc0d3" stroke-width="5"') +
        rect(-84, -38, 150, 20, 10, '#fff', 'opacity=".8"') +
        line('M-60 50V30M-20 50V30M20 50V30', '#5a8fa5', 4) +
        rect(112, -64, 46, 116, 10, '#1f6fb5') +
        rect(120, -96, 30, 40, 4, '#c7cdd4') +
        faceMask(-138, 0, 1.05, 184),
      206,
      214,
      1,
      -12,
    ),
  stockings: () => {
    const leg = 'M0-150H70Q78-40 66 40 66 74 96 98 128 116 120 140 110 156 70 152 20 150 4 120-12 60-6 0-12-70 0-150Z';
    return (
      ground(200, 356, 120, 14) +
      put(dropShadow(form(leg, '#c99a70')), 210, 196, 1.06, 6) +
      put(
        dropShadow(form(leg, '#dcb088')) +
          path('M-1-150H70L71-122H-3Z', '#b5845a') +
          line('M6-134H66', '#f2d4b4', 4, 0.8) +
          line('M10-100Q4 0 16 90', '#f6dfc6', 8, 0.5) +
          path('M70 152Q20 150 4 120 30 130 50 128T70 152Z', '#b5845a', 'opacity=".8"'),
        98,
        200,
        1.06,
        -3,
      )
    );
  },
  testkit: () =>
    put(
      dropShadow(
        rect(-84, -120, 168, 240, 8, '#cfd5da') + rect(-84, -120, 168, 240, 8, 'url(#steel)', 'opacity=".7"'),
      ) +
        rect(-60, -60, 120, 70, 8, '#1a7338') +
        word('RAPID', 0, -28, 22, '#fff', 100) +
        word('TEST', 0, -4, 16, '#d9f2dd') +
        line('M-84-104H84M-84 104H84', '#8d969e', 4, 0.7),
      260,
      180,
      1,
      12,
    ) +
    put(
      dropShadow(rect(-60, -150, 120, 300, 24, '#fbfcfd')) +
        rect(-60, -150, 120, 300, 24, 'url(#gloss)', 'opacity=".35"') +
        rect(-20, -92, 40, 110, 12, '#e3e9ed') +
        rect(-14, -86, 28, 98, 8, '#fffaf6') +
        rect(-14, -62, 28, 9, 2, '#be1146') +
        rect(-14, -24, 28, 9, 2, '#e2557f') +
        word('C', 42, -48, 18, '#5c4f4a') +
        word('T', 42, -10, 18, '#5c4f4a') +
        ellipse(0, 84, 22, 28, '#d5dde2') +
        ellipse(0, 86, 13, 18, '#fff'),
      142,
      212,
      1,
      -10,
    ),
  wipes: () =>
    ground(200, 344, 150, 16) +
    put(
      dropShadow(
        path(
          'M-158-60Q-170-86-140-88H140Q170-86 158-60 170 20 158 84 150 104 130 102H-130Q-150 104-158 84-170 20-158-60Z',
          '#7fd0d8',
        ),
      ) +
        path('M-158 30Q-60-10 30 40T162 20L158 84Q150 104 130 102H-130Q-150 104-158 84Z', '#12a0ae') +
        dropShadow(form('M-50-40Q-60-120-14-140 10-112 30-146 66-112 50-40Z', '#fdfdfb', 0.5)) +
        line('M-24-50Q-30-100-10-120M20-50Q30-100 28-122', '#d9d4ce', 4) +
        dropShadow(rect(-76, -58, 152, 62, 22, '#fdfcfa')) +
        rect(-54, -46, 108, 32, 16, '#d5e9ec') +
        path('M-50-40H50V-26H-50Z', '#fdfdfb') +
        word('WIPES', 0, 72, 36, '#fff', 200) +
        line('M-150-56V84M150-56V84', '#fff', 4, 0.5),
      200,
      232,
      1,
      -6,
    ),
};
