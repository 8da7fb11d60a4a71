import { word } from './parts/lettering.ts';
import {
  ball,
  circle,
  circlePath,
  contactShadow,
  type Drawings,
  dark,
  dropShadow,
  each,
  ellipse,
  form,
  ground,
  light,
  line,
  oval,
  path,
  pillar,
  put,
  rect,
  type Svg,
  shine,
  steel,
  times,
  within,
} from './parts/paint.ts';

const disc = (x: number, y: number, colour: string): Svg =>
  ellipse(x, y + 5, 14, 11, dark(colour, 0.5)) +
  oval(x, y, 14, 11, colour) +
  ellipse(x, y, 8, 6, 'none', `stroke="${light(colour, 0.35)}" stroke-width="2" opacity=".7"`);

const wheel = (x: number, y: number, r: number): Svg =>
  contactShadow(circle(x, y, r, '#26262b')) + circle(x, y, r * 0.62, '#d9dde0') + circle(x, y, r * 0.2, '#55555c');

const weave = (d: string, a: string, b: string): Svg =>
  within(
    d,
    times(19, (row) =>
      times(24, (n) => rect(6 + n * 17 + (row % 2) * 8.5, 20 + row * 18.4, 15, 15, 5, (n + row) % 2 ? a : b)),
    ),
  );

const dumbbell = (x: number, y: number, turn: number): Svg => {
  const head = (hx: number) =>
    dropShadow(
      path(
        `M${hx - 34} -40L${hx - 20} -62H${hx + 20}L${hx + 34} -40V40L${hx + 20} 62H${hx - 20}L${hx - 34} 40Z`,
        '#2b2b30',
      ),
    ) +
    path(`M${hx - 34} -40L${hx - 20} -62H${hx + 20}L${hx + 34} -40L${hx + 24} -34H${hx - 24}Z`, '#55555c') +
    word('5', hx, 12, 30, '#f2f2f4') +
    word('KG', hx, 36, 13, '#c9c9ce');
  return put(
    steel('M-74-15H74V15H-74Z') +
      line('M-40-10V10M-24-10V10M-8-10V10M8-10V10M24-10V10M40-10V10', '#7c858d', 4) +
      head(-104) +
      head(104),
    x,
    y,
    0.9,
    turn,
  );
};

