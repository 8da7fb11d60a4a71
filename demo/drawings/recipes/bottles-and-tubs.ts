import { word } from '../parts/lettering.ts';
import { crimp, isPale, label, marked, on } from '../parts/pack-parts.ts';
import { drinkCarton } from '../parts/packs.ts';
import {
  circle,
  contactShadow,
  dark,
  dropShadow,
  ellipse,
  form,
  ground,
  light,
  line,
  oval,
  path,
  put,
  rect,
  type Svg,
  times,
} from '../parts/paint.ts';
import { whiteTray } from '../parts/vessels.ts';
import { drawPhrase } from './draw-phrase.ts';
import { marks } from './marks.ts';
import type { Good } from './read-packs.ts';

/** How bottles, cans and tubs are drawn. */
export const bottlesAndTubs: Readonly<Record<string, (good: Good) => Svg>> = {
  bent: (g) =>
    ground(200, 366, 92, 12) +
    dropShadow(
      path(
        'M138 150Q150 120 196 112L226 70 256 92 236 130Q276 160 276 220V344Q276 366 254 366H146Q124 366 124 344V210Z',
        g.colour,
      ) + put(rect(-20, -50, 40, 56, 8, g.second), 246, 74, 1, 38),
    ) +
    path('M124 220Q200 196 276 220V318Q200 340 124 318Z', '#fffdf8') +
    label(g, 200, 254, 28, 138, dark(g.colour, 0.35), 0.8) +
    put(marked(g, 200, 298, 26), 0, 0) +
    path(
      'M138 150Q150 120 196 112L236 130Q276 160 276 220V344Q276 366 254 366H146Q124 366 124 344V210Z',
      'url(#side)',
      'opacity=".6"',
    ),
  pump: (g) =>
    ground(200, 366, 96, 12) +
    dropShadow(
      line('M200 104V58H144', g.second, 17) +
        rect(172, 92, 56, 40, 8, g.second) +
        path('M150 130H250Q292 150 292 200V340Q292 366 264 366H136Q108 366 108 340V200Q108 150 150 130Z', g.colour),
    ) +
    rect(128, 196, 144, 136, 12, '#fffdf8', 'opacity=".94"') +
    label(g, 200, 236, 28, 130, dark(g.colour, 0.55), 0.8) +
    put(marked(g, 200, 294, 32), 0, 0) +
    path('M150 130H250Q292 150 292 200V340Q292 366 264 366H136Q108 366 108 340V200Q108 150 150 130Z', 'url(#side)'),
  dropper: (g) =>
    ground(200, 366, 70, 11) +
    dropShadow(
      form('M180 40Q200 10 220 40L224 96H176Z', g.second) +
        rect(160, 92, 80, 42, 8, dark(g.second, 0.2)) +
        path('M156 134H244Q266 150 266 190V342Q266 366 244 366H156Q134 366 134 342V190Q134 150 156 134Z', g.colour),
    ) +
    rect(134, 206, 132, 112, 0, '#fffdf8') +
    rect(134, 206, 132, 8, 0, g.second) +
    label(g, 200, 246, 25, 118, dark(isPale(g.second) ? g.colour : g.second, 0.3), 0.8) +
    put(marked(g, 200, 290, 24), 0, 0) +
    path('M156 134H244Q266 150 266 190V342Q266 366 244 366H156Q134 366 134 342V190Q134 150 156 134Z', 'url(#side)'),
  drops: (g) =>
    ground(200, 366, 60, 10) +
    dropShadow(
      path('M186 66 192 30H208L214 66Z', '#fffdf8') +
        rect(166, 62, 68, 60, 9, g.second) +
        path('M158 122H242Q258 140 258 174V344Q258 366 238 366H162Q142 366 142 344V174Q142 140 158 122Z', g.colour),
    ) +
    label(g, 200, 206, 24, 100, on(g.colour), 0.9) +
    rect(142, 238, 116, 90, 0, '#fffdf8') +
    put(marked(g, 200, 283, 36), 0, 0) +
    path('M158 122H242Q258 140 258 174V344Q258 366 238 366H162Q142 366 142 344V174Q142 140 158 122Z', 'url(#side)'),
  spray: (g) =>
    ground(200, 366, 74, 11) +
    dropShadow(
      rect(176, 40, 48, 62, 10, g.second) +
        rect(146, 56, 40, 15, 6, g.second) +
        rect(164, 96, 72, 30, 6, dark(g.second, 0.2)) +
        path('M152 126H248Q270 146 270 182V342Q270 366 248 366H152Q130 366 130 342V182Q130 146 152 126Z', g.colour),
    ) +
    label(g, 200, 208, 27, 122, on(g.colour), 0.8) +
    circle(200, 288, 50, '#fffdf8') +
    put(marked(g, 200, 288, 32), 0, 0) +
    path('M152 126H248Q270 146 270 182V342Q270 366 248 366H152Q130 366 130 342V182Q130 146 152 126Z', 'url(#side)') +
    times(6, (n) => circle(122 - (n % 3) * 18, 50 + n * 7, 4, g.second, 'opacity=".4"')),
  aerosol: (g) =>
    ground(200, 366, 66, 11) +
    dropShadow(
      path('M164 84Q200 60 236 84L244 116H156Z', '#c7ced4') +
        rect(180, 40, 40, 36, 7, g.second) +
        path('M146 116H254V346Q254 366 234 366H166Q146 366 146 346Z', g.colour),
    ) +
    path('M146 190Q200 166 254 200V306Q200 330 146 300Z', g.second) +
    label(g, 200, 164, 26, 96, on(g.colour), 0.7) +
    put(marked(g, 200, 252, 40), 0, 0) +
    path('M146 116H254V346Q254 366 234 366H166Q146 366 146 346Z', 'url(#side)'),
  can: (g) =>
    ground(200, 362, 76, 11) +
    dropShadow(path('M132 88 146 60H254L268 88V336L254 362H146L132 336Z', g.colour)) +
    path('M132 240Q200 200 268 250V336L254 362H146L132 336Z', g.second) +
    label(g, 200, 156, 32, 124, on(g.colour), 0.8) +
    put(marked(g, 200, 278, 40), 0, 0) +
    path('M132 88 146 60H254L268 88V336L254 362H146L132 336Z', 'url(#side)') +
    ellipse(200, 62, 54, 12, '#dfe5e9') +
    ellipse(200, 62, 18, 5, '#9aa3ab'),
  slimcan: (g) =>
    ground(200, 366, 60, 10) +
    dropShadow(path('M148 62 158 38H242L252 62V346L242 366H158L148 346Z', g.colour)) +
    path('M148 220 252 150V190L148 260Z', g.second) +
    label(g, 200, 128, 26, 92, on(g.colour), 0.8) +
    put(marked(g, 200, 290, 38), 0, 0) +
    path('M148 62 158 38H242L252 62V346L242 366H158L148 346Z', 'url(#side)') +
    ellipse(200, 40, 42, 9, '#dfe5e9'),
  gable: (g) =>
    drinkCarton({
      colour: g.colour,
      gable: true,
      cap: g.second,
      front:
        rect(92, 134, 170, 216, 0, g.colour) +
        path('M92 250Q180 214 262 262V350H92Z', '#fffdf8') +
        label(g, 177, 196, 30, 150, on(g.colour), 0.8) +
        put(marked(g, 177, 296, 44), 0, 0),
    }),
  brick: (g) =>
    drinkCarton({
      colour: g.colour,
      gable: false,
      front:
        rect(92, 86, 170, 264, 0, '#fffdf8') +
        path('M92 86H262V190Q180 226 92 186Z', g.colour) +
        label(g, 177, 138, 30, 150, on(g.colour), 0.8) +
        put(marked(g, 177, 272, 56), 0, 0) +
        rect(92, 336, 170, 14, 0, g.second),
    }),
  juicebox: (g) =>
    line('M236 140V52L276 36', '#e2392a', 10) +
    line('M238 130V56L272 42', '#fff', 3, 0.7) +
    put(
      drinkCarton({
        colour: g.colour,
        gable: false,
        front:
          rect(92, 86, 170, 264, 0, g.colour) +
          label(g, 177, 140, 30, 150, on(g.colour), 0.8) +
          put(marked(g, 177, 262, 64), 0, 0) +
          rect(92, 336, 170, 14, 0, g.second),
      }),
      34,
      92,
      0.78,
    ),
  tube: (g) =>
    ground(200, 356, 104, 13) +
    put(
      dropShadow(
        path('M-92-150H92L62 110Q60 122 48 122H-48Q-60 122-62 110Z', g.colour) +
          rect(-96, -164, 192, 26, 4, dark(g.colour, 0.15)) +
          rect(-42, 122, 84, 44, 8, g.second),
      ) +
        path('M-82-60Q0-94 82-60L72 22Q0-6-72 22Z', g.second) +
        label(g, 0, -28, 27, 130, on(g.second), 0.75) +
        put(marked(g, 0, 62, 30), 0, 0) +
        path('M-92-150H92L62 110Q60 122 48 122H-48Q-60 122-62 110Z', 'url(#side)'),
      200,
      196,
      1,
      (g.seed % 21) - 10,
    ),
  soft: (g) =>
    ground(200, 348, 140, 15) +
    dropShadow(
      form(
        'M56 112Q60 90 84 88H316Q340 90 344 112 352 220 344 326 340 346 316 348H84Q60 346 56 326 48 220 56 112Z',
        g.colour,
        0.6,
      ),
    ) +
    path('M52 236Q200 190 348 250V326Q340 346 316 348H84Q60 346 54 326Z', g.second) +
    label(g, 200, 156, 38, 240, on(g.colour), 0.8) +
    contactShadow(put(marked(g, 200, 268, 62), 0, 0)) +
    line('M60 104Q200 124 340 104', '#fff', 5, 0.4) +
    path('M64 98Q58 220 66 336', '#fff', 'opacity=".2"'),
  wipes: (g) =>
    ground(200, 318, 160, 14) +
    dropShadow(
      form(
        'M30 140Q32 118 60 118H340Q368 118 370 140 376 220 370 290 368 312 340 312H60Q32 312 30 290 24 220 30 140Z',
        g.colour,
        0.6,
      ),
    ) +
    contactShadow(rect(120, 128, 160, 70, 20, light(g.colour, 0.6))) +
    form('M150 160Q170 96 206 110 250 88 252 160Z', '#ffffff', 0.4) +
    label(g, 150, 248, 32, 200, on(g.colour), 0.8) +
    contactShadow(put(marked(g, 314, 246, 36), 0, 0)) +
    rect(30, 290, 340, 10, 0, g.second),
  wrap: (g) =>
    ground(200, 306, 160, 13) +
    dropShadow(path('M36 150 56 140H344L364 150 356 200 364 250 344 262H56L36 250 44 200Z', g.colour)) +
    path('M44 214Q200 190 356 226L364 250 344 262H56L36 250Z', g.second) +
    crimp(40, 66, 200) +
    label(g, 158, 196, 34, 190, on(g.colour), 0.75) +
    contactShadow(put(marked(g, 300, 202, 40), 0, 0)) +
    path('M56 140H344V150H56Z', '#fff', 'opacity=".35"'),
  tray: (g) =>
    whiteTray() +
    contactShadow(
      /^flakes/.test(g.mark) ? marked(g, 200, 196, 116) : drawPhrase(g.mark, [200, 196, 112], g.seed, 1.3),
    ) +
    put(
      contactShadow(rect(-60, -22, 120, 44, 6, g.colour)) + word(g.label, 0, 8, 20, on(g.colour), 104),
      282,
      318,
      1,
      -4,
    ) +
    line('M60 90Q90 200 64 300', '#fff', 9, 0.4),
  punnet: (g) =>
    ground(200, 340, 150, 14) +
    dropShadow(path('M50 160H350L322 332Q318 346 302 346H98Q82 346 78 332Z', '#e6eef0', 'opacity=".9"')) +
    times(18, (n) =>
      put(
        marked(g, 0, 0, marks[g.mark] ? 34 : 66),
        92 + (n % 6) * 44,
        150 + Math.floor(n / 6) * 60 - (n % 2) * 12,
        1,
        n * 23 - 60,
      ),
    ) +
    path('M64 236H336L322 332Q318 346 302 346H98Q82 346 78 332Z', '#dfeaee', 'opacity=".5"') +
    contactShadow(rect(110, 262, 180, 50, 6, g.colour)) +
    word(g.label, 200, 297, 25, on(g.colour), 160),
  stack: (g) =>
    ground(200, 344, 140, 14) +
    times(6, (n) => dropShadow(oval(200 + (n % 2) * 8, 316 - n * 30, 128, 42, g.colour, 0.5))) +
    put(marked(g, 206, 160, 62), 0, 0) +
    (g.label
      ? contactShadow(rect(78, 232, 250, 54, 6, g.second)) + word(g.label, 203, 269, 27, on(g.second), 220)
      : ''),
};
