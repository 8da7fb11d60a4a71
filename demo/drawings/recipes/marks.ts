import { heap } from '../parts/dish-parts.ts';
import { bits } from '../parts/food-parts.ts';
import { fish, halfEgg } from '../parts/meat-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  dark,
  ellipse,
  form,
  light,
  line,
  oval,
  path,
  put,
  rect,
  ring,
  type Svg,
  shine,
  times,
} from '../parts/paint.ts';
import { avocado, breadSlice, chilli, citrus, coconut, sprig, tomatoSlice } from '../parts/plant-parts.ts';

const leaf = (colour: string, turn = 0, s = 1): Svg =>
  put(
    form('M0 40Q-34 4 0-42 34 4 0 40Z', colour) + line('M0 44V-26M0 10-12-4M0 22 13 8', dark(colour, 0.4), 2.5, 0.7),
    0,
    0,
    s,
    turn,
  );
const petals = (count: number, colour: string, middle: string): Svg =>
  times(count, (n) => put(ellipse(0, -24, 11, 20, colour), 0, 0, 1, (n * 360) / count)) + ball(0, 0, 13, middle);
const fruit = (colour: string, stem = '#5a3a1c'): Svg =>
  ball(0, 4, 36, colour) +
  line('M0-28Q4-40 12-44', stem, 5) +
  put(leaf('#4c9a45', 60, 0.5), 20, -40) +
  shine(-12, -10, 9, 14, 30);
const ear = (colour: string): Svg =>
  line('M0 44V-30', dark(colour, 0.2), 4) +
  times(
    5,
    (n) =>
      put(ellipse(0, 0, 7, 14, colour), -11, -28 + n * 14, 1, -28) +
      put(ellipse(0, 0, 7, 14, light(colour, 0.2)), 11, -28 + n * 14, 1, 28),
  ) +
  ellipse(0, -38, 7, 13, colour);
const face = (skin: string): Svg =>
  ball(0, 0, 34, skin, 0.4) +
  circle(-12, -4, 4, '#2a1c18') +
  circle(12, -4, 4, '#2a1c18') +
  line('M-12 12Q0 22 12 12', '#2a1c18', 4);

