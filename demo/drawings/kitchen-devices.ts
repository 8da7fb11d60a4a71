import { word } from './parts/lettering.ts';
import {
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
  pillar,
  put,
  rect,
  type Svg,
  shine,
  times,
} from './parts/paint.ts';
import { citrus } from './parts/plant-parts.ts';
import { mug } from './parts/vessels.ts';

const loaf = (x: number, y: number, scale: number): Svg =>
  put(
    dropShadow(form('M-80 50V0Q-100-20-84-42-60-62-20-56 20-62 60-52 96-36 84-6L80 50Q0 66-80 50Z', '#c97a2a')) +
      line('M-44-44-30-24M-4-50 8-28M36-46 46-26', '#8a4a10', 5, 0.6) +
      shine(-40, -30, 30, 9, -10, 0.35),
    x,
    y,
    scale,
  );

const flame = (x: number, y: number): Svg =>
  times(12, (n) =>
    put(
      path('M-5 0Q-8-16 0-30 8-16 5 0Z', '#3f86e8') + path('M-2.4 0Q-4-8 0-15 4-8 2.4 0Z', '#cfe6ff'),
      x + Math.cos((n * Math.PI) / 6) * 48,
      y + Math.sin((n * Math.PI) / 6) * 17,
      n > 5 ? 0.95 : 1.1,
    ),
  );

