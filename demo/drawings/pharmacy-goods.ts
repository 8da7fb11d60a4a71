import { word } from './lettering.ts';
import { blister, bottle, carton, jar, packet, tin, tube } from './packs.ts';
import { ball, circle, type Drawings, each, ellipse, form, ground, lifted, line, near, oval, path, pillar, put, rect, ring, shine, strewn, type Svg, times, within } from './paint.ts';

const cross = (x: number, y: number, s: number, colour: string): Svg => rect(x - s, y - s / 3, s * 2, s / 1.5, s / 8, colour) + rect(x - s / 3, y - s, s / 1.5, s * 2, s / 8, colour);

const drop = (x: number, y: number, s: number, colour: string): Svg => near(form(`M${x} ${y - s * 1.5}Q${x + s} ${y - s * 0.3} ${x + s} ${y + s * 0.2}A${s} ${s} 0 0 1 ${x - s} ${y + s * 0.2}Q${x - s} ${y - s * 0.3} ${x} ${y - s * 1.5}Z`, colour)) + shine(x - s * 0.3, y + s * 0.1, s * 0.2, s * 0.36, 14, 0.8);

const razor = (x: number, y: number, turn: number): Svg =>
  put(near(rect(-9, -30, 18, 190, 9, '#1f6fb5') + rect(-7, 40, 14, 8, 3, '#8cc0f7') + rect(-7, 58, 14, 8, 3, '#8cc0f7') + rect(-7, 76, 14, 8, 3, '#8cc0f7') + path('M-9-24-14-48H14L9-24Z', '#1f6fb5') + rect(-36, -74, 72, 30, 7, '#164e85') + rect(-31, -69, 62, 6, 2, '#e9eef2') + rect(-31, -59, 62, 6, 2, '#e9eef2')) + line('M-4-20V150', '#fff', 3, 0.4), x, y, 1, turn);

/** The mask that goes over nose and mouth. */
const faceMask = (x: number, y: number, s: number, turn: number): Svg =>
  put(near(path('M-16-60Q40-70 66-14 72 34 30 62-20 70-34 20-40-40-16-60Z', '#cfe9f2', 'opacity=".92"') + path('M-4-42Q34-48 50-8 54 24 26 44-8 50-18 14-22-30-4-42Z', '#eaf7fb')) + line('M-16-60Q40-70 66-14 72 34 30 62-20 70-34 20-40-40-16-60Z', '#7fb8cc', 5) + line('M-6-38Q30-42 44-8', '#fff', 5, 0.9), x, y, s, turn);

const wideBlister = (pill: string, second?: string): Svg => blister(262, 328, -7, pill, 5, second);

const paperRoll = (x: number, y: number, r: number): Svg => near(ball(x, y, r, '#fbf8f3', 0.5)) + ring(x, y, r * 0.7, '#ddd4c8', 3) + ring(x, y, r * 0.42, '#ddd4c8', 3) + circle(x, y, r * 0.16, '#b9aca0');

const smallPlaster = (x: number, y: number, turn: number): Svg => put(near(rect(-42, -14, 84, 28, 14, '#e8b88a')) + rect(-15, -14, 30, 28, 2, '#f7dcc0') + each([-32, -24, 24, 32], (px) => circle(px, -4, 2, '#b5804f') + circle(px, 5, 2, '#b5804f')), x, y, 1, turn);

