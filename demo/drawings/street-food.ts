import { bits, greens, kachumbari, strips } from './parts/food-parts.ts';
import { chunk, fish, sausage } from './parts/meat-parts.ts';
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
  path,
  put,
  rect,
  type Svg,
  shine,
  strewn,
  times,
} from './parts/paint.ts';
import { chilli, cob, onionRing, pepperRing, sprig, tomatoSlice, wedge } from './parts/plant-parts.ts';
import { board, brownPaper, cone, dip, newsprint, pan, rafiaPlate } from './parts/vessels.ts';

const leafUnder = (x: number, y: number, turn: number): Svg =>
  put(
    contactShadow(
      form('M-90 0Q-50-56 20-46 70-36 96 0 70 36 20 46-50 56-90 0Z', '#2f8a3d') +
        line('M-84 0H88', '#8fd08a', 4) +
        line('M-40-2-20-34M0-2 24-40M40-2 62-26M-40 2-20 34M0 2 24 40M40 2 62 26', '#1f6a2d', 3, 0.7),
    ),
    x,
    y,
    1,
    turn,
  );

const roastedPlantain = (x: number, y: number, turn: number): Svg =>
  put(
    dropShadow(
      form('M-130 10Q-110-40-10-44 90-42 130-6 138 6 126 14 70 2 0 10-70 22-116 30-136 28-130 10Z', '#e3a338'),
    ) +
      line('M-84-14-70 16M-44-28-30 10M0-36 10 4M42-34 48 2M82-24 84 2', '#4c2508', 9, 0.65) +
      line('M-100-8Q-20-36 90-20', '#ffe0a0', 5, 0.5),
    x,
    y,
    1,
    turn,
  );

