import { word } from './parts/lettering.ts';
import {
  ball,
  circle,
  contactShadow,
  type Drawings,
  dark,
  dropShadow,
  each,
  ellipse,
  form,
  ground,
  line,
  oval,
  path,
  pillar,
  put,
  rect,
  ring,
  type Svg,
  times,
  within,
} from './parts/paint.ts';

const socketHoles = (x: number, y: number): Svg =>
  rect(x - 28, y - 28, 56, 56, 9, '#f4f1ec', 'stroke="#cfc9c2" stroke-width="3"') +
  rect(x - 5, y - 20, 10, 16, 2, '#26262b') +
  rect(x - 21, y + 4, 15, 9, 2, '#26262b') +
  rect(x + 6, y + 4, 15, 9, 2, '#26262b');

const usbPlug = (x: number, y: number, turn: number, colour: string): Svg =>
  put(
    contactShadow(
      rect(-15, -58, 30, 62, 9, dark(colour, 0.12)) +
        rect(-15, -58, 30, 62, 9, 'url(#side)') +
        rect(-9, -84, 18, 28, 8, '#c9d0d6') +
        rect(-9, -84, 18, 28, 8, 'url(#steel)') +
        rect(-4, -78, 8, 4, 2, '#55555c'),
    ),
    x,
    y,
    1,
    turn,
  );

const bulb = (x: number, y: number): Svg =>
  line(`M${x} ${y - 60}V${y - 28}`, '#55555c', 4) +
  contactShadow(rect(x - 13, y - 34, 26, 28, 5, '#f4f1ec') + rect(x - 13, y - 18, 26, 5, 0, '#cfc9c2')) +
  contactShadow(ball(x, y + 14, 27, '#ffe27a', 0.8)) +
  `<circle cx="${x}" cy="${y + 14}" r="44" fill="#ffe27a" opacity=".25"/>`;

const phoneBack = (x: number, y: number, turn: number): Svg =>
  put(
    dropShadow(rect(-78, -158, 156, 316, 28, '#141c52') + rect(-74, -154, 148, 308, 25, '#26358f')) +
      rect(-62, -142, 66, 112, 22, '#141c52') +
      each(
        [-112, -62],
        (cy) => circle(-29, cy, 21, '#0d0f16') + circle(-29, cy, 12, '#26304a') + circle(-33, cy - 5, 4, '#9fb4ff'),
      ) +
      circle(30, -118, 8, '#fff3c9') +
      rect(-74, -154, 148, 308, 25, 'url(#side)'),
    x,
    y,
    1,
    turn,
  );

