import { word } from './parts/lettering.ts';
import {
  circle,
  contactShadow,
  type Drawings,
  dropShadow,
  each,
  form,
  ground,
  line,
  path,
  put,
  rect,
  type Svg,
  shine,
  times,
} from './parts/paint.ts';

const hairStrands = (d: readonly string[]): Svg => each(d, (strand) => line(strand, '#4a4046', 3, 0.6));

const polish = (n: number, colour: string): Svg =>
  put(
    dropShadow(rect(-13, -96, 26, 74, 8, '#26262a') + rect(-25, -26, 50, 74, 14, colour)) +
      rect(-25, -26, 50, 74, 14, 'url(#side)') +
      rect(-13, -96, 26, 74, 8, 'url(#side)') +
      line('M-16-12V32', '#fff', 6, 0.5),
    62 + (n % 6) * 55,
    250,
  );

export const beautyGoods: Drawings = {
  bonnet: () =>
    ground(200, 356, 130, 14) +
    dropShadow(form('M66 262Q40 90 200 66 360 90 334 262 200 300 66 262Z', '#7d1236')) +
    line(
      'M200 70Q150 150 146 280M200 70Q250 150 254 280M196 70Q96 150 96 268M204 70Q304 150 304 268',
      '#4c0a20',
      5,
      0.5,
    ) +
    shine(140, 140, 20, 50, 24, 0.25) +
    dropShadow(
      times(15, (n) => form(`M${52 + n * 20} 262q10-20 22 0 8 40-10 60-20-10-12-60Z`, n % 2 ? '#8f1a44' : '#a32a56')),
    ) +
    line('M64 264Q200 304 336 264', '#e8b0c4', 6, 0.8),
  earrings: () =>
    ground(200, 362, 100, 12) +
    dropShadow(path('M96 40H304Q314 40 314 52V340Q314 352 302 352H98Q86 352 86 340V52Q86 40 96 40Z', '#7d1236')) +
    rect(98, 52, 204, 288, 8, 'none', 'stroke="#d9a24a" stroke-width="3"') +
    word('SHABA', 200, 98, 26, '#f2d48a', 150) +
    each(
      [144, 256],
      (x) =>
        line(`M${x} 132Q${x + 16} 146 ${x} 168`, '#e8c46a', 5) +
        circle(x, 132, 6, '#f2d48a') +
        dropShadow(form(`M${x - 42} 212A42 42 0 1 1 ${x + 42} 212A42 42 0 1 1 ${x - 42} 212Z`, '#d9a030')) +
        `<circle cx="${x}" cy="212" r="28" fill="none" stroke="#8a5a10" stroke-width="4"/>` +
        circle(x, 212, 10, '#8a5a10') +
        times(10, (n) => put(circle(0, -35, 3, '#fff0b8'), x, 212, 1, n * 36)) +
        dropShadow(form(`M${x} 252L${x + 18} 292 ${x} 312 ${x - 18} 292Z`, '#e8b040')),
    ),
  wig: () =>
    ground(200, 366, 100, 13) +
    dropShadow(
      path('M170 300H230L240 352Q200 372 160 352Z', '#e9dcc8') +
        form('M148 120Q150 60 200 58T252 120Q256 210 226 250 200 268 174 250 144 210 148 120Z', '#e8c8a0'),
    ) +
    dropShadow(
      form(
        'M200 34Q92 30 92 156 92 240 70 300 110 334 152 306 168 220 150 152 190 150 232 108 262 140 250 200 240 260 252 306 292 332 330 298 306 240 308 156 308 30 200 34Z',
        '#26202a',
      ),
    ) +
    hairStrands([
      'M190 44Q116 70 118 170T96 306',
      'M196 46Q136 90 136 180T124 312',
      'M214 46Q286 80 284 180T306 304',
      'M222 60Q268 100 268 190T280 312',
      'M180 70Q150 100 150 150',
    ]) +
    line('M130 90Q160 54 200 54', '#8a7a86', 8, 0.6),
  hairpack: () =>
    ground(200, 366, 80, 11) +
    dropShadow(rect(116, 54, 168, 306, 18, '#e8f0f4', 'opacity=".75"')) +
    dropShadow(
      form(
        'M150 70Q138 200 150 340 176 356 194 340V80Q172 60 150 70ZM206 80V340Q224 356 250 340 262 200 250 70 228 60 206 80Z',
        '#26202a',
      ),
    ) +
    hairStrands([
      'M160 84Q152 200 162 336',
      'M172 80Q166 200 174 340',
      'M184 84Q180 200 184 338',
      'M216 84Q220 200 216 338',
      'M228 80Q234 200 226 340',
      'M240 84Q248 200 238 336',
    ]) +
    rect(140, 176, 120, 26, 6, '#f2b90f') +
    dropShadow(rect(108, 34, 184, 60, 10, '#be1146')) +
    word('BRAIDS', 200, 76, 26, '#fff', 150) +
    rect(116, 54, 168, 306, 18, 'url(#side)', 'opacity=".6"') +
    line('M130 104V344', '#fff', 7, 0.6),
  hairkit: () =>
    ground(200, 350, 150, 15) +
    put(
      dropShadow(
        path('M-96-140-74-158H118L96-140Z', '#f28ab0') +
          path('M96-140 118-158V104L96 126Z', '#6b0a2c') +
          rect(-96, -140, 192, 266, 4, '#1c1a20'),
      ) +
        path('M-96 20Q-20-40 96 30V126H-96Z', '#d9265c') +
        word('RELAX', 0, -74, 36, '#fff', 160) +
        word('KIT', 0, -42, 18, '#f28ab0') +
        rect(-96, -140, 192, 266, 4, 'url(#side)', 'opacity=".5"'),
      164,
      196,
      1,
      -4,
    ) +
    dropShadow(path('M234 256H346L338 336Q290 352 242 336Z', '#fdfcfa') + rect(228, 228, 124, 34, 10, '#1c1a20')) +
    path('M239 284H341L338 320H242Z', '#d9265c') +
    word('CREAM', 290, 312, 17, '#fff', 84) +
    put(
      contactShadow(
        form(
          'M-30 40Q-40-10-34-30-26-40-22-28L-18 0-16-48Q-8-58-4-48L-2-4 4-52Q12-60 16-50L14 0 24-40Q32-46 34-36L28 40Z',
          '#bfe0f2',
          0.6,
        ),
      ),
      96,
      322,
      1,
      -12,
    ),
  makeup: () =>
    ground(200, 356, 130, 15) +
    dropShadow(rect(96, 150, 110, 200, 20, '#c98a5c') + rect(112, 46, 78, 108, 12, '#26202a')) +
    rect(96, 150, 110, 200, 20, 'url(#side)') +
    rect(112, 46, 78, 108, 12, 'url(#side)') +
    word('TINT', 151, 250, 28, '#fff3e0', 90) +
    line('M116 172V326', '#fff', 8, 0.4) +
    dropShadow(form('M244 306Q232 220 286 208 342 220 332 306 320 348 288 350 256 348 244 306Z', '#f2a5b8')) +
    each(
      [
        [262, 100, '#e0b48a'],
        [314, 118, '#b5784a'],
        [258, 156, '#8a5230'],
        [316, 168, '#5a3018'],
      ] as const,
      ([x, y, colour]) =>
        contactShadow(
          form(
            `M${x} ${y - 26}Q${x + 22} ${y - 4} ${x + 20} ${y + 8}A20 20 0 0 1 ${x - 20} ${y + 8}Q${x - 22} ${y - 4} ${x} ${y - 26}Z`,
            colour,
          ),
        ),
    ),
  nailpolish: () =>
    ground(200, 304, 170, 14) +
    each(['#be1146', '#f2b90f', '#1a7338', '#1f6fb5', '#6b2a8a', '#f28a2b'], (colour, n) => polish(n, colour)) +
    each(['#be1146', '#f2b90f', '#1f6fb5'] as const, (colour, n) =>
      contactShadow(form(`M${120 + n * 70} 330q-22-4-20 14 8 16 26 12 26 2 22-14-6-14-28-12Z`, colour)),
    ),
};
