import { word } from '../parts/lettering.ts';
import { bagOutline, crimp, filled, isPale, label, marked, on } from '../parts/pack-parts.ts';
import { bottle, carton, jar, paperSack, pouch, tin } from '../parts/packs.ts';
import {
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
  times,
  within,
} from '../parts/paint.ts';
import type { Good } from './read-packs.ts';

/** How bags, boxes and tins are drawn; the mark is what they hold or what is printed on them. */
export const bagsAndBoxes: Readonly<Record<string, (good: Good) => Svg>> = {
  pouch: (g) =>
    pouch(g.colour, g.second, g.label, g.line, put(marked(g, 200, 258, 44), 0, 0), (g.seed % 13) - 6, on(g.colour)),
  window: (g) =>
    ground() +
    put(
      dropShadow(path('M-116-150H116L124-120V140Q124 158 104 158H-104Q-124 158-124 140V-120Z', g.colour)) +
        crimp(-116, 116, -138) +
        within(
          'M-84 10Q-84-6-68-6H68Q84-6 84 10V104Q84 120 68 120H-68Q-84 120-84 104Z',
          rect(-90, -10, 180, 140, 0, dark(g.markColour, 0.25)) + filled(g, [-90, -10, 180, 140]),
        ) +
        label(g, 0, -72, 34, 204, on(g.colour)) +
        path('M-116-150H116L124-120V140Q124 158 104 158H-104Q-124 158-124 140V-120Z', 'url(#side)'),
      200,
      200,
      1,
      (g.seed % 9) - 4,
    ),
  clear: (g) =>
    ground() +
    dropShadow(path(bagOutline, '#eef3f4')) +
    within(bagOutline, filled(g, [70, 96, 264, 256])) +
    path(bagOutline, '#ffffff', 'opacity=".16"') +
    crimp(80, 320, 70) +
    contactShadow(rect(104, 150, 192, 92, 6, g.colour)) +
    label(g, 200, g.line ? 196 : 208, 34, 172, on(g.colour), 0.86) +
    rect(104, 230, 192, 12, 0, g.second) +
    path(bagOutline, 'url(#side)') +
    line('M98 110Q92 210 100 330', '#fff', 8, 0.6),
  paper: (g) =>
    paperSack(g.colour, g.label, g.line) +
    put(marked(g, 200, 152, 34), 0, 0) +
    rect(90, 286, 222, 20, 0, g.second, 'opacity=".75"'),
  box: (g) =>
    ground(206, 356, 120, 14) +
    dropShadow(
      path('M92 84H268V352H92Z', g.colour) +
        path('M268 84 318 62V328L268 352Z', dark(g.colour, 0.3)) +
        path('M92 84 142 62H318L268 84Z', light(g.colour, 0.35)),
    ) +
    path('M92 250Q180 214 268 262V352H92Z', g.second) +
    label(g, 180, 138, 32, 158, on(g.colour)) +
    contactShadow(put(marked(g, 180, 250, 56), 0, 0)) +
    rect(92, 84, 176, 268, 0, 'url(#side)', 'opacity=".5"'),
  flatbox: (g) =>
    ground(200, 320, 160, 14) +
    dropShadow(
      path('M30 160H330V312H30Z', g.colour) +
        path('M330 160 372 128V276L330 312Z', dark(g.colour, 0.3)) +
        path('M30 160 76 128H372L330 160Z', light(g.colour, 0.35)),
    ) +
    path('M30 262Q180 232 330 272V312H30Z', g.second) +
    label(g, 138, 212, 32, 190, on(g.colour)) +
    contactShadow(put(marked(g, 278, 226, 46), 0, 0)) +
    rect(30, 160, 300, 152, 0, 'url(#side)', 'opacity=".45"'),
  carton: (g) =>
    carton({ colour: g.colour, shade: g.second, name: g.label, line: g.line }) +
    contactShadow(put(marked(g, 276, 274, 38), 0, 0)),
  tin: (g) =>
    tin(
      g.colour,
      g.second,
      g.label,
      g.line,
      put(marked(g, 200, 296, 34), 0, 0),
      150 + (g.seed % 4) * 16,
      222 + (g.seed % 3) * 10,
    ),
  drum: (g) =>
    ground(200, 356, 124, 14) +
    dropShadow(path('M84 92V340Q200 374 316 340V92Z', g.colour)) +
    path('M84 252Q200 286 316 252V340Q200 374 84 340Z', g.second) +
    label(g, 200, 162, 40, 200, on(g.colour), 0.8) +
    contactShadow(put(marked(g, 200, 272, 52), 0, 0)) +
    path('M84 92V340Q200 374 316 340V92Z', 'url(#side)') +
    dropShadow(rect(74, 66, 252, 44, 16, g.second)) +
    ellipse(200, 70, 122, 16, light(g.second, 0.25)),
  flattin: (g) =>
    ground(200, 318, 160, 14) +
    dropShadow(path('M40 190V262Q200 344 360 262V190Z', dark(g.colour, 0.1))) +
    path('M40 190V262Q200 344 360 262V190Z', 'url(#side)') +
    dropShadow(ellipse(200, 188, 160, 78, '#c7ced4')) +
    ellipse(200, 184, 148, 70, g.colour) +
    put(marked(g, 200, 216, 26), 0, 0) +
    word(g.label, 200, 176, 32, on(g.colour), 190) +
    ellipse(200, 132, 20, 9, '#e9eef1'),
  sardine: (g) =>
    ground(200, 330, 170, 14) +
    dropShadow(rect(36, 150, 328, 176, 46, '#c7ced4')) +
    rect(50, 162, 300, 150, 38, '#8f959b') +
    times(4, (n) =>
      put(
        form('M-120 0Q-100-17 0-17 100-17 124 0 100 17 0 17-100 17-120 0Z', n % 2 ? '#b9c4cc' : '#9fb0bc') +
          line('M-96-4H96', '#4f6476', 4, 0.7),
        206,
        188 + n * 33,
      ),
    ) +
    dropShadow(path('M36 168Q40 96 120 92H300Q364 96 364 150H240Q180 150 150 168Z', g.colour)) +
    label(g, 214, 132, 28, 190, on(g.colour)),
  jar: (g) =>
    jar({
      body: g.colour,
      lid: g.second,
      ink: dark(isPale(g.second) ? g.colour : g.second, 0.5),
      name: g.label,
      line: g.line,
      w: 170 + (g.seed % 4) * 14,
      deco:
        put(marked(g, 200, 178, 26), 0, 0) + put(marked(g, 254, 318, 22), 0, 0) + put(marked(g, 146, 318, 22), 0, 0),
    }),
  tub: (g) =>
    ground(200, 350, 130, 15) +
    dropShadow(path('M72 150H328L300 334Q296 350 278 350H122Q104 350 100 334Z', g.colour)) +
    path('M83 236H317L306 300H94Z', g.second) +
    word(g.label, 200, 224, 32, on(g.colour), 210) +
    contactShadow(put(marked(g, 200, 278, 40), 0, 0)) +
    path('M72 150H328L300 334Q296 350 278 350H122Q104 350 100 334Z', 'url(#side)') +
    dropShadow(ellipse(200, 148, 142, 38, light(g.colour, 0.35))) +
    ellipse(200, 142, 126, 30, light(g.colour, 0.55)),
  cups: (g) =>
    ground(200, 344, 160, 14) +
    times(4, (n) =>
      put(
        dropShadow(path('M-54-50H54L42 58H-42Z', '#fffdf8')) +
          path('M-50-20H50L44 36H-44Z', g.colour) +
          put(marked(g, 0, 10, 20), 0, 0) +
          contactShadow(ellipse(0, -50, 60, 15, '#dfe5e9')) +
          ellipse(0, -53, 48, 10, '#f2f5f7'),
        n % 2 ? 284 : 116,
        n < 2 ? 134 : 274,
      ),
    ) +
    contactShadow(rect(30, 186, 340, 36, 6, g.second)) +
    word(g.label, 200, 213, 22, on(g.second), 300),
  bottle: (g) =>
    bottle({
      body: g.colour,
      cap: g.second,
      ink: dark(isPale(g.second) ? g.colour : g.second, 0.5),
      name: g.label,
      w: 116 + (g.seed % 5) * 14,
      neck: 26 + (g.seed % 3) * 8,
    }) + contactShadow(put(marked(g, 200, 274, 27), 0, 0)),
  tall: (g) =>
    ground(200, 366, 64, 11) +
    dropShadow(
      path('M182 66H218V130Q254 154 254 196V346Q254 366 236 366H164Q146 366 146 346V196Q146 154 182 130Z', g.colour) +
        rect(176, 34, 48, 40, 7, g.second),
    ) +
    rect(146, 216, 108, 110, 0, '#fffaf0') +
    rect(146, 216, 108, 7, 0, g.second) +
    label(g, 200, 252, 24, 98, dark(g.second, 0.3)) +
    put(marked(g, 200, 296, 26), 0, 0) +
    path('M182 66H218V130Q254 154 254 196V346Q254 366 236 366H164Q146 366 146 346V196Q146 154 182 130Z', 'url(#side)') +
    line('M164 190V212M164 332V352', '#fff', 7, 0.6),
  water: (g) =>
    ground(200, 368, 100, 12) +
    dropShadow(
      path(
        'M170 52H230V92Q292 116 292 168L284 210 292 250 284 290 292 330Q292 366 262 366H138Q108 366 108 330L116 290 108 250 116 210 108 168Q108 116 170 92Z',
        g.colour,
        'opacity=".88"',
      ) + rect(164, 28, 72, 34, 8, g.second),
    ) +
    line('M120 210H280M120 290H280', '#fff', 5, 0.5) +
    rect(112, 214, 176, 74, 0, g.second) +
    label(g, 200, 248, 30, 160, on(g.second), 0.76) +
    put(marked(g, 200, 144, 30), 0, 0) +
    line('M136 150V200M136 300V346', '#fff', 10, 0.7) +
    path(
      'M170 52H230V92Q292 116 292 168V330Q292 366 262 366H138Q108 366 108 330V168Q108 116 170 92Z',
      'url(#side)',
      'opacity=".5"',
    ),
  squeeze: (g) =>
    ground(200, 364, 90, 12) +
    dropShadow(
      path('M184 60 192 26H208L216 60Z', g.second) +
        path('M150 66H250V92Q290 128 284 200V330Q284 364 254 364H146Q116 364 116 330V200Q110 128 150 92Z', g.colour) +
        rect(146, 56, 108, 34, 8, g.second),
    ) +
    path('M122 190Q200 160 278 190V292Q200 322 122 292Z', '#fffaf0') +
    label(g, 200, 228, 30, 140, dark(g.colour, 0.3), 0.8) +
    put(marked(g, 200, 272, 26), 0, 0) +
    path('M150 66H250V92Q290 128 284 200V330Q284 364 254 364H146Q116 364 116 330V200Q110 128 150 92Z', 'url(#side)'),
  trigger: (g) =>
    ground(200, 366, 92, 12) +
    dropShadow(
      path('M176 96H224V128Q284 160 284 226V344Q284 366 262 366H138Q116 366 116 344V226Q116 160 176 128Z', g.colour) +
        path('M150 36H258Q274 40 274 60V72H222V98H178V76H152L112 66V48Z', g.second) +
        path('M138 78 122 128 136 132 160 82Z', dark(g.second, 0.25)),
    ) +
    path('M116 226Q200 196 284 226V308Q200 334 116 308Z', '#fffdf8') +
    label(g, 200, 254, 28, 150, dark(g.second, 0.3), 0.8) +
    put(marked(g, 200, 296, 25), 0, 0) +
    path('M176 96H224V128Q284 160 284 226V344Q284 366 262 366H138Q116 366 116 344V226Q116 160 176 128Z', 'url(#side)'),
  handle: (g) =>
    ground(200, 366, 110, 12) +
    dropShadow(
      `<path fill-rule="evenodd" d="M150 92H216V118Q300 140 300 220V340Q300 366 274 366H126Q100 366 100 340V210Q100 130 150 118ZM240 176Q222 176 222 196V262Q222 276 236 276H256Q270 276 270 262V206Q270 178 240 176Z" fill="${g.colour}"/>` +
        rect(140, 44, 88, 56, 10, g.second),
    ) +
    rect(112, 190, 96, 146, 8, '#fffdf8') +
    label(g, 160, 230, 26, 86, dark(g.second, 0.3), 0.9) +
    put(marked(g, 160, 292, 34), 0, 0) +
    path(
      'M150 92H216V118Q300 140 300 220V340Q300 366 274 366H126Q100 366 100 340V210Q100 130 150 118Z',
      'url(#side)',
      'opacity=".6"',
    ),
};