export const devices: Drawings = {
  cable: () =>
    ground(200, 352, 120, 14) +
    dropShadow(
      each(
        [
          [104, 0],
          [82, 6],
          [60, 12],
        ] as const,
        ([r, dy]) =>
          `<circle cx="200" cy="${206 + dy}" r="${r}" fill="none" stroke="#d9860a" stroke-width="15"/><circle cx="200" cy="${206 + dy}" r="${r}" fill="none" stroke="#ffc14a" stroke-width="9" stroke-dasharray="7 5"/>`,
      ) + line('M128 134Q84 110 92 92M272 134Q316 110 308 92', '#f2a51b', 15),
    ) +
    rect(176, 92, 48, 30, 8, '#26262b') +
    usbPlug(94, 112, -14, '#f2a51b') +
    usbPlug(306, 112, 14, '#f2a51b'),
  charger: () =>
    ground(200, 352, 130, 14) +
    line('M232 306Q240 376 310 350 372 320 336 250 310 200 270 240 236 290 300 316', '#d9d5cf', 14) +
    line('M232 306Q240 376 310 350 372 320 336 250 310 200 270 240 236 290 300 316', '#fdfcfa', 9) +
    contactShadow(
      rect(140, 34, 22, 54, 4, '#d9b05a') + rect(104, 54, 18, 46, 4, '#d9b05a') + rect(180, 54, 18, 46, 4, '#d9b05a'),
    ) +
    dropShadow(rect(68, 84, 172, 226, 34, '#fdfcfa')) +
    rect(68, 84, 172, 226, 34, 'url(#side)', 'opacity=".7"') +
    word('20 W', 154, 200, 28, '#b5aea6') +
    rect(120, 262, 68, 22, 11, '#26262b') +
    rect(130, 270, 48, 6, 3, '#77777d') +
    usbPlug(302, 320, 104, '#e9e5df'),
  clipper: () =>
    ground(200, 362, 110, 13) +
    put(
      dropShadow(form('M-48-80Q-56-110-46-120H46Q56-110 48-80L40 150Q30 176 0 176T-40 150Z', '#2b2b30')) +
        contactShadow(rect(-50, -134, 100, 24, 4, '#c9d0d6') + rect(-50, -134, 100, 24, 4, 'url(#steel)')) +
        times(11, (n) => rect(-46 + n * 8.6, -150, 5, 22, 1, '#aab3ba')) +
        rect(-10, -60, 20, 54, 10, '#be1146') +
        rect(-6, -52, 12, 22, 6, '#f06a92') +
        rect(-26, 60, 52, 70, 12, '#3f3f46') +
        line('M-36-70L-30 140', '#77777d', 5, 0.7),
      158,
      200,
      1,
      -14,
    ) +
    each(
      [
        [296, 150, '#26262b'],
        [306, 270, '#3f3f46'],
      ] as const,
      ([x, y, colour]) =>
        put(
          dropShadow(rect(-46, -16, 92, 30, 8, colour) + times(9, (n) => rect(-42 + n * 10, -46, 6, 36, 2, colour))) +
            word('3', 0, 8, 15, '#d9d9de'),
          x,
          y,
          1,
          8,
        ),
    ),
  featurephone: () =>
    ground(200, 372, 74, 10) +
    dropShadow(rect(124, 28, 152, 338, 36, '#1f6fb5')) +
    rect(124, 28, 152, 338, 36, 'url(#side)') +
    contactShadow(rect(176, 18, 48, 18, 8, '#26262b')) +
    ellipse(200, 22, 14, 5, '#fff3b0') +
    path('M186 16L170 -4H230L214 16Z', '#fff3b0', 'opacity=".5"') +
    rect(140, 58, 120, 112, 10, '#12181c') +
    rect(147, 65, 106, 98, 5, '#bfe0f2') +
    word('14.05', 200, 112, 24, '#1f2f5a') +
    rect(158, 134, 84, 6, 3, '#1f2f5a', 'opacity=".6"') +
    contactShadow(rect(176, 184, 48, 26, 10, '#d9e6f2')) +
    rect(140, 186, 26, 18, 8, '#58c06a') +
    rect(234, 186, 26, 18, 8, '#d8281a') +
    times(12, (n) => {
      const [x, y] = [160 + (n % 3) * 40, 234 + Math.floor(n / 3) * 32];
      return (
        contactShadow(rect(x - 16, y - 11, 32, 22, 9, '#f4f7fa')) +
        (n < 9
          ? word(String(n + 1), x, y + 6, 12, '#26323a')
          : n === 10
            ? word('0', x, y + 6, 12, '#26323a')
            : circle(x, y, 3, '#26323a'))
      );
    }),
  inflator: () =>
    ground(190, 352, 140, 15) +
    line('M290 160Q384 130 372 240 360 330 300 322', '#26262b', 15) +
    dropShadow(rect(44, 84, 250, 262, 36, '#2b2b30')) +
    rect(44, 84, 250, 262, 36, 'url(#side)') +
    rect(52, 92, 234, 246, 30, 'none', 'stroke="#f2b90f" stroke-width="5"') +
    circle(169, 178, 66, '#fdfcfa') +
    ring(169, 178, 66, '#8d969e', 7) +
    times(9, (n) => put(rect(-2.5, -56, 5, 14, 2, n > 6 ? '#c8102e' : '#26262b'), 169, 178, 1, -120 + n * 30)) +
    line('M169 178L204 146', '#c8102e', 7) +
    circle(169, 178, 9, '#26262b') +
    word('BAR', 169, 222, 13, '#55555c') +
    each([110, 169, 228], (x, n) => contactShadow(circle(x, 290, 20, n === 1 ? '#f2b90f' : '#4a4a50'))) +
    contactShadow(rect(278, 306, 40, 30, 6, '#d9b05a')) +
    line('M84 84Q90 48 130 46H208Q248 48 254 84', '#3f3f46', 17),
  memcard: () =>
    ground(200, 350, 130, 14) +
    put(
      dropShadow(path('M-84-120H52L84-88V120Q84 132 72 132H-72Q-84 132-84 120Z', '#2b2b30')) +
        times(7, (n) => rect(-66 + n * 19, -108, 12, 34, 3, '#d9b05a')) +
        rect(-64, -44, 128, 128, 8, '#1f6fb5') +
        word('ADAPTER', 0, 0, 20, '#fff', 110) +
        rect(-44, 22, 88, 44, 6, '#fff', 'opacity=".25"'),
      136,
      200,
      1,
      -8,
    ) +
    put(
      dropShadow(path('M-50-86H34V-60L50-46V86Q50 94 42 94H-42Q-50 94-50 86Z', '#1c1c20')) +
        times(6, (n) => rect(-40 + n * 13, -78, 8, 26, 2, '#d9b05a')) +
        word('64', 0, 34, 44, '#fff') +
        word('GB', 0, 66, 20, '#f2b90f'),
      292,
      236,
      1,
      10,
    ),
  phonecase: () =>
    ground(200, 366, 120, 12) +
    phoneBack(150, 200, -8) +
    put(
      dropShadow(rect(-82, -164, 164, 328, 32, '#dff0f8', 'opacity=".55"')) +
        rect(-82, -164, 164, 328, 32, 'none', 'stroke="#8fb8cc" stroke-width="8"') +
        rect(-66, -148, 76, 124, 24, 'none', 'stroke="#8fb8cc" stroke-width="6"') +
        line('M-62 140L60-20M-20 148L64 40', '#fff', 8, 0.7),
      252,
      206,
      0.98,
      10,
    ),
  router: () =>
    ground(200, 330, 160, 15) +
    each(
      [
        [96, -10],
        [304, 10],
      ] as const,
      ([x, turn]) =>
        put(
          dropShadow(rect(-10, -190, 20, 196, 9, '#3a3a40')) + line('M-4-180V-10', '#77777d', 3, 0.7),
          x,
          250,
          1,
          turn,
        ),
    ) +
    dropShadow(path('M60 226H340L372 296Q374 320 352 320H48Q26 320 28 296Z', '#fdfcfa')) +
    path('M60 226H340L372 296H28Z', '#ffffff') +
    line('M30 296H370', '#d9d4ce', 4) +
    times(5, (n) => circle(120 + n * 40, 308, 6.5, n < 4 ? '#2fc05a' : '#f2a51b')) +
    times(6, (n) => line(`M${150 + n * 20} 246L${146 + n * 22} 276`, '#d9d4ce', 6)) +
    line('M170 120Q200 92 230 120M150 96Q200 52 250 96', '#12a0ae', 10, 0.8) +
    circle(200, 146, 9, '#12a0ae'),
  socket: () =>
    ground(200, 330, 160, 14) +
    line('M60 250Q20 320 100 330T300 340', '#e9e5df', 14) +
    put(
      dropShadow(rect(-178, -52, 356, 104, 18, '#fdfcfa')) +
        rect(-178, -52, 356, 104, 18, 'none', 'stroke="#d9d4ce" stroke-width="4"') +
        each([-108, -44, 20, 84], (x) => socketHoles(x, 0)) +
        rect(126, -24, 36, 48, 6, '#7a0a1c') +
        rect(130, -20, 28, 22, 4, '#e2392a') +
        rect(130, 2, 28, 18, 4, '#b51c14'),
      200,
      190,
      1.04,
      -8,
    ) +
    contactShadow(
      rect(286, 312, 56, 52, 12, '#fdfcfa') +
        rect(306, 300, 8, 16, 2, '#d9b05a') +
        rect(292, 304, 8, 12, 2, '#d9b05a') +
        rect(322, 304, 8, 12, 2, '#d9b05a'),
    ),
  solarkit: () =>
    ground(200, 356, 160, 14) +
    dropShadow(path('M40 60H230L262 214H16Z', '#c9d0d6')) +
    path('M50 68H222L250 206H28Z', '#16307a') +
    within(
      'M50 68H222L250 206H28Z',
      times(6, (n) => line(`M${50 + n * 34.4} 68L${28 + n * 44.4} 206`, '#8fb0f2', 3, 0.8)) +
        times(4, (n) => line(`M0 ${68 + n * 38}H300`, '#8fb0f2', 3, 0.8)),
    ) +
    path('M50 68H140L80 206H28Z', '#fff', 'opacity=".12"') +
    line('M138 214V262', '#3a3a40', 7) +
    dropShadow(rect(64, 252, 150, 98, 14, '#f2b90f')) +
    rect(64, 252, 150, 98, 14, 'url(#side)') +
    rect(82, 270, 62, 34, 5, '#26323a') +
    rect(87, 275, 38, 24, 3, '#58d07a') +
    circle(182, 286, 13, '#26262b') +
    each([166, 188], (x) => rect(x - 6, 318, 14, 12, 3, '#26262b')) +
    line('M214 320Q270 340 284 190', '#3a3a40', 5) +
    bulb(284, 150) +
    bulb(342, 204) +
    bulb(292, 292) +
    line('M342 144Q300 120 284 110M292 232Q270 250 240 322', '#3a3a40', 4),
  speaker: () =>
    ground(200, 366, 100, 13) +
    line('M256 84Q330 60 326 130T262 190', '#c8102e', 15) +
    pillar('M118 84Q200 112 282 84V330Q282 362 200 364T118 330Z', '#26323a') +
    within(
      'M118 104Q200 132 282 104V318Q200 346 118 318Z',
      times(22, (row) => times(17, (n) => circle(120 + n * 10.4 + (row % 2) * 5, 100 + row * 11.6, 3, '#0f161a'))),
    ) +
    path('M118 84Q200 112 282 84V330Q282 362 200 364T118 330Z', 'url(#side)') +
    oval(200, 82, 82, 24, '#3a4852') +
    ellipse(200, 82, 62, 16, '#1c252b') +
    word('+', 200, 92, 18, '#d9dde0') +
    contactShadow(rect(164, 222, 72, 32, 6, '#c8102e')) +
    word('BASS', 200, 246, 17, '#fff'),
};
