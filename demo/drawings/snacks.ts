import {
  beans, bits, breadSlice, chilli, chunk, cob, dodo, fish, grains, greens, kachumbari, leg, onionRing, pepperRing, sausage, sprig, strips, tomatoSlice, triangle, wedge,
} from './food-parts.ts';
import { word } from './lettering.ts';
import { ball, circle, circlePath, dark, type Drawings, each, ellipse, fixed, form, ground, lifted, light, line, near, oval, path, put, rect, ring, shine, strewn, type Svg, times, within } from './paint.ts';
import { board, brownPaper, cakeStand, cone, dip, foilTray, newsprint, openBox, pan, plate, rafiaPlate, stick } from './vessels.ts';

const leafUnder = (x: number, y: number, turn: number): Svg =>
  put(near(form('M-90 0Q-50-56 20-46 70-36 96 0 70 36 20 46-50 56-90 0Z', '#2f8a3d') + line('M-84 0H88', '#8fd08a', 4) + line('M-40-2-20-34M0-2 24-40M40-2 62-26M-40 2-20 34M0 2 24 40M40 2 62 26', '#1f6a2d', 3, 0.7)), x, y, 1, turn);

const roastedPlantain = (x: number, y: number, turn: number): Svg =>
  put(
    lifted(form('M-130 10Q-110-40-10-44 90-42 130-6 138 6 126 14 70 2 0 10-70 22-116 30-136 28-130 10Z', '#e3a338')) +
      line('M-84-14-70 16M-44-28-30 10M0-36 10 4M42-34 48 2M82-24 84 2', '#4c2508', 9, 0.65) + line('M-100-8Q-20-36 90-20', '#ffe0a0', 5, 0.5),
    x, y, 1, turn,
  );

const cakeSlice = (x: number, y: number, turn: number): Svg =>
  breadSlice(x, y, 84, turn, '#b9763a', '#5f3012') +
  put(bits([0, 0, 56], ['#6e3b14', '#8a5020', '#e0b070'], 30, 3, 12) + circle(-18, -26, 15, '#7a4a1e') + circle(22, 24, 15, '#7a4a1e') + line('M-26-26q8-6 16 0M14 24q8-6 16 0', '#4c2508', 3.5), x, y, 1, turn);

const bananaCoin = (x: number, y: number, r: number): Svg =>
  near(circle(x, y, r, '#e8c45a') + circle(x, y, r * 0.88, '#fdf3c8')) + each([0, 120, 240], (turn) => put(ellipse(0, -r * 0.26, r * 0.09, r * 0.2, '#8a5a1e'), x, y, 1, turn));

const springRoll = (x: number, y: number, turn: number): Svg =>
  put(near(form('M-52-17H52Q60-17 60 0T52 17H-52Q-60 17-60 0T-52-17Z', '#d5822a') + line('M-30-16-10 16M10-16 30 16', '#8a4209', 3.5, 0.5) + line('M-46-9H40', '#ffe0a0', 4, 0.6)), x, y, 1, turn);

const puff = (x: number, y: number, r: number): Svg => near(ball(x, y, r, '#d98e2f')) + shine(x - r * 0.3, y - r * 0.4, r * 0.3, r * 0.16);

const halfMoon = 'M-120 40Q-124-64 0-76 124-64 120 40Q60 56 0 56T-120 40Z';
const crimp = line('M-118 30q10 18 24 6 10 18 24 6 10 18 24 5 10 17 23 4 10 17 23 4 10 16 24 2 10 15 24 0 10 12 24-2 10 8 22-6 8 6 18-8', '#a8651c', 9);

const friedBun = (x: number, y: number, w: number): Svg =>
  form(`M${x - w} ${y}Q${x - w} ${y - w * 0.86} ${x} ${y - w * 0.86}T${x + w} ${y}Z`, '#d98a32') +
  times(7, (n) => ellipse(fixed(x - w * 0.5 + n * w * 0.17), fixed(y - w * 0.52 + Math.abs(n - 3) * 4), 4, 2.6, '#fff3d0'));

