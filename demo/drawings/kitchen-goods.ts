import { word } from './parts/lettering.ts';
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
  pillar,
  put,
  rect,
  ring,
  type Svg,
  shine,
  steel,
  within,
} from './parts/paint.ts';
import { board, glass } from './parts/vessels.ts';

const knife = (y: number, turn: number, length: number, height: number): Svg =>
  put(
    contactShadow(
      rect(40, -16, 112, 32, 12, '#26262a') +
        each([66, 96, 126], (x) => circle(x, 0, 4, '#d9dde0')) +
        rect(28, -15, 16, 30, 3, '#8d969e'),
    ) +
      contactShadow(
        path(`M30-14H${-length + 40}Q${-length} -10 ${-length - 12} ${height - 14}H30Z`, '#d5dce1') +
          path(`M30 ${height - 22}H${-length}L${-length - 12} ${height - 14}H30Z`, '#f4f7f9'),
      ),
    226,
    y,
    1,
    turn,
  );

const plateEdge = (y: number): Svg =>
  dropShadow(path(`M44 ${y}H356Q330 ${y + 30} 260 ${y + 34}H140Q70 ${y + 30} 44 ${y}Z`, '#efe9df')) +
  path(`M44 ${y}H356Q330 ${y + 30} 260 ${y + 34}H140Q70 ${y + 30} 44 ${y}Z`, 'url(#side)') +
  line(`M46 ${y + 2}H354`, '#1f3e8c', 8);

const coal = (x: number, y: number, turn: number, glow: boolean): Svg =>
  put(
    contactShadow(
      path('M-26-8L-8-24 20-18 28 4 8 22-20 16Z', glow ? '#c8320c' : '#26262a') +
        path('M-26-8L-8-24 20-18 0-4Z', glow ? '#ff8a2c' : '#4a4a50'),
    ),
    x,
    y,
    0.95,
    turn,
  );

