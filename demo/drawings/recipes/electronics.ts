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
  times,
} from '../parts/paint.ts';
import { box, floor, holes, screenArt, slab } from '../parts/thing-parts.ts';

/** Phones, computers, and what belongs to them. */
export const electronics: Drawings = {
  nuruProPhone: () =>
    floor(366, 90) +
    dropShadow(rect(120, 34, 160, 328, 28, '#1c1c22')) +
    rect(127, 41, 146, 314, 23, '#2a2a34') +
    contactShadow(rect(136, 52, 84, 96, 20, '#16161a')) +
    times(
      3,
      (n) =>
        dropShadow(circle(n === 2 ? 200 : 160, n === 1 ? 124 : n === 2 ? 100 : 76, 18, '#08080c')) +
        circle(n === 2 ? 200 : 160, n === 1 ? 124 : n === 2 ? 100 : 76, 8, '#3a4a7a'),
    ) +
    word('NURU PRO', 200, 300, 20, '#c99a3a', 120) +
    line('M134 70V330', '#fff', 5, 0.25),
  carCharger30: () =>
    floor() +
    put(
      dropShadow(form('M-56-110H56Q66-50 46 0L40 90H-40L-46 0Q-66-50-56-110Z', '#1f1f24')) +
        rect(-44, -96, 34, 20, 4, '#3fa8f0') +
        rect(10, -96, 34, 20, 4, '#f0831c') +
        rect(-30, 90, 60, 40, 6, '#b9c1c8') +
        oval(0, 138, 15, 11, '#dfe5e9') +
        word('30W', 0, 20, 24, '#8f959b') +
        line('M-52-40-64-30M52-40 64-30', '#b9c1c8', 9),
      200,
      188,
      1.15,
      -14,
    ),
  wirelessCharger: () =>
    floor(330, 150) +
    dropShadow(ellipse(200, 222, 158, 100, '#dcdfe2') + ellipse(200, 208, 158, 100, '#fbfbfa')) +
    ellipse(200, 208, 116, 72, 'none', 'stroke="#cfd4d8" stroke-width="7"') +
    ellipse(200, 208, 70, 42, 'none', 'stroke="#cfd4d8" stroke-width="6"') +
    path('M206 172 178 214H200L192 246 224 200H202Z', '#3fa86a') +
    line('M340 260Q390 290 370 350', '#e3e6e8', 13),
  braidedPhoneCable: () =>
    floor() +
    times(
      4,
      (n) =>
        ring(200, 180, 120 - n * 26, '#b5ab98', 19) + ring(200, 180, 120 - n * 26, n % 2 ? '#e9e4da' : '#fdfcf8', 14),
    ) +
    times(40, (n) => put(line('M0-126 5-114', '#a89e8a', 3), 200, 180, 1, n * 9)) +
    line('M310 220Q340 300 290 344M90 220Q60 300 110 344', '#b5ab98', 19) +
    line('M310 220Q340 300 290 344M90 220Q60 300 110 344', '#f4f0e6', 14) +
    put(box(-17, -10, 34, 48, '#c7ced4', 5) + rect(-11, 36, 22, 22, 2, '#9aa3ab'), 288, 336, 1, 20) +
    put(box(-17, -10, 34, 48, '#c7ced4', 5) + rect(-9, 36, 18, 20, 6, '#9aa3ab'), 112, 336, 1, -20),
  phoneRingHolder: () =>
    floor(320, 120) +
    dropShadow(rect(86, 180, 200, 130, 26, '#26262b')) +
    dropShadow(ring(200, 176, 92, '#8d969e', 25) + ring(197, 172, 92, '#e3e8ec', 15)) +
    dropShadow(circle(186, 250, 44, '#b9c1c8')) +
    circle(186, 250, 30, '#dfe5e9') +
    shine(170, 236, 13, 7),
  selfieTripod: () =>
    floor(370, 130) +
    line('M200 220 104 366M200 220V372M200 220 296 366', '#26262b', 17) +
    times(3, (n) => ball(104 + n * 96, 366 + (n === 1 ? 4 : 0), 13, '#be1146')) +
    box(182, 120, 36, 116, '#3a3a42', 8) +
    dropShadow(rect(126, 26, 148, 92, 12, '#1c1c22')) +
    rect(134, 34, 132, 76, 7, '#8fc8ea') +
    circle(200, 66, 18, '#8a5430') +
    path('M166 110Q200 70 234 110Z', '#be1146') +
    rect(110, 44, 22, 54, 6, '#55555c') +
    rect(268, 44, 22, 54, 6, '#55555c'),
  tablet10Inch: () =>
    floor(350, 150) +
    put(
      slab(330, 232, '#26262b', '#1f3e8c', 20) +
        times(12, (n) =>
          rect(
            74 + (n % 6) * 44,
            150 + Math.floor(n / 6) * 56,
            34,
            34,
            9,
            ['#be1146', '#f2a51b', '#3fa86a', '#fdfcfa', '#8e6ac0', '#12a0ae'][n % 6] ?? '#fff',
          ),
        ) +
        rect(110, 272, 180, 26, 12, '#ffffff', 'opacity=".3"'),
      0,
      0,
    ),
  tabletCase: () =>
    floor(350, 150) +
    dropShadow(form('M40 110Q40 70 80 70H320Q360 70 360 110V290Q360 330 320 330H80Q40 330 40 290Z', '#2f86d0')) +
    dropShadow(form('M130 74Q130 30 200 30T270 74L246 84Q246 56 200 56T154 84Z', '#2370b4')) +
    rect(82, 112, 236, 178, 12, '#26262b') +
    rect(92, 122, 216, 158, 7, '#8fd0f0') +
    ball(160, 200, 34, '#f7d84a') +
    circle(150, 194, 4, '#26262b') +
    circle(172, 194, 4, '#26262b') +
    line('M148 210Q160 222 174 210', '#26262b', 4) +
    times(4, (n) => circle(62, 130 + n * 46, 7, '#1f5ea8')),
  soundbar: () =>
    floor(270, 180) +
    dropShadow(rect(14, 158, 372, 90, 30, '#1f1f24')) +
    times(62, (n) => circle(36 + (n % 31) * 11, 184 + Math.floor(n / 31) * 34, 3.6, '#55555c')) +
    times(62, (n) => circle(41 + (n % 31) * 11, 201 + Math.floor(n / 31) * 20, 3, '#44444a')) +
    rect(170, 240, 60, 7, 3, '#3fa8f0') +
    line('M40 166H360', '#77777d', 4, 0.7),
  partySpeaker: () =>
    floor(376, 100) +
    dropShadow(rect(104, 20, 192, 350, 26, '#1c1c22')) +
    times(
      2,
      (n) =>
        dropShadow(circle(200, 112 + n * 148, n ? 80 : 60, '#0c0c10')) +
        ring(200, 112 + n * 148, n ? 74 : 54, n ? '#d83ac8' : '#3fd0f0', 9) +
        ring(200, 112 + n * 148, n ? 60 : 44, n ? '#f2a51b' : '#8e6af0', 4) +
        ball(200, 112 + n * 148, n ? 34 : 24, '#3a3a42'),
    ) +
    rect(150, 28, 100, 14, 7, '#3a3a42'),
  wiredEarphones: () =>
    floor() +
    dropShadow(times(3, (n) => ring(190, 250, 86 - n * 16, '#fdfcfa', 9))) +
    line('M200 166Q200 110 130 90M200 166Q206 110 276 90', '#fdfcfa', 9) +
    times(2, (n) =>
      put(
        dropShadow(oval(0, 0, 30, 34, '#fdfcfa')) +
          oval(n ? -12 : 12, 4, 17, 22, '#3a3a42') +
          rect(-7, 26, 14, 44, 7, '#e9e6e0'),
        116 + n * 172,
        76,
        1,
        n ? -18 : 18,
      ),
    ) +
    put(rect(-7, 0, 14, 40, 5, '#c7ced4') + rect(-4, 40, 8, 24, 3, '#d9b45a'), 284, 310, 1, -50),
  wirelessMouse: () =>
    floor(360, 100) +
    dropShadow(form('M200 40Q300 44 302 180 304 356 200 360 96 356 98 180 100 44 200 40Z', '#77808a')) +
    line('M200 44V180M100 184Q200 204 300 184', '#4a525a', 5) +
    contactShadow(rect(188, 90, 24, 62, 12, '#26262b')) +
    times(4, (n) => line(`M191 ${104 + n * 12}H209`, '#8f959b', 3)) +
    shine(150, 130, 18, 60, 12),
  keyboardCompact: () =>
    floor(310, 180) +
    dropShadow(rect(16, 110, 368, 190, 18, '#e3e6ea')) +
    times(44, (n) =>
      contactShadow(
        rect(
          30 + (n % 11) * 31.4,
          124 + Math.floor(n / 11) * 34,
          27,
          28,
          5,
          n === 0 ? '#f0702c' : n === 32 ? '#1f5ea8' : '#ffffff',
        ),
      ),
    ) +
    contactShadow(
      rect(110, 260, 180, 28, 5, '#ffffff') +
        rect(30, 260, 70, 28, 5, '#cfd4da') +
        rect(300, 260, 70, 28, 5, '#cfd4da'),
    ),
  webcam1080p: () =>
    floor(370, 110) +
    dropShadow(path('M140 300H260L284 360H116Z', '#26262b')) +
    line('M200 250V306', '#3a3a42', 26) +
    dropShadow(ball(200, 160, 116, '#2a2a30')) +
    circle(200, 160, 78, '#0c0c10') +
    circle(200, 160, 52, '#1f2a4a') +
    ball(200, 160, 34, '#3a5a9a') +
    shine(180, 134, 20, 12) +
    circle(200, 62, 6, '#3fd08a'),
  usbStick: () =>
    floor(310, 120) +
    put(
      dropShadow(rect(-60, -46, 190, 92, 14, '#b9c1c8')) +
        rect(-60, -46, 190, 92, 14, 'url(#steel)') +
        dropShadow(rect(-146, -34, 90, 68, 4, '#dfe5e9')) +
        rect(-128, -20, 18, 15, 2, '#55555c') +
        rect(-128, 6, 18, 15, 2, '#55555c') +
        word('128 GB', 40, 12, 24, '#3a3a42') +
        ring(112, 0, 14, '#77808a', 6),
      200,
      204,
      1.15,
      -28,
    ),
  ledTv43: () =>
    floor(350, 150) +
    dropShadow(rect(14, 60, 372, 232, 8, '#17171b')) +
    screenArt(24, 70, 352, 208) +
    line('M120 292 96 346H136M280 292 304 346H264', '#26262b', 11),
  ups650Va: () =>
    floor(370, 110) +
    dropShadow(
      path('M96 70H264V360H96Z', '#26262b') +
        path('M264 70 318 46V330L264 360Z', '#16161a') +
        path('M96 70 150 46H318L264 70Z', '#3a3a42'),
    ) +
    rect(120, 92, 120, 44, 6, '#12303a') +
    word('230 V', 180, 124, 24, '#3fd0c8') +
    circle(180, 166, 14, '#3fd08a') +
    times(4, (n) => holes(148 + (n % 2) * 66, 230 + Math.floor(n / 2) * 70)),
  voltageStabiliser: () =>
    floor(350, 150) +
    dropShadow(rect(50, 92, 300, 250, 16, '#8f979f')) +
    rect(50, 92, 300, 250, 16, 'url(#side)') +
    dropShadow(circle(142, 186, 64, '#fdfcf6')) +
    times(9, (n) => put(line('M0-54V-44', '#2a2a2e', 4), 142, 186, 1, n * 27 - 108)) +
    line('M142 186 176 146', '#d8281a', 6) +
    word('V', 142, 226, 17, '#2a2a2e') +
    rect(240, 130, 86, 44, 6, '#12303a') +
    word('220', 283, 164, 28, '#f2702c') +
    times(3, (n) => holes(110 + n * 90, 294)) +
    line('M130 92Q130 50 200 50T270 92', '#55555c', 13),
  solarFanRechargeable: () =>
    floor(370, 120) +
    line('M150 240V340', '#dfe5e9', 21) +
    dropShadow(ellipse(150, 350, 80, 20, '#dfe5e9')) +
    dropShadow(circle(150, 144, 118, '#f4f7fa')) +
    circle(150, 144, 104, '#cfdae2') +
    times(4, (n) => put(form('M0 0Q-44-30-30-84 0-100 20-84 30-40 0 0Z', '#3f9ad8'), 150, 144, 1, n * 90)) +
    times(4, (n) => ring(150, 144, 34 + n * 22, '#ffffff', 3)) +
    ball(150, 144, 20, '#1f5ea8') +
    put(
      dropShadow(rect(-60, -44, 120, 88, 4, '#1c2f5a')) +
        times(5, (n) => line(`M${-40 + n * 20}-44V44`, '#8fa8d8', 2)) +
        line('M-60-14H60M-60 16H60', '#8fa8d8', 2),
      316,
      300,
      1,
      -12,
    ),
  ledBulbsPack: () =>
    floor(352, 160) +
    dropShadow(rect(40, 40, 320, 306, 12, '#f2b90f')) +
    word('LED 9 W', 200, 88, 34, '#1f3e8c', 260) +
    times(4, (n) =>
      put(
        dropShadow(ball(0, -14, 44, '#fffdf4', 0.5) + path('M-24 20H24L18 44H-18Z', '#f4efe2')) +
          rect(-17, 42, 34, 30, 4, '#b9c1c8') +
          line('M-17 52H17M-17 62H17', '#77808a', 3),
        128 + (n % 2) * 146,
        156 + Math.floor(n / 2) * 126,
        0.86,
      ),
    ),
  rechargeableBulb: () =>
    circle(200, 160, 170, '#fff2b0', 'opacity=".6" filter="url(#blur)"') +
    floor(372, 60) +
    dropShadow(ball(200, 150, 106, '#fff6cc', 0.5) + path('M134 226H266L244 300H156Z', '#f6f2e6')) +
    rect(160, 298, 80, 62, 8, '#b9c1c8') +
    line('M160 314H240M160 330H240M160 346H240', '#77808a', 5) +
    rect(176, 258, 48, 22, 6, '#3fa86a') +
    path('M206 100 172 164H198L190 206 230 142H204Z', '#f2a51b'),
  projectorMini: () =>
    path('M84 170 0 60V300Z', '#fff6c0', 'opacity=".8"') +
    floor(330, 140) +
    dropShadow(
      path('M80 120H300V310H80Z', '#f4f4f2') +
        path('M300 120 352 92V276L300 310Z', '#cfd2d4') +
        path('M80 120 132 92H352L300 120Z', '#ffffff'),
    ) +
    dropShadow(circle(160, 212, 66, '#2a2a30')) +
    circle(160, 212, 48, '#0c0c10') +
    ball(160, 212, 34, '#4a6ab0') +
    shine(146, 194, 14, 8) +
    times(5, (n) => line(`M246 ${160 + n * 17}H284`, '#9aa0a4', 5)),
  gameController: () =>
    floor(330, 150) +
    dropShadow(
      form(
        'M90 120Q130 100 160 120H240Q270 100 310 120 362 160 376 280 368 330 330 316 300 290 270 250H130Q100 290 70 316 32 330 24 280 38 160 90 120Z',
        '#26262b',
      ),
    ) +
    contactShadow(path('M92 170H112V150H132V170H152V190H132V210H112V190H92Z', '#55555c')) +
    times(4, (n) =>
      contactShadow(
        ball(
          [286, 314, 258, 286][n] ?? 0,
          [150, 178, 178, 206][n] ?? 0,
          14,
          ['#f2c33a', '#d8281a', '#1f6fb5', '#3fa86a'][n] ?? '#fff',
        ),
      ),
    ) +
    times(2, (n) => dropShadow(ball(158 + n * 84, 232, 27, '#3a3a42')) + circle(158 + n * 84, 230, 15, '#1c1c20')) +
    rect(182, 150, 36, 17, 8, '#77777d'),
  infraredThermometer: () =>
    floor(366, 100) +
    dropShadow(
      form(
        'M70 70H290Q330 74 330 120 328 166 290 168H230L250 340Q250 360 226 360H172Q154 356 152 340L140 168H90Q56 160 56 118 56 76 70 70Z',
        '#fbfbfa',
      ),
    ) +
    rect(220, 86, 84, 66, 10, '#26323a') +
    word('36.6', 262, 130, 26, '#5fe08a', 70) +
    dropShadow(circle(76, 118, 30, '#26262b')) +
    circle(76, 118, 16, '#8a1f2a') +
    contactShadow(rect(128, 180, 22, 62, 8, '#1f8ad0')),
};
