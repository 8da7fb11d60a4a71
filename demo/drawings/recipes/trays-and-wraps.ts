import { foldedBread } from '../parts/dish-parts.ts';
import { bits } from '../parts/food-parts.ts';
import { word } from '../parts/lettering.ts';
import { filled, label, marked, on } from '../parts/pack-parts.ts';
import { bottle } from '../parts/packs.ts';
import {
  ball,
  circle,
  contactShadow,
  dark,
  dropShadow,
  ellipse,
  form,
  ground,
  light,
  line,
  path,
  put,
  rect,
  type Svg,
  shine,
  times,
  within,
} from '../parts/paint.ts';
import { drawPhrase } from './draw-phrase.ts';
import { marks } from './marks.ts';
import type { Good } from './read-packs.ts';

/** How trays, wraps and further packs are drawn. */
export const traysAndWraps: Readonly<Record<string, (good: Good) => Svg>> = {
  loaf: (g) =>
    ground(200, 322, 160, 14) +
    dropShadow(
      form('M46 190Q40 120 110 118 200 92 290 118 360 120 354 190L344 300Q340 316 320 316H80Q60 316 56 300Z', g.colour),
    ) +
    line(
      'M110 128Q120 220 112 308M170 116Q178 220 172 312M230 116Q222 220 228 312M290 126Q280 220 288 308',
      dark(g.colour, 0.4),
      4,
      0.4,
    ) +
    put(marked(g, 200, 168, 60), 0, 0) +
    (g.label
      ? contactShadow(rect(90, 222, 220, 66, 6, g.second)) +
        label(g, 200, g.line ? 256 : 266, 30, 196, on(g.second), 0.75)
      : ''),
  breadbag: (g) =>
    ground(200, 330, 160, 14) +
    times(3, (n) => dropShadow(put(foldedBread(0, 0, 96, -8 + n * 6, g.markColour), 196 + n * 6, 250 - n * 34))) +
    dropShadow(path('M40 130 70 108H330L360 130V310Q356 324 340 324H60Q44 324 40 310Z', '#ffffff', 'opacity=".4"')) +
    contactShadow(rect(84, 236, 232, 70, 6, g.colour)) +
    label(g, 200, g.line ? 270 : 280, 31, 206, on(g.colour), 0.75) +
    line('M56 140Q52 220 58 300', '#fff', 8, 0.7),
  buns: (g) =>
    ground(200, 336, 160, 14) +
    times(
      6,
      (n) =>
        dropShadow(ball(106 + (n % 3) * 94, 150 + Math.floor(n / 3) * 96, 54, g.markColour)) +
        shine(92 + (n % 3) * 94, 128 + Math.floor(n / 3) * 96, 16, 8),
    ) +
    dropShadow(path('M36 96H364V320Q360 332 344 332H56Q40 332 36 320Z', '#ffffff', 'opacity=".28"')) +
    contactShadow(rect(96, 258, 208, 58, 6, g.colour)) +
    word(g.label, 200, 297, 28, on(g.colour), 180) +
    (g.mark ? put(marked(g, 200, 180, 20), 0, 0) : ''),
  cheese: (g) =>
    ground(200, 320, 150, 14) +
    dropShadow(
      path('M52 250 250 130Q340 150 352 210V300L52 316Z', dark(g.markColour, 0.12)) +
        path('M52 250 250 130Q340 150 352 210Z', light(g.markColour, 0.25)),
    ) +
    path('M52 250 352 210V300L52 316Z', g.markColour) +
    contactShadow(path('M130 240 280 220V304L130 312Z', g.colour)) +
    put(word(g.label, 0, 0, 30, on(g.colour), 130), 204, 282, 1, -4),
  block: (g) =>
    ground(200, 318, 150, 14) +
    dropShadow(
      path('M56 190 110 150H344L296 190Z', light(g.markColour, 0.4)) +
        path('M296 190 344 150V264L296 310Z', dark(g.markColour, 0.15)) +
        path('M56 190H296V310H56Z', g.markColour),
    ) +
    contactShadow(path('M110 190 162 150H262L214 190V310H110Z', g.colour)) +
    put(word(g.label, 0, 0, 26, on(g.colour), 92), 162, 262) +
    (g.mark ? put(marked(g, 256, 254, 26), 0, 0) : ''),
  bagball: (g) =>
    ground(200, 330, 130, 14) +
    dropShadow(
      form('M90 180Q60 330 200 338 340 330 310 180 280 120 240 96L200 84 160 96Q120 120 90 180Z', '#e3eef2', 0.4),
    ) +
    dropShadow(ball(200, 238, 84, g.markColour, 0.5)) +
    shine(172, 206, 24, 12) +
    contactShadow(path('M164 96H236L226 66Q200 80 174 66Z', g.colour)) +
    contactShadow(rect(112, 262, 176, 48, 6, g.colour)) +
    word(g.label, 200, 296, 25, on(g.colour), 156),
  bowlblock: (g) =>
    ground(200, 330, 150, 14) +
    dropShadow(path('M56 180H344Q330 326 200 332 70 326 56 180Z', '#dfeaee', 'opacity=".9"')) +
    ellipse(200, 180, 144, 40, '#eef6f8') +
    dropShadow(form('M110 180Q120 116 200 112 284 116 290 180 250 214 200 212 146 212 110 180Z', g.markColour, 0.5)) +
    contactShadow(rect(112, 244, 176, 52, 6, g.colour)) +
    word(g.label, 200, 280, 27, on(g.colour), 156),
  twist: (g) =>
    ground(200, 330, 130, 14) +
    dropShadow(form('M76 320 140 130 120 70 200 96 280 70 260 130 324 320Q200 344 76 320Z', g.colour, 0.6)) +
    line('M100 300 150 150M160 316 180 150M230 318 220 150M300 300 250 150', '#8f8a80', 3, 0.5) +
    contactShadow(form('M110 300Q150 220 200 226 260 220 292 300 200 330 110 300Z', g.markColour)) +
    (g.label ? word(g.label, 200, 190, 24, '#3a2f2a', 110) : ''),
  cup: (g) =>
    ground(200, 352, 100, 12) +
    dropShadow(path('M104 100H296L272 340Q268 352 254 352H146Q132 352 128 340Z', '#eaf2f4', 'opacity=".9"')) +
    path('M112 160H288L270 338Q266 350 254 350H146Q134 350 130 338Z', g.markColour) +
    contactShadow(put(marked(g, 200, 206, 36), 0, 0)) +
    contactShadow(rect(112, 256, 176, 54, 6, g.colour)) +
    word(g.label, 200, 292, 27, on(g.colour), 156) +
    dropShadow(rect(92, 76, 216, 36, 12, g.second)) +
    path('M104 100H296L272 340Q268 352 254 352H146Q132 352 128 340Z', 'url(#side)', 'opacity=".6"'),
  shaker: (g) =>
    ground(200, 366, 76, 11) +
    dropShadow(
      path('M136 116H264V344Q264 366 242 366H158Q136 366 136 344Z', g.colour) +
        path('M130 60Q200 34 270 60L264 120H136Z', g.second),
    ) +
    times(7, (n) => circle(158 + n * 14, 62 + (n % 2) * 14, 4, '#3a2f2a', 'opacity=".5"')) +
    label(g, 200, 190, 28, 116, on(g.colour), 0.8) +
    contactShadow(put(marked(g, 200, 286, 44), 0, 0)) +
    path('M136 116H264V344Q264 366 242 366H158Q136 366 136 344Z', 'url(#side)'),
  vial: (g) =>
    bottle({
      body: g.colour,
      cap: g.second,
      ink: dark(g.colour, 0.5),
      name: g.label,
      w: 164 + (g.seed % 3) * 14,
      top: 46,
      neck: 56,
    }) + contactShadow(put(marked(g, 200, 276, 28), 0, 0)),
  rollon: (g) =>
    ground(200, 366, 74, 11) +
    dropShadow(
      ball(200, 96, 50, '#f2f5f7', 0.5) +
        rect(146, 96, 108, 40, 6, g.second) +
        path('M132 136H268Q282 250 262 344 258 366 236 366H164Q142 366 138 344 118 250 132 136Z', g.colour),
    ) +
    label(g, 200, 220, 28, 120, on(g.colour), 0.8) +
    put(marked(g, 200, 296, 36), 0, 0) +
    path('M132 136H268Q282 250 262 344 258 366 236 366H164Q142 366 138 344 118 250 132 136Z', 'url(#side)'),
  balm: (g) =>
    ground(200, 360, 54, 10) +
    put(
      dropShadow(
        rect(-34, -20, 68, 160, 8, g.colour) +
          rect(-28, -66, 56, 50, 4, '#dfe5e9') +
          path('M-24-66V-112Q0-136 24-116V-66Z', g.markColour),
      ) +
        put(word(g.label, 0, 0, 22, on(g.colour), 130), 8, 62, 1, -90) +
        rect(-34, -20, 68, 160, 8, 'url(#side)'),
      170,
      200,
      1,
      -8,
    ) +
    put(dropShadow(rect(-36, -60, 72, 110, 10, g.second)) + rect(-36, -60, 72, 110, 10, 'url(#side)'), 284, 296, 1, 74),
  clearbox: (g) =>
    ground(200, 332, 160, 14) +
    dropShadow(
      path('M40 150H340V322H40Z', '#f2f6f7') +
        path('M340 150 370 120V292L340 322Z', '#cfdade') +
        path('M40 150 76 120H370L340 150Z', '#fbfdfe'),
    ) +
    within(
      'M48 158H332V314H48Z',
      marks[g.mark] ? filled(g, [48, 158, 284, 156]) : drawPhrase(g.mark, [190, 228, 104], g.seed, 1.05),
    ) +
    path('M40 150H340V322H40Z', '#ffffff', 'opacity=".14"') +
    contactShadow(rect(90, 276, 200, 40, 6, g.colour)) +
    word(g.label, 190, 304, 21, on(g.colour), 180) +
    line('M58 168V300', '#fff', 6, 0.7),
  icefish: (g) =>
    dropShadow(form('M20 250Q60 130 200 140 340 130 380 250 340 330 200 330 60 330 20 250Z', '#dcecf2', 0.4)) +
    bits([200, 250, 160], ['#ffffff', '#c3dbe6', '#eaf5f9'], 70, g.seed, 26) +
    put(drawPhrase(g.mark, [200, 214, 104], g.seed, 1), 0, 0),
  roll: (g) =>
    ground(200, 350, 120, 13) +
    dropShadow(
      ellipse(200, 320, 110, 30, dark(g.colour, 0.1)) +
        rect(90, 110, 220, 212, 0, g.colour) +
        ellipse(200, 110, 110, 30, light(g.colour, 0.3)),
    ) +
    ellipse(200, 110, 40, 11, '#8a6a4c') +
    ellipse(200, 112, 30, 8, '#3a2a20') +
    rect(90, 170, 220, 96, 0, g.second) +
    label(g, 200, 214, 32, 190, on(g.second), 0.8) +
    put(marked(g, 200, 296, 20), 0, 0) +
    rect(90, 110, 220, 212, 0, 'url(#side)'),
  foil: (g) =>
    ground(200, 306, 170, 13) +
    dropShadow(rect(36, 190, 310, 60, 8, g.colour)) +
    path('M346 190 374 170V228L346 250Z', dark(g.colour, 0.3)) +
    path('M36 190 66 170H374L346 190Z', light(g.colour, 0.3)) +
    dropShadow(path('M66 172H356L340 92Q210 116 84 86Z', g.second, 'opacity=".92"')) +
    line('M100 100 96 164M160 110 158 166M240 112 244 166M310 104 320 166', '#ffffff', 5, 0.7) +
    word(g.label, 190, 232, 30, on(g.colour), 280),
  card: (g) =>
    ground(200, 356, 120, 12) +
    dropShadow(rect(86, 48, 228, 304, 14, g.colour)) +
    circle(200, 74, 13, '#fbf7f2') +
    label(g, 200, 128, 30, 200, on(g.colour), 0.75) +
    rect(112, 160, 176, 172, 12, light(g.colour, 0.75)) +
    contactShadow(times(4, (n) => put(marked(g, 0, 0, 32), 156 + (n % 2) * 88, 204 + Math.floor(n / 2) * 84))) +
    path('M112 172Q112 160 124 160H276L120 332Q112 330 112 320Z', '#fff', 'opacity=".25"'),
  tissue: (g) =>
    ground(200, 330, 160, 14) +
    dropShadow(
      path('M36 190H320V320H36Z', g.colour) +
        path('M320 190 366 150V276L320 320Z', dark(g.colour, 0.25)) +
        path('M36 190 84 150H366L320 190Z', light(g.colour, 0.3)),
    ) +
    dropShadow(form('M150 172Q140 96 180 84 196 40 226 76 280 60 268 172 210 184 150 172Z', '#ffffff', 0.4)) +
    times(5, (n) => put(marked(g, 0, 0, 24), 70 + n * 54, 262 + (n % 2) * 26)) +
    word(g.label, 178, 226, 22, on(g.colour), 220),
  netbag: (g) =>
    dropShadow(
      form('M90 130Q40 320 120 344H280Q360 320 310 130 260 90 200 96 140 90 90 130Z', dark(g.markColour, 0.2)),
    ) +
    times(20, (n) =>
      ball(104 + (n % 5) * 48 + (Math.floor(n / 5) % 2) * 12, 150 + Math.floor(n / 5) * 54, 31, g.markColour),
    ) +
    within(
      'M90 130Q40 320 120 344H280Q360 320 310 130 260 90 200 96 140 90 90 130Z',
      line(
        times(14, (n) => `M${-80 + n * 36} 90l130 260M${20 + n * 36} 90l-130 260`),
        g.second,
        3,
        0.75,
      ),
    ) +
    contactShadow(rect(150, 66, 100, 62, 8, g.colour)) +
    word(g.label, 200, 106, 20, on(g.colour), 86),
  barsoap: (g) =>
    ground(200, 310, 150, 13) +
    dropShadow(form('M50 220Q54 160 120 156H300Q352 160 352 220 350 290 296 298H110Q54 292 50 220Z', g.colour, 0.8)) +
    path('M90 222Q94 186 130 184H280Q314 186 314 220 312 262 276 266H128Q92 262 90 222Z', dark(g.colour, 0.1)) +
    word(g.label, 202, 238, 30, dark(g.colour, 0.4), 190) +
    shine(140, 172, 46, 8, -6) +
    put(marked(g, 310, 120, 34), 0, 0) +
    times(3, (n) =>
      circle(70 + n * 30, 130 - n * 16, 17 - n * 3, '#ffffff', 'opacity=".8" stroke="#bcd6e2" stroke-width="2"'),
    ),
};
