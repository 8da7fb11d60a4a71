import { beans, bits, grains } from './parts/food-parts.ts';
import { word } from './parts/lettering.ts';
import { chunk, leg } from './parts/meat-parts.ts';
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
  fixed,
  form,
  ground,
  light,
  line,
  path,
  put,
  rect,
  ring,
  type Svg,
  shine,
  strewn,
  times,
  within,
} from './parts/paint.ts';
import { dodo, sprig, triangle } from './parts/plant-parts.ts';
import { foilTray, openBox, stick } from './parts/vessels.ts';

const springRoll = (x: number, y: number, turn: number): Svg =>
  put(
    contactShadow(
      form('M-52-17H52Q60-17 60 0T52 17H-52Q-60 17-60 0T-52-17Z', '#d5822a') +
        line('M-30-16-10 16M10-16 30 16', '#8a4209', 3.5, 0.5) +
        line('M-46-9H40', '#ffe0a0', 4, 0.6),
    ),
    x,
    y,
    1,
    turn,
  );

const puff = (x: number, y: number, r: number): Svg =>
  contactShadow(ball(x, y, r, '#d98e2f')) + shine(x - r * 0.3, y - r * 0.4, r * 0.3, r * 0.16);

const friedBun = (x: number, y: number, w: number): Svg =>
  form(`M${x - w} ${y}Q${x - w} ${y - w * 0.86} ${x} ${y - w * 0.86}T${x + w} ${y}Z`, '#d98a32') +
  times(7, (n) =>
    ellipse(fixed(x - w * 0.5 + n * w * 0.17), fixed(y - w * 0.52 + Math.abs(n - 3) * 4), 4, 2.6, '#fff3d0'),
  );

const burger = (x: number, y: number, w: number): Svg =>
  dropShadow(
    rect(x - w, y + 34, w * 2, 28, 14, '#c97a28') +
      rect(x - w - 3, y + 16, w * 2 + 6, 24, 10, '#5a2a10') +
      path(`M${x - w - 2} ${y + 14}h${w * 2 + 4}l-14 12-10-8-20 10-16-10-14 8-18-8z`, '#ffc53a') +
      line(`M${x - w} ${y + 8}q10 14 20 0t20 0 20 0 20 0 20 0`, '#58b040', 12) +
      friedBun(x, y + 4, w),
  );

/** A lunch box from the side, with its food showing through. */
const clearBox = (y: number, layers: Svg): Svg =>
  dropShadow(
    path(`M56 ${y}H344L330 ${y + 84}Q328 ${y + 92} 318 ${y + 92}H82Q72 ${y + 92} 70 ${y + 84}Z`, '#f2ede4') +
      within(`M62 ${y + 4}H338L326 ${y + 84}H74Z`, layers) +
      path(`M56 ${y}H344L330 ${y + 84}Q328 ${y + 92} 318 ${y + 92}H82Q72 ${y + 92} 70 ${y + 84}Z`, 'url(#side)') +
      rect(44, y - 12, 312, 22, 9, '#dff0f4', 'stroke="#b9d6dd" stroke-width="3"'),
  );

