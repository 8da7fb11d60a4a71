import { florets } from '../parts/cloth-parts.ts';
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
  steel,
  strewn,
  times,
  within,
} from '../parts/paint.ts';
import { floor } from '../parts/thing-parts.ts';

/** Goods of the table and further kitchen goods. */
export const tableware: Drawings = {
  kitchenScale: () =>
    floor(350, 150) +
    dropShadow(rect(60, 250, 280, 92, 24, '#f4f4f2')) +
    rect(140, 280, 120, 44, 8, '#26323a') +
    word('250 G', 200, 313, 26, '#5fe08a') +
    rect(170, 226, 60, 30, 0, '#c7ced4') +
    dropShadow(form('M64 120H336Q326 230 200 232 74 230 64 120Z', '#dfe9ee', 0.6)) +
    ellipse(200, 120, 136, 30, '#c3d2da') +
    times(5, (n) => contactShadow(ball(130 + n * 35, 110 - (n % 2) * 20, 27, n % 2 ? '#d8281a' : '#e2492a'))),
  charcoalGrill: () =>
    line('M110 240 70 366M290 240 330 366', '#3a3a42', 13) +
    dropShadow(form('M50 170H350Q344 270 200 272 56 270 50 170Z', '#26262b')) +
    ellipse(200, 170, 150, 40, '#1a1a1e') +
    bits([200, 172, 60], ['#3a3a40', '#e2501a', '#f2902c', '#26262b', '#55555c'], 70, 5, 25) +
    line(
      times(9, (n) => `M${72 + n * 32} ${150}V${192}`),
      '#9aa3ab',
      5,
    ) +
    times(3, (n) => contactShadow(form(`M${110 + n * 60} 150q40-26 66 4 0 24-34 28-36-4-32-32Z`, '#8a4a2c'))) +
    line('M130 120Q120 90 140 70M200 110Q190 80 210 56M270 120Q260 90 280 70', '#b9b2aa', 6, 0.6),
  waterFilterJug: () =>
    floor(364, 110) +
    dropShadow(line('M290 110Q360 120 346 220 338 290 286 300', '#1f6fb5', 21)) +
    path('M96 90H290L272 350Q270 360 258 360H130Q118 360 116 350Z', '#dceff6', 'opacity=".9"') +
    path('M110 240H280L272 350Q270 360 258 360H130Q118 360 116 350Z', '#8fd0ee', 'opacity=".85"') +
    path('M130 90H258L240 220H148Z', '#ffffff', 'opacity=".85"') +
    rect(170, 130, 50, 116, 12, '#1f6fb5') +
    dropShadow(rect(86, 62, 212, 36, 14, '#1f6fb5')) +
    path('M86 80 62 64 90 66Z', '#1f6fb5') +
    line('M124 120 136 330', '#fff', 8, 0.7),
  milkPanLid: () =>
    floor(330, 140) +
    line('M310 220 394 196', '#26262b', 21) +
    dropShadow(
      path('M76 176H324L312 300Q308 322 284 322H116Q92 322 88 300Z', '#c7ced4') +
        path('M76 178 48 166 78 200ZM324 178 352 166 322 200Z', '#aab3ba'),
    ) +
    path('M76 176H324L312 300Q308 322 284 322H116Q92 322 88 300Z', 'url(#steel)') +
    dropShadow(form('M80 174Q90 118 200 114T320 174Z', '#dceaf0', 0.5)) +
    ellipse(200, 176, 122, 17, 'none', 'stroke="#9aa3ab" stroke-width="6"') +
    ball(200, 106, 17, '#26262b') +
    word('2 L', 200, 270, 26, '#77808a'),
  glassMilkBottles: () =>
    floor(362, 170) +
    times(4, (n) =>
      put(
        dropShadow(
          path('M-24-140H24V-80Q44-50 44-10V126Q44 140 30 140H-30Q-44 140-44 126V-10Q-44-50-24-80Z', '#eef5f7'),
        ) +
          path('M-40 0Q0-12 40 0V124Q40 136 28 136H-28Q-40 136-40 124Z', n % 2 ? '#fdfbf2' : '#fffdf8') +
          dropShadow(oval(0, -150, 28, 17, n % 2 ? '#f4f0e6' : '#fdfcfa')) +
          line('M-30-132Q-46-100-24-84M30-132Q46-100 24-84', '#8d969e', 5) +
          line('M-28-40V110', '#d9eef4', 7),
        72 + n * 86,
        206 + (n % 2) * 12,
        0.98,
      ),
    ),
  sandwichMaker: () =>
    floor(340, 160) +
    dropShadow(form('M50 210Q50 110 200 106T350 210V226H50Z', '#26262b')) +
    dropShadow(rect(44, 226, 312, 96, 28, '#1c1c20')) +
    line('M50 226H350', '#c7ced4', 7) +
    dropShadow(rect(160, 200, 80, 52, 14, '#3a3a42')) +
    circle(140, 170, 9, '#d8281a') +
    circle(260, 170, 9, '#3fd08a') +
    contactShadow(path('M80 110 150 30 200 104Z', '#d9a04c') + path('M96 102 150 44 186 100Z', '#f6dca8')) +
    contactShadow(path('M204 106 258 34 322 112Z', '#c98f3c') + path('M220 102 258 50 304 104Z', '#f2c97a')),
  slowJuicer: () =>
    floor(370, 130) +
    dropShadow(rect(80, 200, 150, 164, 22, '#fbfbfa')) +
    dropShadow(path('M98 90H212L222 204H88Z', '#dfe9ee')) +
    path('M104 110H206L214 196H96Z', '#f2a03a', 'opacity=".9"') +
    rect(128, 30, 54, 66, 8, '#fbfbfa') +
    line('M220 230H262V250', '#c7ced4', 15) +
    dropShadow(path('M246 262H350L338 360H258Z', '#eaf4f6')) +
    path('M251 296H345L338 360H258Z', '#f28a1b') +
    circle(154, 280, 22, '#3fa86a') +
    ball(90, 66, 27, '#f2902c') +
    ball(238, 130, 22, '#f2902c'),
  breadKnife: () =>
    put(
      dropShadow(rect(-180, -80, 360, 190, 18, '#c99a5a')) +
        line('M-170-40H170M-170 20H170M-170 76H170', '#a8743a', 4, 0.5) +
        dropShadow(
          steel(`M-60-30H160Q176-30 170-14L160 6${times(18, (n) => `L${154 - n * 12} ${n % 2 ? 2 : 12}`)}H-60Z`) +
            rect(-170, -32, 116, 38, 12, '#3a2418'),
        ) +
        times(3, (n) => circle(-150 + n * 36, -13, 5, '#d9b45a')),
      200,
      190,
      1,
      -12,
    ),
  proofingBasket: () =>
    floor(346, 150) +
    dropShadow(ball(200, 204, 158, '#c99a5a', 0.6)) +
    times(7, (n) => ring(200, 204, 152 - n * 8, n % 2 ? '#a8743a' : '#e0b87a', 5)) +
    dropShadow(ball(200, 204, 104, '#f4e6c8', 0.6)) +
    times(5, (n) => ring(200, 204, 92 - n * 18, '#fffaf0', 6)) +
    strewn([200, 204, 90], 60, 4, (x, y) => circle(x, y, 2.5, '#ffffff'), 1),
  travelMug400: () =>
    floor(366, 80) +
    dropShadow(path('M132 110H268L252 350Q250 362 238 362H162Q150 362 148 350Z', '#3f6b4a')) +
    path('M132 110H268L252 350Q250 362 238 362H162Q150 362 148 350Z', 'url(#side)') +
    rect(136, 190, 128, 70, 0, '#2f5238') +
    dropShadow(rect(122, 66, 156, 50, 16, '#26262b')) +
    contactShadow(rect(150, 50, 60, 24, 8, '#3a3a42')) +
    put(form('M0 24Q-20 2 0-24 20 2 0 24Z', '#cfe0b0'), 200, 226),
  wineGlassesSet: () =>
    floor(366, 140) +
    times(2, (n) =>
      put(
        path('M-66-160H66Q84-40 8-20V140H-8V-20Q-84-40-66-160Z', '#e3eff3', 'opacity=".9"') +
          path(
            n ? 'M-70-110H70Q66-34 0-28-66-34-70-110Z' : 'M-71-90H71Q62-34 0-28-62-34-71-90Z',
            n ? '#7a1430' : '#f2dc8a',
          ) +
          dropShadow(ellipse(0, 146, 58, 13, '#dceaee')) +
          line('M-50-140Q-60-80-36-52', '#fff', 7, 0.8),
        118 + n * 164,
        204,
      ),
    ),
  iceCubeTray: () =>
    floor(320, 170) +
    put(
      dropShadow(rect(-170, -80, 340, 170, 20, '#3f9ad8')) +
        times(
          12,
          (n) =>
            rect(-152 + (n % 6) * 52, -62 + Math.floor(n / 6) * 70, 44, 60, 8, '#1f6fb5') +
            rect(-148 + (n % 6) * 52, -58 + Math.floor(n / 6) * 70, 36, 46, 7, '#e6f6fc') +
            line(`M${-142 + (n % 6) * 52} ${-48 + Math.floor(n / 6) * 70}h16`, '#fff', 6),
        ),
      200,
      230,
      1,
      -8,
    ) +
    times(3, (n) =>
      put(
        contactShadow(rect(-27, -27, 54, 54, 10, '#dff2fa') + rect(-20, -20, 26, 22, 6, '#ffffff')),
        110 + n * 76,
        100 - (n % 2) * 20,
        1,
        n * 24 - 18,
      ),
    ),
  sufuriaSet: () =>
    floor(340, 170) +
    times(6, (n) => {
      const w = 320 - n * 44;
      const y = 250 - n * 34;
      return (
        dropShadow(
          path(
            `M${200 - w / 2} ${y}H${200 + w / 2}L${200 + w / 2 - 12} ${y + 74}Q200 ${y + 92} ${200 - w / 2 + 12} ${y + 74}Z`,
            '#c7ced4',
          ),
        ) +
        path(
          `M${200 - w / 2} ${y}H${200 + w / 2}L${200 + w / 2 - 12} ${y + 74}Q200 ${y + 92} ${200 - w / 2 + 12} ${y + 74}Z`,
          'url(#steel)',
        ) +
        ellipse(200, y, w / 2 + 6, 14, '#e3e8ec') +
        ellipse(200, y, w / 2 - 6, 9, '#9aa3ab')
      );
    }),
  manualCitrusPress: () =>
    put(
      dropShadow(line('M-20 0H190', '#e0ac14', 30) + line('M-10 36 186 60', '#f2c33a', 28)) +
        dropShadow(ball(-70, 10, 92, '#f2c33a')) +
        circle(-70, 10, 66, '#e0ac14') +
        contactShadow(circle(-70, 4, 58, '#f4cf2f') + circle(-70, 4, 48, '#fdf6d0')) +
        times(8, (n) => put(path('M0 0-13-42Q0-48 13-42Z', '#ffe16b'), -70, 4, 1, n * 45)),
      190,
      190,
      1,
      14,
    ) + times(3, (n) => contactShadow(form(`M${110 + n * 24} 320q16 24 0 36-16-12 0-36Z`, '#f9e27a'))),
  teaFlask2: () =>
    floor(370, 100) +
    dropShadow(line('M120 150Q60 170 76 250 84 300 118 300', '#be1146', 17)) +
    dropShadow(path('M112 130H288V350Q288 368 268 368H132Q112 368 112 350Z', '#fbf7ee')) +
    within('M112 160H288V330H112Z', put(florets('#d83a5a', 62), 0, 0)) +
    path('M112 130H288V350Q288 368 268 368H132Q112 368 112 350Z', 'url(#side)') +
    dropShadow(form('M104 134Q110 70 200 66T296 134Z', '#be1146')) +
    dropShadow(rect(166, 36, 68, 40, 14, '#8f0c34')) +
    path('M288 100 340 108V126L290 124Z', '#be1146') +
    rect(112, 330, 176, 14, 0, '#be1146'),
};