export const kitchenDevices: Drawings = {
  breadmaker: () =>
    ground(196, 352, 160, 16) +
    dropShadow(rect(44, 96, 244, 252, 34, '#a3abb5')) +
    rect(44, 96, 244, 252, 34, 'url(#side)') +
    dropShadow(path('M40 132Q40 70 100 70H232Q292 70 292 132Z', '#8d959f')) +
    rect(104, 82, 124, 36, 14, '#26323a') +
    rect(110, 86, 112, 28, 11, '#c98a3c', 'opacity=".8"') +
    shine(140, 96, 26, 6, -4, 0.5) +
    rect(72, 156, 188, 62, 12, '#26262b') +
    word('3.10', 134, 202, 28, '#8fe0c0') +
    each([200, 228], (x) => circle(x, 188, 10, '#d9dde0')) +
    word('BREAD', 166, 268, 26, '#4a525c', 170) +
    times(5, (n) => rect(96 + n * 30, 296, 18, 26, 4, '#7c858f')) +
    loaf(304, 304, 1.02),
  cooker: () =>
    ground(200, 334, 170, 15) +
    dropShadow(path('M44 150H356L386 246H14Z', '#26262b')) +
    path('M56 156H344L370 238H30Z', '#141417') +
    path('M56 156H190L150 238H30Z', '#ffffff', 'opacity=".08"') +
    dropShadow(rect(14, 244, 372, 78, 12, '#c9d0d6')) +
    rect(14, 244, 372, 78, 12, 'url(#steel)', 'opacity=".8"') +
    each(
      [120, 280],
      (x) => oval(x, 198, 66, 24, '#55555c') + ellipse(x, 198, 46, 16, '#1c1c20') + ellipse(x, 196, 24, 8, '#8d969e'),
    ) +
    flame(120, 196) +
    each([120, 280], (x) =>
      line(
        `M${x - 66} 190H${x + 66}M${x} 170V222M${x - 48} 178L${x + 48} 210M${x + 48} 178L${x - 48} 210`,
        '#3a3a40',
        6,
      ),
    ) +
    each(
      [120, 280],
      (x, n) =>
        contactShadow(circle(x, 284, 25, '#26262b')) + put(rect(-4, -22, 8, 26, 3, '#f4f4f6'), x, 284, 1, n ? 0 : -60),
    ) +
    rect(36, 320, 34, 14, 4, '#26262b') +
    rect(330, 320, 34, 14, 4, '#26262b'),
  dispenser: () =>
    ground(200, 384, 90, 10) +
    pillar('M150 30Q150 12 170 12H230Q250 12 250 30V92Q250 112 226 116V130H174V116Q150 112 150 92Z', '#5ab0ea') +
    line('M152 48Q200 60 248 48M152 74Q200 86 248 74', '#2f86c4', 5, 0.7) +
    line('M166 26V96', '#fff', 7, 0.5) +
    dropShadow(
      path('M136 126H264Q276 126 276 140V366Q276 380 262 380H138Q124 380 124 366V140Q124 126 136 126Z', '#fdfcfa'),
    ) +
    rect(124, 126, 152, 254, 14, 'url(#side)', 'opacity=".7"') +
    rect(142, 150, 116, 100, 10, '#dfe5e9') +
    contactShadow(rect(162, 166, 22, 28, 4, '#c8102e') + rect(216, 166, 22, 28, 4, '#1f6fb5')) +
    rect(168, 192, 10, 14, 2, '#55555c') +
    rect(222, 192, 10, 14, 2, '#55555c') +
    rect(152, 238, 96, 10, 3, '#8d969e') +
    rect(142, 270, 116, 92, 8, '#f1eeea', 'stroke="#d9d4ce" stroke-width="3"') +
    circle(246, 316, 5, '#8d969e'),
  frother: () =>
    mug(216, 214, 172, 150, '#f4eee6', '#8a5a30') +
    each(
      [
        [168, 206, 22],
        [204, 196, 26],
        [246, 200, 24],
        [276, 210, 17],
        [186, 216, 15],
        [226, 218, 18],
      ] as const,
      ([x, y, r]) => oval(x, y, r, r * 0.66, '#fdf6e8', 0.4),
    ) +
    put(
      contactShadow(
        rect(-20, -176, 40, 120, 18, '#26262b') +
          rect(-20, -176, 40, 120, 18, 'url(#side)') +
          circle(0, -152, 8, '#be1146'),
      ) + line('M0-56V40', '#b9c1c8', 6),
      254,
      178,
      1,
      26,
    ) +
    ground(210, 366, 110, 8),
  juicer: () =>
    ground(180, 358, 140, 15) +
    dropShadow(rect(120, 40, 74, 84, 12, '#e4eef2', 'opacity=".9"') + rect(108, 32, 98, 20, 8, '#26262b')) +
    dropShadow(form('M66 132Q70 104 108 104H216Q252 104 254 132L248 196H72Z', '#d9e8ee', 0.6)) +
    path('M90 120H228L222 186H96Z', '#f28a1b', 'opacity=".45"') +
    dropShadow(path('M62 190H258Q270 268 258 336 256 352 240 352H80Q64 352 62 336 50 268 62 190Z', '#be1146')) +
    path('M62 190H258Q270 268 258 336 256 352 240 352H80Q64 352 62 336 50 268 62 190Z', 'url(#side)') +
    rect(56, 182, 208, 18, 8, '#26262b') +
    circle(160, 278, 36, '#26262b') +
    circle(160, 278, 27, '#d9dde0') +
    rect(156, 254, 8, 26, 3, '#26262b') +
    dropShadow(path('M250 214H296L304 232V244H286L284 232H250Z', '#26262b')) +
    dropShadow(path('M268 262H336L328 352H276Z', '#e4eef2', 'opacity=".9"')) +
    path('M271 288H333L328 352H276Z', '#f59a1b') +
    citrus(96, 346, 44, '#f28a1b', '#ffa83a') +
    citrus(356, 350, 36, '#f28a1b', '#ffa83a'),
  toaster: () =>
    ground(200, 340, 150, 16) +
    each(
      [
        [150, 0],
        [236, 8],
      ] as const,
      ([x, dy]) =>
        dropShadow(
          path(
            `M${x - 52} ${190 + dy}V${96 + dy}Q${x - 74} ${74 + dy} ${x - 52} ${56 + dy}T${x} ${46 + dy}T${x + 52} ${56 + dy}Q${x + 74} ${74 + dy} ${x + 52} ${96 + dy}V${190 + dy}Z`,
            '#a8652a',
          ) +
            path(
              `M${x - 43} ${190 + dy}V${94 + dy}Q${x - 60} ${76 + dy} ${x - 44} ${64 + dy}T${x} ${56 + dy}T${x + 44} ${64 + dy}Q${x + 60} ${76 + dy} ${x + 43} ${94 + dy}V${190 + dy}Z`,
              '#e8b868',
            ),
        ),
    ) +
    dropShadow(path('M44 190Q44 150 88 150H312Q356 150 356 190V306Q356 334 328 334H72Q44 334 44 306Z', '#c9d0d6')) +
    path(
      'M44 190Q44 150 88 150H312Q356 150 356 190V306Q356 334 328 334H72Q44 334 44 306Z',
      'url(#steel)',
      'opacity=".85"',
    ) +
    rect(84, 150, 232, 14, 7, '#55555c') +
    contactShadow(circle(306, 282, 24, '#26262b')) +
    rect(303, 262, 6, 20, 3, '#f4f4f6') +
    rect(346, 196, 10, 84, 5, '#55555c') +
    contactShadow(rect(338, 206, 44, 22, 8, '#26262b')) +
    rect(60, 328, 280, 14, 6, '#26262b') +
    line('M76 184V296', '#fff', 9, 0.7),
  yogmaker: () =>
    ground(200, 350, 160, 16) +
    dropShadow(path('M34 226H366L352 312Q348 344 312 344H88Q52 344 48 312Z', '#fdfcfa')) +
    path('M34 226H366L352 312Q348 344 312 344H88Q52 344 48 312Z', 'url(#side)', 'opacity=".7"') +
    oval(200, 226, 168, 58, '#e9eef1', 0.4) +
    ellipse(200, 228, 150, 48, '#b9c3ca') +
    each(
      [
        [200, 186],
        [112, 202],
        [288, 202],
        [150, 222],
        [250, 222],
        [92, 236],
        [308, 236],
      ] as const,
      ([x, y], n) =>
        contactShadow(
          rect(x - 29, y - 44, 58, 66, 10, '#f4f8fa') +
            rect(
              x - 25,
              y - 28,
              50,
              46,
              8,
              ['#fdfaf2', '#f7c9d8', '#fdfaf2', '#f7dc9a', '#fdfaf2', '#d9c4ea', '#fdfaf2'][n] ?? '#fff',
            ) +
            rect(x - 31, y - 52, 62, 18, 7, '#12a0ae') +
            rect(x - 31, y - 52, 62, 18, 7, 'url(#side)'),
        ),
    ) +
    path('M32 232Q60 284 200 286T368 232L352 312Q348 344 312 344H88Q52 344 48 312Z', '#fdfcfa') +
    path('M32 232Q60 284 200 286T368 232L352 312Q348 344 312 344H88Q52 344 48 312Z', 'url(#side)', 'opacity=".7"') +
    circle(200, 316, 13, '#1a9a5a') +
    rect(226, 308, 50, 16, 8, '#d5dde2'),
};