const burger = (x: number, y: number, w: number): Svg =>
  lifted(
    rect(x - w, y + 34, w * 2, 28, 14, '#c97a28') + rect(x - w - 3, y + 16, w * 2 + 6, 24, 10, '#5a2a10') + path(`M${x - w - 2} ${y + 14}h${w * 2 + 4}l-14 12-10-8-20 10-16-10-14 8-18-8z`, '#ffc53a') +
      line(`M${x - w} ${y + 8}q10 14 20 0t20 0 20 0 20 0 20 0`, '#58b040', 12) + friedBun(x, y + 4, w),
  );

/** A lunch box from the side, with its food showing through. */
const clearBox = (y: number, layers: Svg): Svg =>
  lifted(
    path(`M56 ${y}H344L330 ${y + 84}Q328 ${y + 92} 318 ${y + 92}H82Q72 ${y + 92} 70 ${y + 84}Z`, '#f2ede4') +
      within(`M62 ${y + 4}H338L326 ${y + 84}H74Z`, layers) + path(`M56 ${y}H344L330 ${y + 84}Q328 ${y + 92} 318 ${y + 92}H82Q72 ${y + 92} 70 ${y + 84}Z`, 'url(#side)') +
      rect(44, y - 12, 312, 22, 9, '#dff0f4', 'stroke="#b9d6dd" stroke-width="3"'),
  );