export const pharmacyGoods: Drawings = {
  antibio: () => `<g transform="translate(0 -24)">${carton({ colour: '#f28a2b', name: 'ANTIBIOTIC', line: 'CAPSULES', shade: '#a83a08' })}</g>` + wideBlister('#be1146', '#ffb51f'),
  antiseptic: () => bottle({ body: '#6b3312', cap: '#fffdfb', ink: '#a83a08', name: 'IODINE', line: '100 ML', w: 140, top: 66, neck: 34 }) + put(near(oval(0, 0, 40, 28, '#fdfcfa')) + oval(2, 2, 24, 15, '#b8641c', 0.6), 322, 336, 1, -10),
  condom: () =>
    ground(206, 330, 150, 16) + put(lifted(path('M-130-96-104-120H150L124-96Z', '#4a63b8') + path('M124-96 150-120V66L124 92Z', '#0f1a44') + rect(-130, -96, 254, 188, 4, '#1f2f78')) + path('M-130 20Q-40-30 124 30V92H-130Z', '#3346b8') + word('CARE', -3, -22, 52, '#fff', 200) + word('3', 92, 78, 34, '#ffb51f') + rect(-130, -96, 254, 188, 4, 'url(#side)', 'opacity=".6"'), 178, 180, 1, -5) + packet(290, 300, 10, '#be1146', 'CARE', 56) + ring(290, 300, 38, '#ffffff', 3).replace('/>', ' opacity=".5"/>'),
  cup: () =>
    ground(200, 352, 140, 16) + lifted(form('M222 150Q212 120 250 118H350Q372 120 366 144L340 330Q300 372 246 330 232 240 222 150Z', '#e9dcc8', 0.5)) + line('M230 152Q292 176 360 148', '#be1146', 7) + line('M256 150 232 122M330 152 356 118', '#be1146', 6) + put(circle(0, 0, 15, '#e87aa0') + times(5, (n) => put(circle(0, -20, 10, '#f2a5c0'), 0, 0, 1, n * 72)), 296, 250) +
    lifted(form('M60 128H204Q206 230 156 284 148 292 140 292V346Q132 360 124 346V292Q116 292 108 284 58 230 60 128Z', '#f06a9a')) + ellipse(132, 128, 72, 20, '#d94a80') + ellipse(132, 130, 62, 14, '#b8326a') + line('M60 140Q132 166 204 140', '#ffb0cc', 6, 0.8) + shine(88, 196, 10, 44, 10, 0.5),
  eyedrops: () =>
    ground(200, 356, 84, 14) + lifted(path('M156 150H244V178Q276 188 276 222V330Q276 354 252 354H148Q124 354 124 330V222Q124 188 156 178Z', '#fbfcfd') + path('M158 152 182 64Q200 40 218 64L242 152Z', '#1f6fb5')) + path('M156 150H244V178Q276 188 276 222V330Q276 354 252 354H148Q124 354 124 330V222Q124 188 156 178Z', 'url(#side)') + line('M178 140 192 74M200 140V66M222 140 208 74', '#0f3f73', 4, 0.5) + rect(124, 224, 152, 84, 0, '#1f6fb5') + word('DROPS', 200, 278, 30, '#fff', 122) + drop(322, 150, 26, '#4fb0ea') + drop(92, 112, 18, '#7fc8f2'),
  firstaid: () =>
    ground(200, 350, 150, 16) + lifted(path('M70 60H330Q344 60 346 74L362 190H38L54 74Q56 60 70 60Z', '#1a7338')) + path('M80 76H320L334 180H66Z', '#14562b') + circle(200, 126, 42, '#fff') + cross(200, 126, 26, '#1a7338') + lifted(path('M30 190H370V330Q370 350 350 350H50Q30 350 30 330Z', '#22944a')) + path('M44 196H356V262H44Z', '#0f3f20') +
    paperRoll(104, 228, 38) + paperRoll(178, 232, 34) + smallPlaster(248, 214, -14) + smallPlaster(262, 240, 10) + near(rect(308, 190, 34, 66, 6, '#8a4a10') + rect(314, 176, 22, 18, 4, '#fff')) + path('M30 256H370V330Q370 350 350 350H50Q30 350 30 330Z', '#22944a') + rect(170, 272, 60, 26, 8, '#0f5a2a') + line('M44 330H356', '#5fd08a', 5, 0.5),
  formulatin: () => `<g transform="translate(-36 0)">${tin('#f6ecd6', '#12a0ae', 'STAGE 1', 'FORMULA 400 G', '', 196, 240)}</g>` + put(near(oval(0, 0, 40, 30, '#ffffff', 0.5) + ellipse(0, -4, 30, 19, '#f3e2b0') + rect(32, -9, 70, 18, 9, '#f4f6f8')), 290, 334, 1, -24),
  gummies: () =>
    jar({ body: '#f4efe8', lid: '#be1146', ink: '#1a7338', name: 'VITA', line: 'KIDS', w: 196, top: 70, deco: strewn([200, 240, 120], 150, 5, (x, y, spin) => put(oval(0, 0, 16, 13, spin() > 0.5 ? '#f28a2b' : '#58b040') + shine(-4, -5, 6, 2.6, -20, 0.7), x, y, 1, spin() * 180), 1.2) }) +
    each([[72, 346, '#f28a2b'], [112, 362, '#58b040'], [316, 352, '#f28a2b'], [344, 336, '#58b040']] as const, ([x, y, colour]) => near(oval(x, y, 19, 15, colour)) + shine(x - 5, y - 6, 7, 3, -20, 0.7)),
  inhaler: () =>
    ground(200, 356, 110, 14) + lifted(path('M150 46H232V150H150Z', '#c7cdd4') + path('M136 116H246V322Q246 350 218 350H86Q62 350 62 322V262Q62 250 76 250H136Z', '#c25a1a')) + rect(154, 46, 16, 70, 0, '#fff', 'opacity=".6"') + rect(136, 150, 110, 76, 0, '#fffdfb') + word('PREVENT', 191, 198, 24, '#a83a08', 96) + path('M136 116H246V322Q246 350 218 350H86Q62 350 62 322V262Q62 250 76 250H136Z', 'url(#side)') + lifted(path('M286 258H340Q352 258 352 270V336Q352 350 340 350H286Q276 350 276 340V268Q276 258 286 258Z', '#7a3a12')) + rect(290, 268, 8, 72, 4, '#c98a5a', 'opacity=".7"'),
  jar: () => jar({ body: '#dfeef7', lid: '#1f4e8c', ink: '#1f4e8c', name: 'RUB', line: 'MENTHOL', w: 226, top: 118, label: '#1a7338' }).replace('stroke="#1f4e8c" stroke-width="2.1"', 'stroke="#fff" stroke-width="2.1"').replace('stroke="#5c4f4a"', 'stroke="#d9f2dd"'),
  lozenge: () =>
    put(lifted(rect(-150, -44, 300, 88, 20, '#f2b90f') + rect(-150, -44, 26, 88, 10, '#d9dde0') + rect(124, -44, 26, 88, 10, '#d9dde0')) + path('M-110-44Q-60 20 0-10T110 44H-110Z', '#f7d34a') + word('LOZENGE', 0, 18, 34, '#8a4a05', 200) + rect(-150, -44, 300, 88, 20, 'url(#gloss)', 'opacity=".7"'), 196, 158, 1, -14) +
    each([[140, 302], [258, 292]] as const, ([x, y]) => lifted(oval(x, y, 58, 44, '#f5c531')) + ellipse(x, y - 4, 38, 27, 'none', 'stroke="#b8860b" stroke-width="5" opacity=".6"') + shine(x - 20, y - 24, 20, 7)),
  nebuliser: () =>
    ground(186, 346, 150, 16) + lifted(rect(40, 150, 220, 192, 34, '#fbfcfd')) + rect(40, 150, 220, 192, 34, 'url(#gloss)', 'opacity=".3"') + rect(64, 182, 110, 60, 12, '#c9e6ee') + word('NEB', 119, 224, 26, '#0a5c66') + circle(216, 212, 24, '#1a9a5a') + line('M216 200V212', '#fff', 6) + times(5, (n) => rect(70, 266 + n * 13, 160, 6, 3, '#d5dde2')) + line('M236 296Q330 380 346 280T300 190', '#a9d3e6', 15) + line('M236 296Q330 380 346 280T300 190', '#e3f4fb', 7) + pillar('M280 150H322L314 200H288Z', '#8fc8dc') + faceMask(302, 92, 1.05, 14),
  net: () =>
    ground(200, 362, 150, 13) + line('M200 22V46', '#5c4f4a', 5) + ring(200, 18, 9, '#8d969e', 5) + lifted(path('M176 58H224Q250 200 366 340 300 372 200 366 100 372 34 340 150 200 176 58Z', '#6fb1e0', 'opacity=".72"')) + within('M176 58H224Q250 200 366 340 300 372 200 366 100 372 34 340 150 200 176 58Z', times(19, (n) => line(`M200 30L${10 + n * 21} 380`, '#d9eefb', 2, 0.75)) + times(13, (n) => line(`M20 ${92 + n * 23}Q200 ${122 + n * 23} 380 ${92 + n * 23}`, '#d9eefb', 2, 0.75)) + path('M196 150Q206 260 240 372H176Q190 260 196 150Z', '#3f86bd', 'opacity=".5"')) + ellipse(200, 56, 26, 9, '#1f6fb5') + line('M36 340Q100 372 200 366T364 340', '#1f6fb5', 6),
  oximeter: () =>
    ground(200, 326, 150, 16) + put(lifted(rect(-120, -10, 236, 86, 34, '#d5dde2') + rect(-126, -78, 246, 92, 36, '#fbfcfd')) + rect(-96, -62, 150, 60, 12, '#12181c') + word('98', -46, -15, 38, '#4fe08a') + path('M20-12C-2-28 4-48 20-38 36-48 42-28 20-12Z', '#ff6b7a') + circle(88, -32, 17, '#12a0ae') + line('M-112 12H96', '#8fa0aa', 5, 0.7) + path('M116 0Q150 4 150 30T116 60Z', '#b9c6ce') + rect(-130, 14, 60, 34, 14, '#3a444b'), 214, 196, 1.02, -16),
  pillbox: () => `<g transform="translate(0 -24)">${carton({ colour: '#12a0ae', name: 'TABLETS', shade: '#0a5c66' })}</g>` + wideBlister('#fffdf9'),
  razor: () => razor(84, 128, -14) + razor(136, 112, -7) + razor(190, 108, 0) + razor(244, 114, 7) + razor(296, 130, 14) + put(near(form('M-30-10Q-50-80-34-104 0-120 34-104 50-80 30-10Z', '#e8d8b8') + line('M-20-16-26-96M0-16V-104M20-16 26-96', '#b99a6c', 3.5, 0.8) + form('M-30-12H30L24 20Q34 60 22 84-22 84-22 84-34 60-24 20Z', '#7a3a14')) + line('M-27-2H27', '#f2b90f', 7), 344, 286, 0.96, 18),
  shampoo: () => {
    const body = 'M130 118H270Q290 118 288 140L276 344Q274 362 256 362H144Q126 362 124 344L112 140Q110 118 130 118Z';
    return ground(200, 364, 96, 13) + lifted(path(body, '#8e44ad') + path('M150 60Q150 44 168 44H232Q250 44 250 60V122H150Z', '#f2b90f')) + line('M150 84H250', '#b5860b', 5) + path('M118 190H282L274 312H126Z', '#fbf4ff') + word('SHAMPOO', 200, 254, 28, '#6b2a8a', 136) + word('COCONUT', 200, 284, 14, '#5c4f4a', 100) + path(body, 'url(#side)') + path('M150 60Q150 44 168 44H232Q250 44 250 60V122H150Z', 'url(#side)') + each([[322, 316, 22], [344, 270, 13], [84, 338, 16]] as const, ([x, y, r]) => circle(x, y, r, '#e9dcf2', 'opacity=".8"') + shine(x - r * 0.3, y - r * 0.3, r * 0.26, r * 0.16, -30, 0.9));
  },
  spacer: () =>
    ground(200, 330, 150, 16) + put(lifted(rect(-110, -50, 196, 100, 40, '#d9eef5', 'opacity=".85"') + path('M84-26H124V26H84Z', '#1b62ad')) + rect(-110, -50, 196, 100, 40, 'none', 'stroke="#8fc0d3" stroke-width="5"') + rect(-84, -38, 150, 20, 10, '#fff', 'opacity=".8"') + line('M-60 50V30M-20 50V30M20 50V30', '#5a8fa5', 4) + rect(112, -64, 46, 116, 10, '#1f6fb5') + rect(120, -96, 30, 40, 4, '#c7cdd4') + faceMask(-138, 0, 1.05, 184), 206, 214, 1, -12),
  spray: () => {
    const body = 'M150 156H250Q266 160 266 180V334Q266 354 246 354H154Q134 354 134 334V180Q134 160 150 156Z';
    return ground(200, 356, 84, 13) + lifted(path(body, '#fbfcfd') + path('M168 108H232V158H168Z', '#dfe6ea') + path('M158 64H232Q246 64 246 78V112H170L120 92 122 76Z', '#12a0ae')) + rect(134, 214, 132, 84, 0, '#12a0ae') + word('SPRAY', 200, 266, 26, '#fff', 112) + path(body, 'url(#side)') + each([[88, 76], [66, 60], [62, 90], [42, 74], [40, 44], [36, 106]] as const, ([x, y], n) => circle(x, y, 7 - (n % 3), '#7fd0d8', 'opacity=".85"'));
  },
  stockings: () => {
    const leg = 'M0-150H70Q78-40 66 40 66 74 96 98 128 116 120 140 110 156 70 152 20 150 4 120-12 60-6 0-12-70 0-150Z';
    return ground(200, 356, 120, 14) + put(lifted(form(leg, '#c99a70')), 210, 196, 1.06, 6) + put(lifted(form(leg, '#dcb088')) + path('M-1-150H70L71-122H-3Z', '#b5845a') + line('M6-134H66', '#f2d4b4', 4, 0.8) + line('M10-100Q4 0 16 90', '#f6dfc6', 8, 0.5) + path('M70 152Q20 150 4 120 30 130 50 128T70 152Z', '#b5845a', 'opacity=".8"'), 98, 200, 1.06, -3);
  },
  testkit: () =>
    put(lifted(rect(-84, -120, 168, 240, 8, '#cfd5da') + rect(-84, -120, 168, 240, 8, 'url(#steel)', 'opacity=".7"')) + rect(-60, -60, 120, 70, 8, '#1a7338') + word('RAPID', 0, -28, 22, '#fff', 100) + word('TEST', 0, -4, 16, '#d9f2dd') + line('M-84-104H84M-84 104H84', '#8d969e', 4, 0.7), 260, 180, 1, 12) +
    put(lifted(rect(-60, -150, 120, 300, 24, '#fbfcfd')) + rect(-60, -150, 120, 300, 24, 'url(#gloss)', 'opacity=".35"') + rect(-20, -92, 40, 110, 12, '#e3e9ed') + rect(-14, -86, 28, 98, 8, '#fffaf6') + rect(-14, -62, 28, 9, 2, '#be1146') + rect(-14, -24, 28, 9, 2, '#e2557f') + word('C', 42, -48, 18, '#5c4f4a') + word('T', 42, -10, 18, '#5c4f4a') + ellipse(0, 84, 22, 28, '#d5dde2') + ellipse(0, 86, 13, 18, '#fff'), 142, 212, 1, -10),
  tube: () => ground(200, 356, 110, 15) + tube('#fbfcfd', '#12a0ae', 'CREAM', '#12a0ae'),
  vial: () =>
    ground(200, 354, 84, 13) + lifted(path('M150 132H250V150Q278 162 278 190V330Q278 352 254 352H146Q122 352 122 330V190Q122 162 150 150Z', '#dcedf3') + rect(152, 96, 96, 40, 6, '#b9c3ca') + rect(146, 52, 108, 52, 12, '#f28a2b')) + within('M150 132H250V150Q278 162 278 190V330Q278 352 254 352H146Q122 352 122 330V190Q122 162 150 150Z', rect(110, 186, 180, 180, 0, '#c2e2ee')) + rect(122, 216, 156, 90, 0, '#fffdfb') + rect(122, 216, 156, 12, 0, '#f28a2b') + word('INSULIN', 200, 266, 26, '#a83a08', 132) + word('10 ML', 200, 292, 15, '#5c4f4a') + path('M150 132H250V150Q278 162 278 190V330Q278 352 254 352H146Q122 352 122 330V190Q122 162 150 150Z', 'url(#side)') + rect(146, 52, 108, 52, 12, 'url(#side)') + line('M142 182V330', '#fff', 8, 0.6),
  vitaminbottle: () => bottle({ body: '#6e1238', cap: '#fdfcfa', ink: '#6e1238', name: 'VITAMINS', line: '60 TABLETS', w: 168, top: 46, neck: 56 }) + each([[318, 348, '#be1146'], [346, 328, '#e2557f'], [72, 350, '#be1146']] as const, ([x, y, colour]) => near(oval(x, y, 21, 14, colour)) + shine(x - 5, y - 5, 8, 3, -10, 0.6)),
  wipes: () =>
    ground(200, 344, 150, 16) + put(lifted(path('M-158-60Q-170-86-140-88H140Q170-86 158-60 170 20 158 84 150 104 130 102H-130Q-150 104-158 84-170 20-158-60Z', '#7fd0d8')) + path('M-158 30Q-60-10 30 40T162 20L158 84Q150 104 130 102H-130Q-150 104-158 84Z', '#12a0ae') + lifted(form('M-50-40Q-60-120-14-140 10-112 30-146 66-112 50-40Z', '#fdfdfb', 0.5)) + line('M-24-50Q-30-100-10-120M20-50Q30-100 28-122', '#d9d4ce', 4) + lifted(rect(-76, -58, 152, 62, 22, '#fdfcfa')) + rect(-54, -46, 108, 32, 16, '#d5e9ec') + path('M-50-40H50V-26H-50Z', '#fdfdfb') + word('WIPES', 0, 72, 36, '#fff', 200) + line('M-150-56V84M150-56V84', '#fff', 4, 0.5), 200, 232, 1, -6),
};