export const householdGoods: Drawings = {
  ayo: () =>
    ground(200, 326, 160, 15) +
    put(
      dropShadow(rect(-180, -86, 360, 176, 70, '#6b3a14') + rect(-180, -94, 360, 176, 70, '#a8642a')) +
        line('M-150-50Q0-96 150-50M-156 46Q0 84 156 46', '#c98a4c', 5, 0.6) +
        each([-44, 32], (y) =>
          each(
            [-130, -78, -26, 26, 78, 130],
            (x) =>
              ellipse(x, y, 24, 27, '#4c2508') +
              ellipse(x, y + 5, 19, 20, '#6b3a14') +
              each(
                [
                  [-7, 2],
                  [6, -2],
                  [0, 10],
                  [-4, -8],
                ] as const,
                ([px, py], n) => ((x / 26 + n) % 4 ? contactShadow(ball(x + px, y + py + 3, 6.5, '#a9b0b5')) : ''),
              ),
          ),
        ),
      200,
      204,
      1,
      -8,
    ),
  draughts: () =>
    ground(200, 350, 150, 14) +
    dropShadow(rect(36, 40, 328, 310, 14, '#6b3a14') + rect(36, 34, 328, 306, 14, '#8a4f24')) +
    times(6, (row) =>
      times(6, (n) => rect(56 + n * 48, 44 + row * 48, 48, 48, 0, (n + row) % 2 ? '#4c2508' : '#e8c890')),
    ) +
    times(36, (n) => {
      const [row, column] = [Math.floor(n / 6), n % 6];
      return (row + column) % 2 && row !== 2 && row !== 3
        ? put(disc(0, 0, row < 2 ? '#26262b' : '#f4e2b8'), 80 + column * 48, 66 + row * 48, 1.35)
        : '';
    }) +
    put(disc(0, 0, '#f4e2b8'), 176, 210, 1.35),
  drum: () =>
    ground(200, 366, 120, 14) +
    pillar('M84 90H316L324 110V352Q200 382 76 352V110Z', '#1f6fb5') +
    each(
      [150, 214, 280],
      (y) =>
        line(`M76 ${y}Q200 ${y + 28} 324 ${y}`, '#164e85', 12, 0.8) +
        line(`M78 ${y - 8}Q200 ${y + 20} 322 ${y - 8}`, '#8cc0f7', 4, 0.6),
    ) +
    dropShadow(path('M72 70Q200 98 328 70V96Q200 126 72 96Z', '#26262b')) +
    oval(200, 72, 128, 26, '#3a3a40') +
    ellipse(200, 72, 88, 16, '#26262b') +
    contactShadow(
      rect(180, 312, 40, 20, 6, '#d9a030') +
        rect(192, 296, 16, 20, 4, '#c8102e') +
        path('M188 332H212V350H188Z', '#b5862a'),
    ),
  dumbbell: () => ground(200, 338, 150, 16) + dumbbell(210, 142, -14) + dumbbell(194, 264, 8),
  football: () => {
    const penta = (x: number, y: number, s: number, turn: number, squash = 1) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s * squash} ${s})"><path d="M0-40L38-12 24 32H-24L-38-12Z" fill="#1c1c20"/></g>`;
    return (
      ground(200, 352, 110, 15) +
      dropShadow(ball(200, 200, 148, '#f4f2ee', 0.6)) +
      within(
        circlePath(200, 200, 148),
        penta(200, 190, 1.15, 0) +
          penta(200, 56, 0.95, 180) +
          penta(334, 156, 0.95, 70) +
          penta(66, 156, 0.95, -70) +
          penta(290, 316, 0.95, 36) +
          penta(110, 316, 0.95, -36) +
          line(
            'M200 144V92M244 176L296 166M228 227L262 282M172 227L138 282M156 176L104 166M170 76L94 116M230 76L306 116M322 206L306 272M78 206L94 272M256 330H144',
            '#5c5a58',
            4.5,
          ),
      ) +
      circle(200, 200, 148, 'url(#gloss)', 'opacity=".7"') +
      ellipse(220, 306, 90, 34, '#a8441c', 'opacity=".35" filter="url(#blur)"')
    );
  },
  geometry: () =>
    ground(200, 350, 150, 14) +
    dropShadow(path('M46 40H354L344 150H56Z', '#0f5a8c') + rect(36, 146, 328, 200, 18, '#1f7fc0')) +
    word('MATHS', 200, 112, 36, '#f2d48a', 180) +
    rect(52, 162, 296, 168, 10, '#0c3a5a') +
    contactShadow(rect(64, 290, 270, 30, 4, '#f7e29a')) +
    times(25, (n) => line(`M${72 + n * 10.4} 290v${n % 5 ? 8 : 15}`, '#8a6a10', 2)) +
    contactShadow(path('M70 274V186L158 274ZM90 254H116L90 228Z', '#8fd3e8', 'fill-rule="evenodd" opacity=".9"')) +
    contactShadow(
      path(
        'M176 274A66 66 0 0 1 308 274ZM204 264H280A38 38 0 0 0 204 264Z',
        '#f2a5b8',
        'fill-rule="evenodd" opacity=".95"',
      ),
    ) +
    contactShadow(
      line('M318 182L304 272M320 182L336 272', '#d9dde0', 8) +
        circle(319, 180, 11, '#b9c1c8') +
        line('M336 262v22', '#f2b90f', 7),
    ),
  kiondo: () => {
    const body = 'M66 158H334Q352 260 306 340 200 366 94 340 48 260 66 158Z';
    return (
      ground(200, 356, 120, 14) +
      line('M110 164Q104 24 200 24T290 164', '#6b3a14', 16) +
      dropShadow(path(body, '#e3c898')) +
      weave(body, '#ead3a8', '#d9b880') +
      within(
        body,
        each(
          [
            [196, '#be1146'],
            [218, '#1f6fb5'],
            [282, '#1a7338'],
            [304, '#f28a1b'],
          ] as const,
          ([y, colour]) => times(24, (n) => rect(6 + n * 17, y, 15, 17, 5, colour)),
        ),
      ) +
      path(body, 'url(#side)') +
      path(body, 'url(#gloss)', 'opacity=".35"') +
      rect(58, 146, 284, 24, 12, '#6b3a14') +
      each(
        [110, 290],
        (x) =>
          contactShadow(rect(x - 16, 150, 32, 50, 6, '#8a4f24')) +
          circle(x, 164, 4, '#e3b37a') +
          circle(x, 184, 4, '#e3b37a'),
      )
    );
  },
  mop: () =>
    ground(196, 366, 130, 13) +
    dropShadow(path('M64 232H336L308 348Q304 364 288 364H112Q96 364 92 348Z', '#12a0ae')) +
    path('M64 232H336L308 348Q304 364 288 364H112Q96 364 92 348Z', 'url(#side)') +
    rect(54, 222, 292, 26, 12, '#0b6e79') +
    line('M66 230H330', '#7fd8de', 5, 0.7) +
    circle(286, 308, 14, '#0b6e79') +
    put(
      rect(-8, -200, 16, 200, 8, '#b9c1c8') +
        rect(-8, -200, 16, 200, 8, 'url(#steel)') +
        rect(-11, -206, 22, 74, 11, '#12a0ae'),
      188,
      208,
      1,
      10,
    ) +
    dropShadow(
      times(17, (n) =>
        line(
          `M188 206Q${104 + n * 10} 196 ${84 + n * 13} ${296 - Math.abs(n - 8) * 7}`,
          n % 2 ? '#fdfbf7' : '#e2ddd4',
          12,
        ),
      ),
    ) +
    contactShadow(oval(188, 204, 46, 17, '#0b6e79')),
  raffia: () => {
    const body = 'M64 176H336L316 336Q314 352 296 352H104Q86 352 84 336Z';
    return (
      ground(200, 356, 130, 14) +
      dropShadow(path(body, '#d9a860')) +
      weave(body, '#e3b878', '#c08a40') +
      within(
        body,
        times(12, (n) => put(path('M0-24L20 0 0 24-20 0Z', '#7d1236'), 40 + n * 36, 262)),
      ) +
      path(body, 'url(#side)') +
      dropShadow(form('M52 180Q60 84 200 78T348 180Q200 214 52 180Z', '#d9a860')) +
      within(
        'M52 180Q60 84 200 78T348 180Q200 214 52 180Z',
        times(
          7,
          (n) =>
            `<ellipse cx="200" cy="${92 + n * 3}" rx="${24 + n * 24}" ry="${8 + n * 13}" fill="none" stroke="${n % 2 ? '#7d1236' : '#a8702c'}" stroke-width="6" stroke-dasharray="14 8"/>`,
        ),
      ) +
      contactShadow(oval(200, 78, 26, 17, '#8a5a2c')) +
      line('M56 182Q200 216 344 182', '#8a5a2c', 9)
    );
  },
  rope: () =>
    ground(200, 350, 140, 14) +
    dropShadow(
      each(
        [
          [104, 0],
          [82, 8],
          [118, -8],
        ] as const,
        ([r, dy]) =>
          `<ellipse cx="200" cy="${196 + dy}" rx="${r + 30}" ry="${r}" fill="none" stroke="#be1146" stroke-width="13"/><ellipse cx="200" cy="${196 + dy}" rx="${r + 30}" ry="${r}" fill="none" stroke="#f7d9e2" stroke-width="4" stroke-dasharray="6 12"/>`,
      ),
    ) +
    line('M96 282Q120 250 160 256M304 282Q280 250 240 256', '#be1146', 13) +
    each(
      [
        [108, 300, -34],
        [292, 300, 34],
      ] as const,
      ([x, y, turn]) =>
        put(
          dropShadow(form('M-16-54Q0-64 16-54L20 40Q22 62 0 64-22 62-20 40Z', '#c98a4c')) +
            line('M-17-20H17M-18 0H18M-19 20H19', '#8a5420', 4),
          x,
          y,
          1,
          turn,
        ),
    ),
  stroller: () =>
    ground(200, 362, 140, 12) +
    line('M98 330L262 214M120 214L300 330M284 196L340 96 372 90', '#55555c', 11) +
    wheel(104, 326, 34) +
    wheel(292, 326, 34) +
    dropShadow(
      path('M76 192H288Q284 262 218 270H140Q82 262 76 192Z', '#0b6e79') +
        path('M86 186Q66 66 188 52L190 190Z', '#12a0ae') +
        path('M86 186Q66 66 188 52L190 190Z', 'url(#side)'),
    ) +
    line('M188 54L190 190M120 90Q150 130 190 188M92 134Q130 160 190 190', '#0b5a63', 4, 0.6) +
    rect(70, 182, 226, 16, 8, '#0f3f46') +
    path('M206 178Q222 146 262 150L288 186H206Z', '#f4ead6') +
    line('M92 216Q180 240 276 216', '#7fd8de', 5, 0.6),
  suitcase: () =>
    ground(200, 370, 104, 12) +
    line('M152 76V22H248V76', '#8d969e', 11) +
    rect(146, 10, 108, 20, 10, '#3a3a40') +
    dropShadow(rect(96, 68, 208, 282, 32, '#be1146')) +
    times(
      6,
      (n) => line(`M${126 + n * 30} 92V326`, '#8f0c34', 9, 0.75) + line(`M${131 + n * 30} 92V326`, '#f06a92', 3, 0.6),
    ) +
    rect(96, 68, 208, 282, 32, 'url(#side)') +
    rect(96, 68, 208, 282, 32, 'url(#gloss)', 'opacity=".4"') +
    contactShadow(rect(174, 70, 52, 18, 8, '#3a3a40')) +
    contactShadow(rect(284, 176, 18, 56, 6, '#d9dde0')) +
    each(
      [116, 166, 234, 284],
      (x) => rect(x - 9, 346, 18, 10, 3, '#55555c') + circle(x, 362, 12, '#26262b') + circle(x, 362, 5, '#8d969e'),
    ),
  chair: () =>
    ground(200, 366, 120, 12) +
    line('M200 262V316', '#55555c', 15) +
    line('M200 316L110 346M200 316L290 346M200 316L160 360M200 316L240 360', '#3a3a40', 12) +
    each([110, 160, 240, 290], (x, n) => circle(x, n === 0 || n === 3 ? 352 : 364, 10, '#26262b')) +
    line('M250 180L244 240', '#3a3a40', 13) +
    dropShadow(path('M132 40Q190 22 262 44 278 110 266 186 200 206 136 184 118 110 132 40Z', '#26262b')) +
    path('M144 52Q196 36 250 54 264 112 254 174 200 190 148 172 132 110 144 52Z', '#4a5a66') +
    within(
      'M144 52Q196 36 250 54 264 112 254 174 200 190 148 172 132 110 144 52Z',
      times(18, (n) => line(`M${130 + n * 8} 30V196M120 ${40 + n * 9}H280`, '#26323a', 2, 0.7)),
    ) +
    dropShadow(form('M96 224Q150 200 282 214 320 226 300 254 200 284 108 262 78 244 96 224Z', '#2f3a44')) +
    line('M104 232V176H142M296 230V180H262', '#3a3a40', 11) +
    rect(86, 168, 62, 15, 7, '#26262b') +
    rect(254, 172, 62, 15, 7, '#26262b'),
  clock: () =>
    ground(200, 362, 100, 12) +
    dropShadow(ball(200, 192, 160, '#be1146')) +
    circle(200, 192, 134, '#fffdf9') +
    times(12, (n) => put(rect(-3.5, -124, 7, n % 3 ? 14 : 26, 3, '#26262b'), 200, 192, 1, n * 30)) +
    line('M200 192L150 132', '#26262b', 9) +
    line('M200 192L276 142', '#26262b', 6) +
    line('M200 212L206 92', '#be1146', 3) +
    circle(200, 192, 10, '#26262b') +
    circle(200, 192, 134, 'url(#gloss)', 'opacity=".35"'),
  helmet: () =>
    ground(200, 356, 120, 14) +
    dropShadow(
      form('M60 236Q40 60 206 48 352 56 350 214 352 300 318 336H176Q144 336 132 300L64 280Q56 262 60 236Z', '#f2a51b'),
    ) +
    path('M62 214Q52 172 78 148L236 142Q262 150 258 196 254 240 222 248L84 256Q62 248 62 214Z', '#26323a') +
    path(
      'M70 210Q62 176 84 156L230 150Q252 158 248 194 246 230 218 238L88 246Q70 240 70 210Z',
      '#8fb8c8',
      'opacity=".85"',
    ) +
    path('M84 166L150 160 110 236 88 238Q76 220 84 166Z', '#fff', 'opacity=".4"') +
    contactShadow(circle(262, 196, 19, '#3a3a40')) +
    line('M120 84Q200 40 300 100M132 300Q230 322 340 280', '#be1146', 13, 0.9) +
    line('M76 284 140 300', '#26262b', 9) +
    shine(240, 84, 44, 12, 20, 0.5),
};