export const kitchenGoods: Drawings = {
  bottleflask: () =>
    ground(200, 366, 74, 12) +
    dropShadow(
      line('M176 66Q168 18 200 16T224 66', '#26262b', 13) +
        rect(160, 56, 80, 48, 10, '#2b2b30') +
        rect(166, 102, 68, 16, 0, '#b9c1c8') +
        path('M158 116H242Q258 130 258 158V340Q258 364 234 364H166Q142 364 142 340V158Q142 130 158 116Z', '#0f8a94'),
    ) +
    rect(166, 102, 68, 16, 0, 'url(#steel)') +
    path('M158 116H242Q258 130 258 158V340Q258 364 234 364H166Q142 364 142 340V158Q142 130 158 116Z', 'url(#side)') +
    rect(142, 336, 116, 8, 0, '#b9c1c8') +
    line('M160 160V320', '#fff', 8, 0.35) +
    rect(160, 56, 80, 48, 10, 'url(#side)'),
  breadbin: () =>
    ground(200, 332, 160, 16) +
    dropShadow(path('M40 320V190Q46 100 150 96H250Q354 100 360 190V320Q360 330 350 330H50Q40 330 40 320Z', '#f2e6cc')) +
    path('M54 236V190Q60 114 150 110H250Q340 114 346 190V236Z', '#e5d3ae') +
    line('M56 196Q70 124 152 122H248Q330 124 344 196M58 216Q72 146 154 142H246Q328 146 342 216', '#cbb284', 5, 0.8) +
    rect(54, 232, 292, 12, 4, '#b5935a') +
    contactShadow(oval(200, 232, 34, 10, '#8a5a2c')) +
    word('BREAD', 200, 302, 38, '#1f3e8c', 230) +
    path('M40 320V190Q46 100 150 96H250Q354 100 360 190V320Q360 330 350 330H50Q40 330 40 320Z', 'url(#side)') +
    line('M44 324H356', '#1f3e8c', 6),
  coffeepress: () =>
    ground(190, 360, 100, 13) +
    dropShadow(line('M262 150Q346 150 338 232T262 310', '#26262b', 19)) +
    path('M116 112H264V344H116Z', '#e3f1f5', 'opacity=".8"') +
    rect(116, 216, 148, 128, 0, '#2f160a') +
    rect(116, 200, 148, 20, 0, '#8d969e') +
    rect(116, 200, 148, 20, 0, 'url(#steel)') +
    rect(185, 50, 10, 152, 0, '#b9c1c8') +
    path('M116 112H264V344H116Z', 'url(#side)') +
    each([108, 326], (y) => rect(108, y, 164, 20, 4, '#c9d0d6') + rect(108, y, 164, 20, 4, 'url(#steel)')) +
    steel('M110 116V344H122V116ZM258 116V344H270V116Z') +
    dropShadow(form('M110 112Q112 74 190 72T270 112Z', '#9aa3ab') + path('M110 112L84 98 112 94Z', '#9aa3ab')) +
    ball(190, 44, 17, '#26262b') +
    rect(104, 340, 172, 18, 6, '#26262b') +
    line('M138 132V196', '#fff', 9, 0.7),
  cooler: () =>
    ground(200, 354, 160, 15) +
    each(
      [
        [130, '#1a7338'],
        [176, '#7d1236'],
        [262, '#1a7338'],
      ] as const,
      ([x, colour]) =>
        contactShadow(
          pillar(
            `M${x - 9} 70H${x + 9}V106Q${x + 22} 120 ${x + 22} 150V210H${x - 22}V150Q${x - 22} 120 ${x - 9} 106Z`,
            colour,
          ),
        ) + rect(x - 11, 58, 22, 18, 4, '#d9a030'),
    ) +
    each(
      [
        [98, 178, 10],
        [150, 172, 30],
        [216, 166, 0],
        [300, 176, 24],
        [240, 178, 50],
        [334, 184, 10],
      ] as const,
      ([x, y, turn]) =>
        put(
          contactShadow(rect(-19, -19, 38, 38, 7, '#e3f4fb')) +
            rect(-19, -19, 38, 38, 7, 'none', 'stroke="#a9d3e6" stroke-width="3"'),
          x,
          y,
          1,
          turn,
        ),
    ) +
    dropShadow(path('M44 176H356L340 336Q338 350 324 350H76Q62 350 60 336Z', '#1f6fb5')) +
    path('M44 176H356L340 336Q338 350 324 350H76Q62 350 60 336Z', 'url(#side)') +
    rect(34, 168, 332, 30, 10, '#fdfdfb') +
    path('M54 262H346L343 290H57Z', '#fdfdfb') +
    dropShadow(path('M352 158Q372 100 384 34 386 22 374 24L352 30Q340 100 330 158Z', '#fdfdfb')) +
    line('M346 44Q338 100 330 152', '#8cc0f7', 6),
  glasses: () =>
    each(
      [
        [88, 0],
        [200, 1],
        [312, 2],
      ] as const,
      ([x]) => glass(x, 56, 92, 130, '#e8f3f6', 0.04),
    ) +
    glass(88, 214, 92, 130, '#e8f3f6', 0.04) +
    glass(200, 214, 92, 130, '#a3123f', 0.82) +
    glass(312, 214, 92, 130, '#e8f3f6', 0.04),
  incense: () =>
    ground(200, 362, 100, 13) +
    dropShadow(
      form(
        'M104 196H296Q292 262 236 276L252 334Q254 352 236 352H164Q146 352 148 334L164 276Q108 262 104 196Z',
        '#c98f2a',
      ),
    ) +
    line('M118 222Q200 250 282 222', '#fff0b8', 4, 0.6) +
    each(
      [
        [150, 240],
        [200, 250],
        [250, 240],
      ] as const,
      ([x, y]) => path(`M${x} ${y - 14}L${x + 12} ${y} ${x} ${y + 14} ${x - 12} ${y}Z`, '#7d5210'),
    ) +
    line('M158 302H242M150 334H250', '#7d5210', 5, 0.7) +
    ellipse(200, 196, 96, 24, '#8a5a10') +
    ellipse(200, 196, 84, 18, '#3a2410') +
    each(
      [
        [160, 190, 10, 0],
        [196, 182, -20, 1],
        [232, 190, 30, 1],
        [212, 198, 0, 0],
      ] as const,
      ([x, y, turn, glow]) => put(coal(0, 0, 0, glow === 1), x, y, 0.62, turn),
    ) +
    line('M178 160Q150 130 178 100T168 40M210 156Q236 124 208 94T226 26M240 166Q262 140 246 116', '#8f8a94', 7, 0.5) +
    each(
      [
        [70, 346, 10],
        [108, 360, -20],
        [318, 350, 30],
        [346, 336, 0],
      ] as const,
      ([x, y, turn]) =>
        put(contactShadow(rect(-26, -9, 52, 18, 4, '#7a4a20') + line('M-20-3H18', '#c98a4c', 3)), x, y, 1, turn),
    ),
  jiko: () =>
    ground(200, 366, 110, 13) +
    dropShadow(
      path('M70 118H330L258 226H142Z', '#8d969e') +
        path('M70 118H330L258 226H142Z', 'url(#steel)', 'opacity=".7"') +
        path('M142 226H258L316 340H84Z', '#aab3ba') +
        path('M142 226H258L316 340H84Z', 'url(#steel)', 'opacity=".7"'),
    ) +
    rect(164, 262, 72, 54, 6, '#26262a') +
    rect(170, 292, 60, 20, 3, '#ff7a1c', 'opacity=".8"') +
    ellipse(200, 118, 132, 36, '#b5623a') +
    ellipse(200, 120, 112, 27, '#2a100a') +
    each(
      [
        [128, 116, 10, 1],
        [170, 108, -20, 0],
        [212, 112, 30, 1],
        [256, 108, 0, 1],
        [284, 120, 20, 0],
        [152, 130, 40, 0],
        [196, 130, 8, 1],
        [240, 130, -30, 0],
      ] as const,
      ([x, y, turn, glow]) => coal(x, y, turn, glow === 1),
    ) +
    path(
      'M150 96Q144 60 166 40 166 66 184 74 180 94 150 96ZM214 90Q206 50 234 22 234 54 254 66 250 90 214 90Z',
      '#ff9a2c',
      'opacity=".85"',
    ) +
    line('M84 118Q64 116 60 96M316 118Q336 116 340 96', '#55555c', 9) +
    rect(88, 338, 26, 26, 4, '#55555c') +
    rect(286, 338, 26, 26, 4, '#55555c'),
  knife: () => board() + knife(112, -8, 100, 34) + knife(188, 2, 156, 52) + knife(272, 10, 70, 26),
  milkcan: () =>
    ground(200, 366, 104, 13) +
    line('M140 128Q74 140 92 214M260 128Q326 140 308 214', '#8d969e', 13) +
    dropShadow(steel('M152 92H248V126Q298 146 298 206V344Q298 364 276 364H124Q102 364 102 344V206Q102 146 152 126Z')) +
    line('M104 236Q200 254 296 236M104 320Q200 338 296 320M112 172Q200 192 288 172', '#7c858d', 5, 0.7) +
    dropShadow(
      steel('M140 66H260Q268 66 268 80T258 96H142Q132 96 132 80T140 66Z') + steel('M154 66Q160 42 200 42T246 66Z'),
    ) +
    rect(188, 24, 24, 22, 8, '#8d969e') +
    shine(136, 270, 9, 60, 2, 0.7),
  mortar: () =>
    ground(190, 366, 110, 14) +
    dropShadow(put(form('M-14-130Q-22-140-22-160T0-184 22-160 14-130V20H-14Z', '#b5793c'), 262, 168, 1, 24)) +
    dropShadow(
      form(
        'M72 152H292Q296 238 240 268 224 282 232 306L262 344Q262 362 238 362H126Q102 362 102 344L132 306Q140 282 124 268 68 238 72 152Z',
        '#9c5f2c',
      ),
    ) +
    line('M84 196Q182 222 280 196M92 216Q182 240 272 216M128 318Q182 334 236 318', '#6b3a14', 5, 0.7) +
    ellipse(182, 152, 110, 28, '#c98a4c') +
    ellipse(182, 154, 94, 21, '#4c2508') +
    within(
      'M88 154A94 21 0 0 0 276 154V100H88Z',
      put(
        rect(-14, -150, 28, 220, 4, '#a8692f') + rect(-14, -150, 10, 220, 4, '#c98a4c', 'opacity=".6"'),
        262,
        168,
        1,
        24,
      ),
    ),
  pan: () =>
    `<g transform="scale(.93)">${`${dropShadow(put(rect(-8, -17, 190, 34, 17, '#6b3a14') + rect(-8, -17, 40, 34, 6, '#55555c') + circle(160, 0, 8, '#2a1206'), 272, 276, 1, 40))}<circle cx="176" cy="196" r="150" fill="#2a0f05" opacity=".34" filter="url(#soft)"/>${ball(176, 182, 152, '#3a3a3f', 0.9)}${circle(176, 182, 142, '#1c1c1f')}${ball(176, 184, 136, '#2c2c31', 0.7)}${ring(176, 184, 110, '#3f3f46', 3)}${shine(130, 130, 60, 20, -32, 0.18)}`}</g>`,
  plates: () =>
    ground(200, 352, 140, 16) +
    each([300, 276, 252, 228, 204, 180], (y) => plateEdge(y)) +
    dropShadow(oval(200, 172, 160, 50, '#fbf8f3', 0.4)) +
    ellipse(200, 172, 156, 47, 'none', 'stroke="#1f3e8c" stroke-width="8"') +
    ellipse(200, 174, 112, 31, '#efe8dd') +
    ellipse(200, 176, 108, 28, '#fffdf9'),
};
