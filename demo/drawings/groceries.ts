import { chilli, citrus, coconut, minnow, prawn, sprig, wedge } from './food-parts.ts';
import { word } from './lettering.ts';
import { bottle, carton, drinkCarton, jar, paperSack, pouch, tin } from './packs.ts';
import { ball, circle, circlePath, type Drawings, each, ellipse, form, ground, lifted, line, near, oval, path, put, rect, ring, shine, strewn, type Svg, times, within } from './paint.ts';
import { calabash, mug, rafiaPlate, whiteTray } from './vessels.ts';

const roll = (x: number, y: number, r: number): Svg => near(oval(x, y, r, r * 0.78, '#d9913a')) + shine(x - r * 0.26, y - r * 0.34, r * 0.4, r * 0.16, -18, 0.4);

const biscuit = (x: number, y: number, r: number): Svg =>
  near(ball(x, y, r, '#d9a860', 0.7)) + ring(x, y, r * 0.82, '#a8742e', 3.5) + times(12, (n) => put(circle(0, -r * 0.6, 3.4, '#8a5a20'), x, y, 1, n * 30)) + times(6, (n) => put(circle(0, -r * 0.3, 3, '#8a5a20'), x, y, 1, n * 60));

const orange = (x: number, y: number, r: number): Svg => lifted(ball(x, y, r, '#f28a1b')) + circle(x + r * 0.1, y - r * 0.62, r * 0.09, '#4f7a1f') + shine(x - r * 0.34, y - r * 0.4, r * 0.24, r * 0.13);

const potato = (x: number, y: number, s: number, turn: number): Svg =>
  put(lifted(form('M-62 6Q-64-40-10-44 48-48 64-8 68 36 16 44-52 46-62 6Z', '#c9985a')) + each([[-24, -12], [16, 8], [34, -20], [-10, 24]] as const, ([px, py]) => ellipse(px, py, 6, 3.4, '#8f6430', 'opacity=".7"')), x, y, s, turn);

const ice = (x: number, y: number, turn: number): Svg => put(near(rect(-17, -17, 34, 34, 7, '#e3f4fb')) + path('M-17-10L0-17 17-10 0-2Z', '#ffffff', 'opacity=".8"') + rect(-17, -17, 34, 34, 7, 'none', 'stroke="#a9d3e6" stroke-width="2.5"'), x, y, 1, turn);

const tissueRoll = (x: number, y: number): Svg => near(rect(x - 42, y, 84, 82, 10, '#fbfaf8')) + ellipse(x, y, 42, 17, '#ffffff') + ellipse(x, y, 42, 17, 'none', 'stroke="#d9d4ce" stroke-width="3"') + ellipse(x, y, 15, 6, '#b99a72');

const matchbox = (x: number, y: number, turn = 0): Svg => put(near(rect(-60, -26, 120, 52, 5, '#c8102e') + rect(-60, 12, 120, 14, 3, '#5a3a24') + circle(0, -6, 15, '#ffc53a')) + path('M0-18Q8-8 0 2Q-8-8 0-18Z', '#c8102e'), x, y, 1, turn);

const groundnut = (x: number, y: number, s: number, turn: number): Svg =>
  put(near(form('M-52 4Q-54-28-22-30 0-28 10-20 34-34 52-14 60 18 34 28 14 28 2 20-20 34-40 26-52 20-52 4Z', '#d9a860')) + line('M-40-8Q-10-22 8-10 28-20 42-6M-38 10Q-10 2 6 10 26 4 44 10M-24-24-22 24M30-22 32 22', '#a8742e', 3, 0.7), x, y, s / 52, turn);

const tea = (x: number, y: number, turn: number): Svg => put(near(path('M-26-34 0-46 26-34V40H-26Z', '#f3ead8') + path('M-20-6H20V34H-20Z', '#8a5a2c')) + line('M0-46Q20-84 58-70', '#ffffff', 3.5) + near(rect(54, -86, 30, 30, 4, '#1a7338')), x, y, 1, turn);

