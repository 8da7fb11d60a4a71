import { bits } from '../parts/food-parts.ts';
import { word } from '../parts/lettering.ts';
import {
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
  strewn,
  times,
  within,
} from '../parts/paint.ts';
import { floor, person } from '../parts/thing-parts.ts';

/** Goods of beauty and of the home. */
export const beautyAndHome: Drawings = {
  lipGlossSet: () =>
    floor(366, 130) +
    times(3, (n) =>
      put(
        dropShadow(rect(-28, -20, 56, 150, 10, ['#f29aa8', '#c8324a', '#a8643a'][n] ?? '#f00')) +
          rect(-18, -8, 14, 120, 6, '#fff', 'opacity=".5"') +
          dropShadow(rect(-25, -150, 50, 132, 8, n === 1 ? '#c9a227' : '#26262b')),
        102 + n * 98,
        220,
        1,
        n * 6 - 6,
      ),
    ),
  eyeshadowPaletteSunset: () =>
    floor(350, 160) +
    dropShadow(rect(40, 40, 320, 140, 14, '#6e1a38') + rect(40, 190, 320, 150, 14, '#8a2448')) +
    rect(56, 54, 288, 112, 8, '#dceaf0') +
    path('M70 60H150L90 160H60Z', '#fff', 'opacity=".6"') +
    times(12, (n) =>
      contactShadow(
        rect(
          56 + (n % 6) * 48,
          204 + Math.floor(n / 6) * 64,
          40,
          54,
          6,
          [
            '#f9d98a',
            '#f2a51b',
            '#f0702c',
            '#d83a2a',
            '#a81c3a',
            '#6e1a4a',
            '#f7c4a0',
            '#e08a6a',
            '#b5506a',
            '#8a3a2c',
            '#5a2a1a',
            '#c9a227',
          ][n] ?? '#fff',
        ),
      ),
    ),
  mascara: () =>
    floor(340, 140) +
    put(
      dropShadow(rect(-30, -150, 60, 300, 20, '#1c1c20')) +
        rect(-30, -30, 60, 12, 0, '#c9a227') +
        line('M-16-130V130', '#fff', 6, 0.3),
      130,
      204,
      1,
      -18,
    ) +
    put(
      dropShadow(rect(-24, 20, 48, 130, 14, '#1c1c20')) +
        rect(-5, -40, 10, 64, 2, '#8d969e') +
        times(15, (n) => line(`M${-22 + (n % 3) * 2} ${-48 - n * 7}H${22 - (n % 3) * 2}`, '#26262b', 4)),
      274,
      220,
      1,
      16,
    ),
  settingSpray: () =>
    floor(366, 70) +
    dropShadow(
      path('M146 130H254Q268 150 268 190V340Q268 364 244 364H156Q132 364 132 340V190Q132 150 146 130Z', '#f4d6dc'),
    ) +
    rect(168, 92, 64, 42, 6, '#c9a227') +
    dropShadow(rect(176, 54, 48, 42, 10, '#fdfcfa')) +
    word('SET', 200, 234, 36, '#a83a5a') +
    put(path('M0-34Q4-6 34 0 4 6 0 34-4 6-34 0-4-6 0-34Z', '#d9a24a'), 200, 296) +
    path('M146 130H254Q268 150 268 190V340Q268 364 244 364H156Q132 364 132 340V190Q132 150 146 130Z', 'url(#side)') +
    strewn([96, 66, 44], 26, 5, (x, y) => circle(x, y, 4, '#e3a5b5'), 1),
  makeUpBrush: () =>
    times(10, (n) =>
      put(
        dropShadow(rect(-6, -10, 12, 170, 6, n % 2 ? '#26262b' : '#c99aa8')) +
          rect(-8, -44, 16, 40, 3, '#d9b45a') +
          form(
            n % 3 === 0
              ? 'M-12-44Q-34-100 0-128 34-100 12-44Z'
              : n % 3 === 1
                ? 'M-9-44Q-16-80-12-100H12Q16-80 9-44Z'
                : 'M-8-44Q-14-80 10-112 16-76 8-44Z',
            n % 2 ? '#5a3418' : '#e9c9b0',
          ),
        200,
        240,
        1,
        n * 14 - 63,
      ),
    ),
  edgeControl: () =>
    floor(330, 110) +
    dropShadow(path('M100 180H300V300Q300 326 272 326H128Q100 326 100 300Z', '#d98a1c')) +
    ellipse(200, 240, 92, 50, '#f2b84a', 'opacity=".6"') +
    dropShadow(rect(90, 120, 220, 66, 16, '#26262b')) +
    contactShadow(rect(126, 220, 148, 62, 6, '#fdfcfa')) +
    word('EDGES', 200, 264, 30, '#26262b', 124) +
    path('M100 180H300V300Q300 326 272 326H128Q100 326 100 300Z', 'url(#side)'),
  curlCream: () =>
    floor(350, 130) +
    dropShadow(path('M80 150H320L306 322Q302 346 278 346H122Q98 346 94 322Z', '#8a4fa0')) +
    dropShadow(rect(70, 104, 260, 56, 18, '#f2c84a')) +
    put(line('M0 0Q16-14 22 6 20 32-10 30-42 20-36-18-18-58 28-52 68-34 62 16', '#f7e3f7', 12), 200, 260) +
    word('CURL', 200, 204, 34, '#ffffff', 180) +
    path('M80 150H320L306 322Q302 346 278 346H122Q98 346 94 322Z', 'url(#side)'),
  crochetBraidsReady: () =>
    floor(370, 110) +
    dropShadow(rect(110, 20, 180, 70, 10, '#be1146')) +
    word('BRAIDS', 200, 68, 28, '#fff', 150) +
    times(9, (n) =>
      times(13, (k) =>
        put(
          oval(0, 0, 9, 14, n % 3 === 1 ? '#6b3a1c' : '#2a1a14'),
          124 + n * 19 + (k % 2 ? 4 : -4),
          104 + k * 20,
          1,
          k % 2 ? 34 : -34,
        ),
      ),
    ),
  hairDryer: () =>
    floor(360, 110) +
    dropShadow(form('M90 90Q90 60 120 58H280Q350 64 352 140 348 216 280 222H120Q90 220 90 190Z', '#26262b')) +
    rect(30, 80, 66, 120, 8, '#3a3a42') +
    dropShadow(form('M230 214H296L280 350Q276 366 252 366 228 364 228 346Z', '#1c1c20')) +
    circle(280, 140, 52, '#3a3a42') +
    times(4, (n) => ring(280, 140, 44 - n * 11, '#be1146', 4)) +
    contactShadow(rect(246, 250, 24, 50, 6, '#be1146')) +
    line('M120 76H250', '#fff', 7, 0.3),
  flatIron: () =>
    put(
      dropShadow(form('M-170-40H120Q170-36 174-14 170 4 120 6H-170Z', '#e08fa0')) +
        rect(-166, -6, 190, 14, 3, '#d9d5cf') +
        dropShadow(form('M-170 70 120 24Q170 10 176-6 180 30 130 52L-164 108Z', '#c9708a')) +
        path('M-164 66 20 38 22 52-162 82Z', '#d9d5cf') +
        circle(130, -14, 9, '#fff') +
        line('M174-8Q220 0 214 60', '#26262b', 11),
      190,
      190,
      1,
      -8,
    ),
  bodyScrubCoffee: () =>
    floor(340, 120) +
    dropShadow(path('M96 150H304V306Q304 336 272 336H128Q96 336 96 306Z', '#5a3018')) +
    within('M96 150H304V336H96Z', bits([200, 250, 130], ['#3a1c0c', '#8a5430', '#c99a6a'], 170, 4, 11)) +
    dropShadow(rect(88, 88, 224, 70, 16, '#c99a5a')) +
    contactShadow(rect(120, 212, 160, 74, 6, '#f7ecd8')) +
    word('SCRUB', 200, 262, 32, '#5a3018', 134) +
    times(3, (n) =>
      put(
        contactShadow(oval(0, 0, 18, 12, '#4a2614') + line('M-13-2Q0 5 13-2', '#1c0c06', 3)),
        320 + (n % 2) * 26,
        310 + n * 18,
        1,
        n * 50,
      ),
    ),
  clayMask: () =>
    floor(340, 130) +
    dropShadow(ellipse(200, 290, 140, 44, '#dfe5e9') + path('M60 210H340V290Q200 350 60 290Z', '#eef2f4')) +
    ellipse(200, 208, 140, 44, '#fdfdfc') +
    dropShadow(form('M84 206Q110 150 200 160 290 150 316 206 280 240 200 242 120 240 84 206Z', '#8f9490', 0.6)) +
    line('M130 200Q170 176 210 198T280 196', '#b5bab5', 12, 0.8) +
    put(dropShadow(rect(-9, -110, 18, 130, 6, '#c99a5a') + rect(-24, 14, 48, 70, 10, '#e9d9c0')), 300, 120, 1, 28) +
    word('CLAY', 200, 306, 30, '#77808a', 160),
  oudPerfume: () =>
    floor(360, 110) +
    dropShadow(rect(92, 130, 216, 222, 18, '#b5701c')) +
    rect(108, 146, 184, 190, 10, '#d9922c', 'opacity=".85"') +
    rect(166, 100, 68, 34, 4, '#c9a227') +
    dropShadow(rect(148, 34, 104, 70, 10, '#1c1c20')) +
    contactShadow(rect(134, 206, 132, 84, 4, '#1c1c20')) +
    word('OUD', 200, 264, 42, '#e0b43a', 104) +
    line('M112 156V330', '#fff', 8, 0.4),
  citrusCologne: () =>
    floor(368, 70) +
    dropShadow(rect(142, 120, 116, 244, 14, '#eef4c8')) +
    rect(152, 170, 96, 184, 8, '#e3ee9a', 'opacity=".9"') +
    rect(176, 92, 48, 30, 3, '#c7ced4') +
    dropShadow(rect(164, 30, 72, 66, 14, '#dfe5e9')) +
    put(
      circle(0, 0, 36, '#f2b90f') +
        circle(0, 0, 30, '#ffe97a') +
        times(8, (n) => put(path('M0-4-9-24Q0-30 9-24Z', '#f7d34a'), 0, 0, 1, n * 45)),
      200,
      230,
    ) +
    word('CITRUS', 200, 308, 22, '#6a7a1c', 84) +
    line('M154 136V350', '#fff', 6, 0.7),
  throwBlanket: () =>
    floor(346, 160) +
    times(
      4,
      (n) =>
        dropShadow(rect(50, 110 + n * 56, 300, 62, 30, n % 2 ? '#d9a020' : '#e8b43a')) +
        line(`M80 ${140 + n * 56}H320`, '#b8841a', 4, 0.5) +
        line(
          times(18, (k) => `M${70 + k * 15} ${122 + n * 56}v36`),
          '#f7d98a',
          3,
          0.5,
        ),
    ) +
    times(14, (n) => line(`M${66 + n * 20} 336v26`, '#e8b43a', 6)),
  pillowPair: () =>
    floor(350, 170) +
    times(2, (n) =>
      dropShadow(
        form(
          'M-150-60Q-120-90-60-76 0-70 60-76 120-90 150-60 160 0 150 60 120 90 60 76 0 70-60 76-120 90-150 60-160 0-150-60Z',
          n ? '#fdfdfc' : '#eef2f6',
          0.5,
        ),
      ).replace('<g', `<g transform="translate(${n ? 210 : 190} ${n ? 250 : 140})"`),
    ) +
    line('M80 214Q210 196 340 214M80 290Q210 306 340 290', '#cfd8e0', 4),
  mosquitoNetDouble: () =>
    dropShadow(ellipse(200, 40, 46, 13, '#8fb0c8')) +
    path('M156 42Q140 160 30 350Q200 390 370 350 260 160 244 42Q200 56 156 42Z', '#dcebf4', 'opacity=".8"') +
    line(
      times(11, (n) => `M${164 + n * 7.4} 46Q${150 + n * 10} 190 ${40 + n * 32} 354`),
      '#9ec0d6',
      3,
    ) +
    line(
      times(7, (n) => `M${150 - n * 17} ${110 + n * 36}Q200 ${128 + n * 38} ${250 + n * 17} ${110 + n * 36}`),
      '#b9d3e2',
      2.5,
    ) +
    dropShadow(rect(96, 312, 208, 44, 12, '#8a5a2c')) +
    rect(104, 296, 192, 28, 12, '#fdfcfa') +
    ellipse(146, 300, 30, 11, '#e3eaf0') +
    ellipse(254, 300, 30, 11, '#e3eaf0'),
  tableLamp: () =>
    circle(200, 150, 150, '#fff2b8', 'opacity=".5" filter="url(#blur)"') +
    floor(366, 90) +
    dropShadow(path('M134 50H266L320 210H80Z', '#e3c48a')) +
    line(
      times(9, (n) => `M${142 + n * 14} 54L${92 + n * 27} 206`),
      '#b8904c',
      4,
      0.6,
    ) +
    line('M118 100H282M98 156H302', '#b8904c', 4, 0.6) +
    dropShadow(form('M178 212H222Q264 280 232 330H168Q136 280 178 212Z', '#8a4a24')) +
    rect(134, 330, 132, 28, 10, '#5a2f14'),
  pictureFrameSet: () =>
    floor(356, 160) +
    times(3, (n) =>
      put(
        dropShadow(rect(-74, -96, 148, 192, 4, ['#26262b', '#c99a5a', '#fdfcfa'][n] ?? '#000')) +
          rect(-58, -80, 116, 160, 0, '#f6f1e6') +
          (n === 0
            ? person(0, 0, '#be1146')
            : n === 1
              ? path('M-58 80V20Q-20-30 8 20 30-10 58 30V80Z', '#3f8a5a') + circle(26, -40, 17, '#f2c33a')
              : times(3, (k) => ellipse(0, -30 + k * 34, 34, 11, ['#d8281a', '#1f5ea8', '#f2a51b'][k] ?? '#fff'))),
        96 + n * 104,
        n === 1 ? 210 : 178,
        0.92,
        n * 5 - 5,
      ),
    ),
  scentedCandle: () =>
    circle(200, 84, 70, '#fff0b0', 'opacity=".7" filter="url(#blur)"') +
    floor(356, 110) +
    dropShadow(path('M98 140H302V320Q302 350 272 350H128Q98 350 98 320Z', '#c9822c')) +
    ellipse(200, 140, 102, 26, '#e0a24c') +
    ellipse(200, 142, 84, 19, '#f9e9c8') +
    line('M200 140V112', '#3a2418', 6) +
    form('M200 56Q226 92 214 114 200 124 186 114 174 92 200 56Z', '#f9b53a') +
    contactShadow(rect(132, 210, 136, 90, 6, '#fdf6e6')) +
    word('AMBER', 200, 266, 30, '#8a4a14', 112) +
    path('M98 140H302V320Q302 350 272 350H128Q98 350 98 320Z', 'url(#side)', 'opacity=".7"'),
  doorMatCoir: () =>
    floor(330, 170) +
    put(
      dropShadow(rect(-180, -110, 360, 220, 12, '#a8743a')) +
        bits([0, 0, 118], ['#8a5a28', '#c99a5a', '#b5844a'], 260, 5, 9) +
        `<rect x="-160" y="-92" width="320" height="184" rx="6" fill="none" stroke="#3a2214" stroke-width="9"/>` +
        word('KARIBU', 0, 22, 52, '#2a1a10', 260),
      200,
      204,
      1,
      -5,
    ),
  rugSisal: () =>
    floor(330, 170) +
    put(
      dropShadow(rect(-170, -56, 330, 120, 10, '#d3b07a')) +
        times(22, (n) => line(`M${-160 + n * 15}-54V60`, n % 2 ? '#b5904c' : '#e6cb9a', 5, 0.8)) +
        dropShadow(ellipse(160, 4, 42, 62, '#c9a46c')) +
        times(5, (n) => ellipse(160, 4, 36 - n * 8, 54 - n * 11, 'none', 'stroke="#8a6a3a" stroke-width="4"')) +
        rect(-100, -58, 22, 122, 2, '#7a3a1c') +
        rect(30, -58, 22, 122, 2, '#7a3a1c'),
      190,
      220,
      1,
      -14,
    ),
  shoeRack: () =>
    line('M60 40V372M340 40V372', '#55555c', 13) +
    times(
      4,
      (n) =>
        dropShadow(rect(54, 104 + n * 78, 292, 13, 4, '#b5793a')) +
        times(3, (k) =>
          contactShadow(
            form(
              `M${84 + k * 92} ${100 + n * 78}q-8-22 14-26 20-4 30-18 14 6 20 22 6 14 4 22Z`,
              ['#26262b', '#be1146', '#fdfcfa', '#1f5ea8', '#c58a4c', '#3f8a5a'][(n * 2 + k) % 6] ?? '#000',
            ),
          ),
        ),
    ),
  clothesRack: () =>
    line('M70 372V50H330V372M40 372H110M290 372H360M70 300H330', '#3a3a42', 12) +
    times(2, (n) =>
      put(
        line('M0-30Q0-44 12-40M0-30-60 10M0-30 60 10', '#8a6a3a', 6) +
          dropShadow(form('M-62 8Q0-16 62 8L84 60 56 72 58 190Q0 204-58 190L-56 72-84 60Z', n ? '#f2a51b' : '#1f6fb5')),
        138 + n * 124,
        90,
        0.86,
      ),
    ),
};