export const streetFood: Drawings = {
  abacha: () =>
    rafiaPlate() +
    leafUnder(122, 128, -40) +
    leafUnder(292, 128, 220) +
    dropShadow(ellipse(200, 212, 122, 104, '#d98a34', 'filter="url(#rough)"')) +
    strips([200, 208, 112], ['#f7d08a', '#f2b860', '#fbe0a8', '#e89c40', '#f5c272'], 190, 5, 54, 8) +
    strips([200, 206, 92], ['#4a2410', '#6b3a1a'], 26, 8, 36, 8) +
    each(
      [
        [142, 178],
        [256, 168],
        [278, 246],
        [154, 266],
        [212, 222],
      ] as const,
      ([x, y]) =>
        contactShadow(
          circle(x, y, 28, '#6ea046') +
            circle(x, y, 24, '#fbf8e6') +
            strewn([x, y, 15], 9, x, (sx, sy) => circle(sx, sy, 2.6, '#d9b86a'), 1),
        ),
    ) +
    greens([204, 150, 34], 7, 26) +
    pepperRing(228, 284, 14),
  asun: () =>
    pan() +
    each(
      [
        [122, 124, 10],
        [178, 108, -24],
        [234, 132, 30],
        [272, 184, -8],
        [106, 182, 40],
        [162, 168, -10],
        [218, 190, 20],
        [132, 238, -30],
        [186, 236, 14],
        [244, 240, -20],
        [192, 284, 34],
      ] as const,
      ([x, y, turn], n) => chunk(x, y, 31 - (n % 3) * 3, turn, n % 2 ? '#6b2c0f' : '#7d3713'),
    ) +
    pepperRing(152, 138, 19) +
    pepperRing(240, 166, 17, '#e8561a') +
    pepperRing(160, 208, 17) +
    pepperRing(220, 264, 18) +
    pepperRing(108, 214, 15, '#2d8a3a') +
    onionRing(206, 148, 22) +
    onionRing(262, 222, 20) +
    onionRing(144, 276, 18) +
    chilli(206, 218, 30, 20),
  bole: () =>
    newsprint() +
    put(fish(0, 0, 0.86, 0, '#5f6a72'), 208, 262, 1, -6) +
    roastedPlantain(190, 130, -12) +
    roastedPlantain(226, 184, -6) +
    dip(112, 302, 44, '#c4280c') +
    bits([112, 302, 28], ['#e2571a', '#8a1f05', '#ffb070'], 20, 4, 7) +
    onionRing(318, 306, 22),
  corn: () => {
    const husk =
      path('M60-6Q120-60 176-46 150-20 112 6 150 20 170 50 110 52 60 10Z', '#a9b85a') +
      line('M74-2 160-38M76 8 156 42', '#7d8f36', 4);
    return (
      newsprint() +
      put(dropShadow(husk) + cob(0, 0, 118, 0), 170, 160, 1, -14) +
      put(dropShadow(husk) + cob(0, 0, 112, 0), 190, 248, 1, -4) +
      each(
        [
          [110, 322, 10],
          [164, 334, -20],
          [300, 312, 30],
        ] as const,
        ([x, y, turn]) =>
          put(
            contactShadow(
              path('M-34 12Q-30-18 4-22 32-20 36 6 10-6-34 12Z', '#fffdf6') +
                path('M-34 12Q10-6 36 6L34 14Q8 4-32 20Z', '#6b4020'),
            ),
            x,
            y,
            1,
            turn,
          ),
      )
    );
  },
  fishchips: () =>
    ground(200, 378, 70, 12) +
    times(15, (n) =>
      put(
        contactShadow(rect(-9, -70, 18, 120, 4, '#c98a20') + rect(-9, -70, 15, 118, 4, n % 2 ? '#ffdf86' : '#f5c848')),
        92 + n * 15.5,
        132 + (n % 3) * 12,
        1,
        -24 + n * 3.4,
      ),
    ) +
    dropShadow(form('M116 132Q96 84 150 54 196 34 236 20 268 10 262 44 276 92 250 132 190 168 116 132Z', '#d9922e')) +
    line('M146 104Q180 64 236 48M150 126Q200 100 244 84', '#8a4a0c', 5, 0.4) +
    shine(176, 72, 34, 10, -30, 0.45) +
    cone() +
    wedge(296, 128, 44, -150) +
    sprig(96, 120, 26, -30),
  kilishi: () =>
    brownPaper() +
    each(
      [
        [208, 262, 8, '#7a2a10'],
        [190, 226, -12, '#8f3514'],
        [216, 192, 6, '#7a2a10'],
        [192, 154, -8, '#a03f18'],
      ] as const,
      ([x, y, turn, colour], n) =>
        put(
          dropShadow(
            path(
              'M-132-30L-104-46-60-40-24-52 34-44 84-52 128-34 138-8 128 26 96 44 40 38 2 50-52 42-104 46-138 20-142-8Z',
              dark(colour, 0.4),
            ) +
              path(
                'M-132-34L-104-50-60-44-24-56 34-48 84-56 128-38 138-12 128 20 96 38 40 32 2 44-52 36-104 40-138 14-142-12Z',
                colour,
              ),
          ) +
            contactShadow(
              strewn(
                [0, -6, 120],
                90,
                4 + n,
                (sx, sy, roll) =>
                  rect(sx, sy, 5 + roll() * 4, 4, 2, roll() > 0.5 ? '#e0812c' : roll() > 0.4 ? '#f2b04c' : '#4c1404'),
                0.33,
              ),
            ) +
            line('M-120-20Q-60-30-20-24M-80 10Q0-2 70 12M20-30Q70-34 110-18', dark(colour, 0.5), 3, 0.5),
          x,
          y,
          1,
          turn,
        ),
    ) +
    onionRing(326, 118, 24),
  mutura: () =>
    board() +
    each(
      [
        [96, 118, 0],
        [158, 104, 20],
        [222, 112, 40],
        [112, 178, 60],
        [176, 170, 10],
        [240, 180, 30],
        [104, 242, 80],
        [164, 238, 20],
      ] as const,
      ([x, y, turn]) =>
        put(
          contactShadow(
            circle(0, 0, 33, '#2a120a') +
              ball(0, 0, 27, '#5a2a1a') +
              bits([0, 0, 21], ['#7d4a34', '#3a170c', '#a87858', '#8f2f1c'], 18, 4, 8),
          ),
          x,
          y,
          1,
          turn,
        ),
    ) +
    put(
      dropShadow(line('M-60 10Q0-24 66-4', '#2a120a', 58) + line('M-60 6Q0-28 62-10', '#4a2012', 42)) +
        line('M-56-10Q0-38 50-24', '#a86a4a', 6, 0.6),
      172,
      296,
      1,
      4,
    ) +
    contactShadow(circle(302, 250, 56, '#f7f3ec')) +
    kachumbari([302, 250, 46], 9) +
    chilli(316, 150, 36, 20),
  rolex: () => {
    const roll = (x: number, y: number, turn: number) =>
      put(
        dropShadow(form('M-120-44H70V44H-120Q-140 40-140 0T-120-44Z', '#efc67c')) +
          strewn(
            [-40, 0, 70],
            12,
            5,
            (px, py, roll2) => ellipse(px, py * 0.5, 6 + roll2() * 10, 4 + roll2() * 6, '#a35b18', 'opacity=".5"'),
            0.7,
          ) +
          ellipse(70, 0, 25, 45, '#e0ae5c') +
          ellipse(70, 0, 19, 37, '#ffd54a') +
          line('M70-30Q54-10 68 6 80 14 76 26', '#f9b02c', 7) +
          bits([70, 0, 22], ['#d8281a', '#2d8a3a', '#ef5a3a', '#c95b9b', '#fff3c4'], 34, 6, 10),
        x,
        y,
        1,
        turn,
      );
    return brownPaper() + roll(192, 148, -10) + roll(210, 256, -4) + tomatoSlice(92, 306, 22) + sprig(326, 326, 28, 20);
  },
  smokie: () =>
    brownPaper() +
    put(
      dropShadow(line('M-104 14Q0-30 104 14', '#7a2a10', 84) + line('M-104 8Q0-36 104 8', '#b5481e', 74)) +
        path('M-112 2Q0-56 112 2 100 22 0-12-100 22-112 2Z', '#5a1a08') +
        kachumbari([-60, -6, 34], 3, 40) +
        kachumbari([0, -22, 36], 5, 50) +
        kachumbari([60, -6, 34], 7, 40) +
        line('M-116 34Q0 0 112 36', '#ff9a6a', 6, 0.4),
      200,
      168,
      1,
      -8,
    ) +
    put(sausage(0, 0, 104, 0, '#b5481e'), 214, 268, 1, 4) +
    sprig(100, 300, 26, -30),
};