const dipper = (x: number, y: number, turn: number): Svg =>
  put(near(rect(-6, -150, 12, 130, 6, '#c98a4c') + each([0, 1, 2, 3], (n) => rect(-26 + Math.abs(n - 1.5) * 4, -22 + n * 14, 52 - Math.abs(n - 1.5) * 8, 11, 5, n % 2 ? '#a8692f' : '#c98a4c'))), x, y, 1, turn);

const plantainChip = (x: number, y: number, turn: number): Svg => put(near(form('M-42 4Q-36-22 4-22 40-18 42 4 30 22-4 18-36 20-42 4Z', '#f2c040')) + line('M-26 0Q0-12 26 0', '#b5780f', 4, 0.7), x, y, 1, turn);

const hills = (sky: string, near1: string, far: string): Svg => rect(80, 60, 190, 300, 0, sky) + path('M80 300Q130 220 180 270T270 240V360H80Z', far) + path('M80 330Q150 270 270 320V360H80Z', near1);

export const groceries: Drawings = {
  biscuits: () =>
    ground(200, 346, 150, 16) + biscuit(306, 168, 60) + biscuit(278, 160, 60) + lifted(path('M30 116H228Q262 160 228 250H30Q52 180 30 116Z', '#6b2a14')) + path('M30 140H240V170H36Z', '#f2b90f') + word('KOLA BISCUIT', 134, 216, 24, '#fff', 170) + path('M30 116H228Q262 160 228 250H30Q52 180 30 116Z', 'url(#gloss)', 'opacity=".5"') + line('M222 118Q254 160 222 248', '#d9dde0', 7, 0.7) + biscuit(160, 300, 58) + biscuit(262, 292, 62),
  buns: () =>
    ground(200, 346, 150, 16) + each([[108, 190], [192, 178], [276, 190], [112, 252], [196, 246]] as const, ([x, y]) => roll(x, y, 56)) + lifted(path('M52 140Q44 116 70 112L330 112Q356 116 348 140 362 220 346 296 200 322 54 296 38 220 52 140Z', '#e8f4fa', 'opacity=".14"')) + line('M66 130Q200 104 334 130M70 150Q56 220 72 286', '#ffffff', 7, 0.7) + path('M150 128H250V168H150Z', '#be1146') + word('BUNS', 200, 160, 24, '#fff', 84) +
    put(lifted(form('M-56 10Q-56-44 0-46V40Q-56 44-56 10Z', '#d9913a') + path('M0-46Q22-20 8 0 24 24 0 40-18 0 0-46Z', '#fff0cf')), 262, 304, 1.05, -10) + put(lifted(form('M56 10Q56-44 0-46-14-20 4 0-16 20 0 40 56 44 56 10Z', '#d9913a') + path('M0-46Q-16-20 2 0-18 20 0 40 12 0 0-46Z', '#fff0cf')), 300, 312, 1.05, 16),
  butter: () =>
    ground(200, 330, 160, 18) + lifted(path('M30 250 90 190H372L330 300 60 320Z', '#f2efe6') + path('M84 190H372L352 246 60 260Z', '#e6e1d2')) +
    lifted(path('M120 140 156 104H344L316 140Z', '#fff0a8') + path('M316 140 344 104V210L316 250Z', '#e0b52e') + path('M120 140H316V250H120Z', '#ffd94f')) + path('M40 196Q80 180 120 150H204Q176 220 196 270L70 300Q60 240 40 196Z', '#fffdf6') + line('M120 150Q100 220 112 286M150 150Q134 220 146 278', '#e0d9c6', 4) + line('M70 214 104 194M80 250 106 240', '#1f6fb5', 9) +
    near(path('M226 110Q250 66 290 82 316 96 296 108 282 92 268 104 262 114 226 110Z', '#fff3b8')) + line('M240 106Q262 78 288 92', '#e6c14a', 4) + word('BUTTER', 262, 214, 24, '#b5780f', 92),
  cabbage: () =>
    ground(200, 346, 140, 18) + lifted(form('M56 236Q30 150 96 104 60 220 140 316 80 310 56 236ZM344 236Q370 150 304 104 340 220 260 316 320 310 344 236Z', '#4f9a3f')) + lifted(form('M72 246Q60 140 150 110 250 90 310 150 346 250 280 316 200 356 120 316 78 290 72 246Z', '#6fb84f')) +
    lifted(ball(200, 204, 118, '#a9d878')) + line('M200 318Q196 200 204 92M200 290Q150 250 112 180M200 262Q260 230 290 168M198 220Q160 190 148 130M202 200Q236 170 246 118M200 306Q130 290 96 232M202 300Q270 284 304 230', '#eaf7d0', 5, 0.85) + path('M84 240Q120 330 200 330T316 240Q340 320 260 346 200 362 140 346 60 320 84 240Z', '#58a044') + line('M200 346Q200 330 200 300M160 346Q130 320 100 280M240 346Q270 320 300 280', '#cfeaa8', 5, 0.8) + shine(160, 140, 40, 18),
  charcoal: () =>
    paperSack('#b98a58', 'CHARCOAL', '4 KG') + path('M110 90Q200 130 290 90 296 70 200 66T110 90Z', '#3a2a20') + each([[140, 84, 10], [186, 74, -20], [232, 80, 30], [268, 88, 0]] as const, ([x, y, turn]) => put(near(path('M-26-8L-8-24 20-18 28 4 8 22-20 16Z', '#26262a') + path('M-26-8L-8-24 20-18 0-4Z', '#4a4a50')), x, y, 1, turn)) +
    each([[70, 344, 20, 1.1], [118, 362, -30, 0.9], [322, 346, 50, 1.2], [280, 366, 0, 0.9], [350, 372, -20, 0.7]] as const, ([x, y, turn, s]) => put(near(path('M-26-8L-8-24 20-18 28 4 8 22-20 16Z', '#1f1f23') + path('M-26-8L-8-24 20-18 0-4Z', '#55555c')), x, y, s, turn)),
  chickenraw: () =>
    whiteTray() + lifted(form('M84 222Q80 132 178 112 262 98 316 156 346 220 300 262 226 304 140 282 88 266 84 222Z', '#f2cfae')) + lifted(form('M232 244Q222 190 270 184 326 186 328 228 318 262 292 268L268 300 244 292 256 264Q238 260 232 244Z', '#efc59e')) + lifted(form('M150 262Q126 214 164 194 214 184 226 222 228 256 206 268L190 302 166 296 172 270Q158 272 150 262Z', '#f4d3b2')) +
    near(form('M122 176Q140 128 190 138 214 156 186 182 150 206 122 176Z', '#f6d9bb')) + line('M206 118Q232 150 228 190', '#d9a880', 5, 0.6) + shine(150, 150, 34, 12, -30, 0.5) + shine(270, 206, 20, 9, -10, 0.5) + circle(256, 300, 11, '#fbf4ea') + circle(178, 304, 11, '#fbf4ea') + sprig(336, 128, 30, 30) + wedge(92, 306, 30, -20),
  coffeebag: () =>
    ground(200, 356, 120, 16) + lifted(path('M96 66H304V100L318 346Q200 362 82 346L96 100Z', '#4a2412') + path('M96 66H304V100H96Z', '#2f160a')) + path('M96 100 118 120 108 348 82 346ZM304 100 282 120 292 348 318 346Z', '#2f160a', 'opacity=".6"') + circle(200, 178, 46, '#f3e6cd') + put(oval(0, 0, 32, 22, '#6b3a1c') + line('M-28 4Q-8-12 2 0T28-4', '#2f160a', 5), 200, 178, 1, -30) +
    rect(108, 238, 184, 78, 6, '#d9a24a') + word('AA COFFEE', 200, 276, 26, '#2f160a', 160) + word('250 G', 200, 304, 16, '#4a2412') + path('M96 66H304V100L318 346Q200 362 82 346L96 100Z', 'url(#side)') + line('M100 84H300', '#c9a06a', 4, 0.8),
  crisps: () => pouch('#2f8a3d', '#f2b90f', 'CRISPS', 'SALTED', each([[130, 262, -10], [200, 250, 20], [264, 272, -30]] as const, ([x, y, turn]) => plantainChip(x, y, turn))) + plantainChip(96, 350, -10) + plantainChip(186, 362, 16) + plantainChip(276, 352, -24),
  dish: () => bottle({ body: '#f5e04a', cap: '#1a7338', ink: '#1a7338', name: 'DISH', line: 'LEMON', w: 150 }) + citrus(318, 320, 48) + each([[90, 300, 22], [66, 340, 14], [104, 350, 17]] as const, ([x, y, r]) => circle(x, y, r, '#e3f4fb', 'opacity=".75" stroke="#a9d3e6" stroke-width="3"') + shine(x - r * 0.3, y - r * 0.3, r * 0.25, r * 0.15, -30, 0.9)),
  driedfish: () =>
    rafiaPlate() + each([[136, 150, -30], [262, 148, 60], [164, 258, 120]] as const, ([x, y, turn]) => put(lifted(path('M-60 18Q-64-52 4-56 66-50 62 14L40 16Q44-26 4-30-34-28-34 16Z', '#4a2a14') + path('M62 14 84 40 50 44 40 16Z', '#3a1f0e')) + line('M-46 10Q-46-40 4-43 48-40 50 4', '#8a5a30', 7, 0.7) + circle(-47, 8, 5, '#e8c890') + line('M-26-36-22-20M4-54V-32M34-44 28-26', '#26120a', 4, 0.7), x, y, 1.08, turn)) +
    strewn([268, 264, 62], 17, 5, (x, y, spin) => minnow(x, y, 0.62, spin() * 360), 1),
  egusiseed: () => {
    const seed = (x: number, y: number, turn: number) => put(path('M-16 0Q-8-12 8-9 18-4 16 0 18 4 8 9-8 12-16 0Z', '#f2dfae', 'stroke="#b5965a" stroke-width="2.2"'), x, y, 1, turn);
    return calabash(200, 190, 138, '#d9c088') + strewn([200, 176, 118], 120, 5, (x, y, spin) => seed(x, y, spin() * 180), 0.3) + each([[70, 342, 10], [108, 358, 60], [300, 352, -30], [338, 344, 20], [322, 366, 70], [84, 366, 120]] as const, ([x, y, turn]) => near(seed(x, y, turn)));
  },
  groundnut: () =>
    ground(200, 330, 160, 20) + lifted(path('M36 318Q110 130 200 128T364 318Q200 350 36 318Z', '#a8603c')) + near(times(150, (n) => { const row = Math.floor(Math.sqrt(n * 2)); const x = 200 + ((n * 61) % 100 - 50) * 0.062 * (row + 3) * 3.0; return put(oval(0, 0, 17, 12, n % 3 ? '#c98060' : '#d99a78') + line('M-10-4Q0-8 8-4', '#f2c4a8', 2.5, 0.8), Math.max(50, Math.min(350, x)), 140 + row * 11, 1, (n * 47) % 180); })) + groundnut(102, 340, 50, -16) + groundnut(206, 356, 54, 10) + groundnut(306, 338, 50, -30),
  hairoil: () => `<g transform="translate(-44 0)">${bottle({ body: '#c97a1b', cap: '#2b2b2f', label: '#fff8e6', ink: '#7d4a10', name: 'OIL', line: 'COCONUT', w: 144, neck: 24 }) + line('M200 46Q186 14 200 8T200 46', '#2b2b2f', 22)}</g>` + coconut(292, 300, 74),
  honey: () =>
    jar({ body: '#e8960f', lid: '#f3e6cd', ink: '#a85a05', name: 'HONEY', line: 'PURE', w: 216, top: 96, deco: ellipse(200, 176, 120, 20, '#ffc94a', 'opacity=".6"') }) + dipper(330, 214, 22) + line('M330 236Q336 270 330 300', '#f2a51b', 12) + ellipse(332, 346, 40, 11, '#f2a51b') + shine(320, 342, 14, 3, 0, 0.7),
  juicebox: () =>
    drinkCarton({ front: rect(80, 60, 190, 300, 0, '#fff3d0') + rect(80, 60, 190, 64, 0, '#be1146') + citrus(136, 290, 48, '#f28a1b', '#ffb04a') + citrus(216, 310, 44, '#f2b90f', '#ffe16b') + ball(182, 250, 30, '#c8102e') + path('M182 222Q190 204 206 204', 'none', 'stroke="#2d8a3a" stroke-width="5"') + word('MIXED', 177, 164, 24, '#be1146', 140) + word('FRUIT', 177, 200, 24, '#be1146', 140) + word('1 L', 177, 108, 20, '#fff'), colour: '#be1146', gable: false }) + line('M216 76L232 20 272 8', '#f2b90f', 13) + line('M218 66L234 24', '#fff', 3, 0.6),
  matches: () => ground(200, 346, 150, 16) + each([0, 1, 2], (row) => each([0, 1], (column) => matchbox(124 + column * 126 + row * 4, 120 + row * 58))) + rect(54, 88, 262, 176, 8, '#e8f4fa', 'opacity=".14"') + line('M64 98Q190 84 306 98', '#fff', 6, 0.6) +
    put(lifted(rect(-80, -30, 100, 60, 4, '#f0dcb4') + rect(-72, -24, 84, 48, 2, '#b99a68')) + times(7, (n) => rect(-68, -21 + n * 6.4, 66, 4, 2, '#f2dcae') + circle(-6, -19 + n * 6.4, 5, '#c8102e')) + matchbox(66, 0), 216, 316, 1.1, -8),
  milkcarton: () => drinkCarton({ front: hills('#eaf6fd', '#1f6fb5', '#7fbfe8') + circle(232, 262, 20, '#ffc53a') + word('FRESH', 177, 182, 26, '#1f4e8c', 136) + word('MILK', 177, 220, 30, '#1f4e8c', 136) + word('500 ML', 177, 346, 15, '#fff'), colour: '#1f6fb5', gable: true, cap: '#be1146' }),
  nuts: () => {
    const bottleShape = 'M160 84H240V120Q278 136 278 178V326Q278 350 254 350H146Q122 350 122 326V178Q122 136 160 120Z';
    return ground(200, 350, 120, 16) + lifted(path(bottleShape, '#f0dcb8')) + within(bottleShape, strewn([200, 250, 130], 190, 4, (x, y, spin) => put(oval(0, 0, 14, 10, spin() > 0.5 ? '#d9a45c' : '#c98c44') + line('M-8-2Q0-6 8-2', '#f4d8a4', 2.4, 0.8), x, y, 1, spin() * 180), 1.2)) + path(bottleShape, 'url(#side)') + line('M142 180V320', '#fff', 10, 0.5) + lifted(rect(152, 44, 96, 46, 9, '#1a7338')) + rect(152, 44, 96, 46, 9, 'url(#side)') + rect(122, 214, 156, 62, 0, '#fffdfb') + word('NUTS', 200, 256, 30, '#8a4a14', 120) +
      each([[74, 346, 10], [104, 360, 60], [308, 350, -20], [338, 342, 40], [326, 366, 0]] as const, ([x, y, turn]) => put(near(oval(0, 0, 16, 11, '#d9a45c')) + line('M-8-2Q0-6 8-2', '#f4d8a4', 2.4), x, y, 1, turn));
  },
  oats: () => tin('#f3e6cd', '#8a4a14', 'OATS', '500 G', each([-1, 1], (side) => put(times(6, (n) => ellipse(side * (8 + n * 1.2), -52 + n * 15, 7, 12, '#c98a2c', `transform="rotate(${side * 24} ${side * 9} ${-52 + n * 15})"`)), 200, 148, 0.72)) + line('M200 92V162', '#c98a2c', 4), 196, 240),
  orange: () => ground(200, 336, 150, 18) + orange(128, 236, 74) + orange(272, 236, 74) + orange(200, 130, 74) + lifted(circle(200, 272, 78, '#f28a1b') + circle(200, 272, 70, '#fff1d4')) + times(9, (n) => put(path('M0-8Q-20-50-12-60 0-68 12-60 20-50 0-8Z', '#ffa22e'), 200, 272, 1, n * 40)) + put(form('M0 0Q30-40 70-24 44 10 0 0Z', '#3d8a3a'), 206, 66, 1, 10),
  pawpaw: () =>
    ground(200, 344, 140, 18) + put(lifted(form('M0-150Q52-140 70-40 96 60 60 120 30 152 0 152T-60 120Q-96 60-70-40-52-140 0-150Z', '#f2a51b')) + path('M0-138Q44-128 60-36 84 58 50 110 24 138 0 138T-50 110Q-84 58-60-36-44-128 0-138Z', '#ff8a3c') + path('M0-70Q22-50 32 10 40 70 0 96-40 70-32 10-22-50 0-70Z', '#d95f1a') + strewn([0, 22, 40], 46, 5, (x, y) => circle(x * 0.62, y, 7, '#1f1512') + circle(x * 0.62 - 2, y - 2, 2, '#6b5a52'), 1.7), 136, 190, 1, -10) +
    put(lifted(form('M0-150Q52-140 70-40 96 60 60 120 30 152 0 152T-60 120Q-96 60-70-40-52-140 0-150Z', '#d9b02e')) + shine(-28, -30, 14, 60, 8, 0.4) + path('M-10-146Q0-164 12-146Z', '#5a7a1f') + ellipse(30, 70, 30, 60, '#7d9a2a', 'opacity=".45" filter="url(#blur)"'), 276, 208, 0.92, 14),
  pineapple: () => {
    const body = circlePath(200, 250, 92, 112);
    return ground(200, 360, 100, 15) + each([[-58, 0.8], [58, 0.8], [-36, 0.95], [36, 0.95], [-16, 1.1], [16, 1.1], [0, 1.2]] as const, ([turn, s]) => put(near(form('M-22 10Q-26-60 0-118 26-60 22 10Z', '#3d8a3a') + line('M0 0V-90', '#8fd08a', 3, 0.6)), 200, 150, s, turn)) + lifted(path(body, '#d98f14')) + within(body, times(11, (row) => times(8, (n) => put(path('M0-17L19 0 0 17-19 0Z', row % 2 ? '#f5b82e' : '#eda61f', 'stroke="#a8650a" stroke-width="3"') + circle(0, -2, 3.6, '#8a4f08'), 66 + n * 39 + (row % 2) * 19.5, 142 + row * 21)))) + path(body, 'url(#gloss)');
  },
  potato: () => ground(200, 330, 150, 20) + potato(138, 196, 1.15, -16) + potato(264, 186, 1.15, 24) + potato(200, 128, 1.1, 4) + potato(106, 284, 1.1, 10) + potato(300, 284, 1.1, -14) + potato(202, 274, 1.25, 6),
  salt: () => pouch('#f1f5f9', '#1f6fb5', 'SALT', '', word('1 KG', 200, 280, 26, '#fff') + each([[108, 262], [136, 236], [124, 290], [290, 290], [284, 256], [258, 238]] as const, ([x, y]) => put(rect(-7, -7, 14, 14, 2, '#d3e6f5'), x, y, 1, x)), -6, '#1f4e8c'),
  shrimps: () => whiteTray() + each([[80, 130, 0], [330, 140, 20], [96, 280, 40], [318, 282, 10], [200, 120, 30], [206, 296, 60], [140, 200, 15], [272, 206, 35]] as const, ([x, y, turn]) => ice(x, y, turn)) + each([[120, 160, -20], [200, 174, 30], [282, 166, 80], [136, 246, -70], [222, 246, 10], [298, 248, 130]] as const, ([x, y, turn]) => prawn(x, y, 50, turn, '#b8aaa8')) + wedge(340, 320, 32, -30),
  soda: () => {
    const shape = 'M176 70H224V120Q262 160 258 214 252 236 258 262V340Q258 362 234 362H166Q142 362 142 340V262Q148 236 142 214 138 160 176 120Z';
    return ground(200, 362, 84, 13) + lifted(path(shape, '#d9e8ea') + rect(168, 36, 64, 38, 8, '#c8102e')) + within(shape, rect(130, 108, 140, 260, 0, '#3a1408')) + path(shape, 'url(#side)') + rect(168, 56, 64, 8, 0, '#fff') + line(times(6, (n) => `M${174 + n * 10} 68v6`), '#8a0a1e', 3) + path('M141 216H259Q252 240 258 272H142Q148 240 141 216Z', '#f2b90f') + line('M164 150Q156 170 158 200M160 290V336', '#fff', 8, 0.4) + each([[180, 128, 4], [216, 150, 3], [196, 176, 3.4], [224, 196, 3]] as const, ([x, y, r]) => circle(x, y, r, '#8a5a44'));
  },
  spagpack: () => put(lifted(rect(-64, -178, 128, 356, 12, '#1f4e8c')) + rect(-64, -178, 128, 30, 8, '#f2b90f') + rect(-64, 148, 128, 30, 8, '#f2b90f') + rect(-40, -36, 80, 168, 12, '#f7e2a4') + times(13, (n) => line(`M${-35 + n * 5.9} -32V128`, n % 2 ? '#e8b94a' : '#f5cf6a', 4.4)) + rect(-40, -36, 80, 168, 12, 'none', 'stroke="#fff" stroke-width="4"') + word('SPAGHETTI', 0, -84, 22, '#fff', 112) + word('500 G', 0, -56, 14, '#f2b90f') + rect(-64, -178, 128, 356, 12, 'url(#side)'), 200, 200, 1, 38),
  spice: () =>
    ground(200, 350, 110, 16) + lifted(path('M96 120H304L312 336Q200 352 88 336Z', '#dce8ec')) + within('M104 150H296L304 328Q200 342 96 328Z', rect(90, 170, 220, 180, 0, '#b8441a') + strewn([200, 256, 110], 260, 4, (x, y, spin) => circle(x, y, 2 + spin() * 3, ['#d9622a', '#8a2a0c', '#e88a44', '#c8501c'][Math.floor(spin() * 4)] ?? ''), 0.9)) + path('M96 120H304L312 336Q200 352 88 336Z', 'url(#side)') + line('M116 160 108 320', '#fff', 8, 0.5) +
    lifted(path('M88 66H312V150Q200 168 88 150Z', '#7d0a1c')) + path('M88 66H312V82H88Z', '#be1146') + circle(200, 74, 5, '#dfe5e9') + word('SPICE', 200, 132, 30, '#fff', 170) + put(form('M0-30Q22-10 16 14 0 34-16 14-22-10 0-30Z', '#8a5a2c') + line('M0-24V22M-8-16-8 18M8-16 8 18', '#4c2a10', 2.5), 120, 350, 1, 40) + put(form('M0-30Q22-10 16 14 0 34-16 14-22-10 0-30Z', '#9c6a34') + line('M0-24V22M-8-16-8 18M8-16 8 18', '#4c2a10', 2.5), 172, 362, 1, -60) + chilli(290, 352, 38, -10),
  tea: () => `<g transform="translate(0 -30)">${carton({ colour: '#3d9a4a', shade: '#14622c', name: 'TEA', line: 'HIGHLAND' })}</g>` + path('M44 226Q100 180 160 216T322 200V284H44Z', '#58b04a', 'opacity=".9"') + path('M44 250Q120 206 200 244T322 234V284H44Z', '#2d8a3a') + line('M70 262Q140 226 200 258M90 272Q160 240 220 268M210 252Q270 234 316 252', '#8fd07a', 4, 0.7) + tea(160, 326, -8) + tea(268, 334, 10),
  tin_choc: () => `<g transform="translate(-46 0)">${tin('#5a2a12', '#d9a24a', 'COCOA', 'DRINK 400 G', '', 178, 240)}</g>` + mug(296, 250, 104, 106, '#be1146', '#6b3a1c') + line('M276 226Q264 208 278 194T274 168M312 226Q300 206 314 190', '#fff', 8, 0.6),
  tissue: () => ground(200, 352, 150, 16) + each([0, 1], (row) => each([0, 1, 2, 3], (n) => tissueRoll(74 + n * 84, 92 + row * 110))) + rect(26, 70, 348, 262, 20, '#8fd3f0', 'opacity=".22"') + lifted(path('M26 176H374V286H26Z', '#1f6fb5')) + path('M26 262Q120 236 200 262T374 258V286H26Z', '#12a0ae') + word('SOFT', 200, 232, 38, '#fff', 200) + word('10 ROLLS', 200, 258, 15, '#d9f0fb') + line('M38 80V324M60 74H340', '#fff', 6, 0.5),
  waterbag: () => {
    const sachet = (x: number, y: number, turn: number) => put(near(rect(-46, -34, 92, 68, 12, '#d3ebf7')) + rect(-46, -20, 92, 34, 0, '#1f6fb5', 'opacity=".75"') + word('WATER', 0, 5, 15, '#fff', 74) + shine(-20, -26, 18, 4, 0, 0.9), x, y, 1, turn);
    return ground(200, 352, 140, 16) + lifted(path('M60 108Q100 84 160 92L184 60H216L240 92Q300 84 340 108 366 220 344 330 200 362 56 330 34 220 60 108Z', '#bfe0f2')) + each([[112, 150, -8], [206, 142, 4], [296, 154, 10], [104, 222, 6], [200, 216, -6], [298, 226, -4], [120, 292, -4], [214, 292, 6], [302, 292, -10]] as const, ([x, y, turn]) => sachet(x, y, turn)) + path('M60 108Q100 84 160 92L184 60H216L240 92Q300 84 340 108 366 220 344 330 200 362 56 330 34 220 60 108Z', '#eaf6fd', 'opacity=".22"') + line('M76 122Q58 220 74 316M176 88H224', '#fff', 8, 0.6) + line('M182 74H218', '#be1146', 9);
  },
  watermelon: () =>
    ground(200, 346, 150, 18) + lifted(form('M32 176A168 168 0 0 0 368 176Z', '#2d7a33')) + within('M32 176A168 168 0 0 0 368 176Z', each([70, 130, 200, 270, 330], (x) => line(`M${x} 170Q${200 + (x - 200) * 0.9} 260 ${200 + (x - 200) * 0.4} 360`, '#1a5322', 16, 0.8))) + oval(200, 176, 168, 62, '#2d7a33', 0.4) + ellipse(200, 176, 158, 55, '#e9f5d0') + oval(200, 176, 146, 48, '#ef4a4f', 0.6) +
    strewn([200, 176, 118], 34, 7, (x, y, spin) => put(ellipse(0, 0, 4, 7, '#26120e'), x, y, 1, spin() * 60 - 30), 0.3) + shine(140, 158, 44, 9, -8, 0.3),
  yoghurt: () =>
    ground(200, 350, 110, 16) + lifted(path('M96 128H304L276 332Q274 346 260 346H140Q126 346 124 332Z', '#fdfdfb')) + path('M102 190Q200 216 298 190L284 284Q200 306 116 284Z', '#e2557f') + word('YOGHURT', 200, 252, 26, '#fff', 140) + path('M96 128H304L276 332Q274 346 260 346H140Q126 346 124 332Z', 'url(#side)') + ellipse(200, 126, 108, 24, '#e2ddd4') + ellipse(200, 128, 97, 18, '#fffefa') + line('M130 128Q170 114 200 128T268 126', '#efe6da', 6) +
    lifted(path('M92 120Q100 60 190 44 280 40 300 70 220 70 176 104 130 130 92 120Z', '#cfd5da') + path('M92 120Q100 60 190 44 240 40 270 52 190 62 150 96 120 118 92 120Z', 'url(#steel)', 'opacity=".8"')) + put(near(oval(0, 0, 22, 32, '#c7ced4')) + rect(-6, 26, 12, 120, 6, 'url(#steel)'), 306, 96, 1, 205),
};

