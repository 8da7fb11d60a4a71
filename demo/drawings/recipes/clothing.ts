import { adire, buttons, cloth, diamonds, florets, folded } from '../parts/cloth-parts.ts';
import { bits } from '../parts/food-parts.ts';
import { collar, dress, floor, hanger, legs, placket, short, top } from '../parts/garment-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  type Drawings,
  dark,
  dropShadow,
  ellipse,
  form,
  ground,
  line,
  path,
  put,
  rect,
  ring,
  times,
  within,
} from '../parts/paint.ts';

/** Clothes that are worn on the body. */
export const clothing: Drawings = {
  wrapDressFloral: () =>
    dress(
      '#f4e6dc',
      florets('#c8232c', 42),
      330,
      108,
      line('M166 86 232 196M234 86 160 190', '#c8232c', 5) +
        contactShadow(
          form('M252 196Q300 190 296 220 270 226 252 204Z', '#c8232c') +
            form('M250 200Q280 250 262 282 246 250 246 206Z', '#a81c24'),
        ),
    ),
  maxiDressIndigo: () =>
    dress('#2b3a8a', adire('#e9eeff', 54), 356, 84, line('M142 196Q200 208 258 196', '#f2c84a', 9), false),
  kitengePeplumTop: () =>
    short(
      '#e0a020',
      diamonds('#1f5ea8', '#be1146', 50),
      line('M160 84Q200 122 240 84', '#1f3e8c', 9) +
        dropShadow(cloth('M112 236H288L326 322Q200 366 74 322Z', '#e0a020', diamonds('#be1146', '#1f5ea8', 46))) +
        rect(110, 226, 180, 20, 8, '#1f3e8c'),
    ),
  linenTrousersWomen: () =>
    legs(
      '#f0e4cc',
      '',
      26,
      344,
      line('M168 72V150M232 72V150', '#cdbb94', 4) +
        contactShadow(path('M150 60Q200 78 250 60L250 78Q200 94 150 78Z', '#e0cfa8')) +
        line('M186 84Q170 130 176 160M212 84Q226 130 220 160', '#c9b488', 6),
      10,
    ),
  denimJacket: () =>
    top(
      '#3f6a9c',
      '',
      collar('#3f6a9c') +
        placket('#3f6a9c', '#d9a24a') +
        line('M116 176H190M210 176H284M132 176V330M268 176V330', '#e0b45a', 3) +
        contactShadow(path('M132 182H184V226L158 238 132 226ZM216 182H268V226L242 238 216 226Z', '#4f7cb0')) +
        circle(158, 196, 5, '#d9a24a') +
        circle(242, 196, 5, '#d9a24a') +
        rect(114, 322, 172, 22, 4, '#345a88'),
    ),
  pencilSkirtBlack: () =>
    floor() +
    dropShadow(cloth('M130 60H270Q300 150 276 350Q200 362 124 350Q100 150 130 60Z', '#26262b', '')) +
    rect(128, 50, 144, 24, 5, '#3a3a40') +
    line('M200 74V350M160 74V110M240 74V110', '#55555c', 3, 0.8) +
    path('M190 300H210V354H190Z', '#111114'),
  knitCardiganWomen: () =>
    top(
      '#d9a020',
      '',
      line(
        times(9, (n) => `M${130 + n * 16} 110V330`),
        '#a87414',
        3,
        0.5,
      ) +
        path('M160 84 200 210 240 84 252 84 212 230V344H188V230L148 84Z', '#b8841a') +
        path('M166 84 200 196 234 84Q200 100 166 84Z', '#fbf7f0') +
        buttons(200, 226, 330, 5, '#6e3b1a') +
        line('M124 300H184M216 300H276', '#8a5f10', 5, 0.7),
    ),
  jumpsuitOlive: () =>
    floor() +
    dropShadow(
      cloth(
        'M140 52Q200 78 260 52L282 120 262 190 286 352Q250 362 218 352L200 230 182 352Q150 362 114 352L138 190 118 120Z',
        '#6b7a3a',
        '',
      ) +
        cloth('M138 54Q110 66 100 104L92 146 124 152Z', '#5f6c32', '') +
        cloth('M262 54Q290 66 300 104L308 146 276 152Z', '#5f6c32', ''),
    ) +
    rect(134, 182, 132, 18, 5, '#4a5426') +
    contactShadow(rect(188, 180, 24, 22, 4, '#c9a46c')) +
    line('M200 72V182', '#3f4820', 4) +
    path('M156 56 200 116 244 56 230 52Q200 66 170 52Z', '#7f8f48'),
  twoPieceBoubou: () =>
    floor() +
    dropShadow(
      cloth(
        'M160 46Q200 70 240 46L290 66Q360 130 384 296L320 318 300 220 304 352Q200 376 96 352L100 220 80 318 16 296Q40 130 110 66Z',
        '#fdfcf8',
        '',
      ),
    ) +
    line('M160 50Q200 84 240 50M186 78V210M214 78V210', '#c99a1c', 7) +
    times(6, (n) => contactShadow(ball(200, 92 + n * 22, 8, '#e0b43a'))) +
    line('M96 344Q200 368 304 344', '#c99a1c', 9) +
    line('M130 120Q110 240 108 340M270 120Q290 240 292 340', '#d9d0c0', 4),
  leggings: () =>
    legs(
      '#1f1f24',
      '',
      -22,
      352,
      line('M142 90Q136 220 118 340M258 90Q264 220 282 340', '#55555c', 4, 0.6) + rect(118, 46, 164, 46, 8, '#2e2e34'),
      -22,
    ),
  sportsBra: () =>
    floor() +
    dropShadow(
      cloth(
        'M120 60H156Q160 150 200 156T244 60H280Q276 150 322 190V280Q200 310 78 280V190Q124 150 120 60Z',
        '#12a0ae',
        '',
      ),
    ) +
    rect(78, 258, 244, 34, 8, '#0b6e79') +
    line('M88 274H312', '#7fe0e6', 4) +
    line('M128 70Q140 180 110 240M272 70Q260 180 290 240M200 160V256', '#0b6e79', 4, 0.7),
  turbanReadyTied: () =>
    floor() +
    dropShadow(form('M80 280Q50 150 130 96 200 60 280 100 346 150 320 280 200 330 80 280Z', '#6e1a38')) +
    times(6, (n) =>
      line(
        `M${88 + n * 8} ${276 - n * 6}Q${150 + n * 6} ${250 - n * 34} ${316 - n * 6} ${262 - n * 22}`,
        n % 2 ? '#8f2a4c' : '#4a0f24',
        9,
        0.8,
      ),
    ) +
    dropShadow(
      form('M160 120Q130 60 190 56 220 30 250 70 290 90 246 130 230 160 200 150 170 156 160 120Z', '#8a2448'),
    ) +
    line('M180 130Q170 90 204 80M220 138Q250 110 226 84', '#5a1230', 6, 0.8),
  nightdressSatin: () =>
    floor() +
    hanger() +
    line('M164 92V60M236 92V60', '#b5506a', 5) +
    dropShadow(
      cloth(
        'M150 92Q176 130 200 112 224 130 250 92 262 150 256 190L300 330Q200 352 100 330L144 190Q138 150 150 92Z',
        '#e39aac',
        '',
      ),
    ) +
    line('M156 100Q178 136 200 118 222 136 244 100', '#fdf3f5', 7) +
    line('M106 324Q200 346 294 324', '#fdf3f5', 9) +
    line('M170 160Q150 250 148 330M228 160Q246 250 250 330', '#fff', 7, 0.35),
  linenShirt: () =>
    short(
      '#dcc39a',
      '',
      collar('#dcc39a') +
        line('M200 124V230', '#a88a5a', 4) +
        buttons(200, 150, 216, 3, '#6b4a28') +
        contactShadow(rect(226, 176, 50, 54, 5, '#cfb487')) +
        line(
          times(12, (n) => `M${122 + n * 14} ${240 + (n % 3) * 8}v${40}`),
          '#c4a878',
          2,
          0.5,
        ),
    ),
  officeShirtWhite: () =>
    ground(200, 352, 140, 14) +
    folded(200, 86, 250, 236, '#fdfdfb', '', 2) +
    collar('#e6edf4') +
    placket('#fdfdfb', '#b9c4d0') +
    contactShadow(rect(226, 190, 60, 60, 4, '#f2f5f8')) +
    line('M226 204H286', '#c3ced8', 3) +
    rect(168, 300, 64, 30, 3, '#1f3e8c'),
  senatorTwoPiece: () =>
    floor() +
    dropShadow(cloth('M70 210H130V356H70ZM270 210H330V356H270Z', '#172650', '')) +
    top(
      '#1f2f6a',
      '',
      line('M168 82Q200 96 232 82', '#0f1a40', 14) +
        line('M200 90V210', '#0f1a40', 12) +
        buttons(200, 108, 200, 4, '#d9b44a') +
        contactShadow(path('M224 150H270V200H224Z', '#25387a')) +
        line('M224 160H270', '#d9b44a', 4) +
        line('M112 330H288', '#d9b44a', 4),
    ),
  cargoShorts: () =>
    legs(
      '#b8a06a',
      '',
      22,
      262,
      contactShadow(path('M88 176H138V234H84ZM262 176H312L316 234H262Z', '#a58d58')) +
        line('M86 192H138M262 192H314', '#7a663a', 4) +
        circle(112, 204, 4, '#6b4a28') +
        circle(288, 204, 4, '#6b4a28') +
        line('M150 74v20M250 74v20', '#7a663a', 6),
    ),
  joggers: () =>
    legs(
      '#8f959b',
      '',
      0,
      330,
      line('M190 72Q180 110 176 128M210 72Q220 110 224 128', '#fdfcfa', 6) +
        rect(96, 324, 84, 26, 8, '#6b7178') +
        rect(220, 324, 84, 26, 8, '#6b7178') +
        line('M128 90 112 300M272 90 288 300', '#fdfcfa', 8),
      -6,
    ),
  hoodedSweatshirt: () =>
    top(
      '#2f8a5a',
      '',
      dropShadow(form('M130 100Q120 34 200 30T270 100Q240 136 200 136T130 100Z', '#267a4e')) +
        path('M156 96Q154 58 200 56T244 96Q230 120 200 122T156 96Z', '#154a2e') +
        line('M180 122V190M220 122V182', '#fdfcfa', 6) +
        contactShadow(path('M140 246H260L282 318H118Z', '#267a4e')) +
        line('M140 248 120 316M260 248 280 316', '#154a2e', 4) +
        rect(114, 326, 172, 18, 6, '#1f6a44'),
    ),
  plainTShirts: () =>
    ground(200, 352, 150, 14) +
    folded(200, 260, 280, 52, '#26262b', '', 2) +
    folded(200, 170, 276, 52, '#8f959b', '', 2) +
    folded(200, 78, 272, 56, '#fdfdfb', '', 2) +
    path('M160 80Q200 112 240 80L250 80Q200 128 150 80Z', '#d9d5cc'),
  blazerNavy: () =>
    top(
      '#22305c',
      '',
      path('M160 82 200 230 240 82Q200 98 160 82Z', '#fdfcfa') +
        contactShadow(
          path(
            'M148 84 200 236 168 250 132 150 156 140 138 122ZM252 84 200 236 232 250 268 150 244 140 262 122Z',
            '#2c3c70',
          ),
        ) +
        line('M200 236V344', '#141c3c', 4) +
        buttons(206, 258, 296, 2, '#d9b44a') +
        contactShadow(path('M222 176 264 170V184L224 190Z', '#fdfcfa')) +
        line('M124 290H178M222 290H276', '#141c3c', 6),
    ),
  leatherBelt: () =>
    ground(200, 330, 150, 14) +
    dropShadow(times(4, (n) => ring(200, 200, 136 - n * 30, n % 2 ? '#7a4420' : '#8f5428', 25))) +
    times(16, (n) => put(line('M0-148V-142', '#d9a870', 3), 200, 200, 1, n * 22)) +
    dropShadow(rect(286, 130, 84, 96, 10, '#c9a43a')) +
    rect(304, 148, 48, 60, 4, '#8f5428') +
    rect(318, 170, 50, 12, 4, '#e0c060'),
  silkLookTie: () =>
    floor() +
    dropShadow(form('M170 40H230L222 96 262 300 200 366 138 300 178 96Z', '#6e1a38')) +
    contactShadow(path('M168 38H232L222 98H178Z', '#5a1230')) +
    within(
      'M178 98H222L262 300 200 366 138 300Z',
      line(
        times(12, (n) => `M110 ${120 + n * 34}L300 ${20 + n * 34}`),
        '#c99a3a',
        6,
        0.85,
      ),
    ),
  socksPack: () =>
    ground(200, 344, 150, 14) +
    times(5, (n) =>
      put(
        dropShadow(
          form(
            'M-60-40Q-64-70-30-70H34Q64-66 62-30 60 30 30 48-30 60-56 20-66-10-60-40Z',
            ['#26262b', '#1f5ea8', '#8f959b', '#be1146', '#f2a51b'][n] ?? '#333',
          ),
        ) +
          ellipse(0, -34, 42, 22, dark(['#26262b', '#1f5ea8', '#8f959b', '#be1146', '#f2a51b'][n] ?? '#333', 0.35)) +
          line('M-50 0Q0 24 50-4', '#fff', 4, 0.4),
        [100, 200, 300, 150, 254][n] ?? 0,
        [150, 138, 152, 268, 270][n] ?? 0,
      ),
    ),
  baseballCap: () =>
    ground(200, 318, 160, 15) +
    dropShadow(form('M70 236Q70 96 206 92 330 96 330 236 200 260 70 236Z', '#f0831c')) +
    dropShadow(form('M64 234Q120 214 250 228 400 250 384 290 320 300 230 270 120 250 64 234Z', '#d96a10')) +
    line('M206 92V228M140 112Q120 170 124 226M270 112Q290 170 286 228', '#b8560c', 4, 0.7) +
    contactShadow(ball(206, 92, 11, '#d96a10')) +
    circle(210, 170, 26, '#fdfcfa') +
    circle(210, 170, 15, '#1f5ea8'),
  girlsPartyDress: () =>
    floor() +
    dropShadow(
      times(3, (n) =>
        form(
          `M140 ${186 + n * 20}Q${40 - n * 8} ${270 + n * 22} ${70 - n * 12} ${318 + n * 18}Q200 ${356 + n * 8} ${330 + n * 12} ${318 + n * 18}Q${360 + n * 8} ${270 + n * 22} 260 ${186 + n * 20}Z`,
          n % 2 ? '#f7c4d8' : '#f29abb',
          0.6,
        ),
      ),
    ) +
    dropShadow(cloth('M146 84Q170 110 200 108T254 84L264 190Q200 208 136 190Z', '#e8709c', '')) +
    line('M136 188Q200 206 264 188', '#fdf3f7', 12) +
    contactShadow(
      form('M180 196Q150 170 140 200 160 226 186 208Z', '#fdf3f7') +
        form('M220 196Q250 170 260 200 240 226 214 208Z', '#fdf3f7'),
    ) +
    bits([200, 284, 120], ['#ffffff'], 40, 5, 6),
  boysKaftanSet: () =>
    floor() +
    put(
      top(
        '#8fc8ea',
        '',
        line('M172 82Q200 94 228 82', '#3f7ab0', 10) +
          line('M200 88V214', '#3f7ab0', 9) +
          line('M180 110q20 16 40 0M180 140q20 16 40 0M180 170q20 16 40 0', '#fdfcfa', 5),
      ),
      0,
      0,
    ) +
    dropShadow(ellipse(200, 40, 52, 18, '#3f7ab0')) +
    rect(148, 22, 104, 24, 8, '#3f7ab0'),
  schoolSocksWhite: () =>
    ground(200, 352, 140, 13) +
    times(3, (n) =>
      put(
        dropShadow(form('M-30-130H30V20Q34 50 70 66 86 90 60 104 10 110-14 80-32 54-30 20Z', '#fdfdfb', 0.5)) +
          rect(-32, -134, 64, 30, 6, '#e3e8ee') +
          line('M-30-94H30M-30-84H30', n === 1 ? '#be1146' : '#1f3e8c', 5),
        96 + n * 96,
        200 + n * 18,
      ),
    ),
};
