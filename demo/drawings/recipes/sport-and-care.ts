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
  line,
  oval,
  path,
  put,
  rect,
  ring,
  shine,
  steel,
  times,
} from '../parts/paint.ts';
import { floor, screenArt } from '../parts/thing-parts.ts';

/** Goods of sport, travel and care. */
export const sportAndCare: Drawings = {
  badmintonSet: () =>
    times(2, (n) =>
      put(
        rect(-7, 40, 14, 130, 5, '#26262b') +
          rect(-9, 120, 18, 64, 7, n ? '#be1146' : '#1f6fb5') +
          line(
            times(6, (k) => `M${-50 + k * 20}-140V10M-62 ${-130 + k * 26}H62`),
            '#dfe5e9',
            2.5,
          ) +
          `<ellipse cx="0" cy="-60" rx="64" ry="86" fill="none" stroke="${n ? '#be1146' : '#1f6fb5'}" stroke-width="11"/>`,
        200,
        216,
        1,
        n ? 32 : -32,
      ),
    ) +
    put(
      contactShadow(path('M-20 0-34-60H34L20 0Z', '#fdfcf8')) +
        line('M-10 0-16-58M0 0V-58M10 0 16-58', '#c7ced4', 3) +
        ball(0, 8, 22, '#f4e9d0'),
      200,
      352,
      0.9,
    ),
  swimmingGoggles: () =>
    line('M40 190Q60 60 200 60T360 190', '#1c2a4a', 15) +
    times(
      2,
      (n) =>
        dropShadow(form('M-80-30Q-70-60-10-56 60-56 74-20 70 50 10 60-70 56-80-30Z', '#1f6fb5')).replace(
          '<g',
          `<g transform="translate(${114 + n * 172} 226) scale(${n ? -1 : 1} 1)"`,
        ) +
        ellipse(114 + n * 172, 226, 58, 42, '#8fd8f4', 'opacity=".9"') +
        shine(94 + n * 172, 206, 22, 9),
    ) +
    line('M184 220Q200 208 216 220', '#1c2a4a', 13),
  campingTent3: () =>
    floor(340, 170) +
    dropShadow(form('M20 330Q60 90 200 80 340 90 380 330Z', '#3f8a4a')) +
    path('M200 82Q140 180 120 330H280Q260 180 200 82Z', '#2f6b3a') +
    path('M200 120Q176 220 170 330H230Q224 220 200 120Z', '#f2c33a') +
    line('M200 80Q120 160 70 330M200 80Q280 160 330 330', '#c7ced4', 5) +
    line('M20 330-4 350M380 330 404 350', '#8a6a3c', 5),
  jumpStarter: () =>
    floor(350, 130) +
    dropShadow(rect(90, 90, 170, 250, 22, '#f0702c')) +
    rect(106, 110, 138, 80, 10, '#26262b') +
    word('12V', 176, 164, 30, '#5fe08a') +
    path('M184 216 150 276H174L166 318 206 254H182Z', '#26262b') +
    line('M250 150Q330 140 320 220M250 190Q300 200 290 270', '#d8281a', 11) +
    line('M250 210Q280 240 270 300', '#26262b', 11) +
    put(form('M-16-30H16L26 40 8 36 0 8-8 36-26 40Z', '#d8281a'), 322, 250) +
    put(form('M-16-30H16L26 40 8 36 0 8-8 36-26 40Z', '#26262b'), 284, 320),
  carVacuum: () =>
    floor(330, 160) +
    put(
      dropShadow(form('M-170-30H-90L-60-60H110Q160-50 164 0 160 50 110 56H-60L-90 26H-170Z', '#26262b')) +
        form('M-100-24-62-56H10V52H-62L-100 22Z', '#8fb8d0', 0.5) +
        circle(-30, -2, 27, '#dfe5e9') +
        dropShadow(form('M60-58Q80-120 130-116 150-110 140-90 120-90 110-54Z', '#d8281a')) +
        contactShadow(rect(50, -26, 60, 22, 8, '#d8281a')) +
        rect(-190, -34, 26, 64, 4, '#55555c'),
      210,
      216,
      1,
      -8,
    ),
  phoneMountMotorbike: () =>
    line('M20 320Q200 250 380 320', '#8d969e', 25) +
    line('M20 316Q200 246 380 316', '#dfe5e9', 7) +
    dropShadow(rect(164, 230, 72, 80, 14, '#26262b')) +
    dropShadow(rect(120, 30, 160, 216, 20, '#1c1c22')) +
    screenArt(132, 44, 136, 188) +
    line('M150 200Q200 140 240 90', '#1f6fb5', 9) +
    circle(240, 88, 11, '#d8281a') +
    contactShadow(
      rect(104, 70, 26, 50, 8, '#f0702c') +
        rect(270, 70, 26, 50, 8, '#f0702c') +
        rect(104, 170, 26, 50, 8, '#f0702c') +
        rect(270, 170, 26, 50, 8, '#f0702c'),
    ),
  deliveryBagInsulated: () =>
    floor(360, 140) +
    dropShadow(
      path('M70 110H290V350H70Z', '#d8281a') +
        path('M290 110 350 80V310L290 350Z', '#8f1410') +
        path('M70 110 130 80H350L290 110Z', '#e8503f'),
    ) +
    rect(70, 300, 220, 17, 0, '#f2f5f7') +
    line('M70 150H290', '#8f1410', 5) +
    path('M130 210H230L216 262H144Z', '#fdfcf8') +
    ellipse(180, 210, 50, 11, '#f2c33a') +
    line('M120 96Q180 40 270 92', '#26262b', 13) +
    line('M160 194Q150 180 162 168M196 194Q186 180 198 168', '#fdfcf8', 5),
  baoBoard: () =>
    put(
      dropShadow(rect(-190, -120, 380, 240, 30, '#8a5428')) +
        rect(-176, -106, 352, 212, 22, '#a8703a') +
        times(
          32,
          (n) =>
            ellipse(-154 + (n % 8) * 44, -76 + Math.floor(n / 8) * 50, 18, 19, '#5a2f14') +
            times((n * 7) % 4, (k) =>
              ball(
                -158 + (n % 8) * 44 + k * 7,
                -76 + Math.floor(n / 8) * 50 + (k % 2) * 7,
                6,
                k % 2 ? '#c9c4b4' : '#8a9a6a',
              ),
            ),
        ),
      200,
      206,
      1,
      -6,
    ),
  readingGlasses1: () =>
    floor(300, 150) +
    line('M44 170Q30 120 70 110M356 170Q370 120 330 110', '#26262b', 13) +
    times(
      2,
      (n) =>
        dropShadow(rect(46 + n * 168, 150, 140, 108, 40, '#26262b')) +
        rect(60 + n * 168, 164, 112, 80, 28, '#e3f0f6') +
        line(`M${80 + n * 168} 226l40-52`, '#fff', 10, 0.9),
    ) +
    line('M186 190Q200 176 214 190', '#26262b', 13) +
    word('+1.5', 290, 224, 15, '#8fa8b8'),
  earPlugsFoam: () =>
    floor(340, 140) +
    dropShadow(rect(70, 220, 260, 110, 24, '#dfe9ee')) +
    rect(70, 220, 260, 110, 24, '#8fc8e0', 'opacity=".5"') +
    times(2, (n) =>
      put(
        dropShadow(form('M-44 90V-20Q-44-70-24-96 0-112 24-96 44-70 44-20V90Q0 106-44 90Z', '#f0831c')) +
          shine(-16, -40, 8, 34, 6),
        136 + n * 128,
        160,
        0.95,
        n * 20 - 10,
      ),
    ),
  feedingBowlSpoon: () =>
    floor(340, 150) +
    dropShadow(ellipse(190, 318, 84, 22, '#c9541a')) +
    dropShadow(form('M50 190H330Q322 306 190 312 58 306 50 190Z', '#f0831c')) +
    ellipse(190, 190, 140, 38, '#d96a10') +
    ellipse(190, 196, 118, 28, '#f9e0a0') +
    put(dropShadow(oval(0, -50, 27, 36, '#12a0ae') + rect(-8, -20, 16, 150, 8, '#12a0ae')), 310, 150, 1, 36) +
    circle(150, 250, 6, '#3a1c0c') +
    circle(230, 250, 6, '#3a1c0c') +
    line('M172 270Q190 284 208 270', '#3a1c0c', 5),
  teethingRing: () =>
    floor(350, 130) +
    dropShadow(ring(200, 210, 104, '#f2c33a', 54)) +
    ring(200, 210, 104, '#fbe9a0', 20) +
    times(12, (n) => put(ball(0, -104, 14, '#8fd0f0'), 200, 210, 1, n * 30)) +
    dropShadow(ball(200, 92, 44, '#f2b90f')) +
    circle(186, 86, 5, '#3a2418') +
    circle(214, 86, 5, '#3a2418') +
    line('M188 106Q200 114 212 106', '#3a2418', 4),
  nasalAspirator: () =>
    floor(366, 90) +
    dropShadow(form('M176 150Q90 180 92 270 100 362 200 364 300 362 308 270 310 180 224 150Z', '#3f8ad0')) +
    shine(140, 230, 20, 50, 20) +
    rect(170, 110, 60, 50, 10, '#dff0fa') +
    dropShadow(form('M180 114 190 30Q200 18 210 30L220 114Z', '#eaf6fc', 0.5)) +
    line('M120 300Q200 330 280 300', '#1f5ea8', 5, 0.5),
  manualBreastPump: () =>
    floor(368, 100) +
    dropShadow(path('M136 220H250V340Q250 362 228 362H158Q136 362 136 340Z', '#eef5f8')) +
    path('M142 290H244V340Q244 356 228 356H158Q142 356 142 340Z', '#fdf6e2') +
    rect(130, 190, 126, 38, 10, '#e58aa8') +
    dropShadow(form('M140 192Q130 140 90 130L40 60Q20 110 66 160L130 196Z', '#f7dce4', 0.5)) +
    dropShadow(
      form(
        'M200 190V110Q200 92 220 96L300 130Q330 160 316 250 306 270 296 250 300 180 270 160L244 150V190Z',
        '#e58aa8',
      ),
    ) +
    times(4, (n) => line(`M150 ${300 + n * 14}h18`, '#c9a0ac', 3)),
  reusablePadsSet: () =>
    floor(340, 160) +
    times(4, (n) =>
      put(
        dropShadow(
          form(
            'M-30-120Q0-134 30-120 44-60 40-30L84-16V16L40 30Q44 60 30 120 0 134-30 120-44 60-40 30L-84 16V-16L-40-30Q-44-60-30-120Z',
            ['#be1146', '#1f6fb5', '#f2a51b', '#3fa86a'][n] ?? '#000',
          ),
        ) +
          bits([0, 0, 70], ['#ffffff', '#fbe9a0'], 26, n + 3, 13) +
          circle(-70, 0, 6, '#fff') +
          circle(70, 0, 6, '#fff'),
        116 + (n % 2) * 168,
        116 + Math.floor(n / 2) * 170,
        0.72,
        n * 12 - 18,
      ),
    ),
  menstrualCupSteriliser: () =>
    floor(352, 130) +
    dropShadow(path('M80 220H320L300 326Q296 346 274 346H126Q104 346 100 326Z', '#8e5ac0')) +
    times(3, (n) => line(`M${88 + n * 6} ${250 + n * 28}H${312 - n * 6}`, '#6a3a9a', 8)) +
    dropShadow(ellipse(200, 218, 124, 30, '#a97ad8')) +
    ellipse(200, 218, 100, 20, '#5a2f80') +
    dropShadow(form('M150 90Q200 74 250 90 250 160 216 190V226H184V190Q150 160 150 90Z', '#f29ac0')) +
    ellipse(200, 92, 48, 13, '#f7c4dc'),
  razorBlades: () =>
    floor(356, 110) +
    dropShadow(rect(86, 40, 228, 312, 14, '#1f4e8c')) +
    word('BLADES', 200, 92, 32, '#fff', 190) +
    times(4, (n) =>
      contactShadow(
        rect(112, 118 + n * 54, 176, 42, 6, '#26262b') +
          rect(122, 126 + n * 54, 156, 7, 2, '#dfe5e9') +
          rect(122, 137 + n * 54, 156, 7, 2, '#dfe5e9') +
          rect(122, 148 + n * 54, 156, 6, 2, '#5fd0c8'),
      ),
    ),
  surgicalTape: () =>
    floor(340, 130) +
    dropShadow(circle(190, 200, 134, '#fdfdfb')) +
    times(5, (n) => ring(190, 200, 126 - n * 12, '#e6e3dc', 3)) +
    circle(190, 200, 62, '#f2b90f') +
    circle(190, 200, 52, '#fbf7f2') +
    ring(190, 200, 56, '#1f8a5a', 9) +
    dropShadow(path('M310 250 390 300V346L290 290Z', '#fdfdfb')) +
    line('M306 262 384 312', '#e6e3dc', 4),
  elasticKneeSupport: () =>
    floor(370, 100) +
    dropShadow(
      form(
        'M110 40Q200 20 290 40 280 130 296 200 290 290 272 360 200 378 128 360 110 290 104 200 120 130 110 40Z',
        '#26262b',
      ),
    ) +
    dropShadow(ring(200, 196, 56, '#55555c', 15)) +
    line(
      times(
        9,
        (n) =>
          `M${124 + n * 18} 60Q${130 + n * 17} 100 ${126 + n * 18} 130M${126 + n * 18} 270Q${132 + n * 17} 310 ${136 + n * 16} 346`,
      ),
      '#3f3f46',
      4,
    ) +
    line('M112 56Q200 38 288 56M130 346Q200 362 270 346', '#1f6fb5', 9),
  tweezersScissorsSet: () =>
    floor(350, 130) +
    put(steel('M-14-150Q0-170 14-150L24 130 16 150 4 130V-100H-4V130L-16 150-24 130Z'), 110, 200, 1, -12) +
    put(
      dropShadow(steel('M-12-150 12 10-4 20-22-140ZM12-150-12 10 4 20 22-140Z')) +
        ring(-36, 96, 34, '#be1146', 15) +
        ring(36, 96, 34, '#be1146', 15) +
        line('M-4 16-22 66M4 16 22 66', '#be1146', 15) +
        circle(0, 6, 8, '#77808a'),
      262,
      210,
      1,
      10,
    ),
  bodyScaleDigital: () =>
    floor(350, 160) +
    dropShadow(rect(44, 44, 312, 300, 34, '#cfe0e8')) +
    rect(54, 54, 292, 280, 28, '#e9f3f7') +
    path('M70 70H190L80 260H60V90Z', '#fff', 'opacity=".7"') +
    contactShadow(rect(130, 80, 140, 66, 12, '#26323a')) +
    word('64.2', 200, 130, 38, '#8fe0f0', 110) +
    times(
      4,
      (n) =>
        circle(100 + (n % 2) * 200, 200 + Math.floor(n / 2) * 96, 27, '#c7ced4') +
        circle(100 + (n % 2) * 200, 200 + Math.floor(n / 2) * 96, 18, '#e3e8ec'),
    ),
  weeklyPillBox: () =>
    floor(300, 180) +
    times(
      7,
      (n) =>
        dropShadow(
          rect(
            12 + n * 54,
            150,
            50,
            132,
            8,
            ['#d8281a', '#f0831c', '#f2c33a', '#3fa86a', '#12a0ae', '#1f6fb5', '#8e6ac0'][n] ?? '#000',
          ),
        ) +
        rect(16 + n * 54, 156, 42, 60, 6, '#ffffff', 'opacity=".45"') +
        word(['M', 'T', 'W', 'T', 'F', 'S', 'S'][n] ?? 'M', 37 + n * 54, 198, 24, '#fff') +
        contactShadow(ball(29 + n * 54, 246, 9, '#fdfcf8') + ball(46 + n * 54, 258, 8, '#f7d84a')),
    ),
  walkingStick: () =>
    floor(366, 120) +
    put(
      line('M0-140V150', '#55555c', 17) +
        line('M-5-140V150', '#9aa3ab', 4) +
        dropShadow(form('M-70-150Q-60-176 10-168 30-160 20-140L-60-132Z', '#8a5428')) +
        rect(-14, 146, 28, 26, 6, '#26262b'),
      140,
      200,
      1,
      -6,
    ) +
    times(3, (n) =>
      put(
        line('M0-110V90', '#6b7178', 16) + line('M-5-100V80', '#aab3ba', 4) + rect(-11, -116, 22, 17, 3, '#26262b'),
        216 + n * 44,
        240,
        1,
        8,
      ),
    ),
  hotWaterBottle: () =>
    floor(366, 120) +
    dropShadow(
      rect(170, 34, 60, 52, 8, '#d8281a') +
        rect(158, 22, 84, 24, 8, '#8f1410') +
        form('M160 84H240Q320 100 320 180V320Q316 362 270 362H130Q84 362 80 320V180Q80 100 160 84Z', '#e9e2d4'),
    ) +
    line(
      times(9, (n) => `M${100 + n * 25} 130q-12 16 0 32t0 32 0 32 0 32 0 32 0 32`),
      '#c9bda4',
      8,
      0.8,
    ) +
    dropShadow(put(form('M0 40Q-50 4-36-24-14-42 0-18 14-42 36-24 50 4 0 40Z', '#d8281a'), 200, 230)),
};