export const snacks: Drawings = {
  abacha: () =>
    rafiaPlate() + leafUnder(122, 128, -40) + leafUnder(292, 128, 220) +
    lifted(ellipse(200, 212, 122, 104, '#d98a34', 'filter="url(#rough)"')) + strips([200, 208, 112], ['#f7d08a', '#f2b860', '#fbe0a8', '#e89c40', '#f5c272'], 190, 5, 54, 8) + strips([200, 206, 92], ['#4a2410', '#6b3a1a'], 26, 8, 36, 8) +
    each([[142, 178], [256, 168], [278, 246], [154, 266], [212, 222]] as const, ([x, y]) => near(circle(x, y, 28, '#6ea046') + circle(x, y, 24, '#fbf8e6') + strewn([x, y, 15], 9, x, (sx, sy) => circle(sx, sy, 2.6, '#d9b86a'), 1))) +
    greens([204, 150, 34], 7, 26) + pepperRing(228, 284, 14),
  asun: () =>
    pan() + each([[122, 124, 10], [178, 108, -24], [234, 132, 30], [272, 184, -8], [106, 182, 40], [162, 168, -10], [218, 190, 20], [132, 238, -30], [186, 236, 14], [244, 240, -20], [192, 284, 34]] as const, ([x, y, turn], n) => chunk(x, y, 31 - (n % 3) * 3, turn, n % 2 ? '#6b2c0f' : '#7d3713')) +
    pepperRing(152, 138, 19) + pepperRing(240, 166, 17, '#e8561a') + pepperRing(160, 208, 17) + pepperRing(220, 264, 18) + pepperRing(108, 214, 15, '#2d8a3a') + onionRing(206, 148, 22) + onionRing(262, 222, 20) + onionRing(144, 276, 18) + chilli(206, 218, 30, 20),
  bananabread: () => ground(200, 350, 150, 18) + cakeSlice(150, 190, -12) + cakeSlice(252, 224, 8) + bananaCoin(112, 324, 28) + bananaCoin(168, 340, 26) + bananaCoin(330, 330, 26),
  bdaycake: () =>
    cakeStand() + lifted(path('M72 226H328V300Q200 332 72 300Z', '#fff2da') + path('M72 226H328V300Q200 332 72 300Z', 'url(#side)') + ellipse(200, 226, 128, 24, '#ffb733') +
      path('M72 226Q72 262 86 262T104 244Q112 284 126 284T142 250Q156 272 168 270T186 252Q194 292 208 290T226 252Q240 276 254 272T268 246Q278 282 292 278T308 242Q320 262 328 226Z', '#f59a1b') + ellipse(200, 226, 128, 24, '#ffc14a')) +
    path('M118 138H282V216Q200 240 118 216Z', '#ffe3ea') + path('M118 138H282V216Q200 240 118 216Z', 'url(#side)') + path('M118 138Q118 168 130 168T146 154Q154 188 168 186T182 160Q196 180 208 178T222 160Q232 190 244 186T258 156Q272 172 282 138Z', '#f59a1b') + ellipse(200, 138, 82, 16, '#ffc14a') +
    each([[160, 134, '#be1146'], [200, 128, '#1f6fb5'], [240, 134, '#1a7338']] as const, ([x, y, colour]) => rect(x - 6, y - 62, 12, 66, 4, colour) + line(`M${x - 5} ${y - 44}l10-8M${x - 5} ${y - 24}l10-8`, '#fff', 4, 0.8) + path(`M${x} ${y - 96}Q${x + 14} ${y - 74} ${x} ${y - 64}Q${x - 14} ${y - 74} ${x} ${y - 96}Z`, '#ffb51f') + path(`M${x} ${y - 84}q7 12 0 18q-7-6 0-18Z`, '#fff3b0')) +
    each([[100, 296], [150, 312], [200, 316], [250, 312], [300, 296]] as const, ([x, y]) => ball(x, y, 11, '#be1146')),
  bhajia: () =>
    rafiaPlate() + each([[142, 116, -10], [216, 104, 16], [282, 152, 30], [112, 180, 10], [184, 172, -20], [254, 210, 20], [134, 246, 20], [204, 252, -8], [164, 306, 10]] as const, ([x, y, turn]) =>
      put(lifted(form('M-50 4Q-52-34-10-40 44-44 50-4 52 34 10 40-46 42-50 4Z', '#e5a32e')) + oval(0, -2, 34, 26, '#f5cf5c', 0.5) + bits([0, 0, 38], ['#2d8a3a', '#b5651d', '#8a4209', '#49a552'], 12, 7, 7), x, y, 1, turn)) +
    dip(286, 284, 50, '#5a2a0e') + wedge(212, 330, 40, -14),
  bole: () => newsprint() + put(fish(0, 0, 0.86, 0, '#5f6a72'), 208, 262, 1, -6) + roastedPlantain(190, 130, -12) + roastedPlantain(226, 184, -6) + dip(112, 302, 44, '#c4280c') + bits([112, 302, 28], ['#e2571a', '#8a1f05', '#ffb070'], 20, 4, 7) + onionRing(318, 306, 22),
  bowl: () => {
    const sector = (from: number, part: Svg) => {
      const corner = (turn: number) => `${fixed(200 + 240 * Math.cos((turn * Math.PI) / 180))} ${fixed(206 + 240 * Math.sin((turn * Math.PI) / 180))}`;
      return within(`M200 206L${corner(from)}L${corner(from + 72)}Z`, part);
    };
    const well = (colour: string) => circle(200, 206, 154, colour);
    return (
      lifted(ball(200, 206, 176, '#f4eee6', 0.5)) +
      sector(-90, well('#a8774a') + strewn([200, 206, 150], 420, 3, (x, y, roll) => put(rect(-8, -3, 16, 6, 3, roll() > 0.5 ? '#c08a58' : '#9c6a3c'), x, y, 1, roll() * 180), 1)) +
      sector(-18, well('#2a1a18') + beans([200, 206, 148], ['#3a2422', '#4a302c', '#2f1c1a'], 190, 5, 13)) +
      sector(54, well('#c85a10') + bits([200, 206, 148], ['#f28a2b', '#e87414', '#ffa64a'], 190, 8, 24)) +
      sector(126, well('#1f6b2b') + bits([200, 206, 148], ['#2d8a3a', '#49a552', '#14521f', '#6fc05a'], 260, 4, 20)) +
      sector(198, well('#9cc456') + within(circlePath(200, 206, 154), times(6, (n) => put(path('M-12-80Q34 0-12 80-24 0-12-80Z', '#dfe9a0', 'stroke="#3d7a26" stroke-width="6"'), 84 + n * 24, 126 + n * 4, 1, -36 + n * 10)))) +
      ring(200, 206, 156, '#e2d9cf', 6) + bits([200, 206, 120], ['#fffaf0', '#f2dfa8'], 60, 9, 6) + near(ball(200, 206, 30, '#fbf3dc', 0.5)) + sprig(200, 204, 22, 20)
    );
  },
  chinchin: () => {
    const cup = 'M96 110H304L280 330Q278 348 260 348H140Q122 348 120 330Z';
    return (
      ground(200, 350, 110, 16) + lifted(path(cup, '#f6e3bd')) +
      within(cup, strewn([200, 236, 150], 230, 5, (x, y, roll) => put(rect(-13, -13, 26, 26, 6, '#a8651c') + rect(-13, -14, 26, 24, 6, roll() > 0.6 ? '#f0b450' : roll() > 0.4 ? '#e09a36' : '#d0862a'), x, y, 1, roll() * 90), 1)) +
      each([[130, 104, 10], [166, 92, 40], [204, 86, 20], [240, 94, 60], [272, 106, 30]] as const, ([x, y, turn]) => put(near(rect(-15, -15, 30, 30, 7, '#e5a23c')), x, y, 1, turn)) +
      path(cup, 'url(#side)') + line('M124 130 142 316', '#fff', 10, 0.55) + line('M92 112H308', '#ffffff', 9, 0.85) +
      each([[70, 346, 10], [318, 350, 40], [346, 336, 70]] as const, ([x, y, turn]) => put(near(rect(-14, -14, 28, 28, 7, '#e09a36')), x, y, 1, turn))
    );
  },
  corn: () => {
    const husk = path('M60-6Q120-60 176-46 150-20 112 6 150 20 170 50 110 52 60 10Z', '#a9b85a') + line('M74-2 160-38M76 8 156 42', '#7d8f36', 4);
    return newsprint() + put(lifted(husk) + cob(0, 0, 118, 0), 170, 160, 1, -14) + put(lifted(husk) + cob(0, 0, 112, 0), 190, 248, 1, -4) +
      each([[110, 322, 10], [164, 334, -20], [300, 312, 30]] as const, ([x, y, turn]) => put(near(path('M-34 12Q-30-18 4-22 32-20 36 6 10-6-34 12Z', '#fffdf6') + path('M-34 12Q10-6 36 6L34 14Q8 4-32 20Z', '#6b4020')), x, y, 1, turn));
  },
  fishchips: () =>
    ground(200, 378, 70, 12) + times(15, (n) => put(near(rect(-9, -70, 18, 120, 4, '#c98a20') + rect(-9, -70, 15, 118, 4, n % 2 ? '#ffdf86' : '#f5c848')), 92 + n * 15.5, 132 + (n % 3) * 12, 1, -24 + n * 3.4)) +
    lifted(form('M116 132Q96 84 150 54 196 34 236 20 268 10 262 44 276 92 250 132 190 168 116 132Z', '#d9922e')) + line('M146 104Q180 64 236 48M150 126Q200 100 244 84', '#8a4a0c', 5, 0.4) + shine(176, 72, 34, 10, -30, 0.45) +
    cone() + wedge(296, 128, 44, -150) + sprig(96, 120, 26, -30),
  kidsbox: () =>
    ground(200, 356, 150, 16) + burger(150, 106, 64) + each([0, 1, 2, 3, 4, 5], (n) => put(near(rect(-8, -56, 16, 112, 4, n % 2 ? '#ffdf86' : '#f2bd3a')), 224 + n * 14, 112 + (n % 2) * 14, 1, -12 + n * 5)) +
    lifted(rect(300, 66, 58, 110, 6, '#f59a1b') + path('M300 66 314 46H346L358 66Z', '#ffc35c') + line('M332 48 340 14 356 10', '#be1146', 7)) +
    lifted(path('M46 166H354L336 340Q335 350 324 350H76Q65 350 64 340Z', '#be1146') + path('M46 166H354L351 196H49Z', '#e2557f')) + path('M46 166H354L336 340Q335 350 324 350H76Q65 350 64 340Z', 'url(#side)') +
    path('M140 166Q140 128 200 128T260 166H238Q236 148 200 148T162 166Z', '#8f0c34') + circle(200, 266, 50, '#ffb51f') + each([0, 45, 90, 135, 180, 225, 270, 315], (turn) => put(rect(-5, -72, 10, 16, 5, '#ffb51f'), 200, 266, 1, turn)) + circle(184, 258, 6, '#5a2607') + circle(216, 258, 6, '#5a2607') + line('M178 280Q200 300 222 280', '#5a2607', 6),
  kilishi: () =>
    brownPaper() + each([[208, 262, 8, '#7a2a10'], [190, 226, -12, '#8f3514'], [216, 192, 6, '#7a2a10'], [192, 154, -8, '#a03f18']] as const, ([x, y, turn, colour], n) =>
      put(lifted(path('M-132-30L-104-46-60-40-24-52 34-44 84-52 128-34 138-8 128 26 96 44 40 38 2 50-52 42-104 46-138 20-142-8Z', dark(colour, 0.4)) + path('M-132-34L-104-50-60-44-24-56 34-48 84-56 128-38 138-12 128 20 96 38 40 32 2 44-52 36-104 40-138 14-142-12Z', colour)) +
        near(strewn([0, -6, 120], 90, 4 + n, (sx, sy, roll) => rect(sx, sy, 5 + roll() * 4, 4, 2, roll() > 0.5 ? '#e0812c' : roll() > 0.4 ? '#f2b04c' : '#4c1404'), 0.33)) + line('M-120-20Q-60-30-20-24M-80 10Q0-2 70 12M20-30Q70-34 110-18', dark(colour, 0.5), 3, 0.5), x, y, 1, turn)) + onionRing(326, 118, 24),
  lunchbox: () => {
    const food = (y: number, left: string, right: string) => rect(50, y + 20, 150, 90, 0, left) + rect(200, y + 20, 150, 90, 0, right) + bits([130, y + 56, 80], [light(left, 0.3), dark(left, 0.2), left], 90, y, 15) + bits([274, y + 60, 76], [light(right, 0.25), dark(right, 0.3), right], 60, y + 2, 18);
    return ground(200, 366, 146, 15) + clearBox(270, food(270, '#f4ecd8', '#8a3a10')) + clearBox(172, food(172, '#e8561a', '#b5641f')) + clearBox(74, food(74, '#f2cf62', '#2d8a3a')) + lifted(rect(134, 44, 132, 66, 8, '#be1146')) + word('LUNCH', 200, 88, 24, '#fff', 104);
  },
  meatpie: () =>
    ground(200, 346, 150, 18) + put(lifted(form(halfMoon, '#e0a040')) + crimp + line('M-50-26 -30-6M-6-34 4-10M44-30 38-6', '#a8651c', 6, 0.7) + shine(-40, -44, 40, 12, -18), 182, 150, 1.14, -8) +
    put(lifted(form('M-110 34Q-112-58 6-68V46Q-60 50-110 34Z', '#d9973a')) + path('M6-68Q40-56 44 4T6 46Q-8-14 6-68Z', '#f5d79a') + path('M10-50Q32-40 34 2T10 34Q0-10 10-50Z', '#7a3f1c') + bits([20, -6, 20], ['#f28a2b', '#9c5a2c', '#f7e6a8', '#5a2a10'], 18, 5, 10) + line('M-108 26q10 16 22 6 10 16 22 6 10 16 22 5 10 14 22 3', '#a8651c', 8), 250, 272, 1.1, 6),
  mutura: () =>
    board() + each([[96, 118, 0], [158, 104, 20], [222, 112, 40], [112, 178, 60], [176, 170, 10], [240, 180, 30], [104, 242, 80], [164, 238, 20]] as const, ([x, y, turn]) =>
      put(near(circle(0, 0, 33, '#2a120a') + ball(0, 0, 27, '#5a2a1a') + bits([0, 0, 21], ['#7d4a34', '#3a170c', '#a87858', '#8f2f1c'], 18, 4, 8)), x, y, 1, turn)) +
    put(lifted(line('M-60 10Q0-24 66-4', '#2a120a', 58) + line('M-60 6Q0-28 62-10', '#4a2012', 42)) + line('M-56-10Q0-38 50-24', '#a86a4a', 6, 0.6), 172, 296, 1, 4) +
    near(circle(302, 250, 56, '#f7f3ec')) + kachumbari([302, 250, 46], 9) + chilli(316, 150, 36, 20),
  rolex: () => {
    const roll = (x: number, y: number, turn: number) =>
      put(lifted(form('M-120-44H70V44H-120Q-140 40-140 0T-120-44Z', '#efc67c')) + strewn([-40, 0, 70], 12, 5, (px, py, roll2) => ellipse(px, py * 0.5, 6 + roll2() * 10, 4 + roll2() * 6, '#a35b18', 'opacity=".5"'), 0.7) +
        ellipse(70, 0, 25, 45, '#e0ae5c') + ellipse(70, 0, 19, 37, '#ffd54a') + line('M70-30Q54-10 68 6 80 14 76 26', '#f9b02c', 7) + bits([70, 0, 22], ['#d8281a', '#2d8a3a', '#ef5a3a', '#c95b9b', '#fff3c4'], 34, 6, 10), x, y, 1, turn);
    return brownPaper() + roll(192, 148, -10) + roll(210, 256, -4) + tomatoSlice(92, 306, 22) + sprig(326, 326, 28, 20);
  },
  scotchegg: () =>
    plate('#BE1146') + lifted(ball(146, 152, 70, '#a86424')) + bits([146, 152, 62], ['#d9903c', '#8a4a14', '#e8ac5c'], 110, 5, 9) + lifted(circle(240, 236, 86, '#8a4a14') + circle(240, 236, 79, '#c98a4c') + bits([240, 236, 76], ['#b5763c', '#d9a06a', '#a8642c'], 90, 8, 9) + ellipse(240, 236, 54, 58, '#fffaf0')) + ball(242, 240, 30, '#f7a91b', 0.7) + greens([118, 276, 34], 5, 40) + tomatoSlice(160, 312, 22),
  smallchops: () =>
    openBox() + puff(92, 190, 36) + puff(152, 178, 36) + puff(112, 240, 36) + puff(170, 236, 34) + triangle(244, 196, 44, -12) + triangle(308, 200, 42, 24) + triangle(276, 248, 40, 4) + springRoll(110, 304, -6) + springRoll(216, 306, 4) + springRoll(160, 326, -2) +
    stick(300, 310, 120, -38) + stick(320, 326, 120, -38) + each([[286, 322, 0], [312, 300, 30], [308, 336, 10], [334, 314, 40]] as const, ([x, y, turn]) => chunk(x, y, 18, turn, '#8a3f15')),
  smokie: () =>
    brownPaper() + put(lifted(line('M-104 14Q0-30 104 14', '#7a2a10', 84) + line('M-104 8Q0-36 104 8', '#b5481e', 74)) + path('M-112 2Q0-56 112 2 100 22 0-12-100 22-112 2Z', '#5a1a08') + kachumbari([-60, -6, 34], 3, 40) + kachumbari([0, -22, 36], 5, 50) + kachumbari([60, -6, 34], 7, 40) + line('M-116 34Q0 0 112 36', '#ff9a6a', 6, 0.4), 200, 168, 1, -8) +
    put(sausage(0, 0, 104, 0, '#b5481e'), 214, 268, 1, 4) + sprig(100, 300, 26, -30),
  tray: () =>
    foilTray() + within('M44 94H200V312H44Z', rect(44, 94, 160, 220, 0, '#c93a0c') + bits([122, 204, 128], grains.jollof, 330, 5, 16)) + within('M200 94H356V312H200Z', rect(200, 94, 160, 220, 0, '#d9b040') + bits([280, 204, 128], [...grains.fried, '#2d8a3a', '#e8561a'], 330, 8, 16)) +
    leg(134, 168, 82, -16) + leg(216, 206, 84, 20) + leg(292, 168, 80, -30) + dodo(92, 276, 32, -20) + dodo(136, 288, 32, 20) + dodo(180, 276, 32, -40) + dodo(300, 284, 32, 10) + dodo(252, 286, 32, 60),
};

