import { bits } from '../parts/food-parts.ts';
import { word } from '../parts/lettering.ts';
import {
  ball,
  circle,
  contactShadow,
  type Drawings,
  dropShadow,
  ellipse,
  form,
  light,
  line,
  oval,
  path,
  put,
  rect,
  ring,
  shine,
  steel,
  times,
  within,
} from '../parts/paint.ts';
import { floor, knob } from '../parts/thing-parts.ts';

/** Kitchen machines and pans. */
export const kitchenware: Drawings = {
  airFryer5: () =>
    floor(366, 120) +
    dropShadow(form('M80 190Q80 40 200 40T320 190V330Q320 362 288 362H112Q80 362 80 330Z', '#26262b')) +
    rect(100, 196, 200, 150, 26, '#1a1a1e') +
    dropShadow(rect(170, 244, 60, 130, 22, '#3a3a42')) +
    rect(186, 256, 28, 96, 12, '#c99a5a') +
    rect(130, 96, 140, 62, 18, '#0c0c10') +
    word('180', 186, 140, 30, '#5fd0f0') +
    circle(244, 128, 11, '#f0702c') +
    line('M100 190H300', '#c99a5a', 5),
  microwave20L: () =>
    floor(330, 170) +
    dropShadow(rect(22, 94, 356, 226, 14, '#f6f6f4')) +
    rect(42, 114, 236, 186, 10, '#2a2a30') +
    rect(62, 134, 196, 146, 8, '#3f3226') +
    ellipse(160, 252, 80, 15, '#8fb0bc', 'opacity=".7"') +
    form('M118 248Q124 200 160 200T202 248Z', '#d9a04c') +
    rect(296, 122, 66, 36, 5, '#12303a') +
    word('1.30', 329, 150, 21, '#5fe08a') +
    knob(329, 206, 25, '#c7ced4') +
    knob(329, 268, 25, '#c7ced4') +
    line('M270 130V284', '#dfe5e9', 9),
  electricKettleSteel: () =>
    floor(366, 120) +
    dropShadow(line('M280 110Q362 120 344 230 334 290 286 300', '#26262b', 25)) +
    dropShadow(path('M116 130H276L300 326H92Z', '#c7ced4') + path('M118 152 70 108 116 126Z', '#aab3ba')) +
    path('M116 130H276L300 326H92Z', 'url(#steel)') +
    dropShadow(form('M116 132Q120 88 196 84T276 132Z', '#b9c1c8')) +
    ball(196, 76, 17, '#26262b') +
    rect(80, 324, 232, 34, 12, '#26262b') +
    rect(214, 186, 22, 100, 9, '#8fd0f0', 'opacity=".8"') +
    line('M216 226H234', '#1f5ea8', 4),
  riceCooker1: () =>
    floor(360, 140) +
    dropShadow(form('M66 170H334L322 316Q314 352 276 352H124Q86 352 78 316Z', '#fdfcf8')) +
    dropShadow(form('M66 172Q80 90 200 86T334 172Z', '#dfeef2', 0.5)) +
    path('M96 168Q120 116 200 112', '#fff', 'opacity=".6"') +
    ellipse(200, 172, 136, 20, '#c7ced4') +
    contactShadow(ball(200, 82, 19, '#26262b')) +
    contactShadow(rect(150, 228, 100, 84, 12, '#be1146')) +
    circle(176, 258, 8, '#f2c33a') +
    circle(224, 258, 8, '#8fe0a8') +
    rect(178, 280, 44, 17, 6, '#fff') +
    rect(40, 190, 36, 30, 10, '#26262b') +
    rect(324, 190, 36, 30, 10, '#26262b'),
  handMixer: () =>
    floor(370, 110) +
    times(2, (n) =>
      put(
        line('M0 0V70', '#c7ced4', 9) +
          times(4, (k) => ellipse(0, 128, 10 + k * 11, 58, 'none', 'stroke="#aab3ba" stroke-width="6"')),
        120 + n * 86,
        180,
      ),
    ) +
    dropShadow(
      form('M60 130Q56 70 130 64H290Q350 70 350 120 350 150 310 156H300Q320 190 250 196H110Q64 190 60 130Z', '#fbfbfa'),
    ) +
    path('M150 100Q150 84 168 84H280Q300 86 300 106 296 128 274 128H170Q150 126 150 100Z', '#fbf7f2') +
    contactShadow(rect(84, 90, 46, 24, 8, '#e0507a')) +
    line('M80 160H270', '#d9d5cf', 5),
  yamPounder: () =>
    floor(370, 130) +
    dropShadow(rect(70, 230, 260, 132, 22, '#fbfbfa')) +
    dropShadow(path('M98 110H302L286 236H114Z', '#c7ced4')) +
    path('M98 110H302L286 236H114Z', 'url(#steel)') +
    dropShadow(form('M120 116Q130 60 200 66 274 60 282 116 240 140 200 138 150 140 120 116Z', '#fdf6e6', 0.6)) +
    ellipse(200, 112, 102, 20, 'none', 'stroke="#9aa3ab" stroke-width="6"') +
    knob(138, 300, 27, '#1f5ea8') +
    word('POUNDO', 246, 312, 24, '#be1146', 110),
  castIronPan: () =>
    dropShadow(rect(254, 168, 140, 44, 20, '#1c1c20').replace('<rect', '<rect transform="rotate(32 254 190)"')) +
    dropShadow(ball(166, 176, 142, '#2a2a2e', 0.6)) +
    circle(166, 176, 120, '#17171a') +
    ring(166, 176, 120, '#44444a', 5) +
    path('M24 164 6 150 22 190Z', '#2a2a2e') +
    shine(120, 120, 50, 18, -34, 0.22) +
    circle(330, 282, 10, '#fbf7f2'),
  wok32Cm: () =>
    floor(340, 130) +
    line('M320 170 396 120', '#8a5a2c', 25) +
    dropShadow(form('M30 160H330Q320 330 180 330 40 330 30 160Z', '#3a3a40')) +
    ellipse(180, 160, 150, 40, '#26262b') +
    ellipse(180, 166, 130, 30, '#4a4a52') +
    bits([180, 162, 64], ['#3f8a34', '#f2831c', '#d8281a', '#f7e3b0'], 44, 4, 17) +
    line('M34 172Q10 160 16 190', '#3a3a40', 15),
  bakingTraySet: () =>
    floor(340, 170) +
    times(3, (n) =>
      put(
        dropShadow(rect(-160 + n * 16, -96 + n * 10, 320 - n * 32, 190 - n * 20, 16, n % 2 ? '#55555c' : '#3a3a42')) +
          rect(-144 + n * 16, -80 + n * 10, 288 - n * 32, 158 - n * 20, 8, n % 2 ? '#3f3f46' : '#2a2a30'),
        200,
        230 - n * 40,
      ),
    ) +
    times(6, (n) => contactShadow(ball(140 + (n % 3) * 60, 124 + Math.floor(n / 3) * 50, 22, '#c98f4a'))),
  storageJarsGlass: () =>
    floor(356, 170) +
    times(6, (n) =>
      put(
        dropShadow(rect(-50, -60, 100, 130, 14, '#eaf2f4')) +
          within(
            'M-44-20H44V64H-44Z',
            rect(-44, -20, 88, 84, 0, ['#e9c27a', '#8a4a24', '#fbf6ea', '#c9321a', '#6f8f3a', '#f2b01e'][n] ?? '#fff') +
              bits(
                [0, 22, 56],
                [light(['#e9c27a', '#8a4a24', '#e0d6c0', '#c9321a', '#6f8f3a', '#f2b01e'][n] ?? '#ffffff', 0.3)],
                40,
                n + 3,
                9,
              ),
          ) +
          dropShadow(rect(-54, -84, 108, 30, 8, '#c99a5a')) +
          line('M-36-46V58', '#fff', 7, 0.7),
        82 + (n % 3) * 118,
        128 + Math.floor(n / 3) * 160,
        0.96,
      ),
    ),
  lunchBoxSteel: () =>
    floor(364, 120) +
    line('M90 130Q90 50 200 46T310 130', '#8d969e', 15) +
    times(
      2,
      (n) =>
        dropShadow(
          path(`M84 ${130 + n * 112}H316V${230 + n * 112}Q200 ${250 + n * 112} 84 ${230 + n * 112}Z`, '#c7ced4'),
        ) + path(`M84 ${130 + n * 112}H316V${230 + n * 112}Q200 ${250 + n * 112} 84 ${230 + n * 112}Z`, 'url(#steel)'),
    ) +
    dropShadow(ellipse(200, 128, 120, 24, '#dfe5e9')) +
    contactShadow(rect(74, 170, 20, 130, 6, '#77808a') + rect(306, 170, 20, 130, 6, '#77808a')),
  servingSpoonsSet: () =>
    times(5, (n) =>
      put(
        dropShadow(
          rect(-8, -40, 16, 220, 8, n % 2 ? '#b5793a' : '#a0662c') +
            form('M0-150Q-42-140-40-90-36-44 0-34 36-44 40-90 42-140 0-150Z', n % 2 ? '#c58a4c' : '#b5793a'),
        ) +
          (n === 2
            ? times(3, (k) => ellipse(-14 + k * 14, -92, 4, 26, '#6b4020'))
            : oval(0, -96, 24, 36, '#8a5428', 0.4)),
        200,
        226,
        1,
        n * 24 - 48,
      ),
    ),
  cutlerySet24: () =>
    put(
      steel('M-14 20H14L10 180Q0 190-10 180Z') +
        dropShadow(oval(0, -60, 38, 62, '#d3dae0')) +
        shine(-10, -80, 10, 26, 10),
      96,
      200,
      1,
      -14,
    ) +
    put(
      steel('M-11-10H11L10 180Q0 190-10 180Z') +
        dropShadow(steel('M-34-140H-24V-60H-14V-140H-5V-60H5V-140H14V-60H24V-140H34V-50Q30-6 0-4-30-6-34-50Z')),
      200,
      200,
    ) +
    put(
      steel('M-12 20H12L10 180Q0 190-10 180Z') + dropShadow(steel('M-12 20V-140Q30-120 26-20L12 20Z')),
      304,
      200,
      1,
      14,
    ),
  dinnerSet16: () =>
    floor(356, 160) +
    times(
      6,
      (n) =>
        dropShadow(ellipse(200, 322 - n * 20, 158, 42, n % 2 ? '#2b5a9a' : '#3f74ba')) +
        ellipse(200, 318 - n * 20, 148, 35, '#e9eff6'),
    ) +
    dropShadow(form('M96 150H304Q290 226 200 228 110 226 96 150Z', '#3f74ba')) +
    ellipse(200, 150, 104, 26, '#e9eff6') +
    ellipse(200, 156, 84, 17, '#b9cfe6') +
    times(7, (n) => circle(120 + n * 27, 186 + Math.sin(n) * 6, 7, '#f2f5fa')),
  choppingBoard: () =>
    put(
      dropShadow(
        path(
          'M-100-120H100Q116-120 116-104V130Q116 146 100 146H-100Q-116 146-116 130V-104Q-116-120-100-120ZM-26-120V-170Q-26-186-10-186H10Q26-186 26-170V-120Z',
          '#c58a4c',
        ),
      ) +
        times(6, (n) => line(`M${-90 + n * 36}-110Q${-80 + n * 36} 20 ${-92 + n * 36} 138`, '#9a6228', 4, 0.5)) +
        circle(0, -154, 11, '#fbf7f2') +
        line('M-100-104H96', '#e3b47a', 4),
      200,
      220,
      1,
      -16,
    ),
};