/** What is printed on a pack: drawn around the origin, about 80 units wide, in the colour of the row. */
export const marks: Readonly<Record<string, (colour: string) => Svg>> = {
  leaf: (c) => leaf(c),
  twig: (c) =>
    line('M-34 34Q0 0 34-34', '#6b4a24', 4) +
    put(leaf(c, -70, 0.55), -24, 2) +
    put(leaf(c, 20, 0.55), 4, -26) +
    put(leaf(c, 120, 0.55), 20, 10) +
    oval(-6, 28, 12, 15, '#5a6a1c'),
  mint: (c) => sprig(0, 6, 44, 0, c),
  flower: (c) => petals(8, c, '#f2b90f'),
  daisy: () => times(2, (n) => put(petals(12, '#ffffff', '#f2b90f'), n * 38 - 18, n * 26 - 10, 0.8)),
  hibiscus: (c) =>
    times(5, (n) => put(form('M0 0Q-26-20-14-40 0-48 14-40 26-20 0 0Z', c), 0, 0, 1, n * 72)) +
    line('M0 0 16-34', '#f7d34a', 5),
  sun: (c) => times(12, (n) => put(path('M-6-30H6L0-46Z', c), 0, 0, 1, n * 30)) + ball(0, 0, 25, c),
  drop: (c) => form('M0-44Q34-2 30 16 24 40 0 40-24 40-30 16-34-2 0-44Z', c) + shine(-10, 14, 6, 12, 20, 0.6),
  apple: (c) => fruit(c),
  lemon: () => put(citrus(0, 0, 38), 0, 0),
  orange: () => citrus(0, 0, 38, '#e8801a', '#f9a94a'),
  mango: () =>
    form('M-38 10Q-40-36 4-40 46-32 40 6 26 40-8 38-34 34-38 10Z', '#f2a51b') +
    ellipse(16, 4, 14, 18, '#e2571a', 'opacity=".45"') +
    put(leaf('#4c9a45', 70, 0.5), 18, -40),
  guava: () =>
    circle(0, 0, 38, '#7fae3a') +
    circle(0, 0, 33, '#fbe3d6') +
    circle(0, 0, 24, '#f07a86') +
    times(9, (n) => put(circle(0, -14, 3, '#fbe9bd'), 0, 0, 1, n * 40)),
  pineapple: () =>
    times(5, (n) => put(form('M-6 10Q-10-20 0-36 10-20 6 10Z', '#3f8a34'), 0, -24, 1, n * 24 - 48)) +
    form('M-24-14Q-34 34 0 44 34 34 24-14Q0-26-24-14Z', '#e8a81c') +
    line('M-24 0 14 40M-12-14 28 26M24 0-14 40M12-14-28 26', '#a86a14', 3, 0.7),
  tropical: () =>
    put(citrus(0, 0, 26, '#e8801a', '#f9a94a'), -18, 14) +
    put(fruit('#d8281a'), 22, 8, 0.6) +
    put(form('M-20 6Q-20-20 4-22 24-18 22 4 12 22-4 20-18 18-20 6Z', '#f2c21b'), 0, -22),
  strawberry: () =>
    form('M0 42Q-42 6-32-20-10-36 0-22 10-36 32-20 42 6 0 42Z', '#d81e2c') +
    times(8, (n) => ellipse(-18 + (n % 4) * 12, -6 + Math.floor(n / 4) * 16, 2, 3, '#f9d77a')) +
    sprig(0, -28, 18, 0),
  berries: (c) =>
    ball(-16, 12, 18, c) + ball(18, 10, 19, c) + ball(0, -16, 18, c) + put(leaf('#4c9a45', 60, 0.5), 26, -26),
  tomato: () => put(tomatoSlice(0, 0, 36), 0, 0),
  dice: () => bits([0, 0, 40], ['#e2392a', '#c3241a', '#f0604a'], 26, 4, 20),
  pepper: (c) => chilli(0, 0, 44, 30, c),
  coconut: () => coconut(0, 0, 40),
  avocado: () => avocado(0, 0, 40, 20),
  almond: () =>
    times(3, (n) =>
      put(
        form('M0 34Q-26 4 0-36 26 4 0 34Z', '#b5742f') + line('M-6 14Q-10-4-2-20M6 14Q10-4 2-20', '#8a4f1c', 2.5),
        [-22, 22, 0][n] ?? 0,
        [8, 12, -12][n] ?? 0,
        0.8,
        [-30, 34, 4][n] ?? 0,
      ),
    ),
  peanut: (c) =>
    put(
      form('M-44 0Q-42-26-18-22 0-14 18-22 42-26 44 0 42 26 18 22 0 14-18 22-42 26-44 0Z', c) +
        line('M-32-8V10M-16-12V12M16-12V12M32-8V10', dark(c, 0.35), 3, 0.7),
      0,
      0,
      1,
      -30,
    ),
  cashew: (c) =>
    times(3, (n) =>
      put(line('M-18-10Q-20 18 4 18 22 16 20-6', c, 15), [-18, 20, 2][n] ?? 0, [12, 14, -20][n] ?? 0, 0.9, n * 70),
    ),
  bean: (c) =>
    times(5, (n) =>
      put(
        form('M-16 2Q-16-14 0-12 18-12 18 2 14 14 6 8 0 4-6 8-16 12-16 2Z', c),
        [-24, 22, 0, -14, 20][n] ?? 0,
        [-14, -18, 6, 26, 24][n] ?? 0,
        1.05,
        n * 50,
      ),
    ),
  pod: (c) =>
    put(
      form('M-46 0Q-20-20 0-14 24-22 46 0 24 20 0 14-22 20-46 0Z', c) +
        times(3, (n) => ball(-22 + n * 22, 0, 9, light(c, 0.35))),
      0,
      0,
      1,
      -24,
    ),
  oat: (c) => ear(c),
  wheat: (c) => put(ear(c), -14, 4, 0.9, -14) + put(ear(c), 16, 4, 0.9, 14),
  rice: (c) =>
    times(9, (n) => put(ellipse(0, 0, 4, 12, c), -26 + (n % 3) * 26, -26 + Math.floor(n / 3) * 26, 1, n * 47)),
  maize: () =>
    form('M0-44Q22-30 20 14 14 38 0 40-14 38-20 14-22-30 0-44Z', '#f2c33a') +
    line('M-14-18H14M-18-4H18M-19 10H19M-7-36V34M7-36V34', '#c98f1c', 3, 0.7) +
    put(leaf('#4c9a45', -24, 0.9), -18, 18) +
    put(leaf('#4c9a45', 24, 0.9), 18, 18),
  plantain: () => line('M-36-22Q-10 34 38 10', '#5f9a2f', 21) + line('M-34-24Q-10 26 34 6', '#a9cf62', 6),
  bowl: (c) =>
    path('M-40-4H40Q36 36 0 38-36 36-40-4Z', c) +
    ellipse(0, -4, 40, 10, light(c, 0.75)) +
    line('M-12-20Q-18-32-8-42M8-20Q2-32 12-42', '#8f959b', 4, 0.7),
  heapbowl: (c) => put(heap([0, -6, 30], c, 4), 0, 0) + path('M-40 0H40Q36 36 0 38-36 36-40 0Z', '#26358f'),
  mug: (c) =>
    line('M26-4q22-2 18 14-2 12-20 12', c, 7) +
    path('M-32-20H28V28Q28 38 16 38H-20Q-32 38-32 28Z', c) +
    ellipse(-2, -20, 30, 8, '#4a2a18') +
    line('M-12-32Q-18-40-10-46M8-32Q2-40 10-46', '#8f959b', 3.5, 0.8),
  glass: (c) =>
    path('M-26-38H26L18 40H-18Z', light(c, 0.6), 'opacity=".9"') +
    path('M-23-16H23L18 40H-18Z', c) +
    line('M-14-30-10 30', '#fff', 4, 0.6),
  bread: () => breadSlice(0, 0, 36, 0),
  scone: () => form('M-38 26Q-40-24 0-28 40-24 38 26Q0 36-38 26Z', '#d9983f') + line('M-34 6Q0 12 34 6', '#f9e4b0', 6),
  chapati: () => ball(0, 0, 38, '#e9bd74', 0.5) + bits([0, 0, 30], ['#8a5a2c', '#a8702f'], 14, 3, 9),
  akara: () => ball(-18, 10, 20, '#a8641f') + ball(20, 10, 20, '#b5742f') + ball(0, -16, 20, '#a8641f'),
  rings: (c) => times(5, (n) => ring([-22, 20, 0, -16, 24][n] ?? 0, [-16, -20, 2, 24, 22][n] ?? 0, 11, c, 8)),
  biscuit: (c) =>
    ball(-10, 8, 28, c, 0.5) +
    ball(14, -8, 28, light(c, 0.12), 0.5) +
    times(7, (n) => put(circle(0, -16, 2.4, dark(c, 0.4)), 14, -8, 1, n * 51)),
  bar: (c) =>
    times(
      6,
      (n) =>
        rect(-38 + (n % 3) * 26, -26 + Math.floor(n / 3) * 28, 24, 26, 4, c) +
        line(`M${-34 + (n % 3) * 26} ${-22 + Math.floor(n / 3) * 28}h14`, light(c, 0.4), 3),
    ),
  layers: () =>
    times(4, (n) =>
      path(
        `M-40 ${-18 + n * 14}Q0 ${-34 + n * 14} 40 ${-18 + n * 14}L40 ${-6 + n * 14}Q0 ${-20 + n * 14}-40 ${-6 + n * 14}Z`,
        n % 2 ? '#c8341a' : '#f2c86a',
      ),
    ),
  triangles: (c) =>
    times(4, (n) =>
      put(form('M-20 16 0-22 20 16Z', c), [-20, 20, 0, 24][n] ?? 0, [10, 14, -18, -16][n] ?? 0, 0.95, n * 40),
    ),
  discs: (c) => times(5, (n) => oval([-22, 20, 0, -16, 22][n] ?? 0, [-16, -18, 4, 24, 22][n] ?? 0, 18, 13, c)),
  cube: (c) =>
    times(4, (n) => rect(-30 + (n % 2) * 32, -28 + Math.floor(n / 2) * 30, 27, 26, 5, n % 3 ? c : dark(c, 0.12))),
  fish: (c) => put(fish(0, 0, 0.24, 0, c), 0, 0),
  egg: () => halfEgg(0, 0, 34),
  wholeegg: () =>
    times(3, (n) =>
      contactShadow(
        put(
          form('M0-26Q24-6 20 10 14 24 0 24-14 24-20 10-24-6 0-26Z', n % 2 ? '#c98f5a' : '#f0dcb8', 0.7),
          [-24, 22, 0][n] ?? 0,
          [8, 10, -20][n] ?? 0,
        ),
      ),
    ),
  cow: () =>
    path('M-34-10H26L38-24 42 0 30 8V34H20V12H-20V34H-30Z', '#8a5a2c') +
    ellipse(-12, -2, 11, 6, '#fffdf8') +
    ellipse(12, -3, 7, 6, '#fffdf8'),
  head: () => face('#c98a5a') + path('M-34-6Q-30-40 0-38 30-40 34-6 20-22 0-20-20-22-34-6Z', '#2a1c18'),
  baby: () => face('#a86a40') + line('M-6-32Q0-46 8-34', '#2a1c18', 5),
  duck: () =>
    ball(-8, 14, 26, '#f7c81b') +
    ball(10, -16, 19, '#f9d34a') +
    path('M26-16 44-10 26-6Z', '#f0831c') +
    circle(14, -20, 3.5, '#2a1c18'),
  giraffe: () =>
    path('M-10 44 0-18H14L18 44Z', '#f2bd3a') +
    put(oval(10, -26, 24, 14, '#f2bd3a'), 0, 0) +
    times(5, (n) => circle((n % 2) * 10, -8 + n * 11, 5, '#a8641f')) +
    line('M-2-40V-46M10-40V-48', '#a8641f', 4) +
    circle(16, -30, 3, '#2a1c18'),
  lion: () =>
    times(12, (n) => put(ellipse(0, -28, 9, 14, '#c9701c'), 0, 0, 1, n * 30)) + put(face('#f2bd4a'), 0, 0, 0.75),
  bus: () =>
    rect(-42, -26, 84, 48, 10, '#f2b90f') +
    times(3, (n) => rect(-34 + n * 25, -18, 19, 17, 4, '#26323a')) +
    circle(-22, 24, 10, '#26262b') +
    circle(22, 24, 10, '#26262b'),
  capsule: (c) =>
    put(
      rect(-40, -15, 80, 30, 15, '#fffdf9') +
        path('M0-15H25Q40-15 40 0T25 15H0Z', c) +
        line('M-28-7H26', '#fff', 4, 0.6),
      0,
      0,
      1,
      -28,
    ),
  pill: (c) =>
    times(3, (n) =>
      put(ball(0, 0, 18, c, 0.5) + line('M-10 0H10', dark(c, 0.3), 3), [-20, 20, 0][n] ?? 0, [12, 14, -16][n] ?? 0),
    ),
  softgel: () =>
    times(3, (n) =>
      put(
        oval(0, 0, 24, 14, '#f2a51b') + shine(-8, -5, 8, 3, 0, 0.6),
        [-16, 18, 0][n] ?? 0,
        [16, 10, -18][n] ?? 0,
        1,
        n * 40 - 30,
      ),
    ),
  wave: (c) => line('M-40-14Q-20-30 0-14T40-14M-40 6Q-20-10 0 6T40 6M-40 26Q-20 10 0 26T40 26', c, 7),
  flame: (c) =>
    form('M0-46Q34-12 28 14 22 40 0 40-24 40-28 14-26-4-12-14-8 0 0-4 6-24 0-46Z', c) +
    form('M2-2Q16 12 12 24 8 36 0 36-12 34-12 22-8 10 2-2Z', '#f9d34a'),
  snow: (c) => times(6, (n) => put(line('M0 0V-40M0-24-12-34M0-24 12-34', c, 5), 0, 0, 1, n * 60)),
  eye: (c) => form('M-42 0Q0-36 42 0 0 36-42 0Z', '#fffdf9', 0.3) + ball(0, 0, 18, c) + circle(0, 0, 8, '#1c1512'),
  ear: () =>
    form('M-6 40Q-30 34-24-6-20-40 8-40 34-36 30-6 26 12 12 18 6 36-6 40Z', '#b87a4c') +
    line('M-10 6Q-14-22 8-24 20-20 14-4', '#7a4a28', 5),
  nose: () => form('M6-42Q-8-6-26 14-28 32-8 30 0 38 10 30 26 30 20 14Z', '#b87a4c') + ellipse(-8, 26, 6, 4, '#5a3018'),
  foot: () =>
    form('M-12-34Q14-44 18-10 20 14 22 28 14 44-6 40-24 34-18 10-24-20-12-34Z', '#b87a4c') +
    times(4, (n) => ball(-20 + n * 12, -38 + n * 3, 6, '#b87a4c')),
  back: () => form('M-30-40H30Q20-10 28 40H-28Q-20-10-30-40Z', '#b87a4c', 0.6) + rect(-20, 0, 40, 28, 8, '#e2571a'),
  tooth: () =>
    form('M-26-30Q0-40 26-30 34-8 20 8 18 40 8 38 2 12-2 12-8 40-18 36-22 8-32-8-26-30Z', '#ffffff', 0.5) +
    line('M-16-20Q-8-26 0-24', '#bfe0ee', 5),
  mosquito: () =>
    line('M-4-6-30-34M4-6 30-34M-6 4-36 8M6 4 36 8M-6 12-28 36M6 12 28 36M0-14V-38', '#3a2f2a', 3.5) +
    ellipse(0, 6, 9, 26, '#5a4a42') +
    ellipse(-16, -8, 18, 7, '#dfe5e9', 'opacity=".8"') +
    ellipse(16, -8, 18, 7, '#dfe5e9', 'opacity=".8"'),
  hair: (c) => line('M-30 38Q-40-20-10-38M-12 40Q-22-16 4-38M6 40Q0-14 20-36M24 38Q22-6 34-26', c, 8),
  curl: (c) => line('M0 0Q12-10 16 4 14 22-6 20-28 14-24-12-12-38 18-34 44-22 40 10', c, 9),
  beard: () =>
    form('M-36-20Q-30 6-14 2 0-4 14 2 30 6 36-20 38 34 0 44-38 34-36-20Z', '#2a1c18') +
    line('M-10 14H10', '#b8604c', 5),
  cross: (c) => path('M-14-40H14V-14H40V14H14V40H-14V14H-40V-14H-14Z', c),
  heart: (c) => form('M0 38Q-46 4-34-22-14-40 0-18 14-40 34-22 46 4 0 38Z', c),
  moon: (c) => path('M14-40A40 40 0 1 0 38 14 32 32 0 0 1 14-40Z', c) + circle(20, -16, 4, c),
  star: (c) => path('M0-42 12-12 44-12 18 8 28 40 0 20-28 40-18 8-44-12-12-12Z', c),
  bolt: (c) => path('M8-44-28 8H-4L-10 44 28-10H4Z', c),
  pine: () => path('M0-46 24-12H12L32 16H6V40H-6V16H-32L-12-12H-24Z', '#1f6b34'),
  bubbles: (c) =>
    times(
      7,
      (n) =>
        circle(
          [-26, 0, 24, -12, 14, 28, -30][n] ?? 0,
          [10, -22, 4, 28, 26, -26, -26][n] ?? 0,
          [14, 17, 13, 10, 8, 7, 6][n] ?? 8,
          light(c, 0.5),
        ) + circle([-30, -6, 20, -14, 12, 26, -32][n] ?? 0, [4, -28, 0, 24, 24, -28, -28][n] ?? 0, 3, '#fff'),
    ),
  shine: (c) =>
    times(3, (n) =>
      put(
        path('M0-26Q4-4 26 0 4 4 0 26-4 4-26 0-4-4 0-26Z', c),
        [-20, 18, 10][n] ?? 0,
        [14, -16, 30][n] ?? 0,
        [1, 1, 0.5][n] ?? 1,
      ),
    ),
  plate: (c) => circle(0, 0, 38, '#fffdf9') + ring(0, 0, 34, c, 4) + ring(0, 0, 20, light(c, 0.5), 3),
  nut: () =>
    times(3, (n) =>
      put(
        ball(0, 0, 17, '#6b4424') + line('M-12-4Q0 6 12-4', '#3a2210', 3),
        [-20, 20, 0][n] ?? 0,
        [12, 14, -18][n] ?? 0,
      ),
    ),
  date: () =>
    times(3, (n) =>
      put(
        form('M-28 0Q-26-16 0-16 26-16 28 0 24 16 0 16-26 16-28 0Z', '#5a2a14') +
          line('M-16-4Q0-10 14-2', '#a8643a', 3),
        [-12, 14, 0][n] ?? 0,
        [18, 8, -20][n] ?? 0,
        1,
        n * 30 - 30,
      ),
    ),
  swirl: (c) => line('M4 4Q16-6 14-16 2-28-16-18-30 0-18 20 6 38 30 22 44-4 34-26', c, 9),
  cell: () =>
    rect(-14, -36, 28, 76, 5, '#26262b') + rect(-14, -36, 28, 26, 5, '#d98a1c') + rect(-6, -44, 12, 9, 2, '#b9c1c8'),
};