export const boxedMeals: Drawings = {
  bowl: () => {
    const sector = (from: number, part: Svg) => {
      const corner = (turn: number) =>
        `${fixed(200 + 240 * Math.cos((turn * Math.PI) / 180))} ${fixed(206 + 240 * Math.sin((turn * Math.PI) / 180))}`;
      return within(`M200 206L${corner(from)}L${corner(from + 72)}Z`, part);
    };
    const well = (colour: string) => circle(200, 206, 154, colour);
    return (
      dropShadow(ball(200, 206, 176, '#f4eee6', 0.5)) +
      sector(
        -90,
        well('#a8774a') +
          strewn(
            [200, 206, 150],
            420,
            3,
            (x, y, roll) => put(rect(-8, -3, 16, 6, 3, roll() > 0.5 ? '#c08a58' : '#9c6a3c'), x, y, 1, roll() * 180),
            1,
          ),
      ) +
      sector(-18, well('#2a1a18') + beans([200, 206, 148], ['#3a2422', '#4a302c', '#2f1c1a'], 190, 5, 13)) +
      sector(54, well('#c85a10') + bits([200, 206, 148], ['#f28a2b', '#e87414', '#ffa64a'], 190, 8, 24)) +
      sector(126, well('#1f6b2b') + bits([200, 206, 148], ['#2d8a3a', '#49a552', '#14521f', '#6fc05a'], 260, 4, 20)) +
      sector(
        198,
        well('#9cc456') +
          within(
            circlePath(200, 206, 154),
            times(6, (n) =>
              put(
                path('M-12-80Q34 0-12 80-24 0-12-80Z', '#dfe9a0', 'stroke="#3d7a26" stroke-width="6"'),
                84 + n * 24,
                126 + n * 4,
                1,
                -36 + n * 10,
              ),
            ),
          ),
      ) +
      ring(200, 206, 156, '#e2d9cf', 6) +
      bits([200, 206, 120], ['#fffaf0', '#f2dfa8'], 60, 9, 6) +
      contactShadow(ball(200, 206, 30, '#fbf3dc', 0.5)) +
      sprig(200, 204, 22, 20)
    );
  },
  kidsbox: () =>
    ground(200, 356, 150, 16) +
    burger(150, 106, 64) +
    each([0, 1, 2, 3, 4, 5], (n) =>
      put(
        contactShadow(rect(-8, -56, 16, 112, 4, n % 2 ? '#ffdf86' : '#f2bd3a')),
        224 + n * 14,
        112 + (n % 2) * 14,
        1,
        -12 + n * 5,
      ),
    ) +
    dropShadow(
      rect(300, 66, 58, 110, 6, '#f59a1b') +
        path('M300 66 314 46H346L358 66Z', '#ffc35c') +
        line('M332 48 340 14 356 10', '#be1146', 7),
    ) +
    dropShadow(
      path('M46 166H354L336 340Q335 350 324 350H76Q65 350 64 340Z', '#be1146') +
        path('M46 166H354L351 196H49Z', '#e2557f'),
    ) +
    path('M46 166H354L336 340Q335 350 324 350H76Q65 350 64 340Z', 'url(#side)') +
    path('M140 166Q140 128 200 128T260 166H238Q236 148 200 148T162 166Z', '#8f0c34') +
    circle(200, 266, 50, '#ffb51f') +
    each([0, 45, 90, 135, 180, 225, 270, 315], (turn) => put(rect(-5, -72, 10, 16, 5, '#ffb51f'), 200, 266, 1, turn)) +
    circle(184, 258, 6, '#5a2607') +
    circle(216, 258, 6, '#5a2607') +
    line('M178 280Q200 300 222 280', '#5a2607', 6),
  lunchbox: () => {
    const food = (y: number, left: string, right: string) =>
      rect(50, y + 20, 150, 90, 0, left) +
      rect(200, y + 20, 150, 90, 0, right) +
      bits([130, y + 56, 80], [light(left, 0.3), dark(left, 0.2), left], 90, y, 15) +
      bits([274, y + 60, 76], [light(right, 0.25), dark(right, 0.3), right], 60, y + 2, 18);
    return (
      ground(200, 366, 146, 15) +
      clearBox(270, food(270, '#f4ecd8', '#8a3a10')) +
      clearBox(172, food(172, '#e8561a', '#b5641f')) +
      clearBox(74, food(74, '#f2cf62', '#2d8a3a')) +
      dropShadow(rect(134, 44, 132, 66, 8, '#be1146')) +
      word('LUNCH', 200, 88, 24, '#fff', 104)
    );
  },
  smallchops: () =>
    openBox() +
    puff(92, 190, 36) +
    puff(152, 178, 36) +
    puff(112, 240, 36) +
    puff(170, 236, 34) +
    triangle(244, 196, 44, -12) +
    triangle(308, 200, 42, 24) +
    triangle(276, 248, 40, 4) +
    springRoll(110, 304, -6) +
    springRoll(216, 306, 4) +
    springRoll(160, 326, -2) +
    stick(300, 310, 120, -38) +
    stick(320, 326, 120, -38) +
    each(
      [
        [286, 322, 0],
        [312, 300, 30],
        [308, 336, 10],
        [334, 314, 40],
      ] as const,
      ([x, y, turn]) => chunk(x, y, 18, turn, '#8a3f15'),
    ),
  tray: () =>
    foilTray() +
    within(
      'M44 94H200V312H44Z',
      rect(44, 94, 160, 220, 0, '#c93a0c') + bits([122, 204, 128], grains.jollof, 330, 5, 16),
    ) +
    within(
      'M200 94H356V312H200Z',
      rect(200, 94, 160, 220, 0, '#d9b040') +
        bits([280, 204, 128], [...grains.fried, '#2d8a3a', '#e8561a'], 330, 8, 16),
    ) +
    leg(134, 168, 82, -16) +
    leg(216, 206, 84, 20) +
    leg(292, 168, 80, -30) +
    dodo(92, 276, 32, -20) +
    dodo(136, 288, 32, 20) +
    dodo(180, 276, 32, -40) +
    dodo(300, 284, 32, 10) +
    dodo(252, 286, 32, 60),
};
