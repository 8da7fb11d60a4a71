import { buttons, cloth, shoe } from '../parts/cloth-parts.ts';
import { bag, floor, legs, pair, sandal, short, strand, top } from '../parts/garment-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  type Drawings,
  dropShadow,
  ellipse,
  form,
  ground,
  line,
  path,
  put,
  rect,
  ring,
  shine,
  times,
  within,
} from '../parts/paint.ts';

/** Clothes, shoes, bags and jewellery. */
export const shoesAndBags: Drawings = {
  babyRomper: () =>
    floor() +
    dropShadow(
      cloth(
        'M146 70Q200 104 254 70L300 92 330 172 286 190 278 156 290 270Q296 320 256 334L218 338 200 300 182 338 144 334Q104 320 110 270L122 156 114 190 70 172 100 92Z',
        '#f9d84a',
        '',
      ),
    ) +
    line('M146 72Q200 108 254 72', '#f2951c', 8) +
    contactShadow(circle(200, 210, 40, '#fdf6dc')) +
    circle(186, 202, 5, '#3a2418') +
    circle(214, 202, 5, '#3a2418') +
    ellipse(200, 222, 14, 9, '#f2951c') +
    buttons(200, 326, 326, 1, '#f2951c'),
  childrensRaincoat: () =>
    top(
      '#f7c81b',
      '',
      dropShadow(form('M138 104Q130 40 200 36T262 104Q230 128 200 128T138 104Z', '#e0ac10')) +
        path('M160 100Q158 64 200 62T240 100Q220 116 200 116T160 100Z', '#1f5ea8') +
        line('M200 128V342', '#b88a08', 4) +
        buttons(200, 160, 310, 4, '#1f5ea8') +
        contactShadow(rect(124, 262, 58, 44, 6, '#e0ac10') + rect(218, 262, 58, 44, 6, '#e0ac10')) +
        line('M112 236H288', '#e9eff2', 12),
    ),
  childrensSandals: () =>
    ground(200, 360, 140, 13) +
    times(2, (n) =>
      sandal(
        138 + n * 124,
        204,
        n ? 8 : -8,
        '#1f4e8c',
        contactShadow(
          form('M-56-70Q0-112 56-70L50-34Q0-70-50-34Z', '#3f8ad8') +
            form('M-50 30Q0 0 50 30L46 56Q0 30-46 56Z', '#3f8ad8'),
        ) +
          circle(0, -66, 13, '#f2c33a') +
          rect(20, 24, 22, 20, 3, '#dfe5e9'),
      ),
    ),
  pyjamasChildren: () =>
    put(short('#3a4a8f', '', line('M160 84Q200 122 240 84', '#f2c84a', 9)), 0, 0) +
    times(12, (n) =>
      put(
        path('M0-12 4-4 12-3 6 3 8 12 0 7-8 12-6 3-12-3-4-4Z', '#f7d84a'),
        134 + (n % 4) * 44,
        150 + Math.floor(n / 4) * 62 + (n % 2) * 24,
      ),
    ) +
    contactShadow(circle(200, 232, 22, '#f7e9b0')) +
    circle(210, 226, 19, '#3a4a8f'),
  whiteLeatherSneakers: () =>
    pair((x, y) => shoe(x, y, 1.18, '#fbfaf7', '#e9e6e0', '#c9c4ba') + line(`M${x + 62} ${y - 30}h40`, '#2f8a5a', 13)),
  trailShoes: () =>
    pair(
      (x, y) =>
        shoe(x, y, 1.18, '#6b7178', '#f0702c', '#f0702c') +
        times(9, (n) => rect(x - 130 + n * 29, y + 50, 17, 17, 3, '#26262b')) +
        line(`M${x - 60} ${y + 14}L${x + 10} ${y - 34}L${x + 60} ${y + 20}`, '#f0831c', 9),
    ),
  loafersSuede: () =>
    pair(
      (x, y) =>
        shoe(x, y, 1.16, '#c08a50', '#5a3418', '#c08a50', false) +
        contactShadow(
          form(
            `M${x - 62} ${y - 8}Q${x - 30} ${y - 60} ${x + 24} ${y - 66}L${x + 30} ${y - 40}Q${x - 10} ${y - 30} ${x - 36} ${y + 8}Z`,
            '#a8703a',
          ),
        ) +
        line(`M${x - 30} ${y - 30}L${x + 10} ${y - 44}`, '#f2d8a8', 6),
    ),
  balletFlats: () =>
    ground(200, 360, 140, 13) +
    times(2, (n) =>
      put(
        dropShadow(
          form('M-44-110Q0-150 44-110 58-50 44 20 52 90 36 120 0 140-36 120-52 90-44 20-58-50-44-110Z', '#26262b'),
        ) +
          form('M-30-40Q0-66 30-40 40 10 32 60 38 96 26 108 0 120-26 108-38 96-32 60-40 10-30-40Z', '#e9c9a8', 0.4) +
          contactShadow(form('M0-62Q-30-80-28-56-20-46 0-58 20-46 28-56 30-80 0-62Z', '#3a3a40')),
        138 + n * 124,
        204,
        1.05,
        n ? 7 : -7,
      ),
    ),
  wedgeSandals: () =>
    pair((x, y) =>
      put(
        dropShadow(path('M-120 56 110-30Q126 20 118 60H-110Z', '#c99a5a') + line('M-112 58 114-24', '#8f5428', 15)) +
          contactShadow(
            form('M-110 34Q-84-30-44-14L-20 16Q-60 20-90 56Z', '#be1146') +
              form('M60-30Q70-100 110-96L116-30Z', '#be1146'),
          ) +
          line('M62-84Q20-60-2-6', '#be1146', 9),
        x,
        y,
        0.98,
      ),
    ),
  gumboots: () =>
    ground(200, 360, 150, 14) +
    times(2, (n) =>
      put(
        dropShadow(
          form('M-50-160H46V40Q60 70 100 84 124 110 110 134H-56Z', n ? '#2f8a4a' : '#267a40') +
            rect(-60, 128, 176, 24, 8, '#1c3a26'),
        ) +
          rect(-56, -166, 108, 26, 6, '#1c5a34') +
          line('M-30-120V100', '#fff', 9, 0.35) +
          contactShadow(rect(-54, -60, 106, 12, 3, '#f2c33a')),
        130 + n * 110,
        206 + n * 14,
        0.96,
      ),
    ),
  beadedSandals: () =>
    ground(200, 360, 140, 13) +
    times(2, (n) =>
      sandal(
        138 + n * 124,
        204,
        n ? 8 : -8,
        '#8a5430',
        times(3, (row) =>
          times(9, (k) =>
            ball(
              -48 + k * 12,
              -70 + row * 15 - Math.sin((k / 8) * Math.PI) * 22,
              6.5,
              ['#d8281a', '#f2c33a', '#1f5ea8', '#fdfcfa', '#1a7338'][(k + row) % 5] ?? '#fff',
            ),
          ),
        ) +
          line('M0-92V-14', '#5a3418', 8) +
          times(5, (k) => ball(0, -60 + k * 12, 5.5, k % 2 ? '#f2c33a' : '#d8281a')),
      ),
    ),
  crossbodyBag: () =>
    line('M100 170Q40 30 200 24T300 170', '#9a5f2c', 9) +
    put(bag('#c58a4c', '#b0753a', contactShadow(rect(176, 196, 48, 34, 6, '#e0c060'))), 40, 70, 0.8),
  laptopBag15: () =>
    bag(
      '#6b7178',
      '#5a6068',
      contactShadow(rect(76, 232, 248, 90, 10, '#7a828a')) +
        line('M84 246H316', '#2e3338', 6) +
        contactShadow(rect(300, 240, 14, 26, 3, '#c7ced4')) +
        line('M60 226H340', '#2e3338', 5),
    ),
  gymDuffel: () =>
    ground(200, 334, 170, 14) +
    line('M140 190Q140 90 200 90T260 190', '#1c2a4a', 13) +
    dropShadow(form('M30 220Q30 150 90 146H310Q370 150 370 220 372 306 320 316H80Q28 306 30 220Z', '#1f5ea8')) +
    line('M90 160H310', '#0f2f5a', 8) +
    rect(130, 150, 18, 166, 0, '#f2a51b') +
    rect(252, 150, 18, 166, 0, '#f2a51b') +
    contactShadow(ellipse(54, 232, 20, 60, '#184e86')) +
    contactShadow(rect(170, 214, 62, 60, 8, '#184e86')) +
    line('M178 226H224', '#c7ced4', 5),
  marketTrolleyBag: () =>
    ground(200, 372, 130, 12) +
    line('M132 340V40H268V340', '#6b7178', 10) +
    line('M130 40H270', '#26262b', 15) +
    dropShadow(cloth('M96 110H304L314 330H86Z', '#c8232c', '')) +
    within(
      'M96 110H304L314 330H86Z',
      times(
        7,
        (n) => line(`M${90 + n * 36} 100V340`, '#fdfcfa', 8, 0.8) + line(`M80 ${120 + n * 34}H320`, '#1f3e8c', 8, 0.8),
      ),
    ) +
    dropShadow(path('M92 96H308V128Q200 150 92 128Z', '#a81c24')) +
    times(2, (n) => dropShadow(circle(120 + n * 160, 348, 26, '#26262b')) + circle(120 + n * 160, 348, 11, '#c7ced4')),
  umbrellaWindproof: () =>
    put(
      line('M0-150V140Q0 172 30 166 46 156 40 140', '#5a3418', 11) +
        dropShadow(
          times(7, (n) =>
            form(
              `M0-140Q${-160 + n * 46}-60 ${-150 + n * 44} 40 ${-128 + n * 44} 24 ${-106 + n * 44} 40 ${-110 + n * 44}-60 0-140Z`,
              n % 2 ? '#26386a' : '#1c2a54',
            ),
          ),
        ) +
        line('M0-166V-140', '#c7ced4', 9),
      200,
      210,
      1,
      -12,
    ),
  waistBeadsSet: () =>
    ground(200, 320, 150, 12) +
    strand(96, ['#d8281a', '#f2c33a'], 120, 10) +
    strand(130, ['#1f5ea8', '#fdfcfa', '#1f5ea8'], 126, 9) +
    strand(164, ['#1a7338', '#c99a1c', '#8a3a1c'], 130, 11),
  hoopEarringsGold: () =>
    ground(200, 352, 120, 12) +
    times(
      2,
      (n) =>
        dropShadow(ring(124 + n * 152, 214, 74, '#b8841a', 21) + ring(122 + n * 152, 211, 74, '#f0c84a', 13)) +
        line(`M${80 + n * 152} 170Q${96 + n * 152} 148 ${116 + n * 152} 142`, '#fff6d0', 6) +
        line(`M${124 + n * 152} 138V106Q${124 + n * 152} 92 ${138 + n * 152} 96`, '#c9a227', 6),
    ),
  cowrieBracelet: () =>
    ground(200, 330, 140, 12) +
    dropShadow(ellipse(200, 204, 140, 104, 'none', 'stroke="#6b3f1c" stroke-width="15"')) +
    times(13, (n) =>
      put(
        contactShadow(form('M0-26Q-22-10-20 8-14 28 0 28 14 28 20 8 22-10 0-26Z', '#fdf6e6', 0.6)) +
          line('M0-18V20', '#5a3a1c', 5) +
          line('M-6-10H6M-6 0H6M-6 10H6', '#5a3a1c', 2.5),
        200 + Math.cos(n * 0.483) * 140,
        204 + Math.sin(n * 0.483) * 104,
        1,
        n * 27.7,
      ),
    ),
  steelRingSet: () =>
    ground(200, 330, 150, 12) +
    times(5, (n) =>
      put(
        dropShadow(ring(0, 0, 58, '#8d969e', 15) + ring(-1, -2, 58, '#dfe5e9', 8)) +
          (n === 2
            ? dropShadow(path('M-16-70 0-86 16-70 0-48Z', '#8fd0f0'))
            : n === 4
              ? times(8, (k) => put(line('M0-66V-52', '#6b747c', 4), 0, 0, 1, k * 45))
              : ''),
        [92, 208, 316, 146, 268][n] ?? 0,
        [132, 120, 136, 262, 266][n] ?? 0,
      ),
    ),
  maasaiBeadCollar: () =>
    dropShadow(circle(200, 204, 168, '#2a1c18')) +
    times(7, (n) =>
      times(40, (k) =>
        put(
          rect(
            -7,
            -10,
            14,
            20,
            5,
            [
              ['#d8281a', '#fdfcfa'],
              ['#1f5ea8', '#d8281a'],
              ['#f2c33a', '#1a7338'],
              ['#fdfcfa', '#d8281a'],
              ['#f0831c', '#1f5ea8'],
              ['#d8281a', '#fdfcfa'],
              ['#1a7338', '#f2c33a'],
            ][n]?.[Math.floor(k / 5) % 2] ?? '#fff',
          ),
          200 + Math.cos(k * 0.1571) * (158 - n * 16),
          204 + Math.sin(k * 0.1571) * (158 - n * 16),
          1 - n * 0.07,
          k * 9 + 90,
        ),
      ),
    ) +
    circle(200, 204, 50, '#fbf7f2'),
  leatherStrapWatch: () =>
    floor() +
    dropShadow(path('M164 30H236L230 140H170ZM170 262H230L236 376H164Z', '#b5793a')) +
    line('M172 40V136M228 40V136M174 268V366M226 268V366', '#e3b47a', 3) +
    dropShadow(circle(200, 202, 84, '#c7ced4')) +
    circle(200, 202, 70, '#fdfcf6') +
    times(12, (n) => put(rect(-3, -62, 6, n % 3 ? 9 : 16, 1, '#2a2a2e'), 200, 202, 1, n * 30)) +
    line('M200 202V160M200 202 228 218', '#2a2a2e', 6) +
    rect(280, 192, 15, 20, 4, '#9aa3ab') +
    shine(170, 170, 26, 10),
  fitnessBand: () =>
    floor() +
    dropShadow(form('M158 30Q200 16 242 30L252 130V280L242 372Q200 386 158 372L148 280V130Z', '#26262b')) +
    times(6, (n) => circle(200, 320 + n * 9, 3, '#55555c')) +
    contactShadow(rect(160, 112, 80, 176, 26, '#0c0c10')) +
    line('M176 210H190L198 190 208 232 216 210H226', '#3fd08a', 5) +
    rect(180, 140, 40, 14, 4, '#f2f5f7') +
    rect(180, 160, 26, 7, 3, '#8f959b') +
    circle(200, 260, 9, '#d8281a'),
  jeansHighWaist: () =>
    legs(
      '#3a5f94',
      '',
      -8,
      350,
      line('M128 84Q150 110 176 84M224 84Q250 110 272 84', '#e0b45a', 3.5) +
        circle(200, 60, 8, '#d9a24a') +
        line('M200 74Q206 120 200 158', '#e0b45a', 3) +
        ellipse(150, 216, 16, 46, '#7fa3d0', 'opacity=".55"') +
        ellipse(250, 216, 16, 46, '#7fa3d0', 'opacity=".55"'),
      -12,
    ),
  abayaEveryday: () =>
    floor() +
    dropShadow(
      cloth(
        'M158 40Q200 62 242 40L290 66 352 300 310 320 276 200 300 356Q200 376 100 356L124 200 90 320 48 300 110 66Z',
        '#1f1f24',
        '',
      ),
    ) +
    line('M200 58V358', '#c99a1c', 4) +
    line('M54 290 96 308M346 290 304 308M60 272 102 290M340 272 298 290', '#e0b43a', 6) +
    line('M160 44Q200 66 240 44', '#c99a1c', 6) +
    line('M150 120Q130 240 128 352M250 120Q270 240 272 352', '#3a3a42', 5),
  coralBeadSet: () =>
    ground(200, 340, 150, 12) +
    times(3, (n) =>
      times(19, (k) => {
        const t = k / 18;
        return contactShadow(
          rect(-9, -7, 18, 14, 6, k % 3 ? '#e8562a' : '#f0783f').replace(
            '<rect',
            `<rect transform="translate(${60 + n * 16 + t * (280 - n * 32)} ${60 + Math.sin(t * Math.PI) * (210 - n * 38)}) rotate(${(t - 0.5) * -150})"`,
          ),
        );
      }),
    ) +
    times(2, (n) =>
      contactShadow(
        times(12, (k) => put(ball(0, -34, 9, k % 3 ? '#e8562a' : '#f2c33a'), 90 + n * 220, 320, 1, k * 30)),
      ),
    ),
};
