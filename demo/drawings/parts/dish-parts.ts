import { grains, type Place } from './food-parts.ts';
import {
  ball,
  circle,
  circlePath,
  contactShadow,
  dark,
  dropShadow,
  ellipse,
  fixed,
  form,
  light,
  line,
  oval,
  path,
  pick,
  put,
  rect,
  ring,
  type Svg,
  shine,
  strewn,
  times,
  within,
} from './paint.ts';

/** A round cut of fish with its skin and its bone. */
export const fishSteak = (x: number, y: number, s: number, turn: number, colour = '#e6c39a'): Svg =>
  put(
    contactShadow(
      form('M-56 6Q-60-40-6-46 54-46 58 2 54 44 8 40-4 24-18 42-52 42-56 6Z', '#6b5a4c') +
        form('M-47 6Q-50-32-4-37 46-37 49 2 46 34 10 32-4 14-20 33-44 34-47 6Z', colour),
    ) +
      line('M-34-8Q-18-26 2-26M-32 12Q-22-6-8-12M14 22Q30 16 36-2M10 2Q22-6 24-18', dark(colour, 0.3), 4, 0.55) +
      circle(0, -8, 7, '#fff6e4') +
      circle(0, -8, 3, '#8a5a3c'),
    x,
    y,
    s / 55,
    turn,
  );

/** A crab from above, its claws up. */
export const crab = (x: number, y: number, s: number, turn: number, colour = '#d8401c'): Svg =>
  put(
    contactShadow(
      line('M-40 10-72 24-82 50M-36 26-60 48-62 72M40 10 72 24 82 50M36 26 60 48 62 72', dark(colour, 0.15), 9) +
        line('M-36-18-66-34-62-58M36-18 66-34 62-58', colour, 13) +
        form('M-84-62Q-76-98-48-84L-62-72-46-64Q-56-40-84-62Z', colour) +
        form('M84-62Q76-98 48-84L62-72 46-64Q56-40 84-62Z', colour) +
        form('M-52 0Q-50-40 0-42 50-40 52 0 40 42 0 44-40 42-52 0Z', colour),
    ) +
      line('M-26-14Q0-24 26-14M-30 8Q0 0 30 8', light(colour, 0.5), 4, 0.6) +
      circle(-12, -38, 5, '#20110a') +
      circle(12, -38, 5, '#20110a'),
    x,
    y,
    s / 75,
    turn,
  );

/** Half a grilled bird, flat, with the marks of the grate. */
export const halfBird = (x: number, y: number, s: number, turn: number, colour = '#b5641f'): Svg =>
  put(
    dropShadow(
      line('M62 40 104 62', '#f3e4c8', 15) +
        form('M-96-8Q-92-62-34-70 34-74 66-34 88-6 66 26 44 58-2 54-30 50-44 62-84 70-96 34-104 10-96-8Z', colour),
    ) +
      form('M-14 34Q-2 6 40 4 78 8 80 34 66 62 26 58-12 56-14 34Z', dark(colour, 0.08)) +
      form('M-88 20Q-78-2-46 8-18 20-34 44-60 64-84 50-94 36-88 20Z', light(colour, 0.08)) +
      line('M-70-34 4-58M-78-12 44-46M-40 0 62-24', dark(colour, 0.75), 7, 0.55) +
      shine(-44, -44, 30, 10, -20, 0.4),
    x,
    y,
    s / 100,
    turn,
  );

/** Pieces of meat on a stick; every second one may have another colour. */
export const skewer = (x: number, y: number, length: number, turn: number, colour = '#7d3713', second = colour): Svg =>
  put(
    contactShadow(rect(-length / 2 - 26, -3.5, length + 52, 7, 3.5, '#d9ad6b')) +
      contactShadow(
        times(6, (n) => {
          const at = -length / 2 + (length / 6) * (n + 0.5);
          const w = length / 6 - 3;
          return (
            form(
              `M${fixed(at - w / 2)} -14Q${fixed(at)} -24 ${fixed(at + w / 2)} -15L${fixed(at + w / 2)} 14Q${fixed(at)} 23 ${fixed(at - w / 2)} 15Z`,
              n % 2 ? second : colour,
            ) +
            line(`M${fixed(at - w * 0.3)} -8l${fixed(w * 0.5)} 0`, '#ffd9a8', 3.5, 0.5) +
            line(`M${fixed(at - w * 0.3)} 4l${fixed(w * 0.5)} 5`, '#2e0f03', 3.5, 0.45)
          );
        }),
      ),
    x,
    y,
    1,
    turn,
  );

/** A fried or baked roll that lies: spring roll, sausage roll, kebab. */
export const rollOf = (x: number, y: number, s: number, turn: number, colour = '#d9902e', filling = ''): Svg =>
  put(
    contactShadow(
      rect(-60, -18, 120, 36, 17, dark(colour, 0.2)) +
        form('M-58-4Q-56-20-40-19H44Q58-18 58-2 58 14 42 14H-42Q-58 13-58-4Z', colour),
    ) +
      (filling ? oval(52, -1, 11, 16, filling, 0.6) + ring(52, -1, 0.1, filling, 1) : '') +
      line('M-30-17-18 12M4-17 16 12', dark(colour, 0.4), 4, 0.45) +
      line('M-46-10H36', '#fff2cf', 4, 0.5),
    x,
    y,
    s / 60,
    turn,
  );

/** A slice of grilled meat with its crust. */
export const meatSlice = (x: number, y: number, s: number, turn: number, colour = '#8a4a2c'): Svg =>
  put(
    contactShadow(
      form('M-58 6Q-60-26-18-28 40-34 58-8 62 18 28 26-20 34-42 26-56 20-58 6Z', dark(colour, 0.55)) +
        form('M-50 2Q-50-18-16-20 36-26 50-6 50 12 24 17-18 24-38 18-48 14-50 2Z', colour),
    ) + line('M-34-4Q0-16 34-8M-28 9Q2 0 32 5', light(colour, 0.5), 3.5, 0.55),
    x,
    y,
    s / 58,
    turn,
  );

/** A stretch of ribs. */
export const ribs = (x: number, y: number, s: number, turn: number, colour = '#7a3312'): Svg =>
  put(
    dropShadow(
      times(4, (n) => rect(-70 + n * 38, -58, 14, 116, 7, '#f3e4c8')) +
        form('M-84-40Q0-52 84-40 92 0 84 40 0 50-84 40-92 0-84-40Z', colour),
    ) +
      times(4, (n) => line(`M${-63 + n * 38} -36Q${-58 + n * 38} 0 ${-63 + n * 38} 36`, dark(colour, 0.6), 5, 0.5)) +
      line('M-70-28Q0-40 60-30', '#ffcf9a', 6, 0.45),
    x,
    y,
    s / 85,
    turn,
  );

/** A slice of mushroom. */
export const mushroom = (x: number, y: number, s: number, turn: number, colour = '#cdb08a'): Svg =>
  put(
    contactShadow(
      path('M-9 0H9L12 34Q0 40-12 34Z', light(colour, 0.5)) +
        form('M-38 4Q-36-34 0-36 36-34 38 4 22 14 0 6-22 14-38 4Z', colour),
    ) + line('M-22 2Q0-8 22 2', dark(colour, 0.5), 3.5, 0.6),
    x,
    y,
    s / 38,
    turn,
  );

/** A floret of broccoli or cauliflower. */
export const floret = (x: number, y: number, s: number, turn: number, colour = '#3f8a34'): Svg =>
  put(
    contactShadow(
      path('M-10 4H10L14 40Q0 46-14 40Z', light(colour, 0.5)) +
        ball(-22, -4, 20, colour) +
        ball(22, -4, 20, colour) +
        ball(0, -20, 23, colour) +
        ball(0, 4, 17, colour),
    ) + strewn([0, -8, 32], 16, 3, (px, py) => circle(px, py, 3, light(colour, 0.35))),
    x,
    y,
    s / 42,
    turn,
  );

/** Bread folded in quarters: chapati, pita, injera. */
export const foldedBread = (x: number, y: number, s: number, turn: number, colour = '#e9bd74'): Svg =>
  put(
    dropShadow(
      form('M-60 52Q-66-30-20-52 34-66 62-46 52 20 8 44-26 60-60 52Z', dark(colour, 0.14)) +
        form('M-52 40Q-58-30-14-50 30-62 56-46 44 8 4 30-24 44-52 40Z', colour, 0.7),
    ) +
      strewn([0, -8, 42], 12, s, (px, py) => ellipse(px, py, 7, 5, '#9c5518', 'opacity=".45"')) +
      line('M-50 40Q-10 24 54-44', dark(colour, 0.35), 3.5, 0.5),
    x,
    y,
    s / 60,
    turn,
  );

/** Ribbons of sauce in a zigzag. */
export const zigzagOf = ([x, y, r]: Place, colour: string, turn = 0): Svg =>
  put(
    contactShadow(
      line(
        times(9, (n) => `${n === 0 ? 'M' : 'L'}${fixed(-r + (n * r) / 4)} ${n % 2 ? -r * 0.3 : r * 0.3}`),
        colour,
        8,
      ),
    ),
    x,
    y,
    1,
    turn,
  );

/** Cream stirred in. */
export const swirl = (x: number, y: number, s: number, colour = '#fff8ea'): Svg =>
  put(line('M0 0Q14-14 22 4 20 30-10 28-42 18-36-14-22-48 18-46 56-36 54 6', colour, 9, 0.9), x, y, s / 50);

/** Square or diamond pieces cut from a tray: baklava, kashata, pancake. */
export const cutPieces = (count: number, colour: string, top: string, diamond: boolean): Svg =>
  times(count, (n) => {
    const columns = count > 4 ? 3 : 2;
    const step = count > 4 ? 74 : 104;
    const [x, y] = [
      200 + ((n % columns) - (columns - 1) / 2) * step,
      200 + (Math.floor(n / columns) - (Math.ceil(count / columns) - 1) / 2) * step,
    ];
    const s = step * 0.45;
    return put(
      dropShadow(rect(-s, -s + 8, s * 2, s * 2, 8, dark(colour, 0.3)) + rect(-s, -s, s * 2, s * 2, 8, colour)) +
        rect(-s + 6, -s + 6, s * 2 - 12, s * 2 - 12, 6, top) +
        rect(-s, -s, s * 2, s * 2, 8, 'url(#gloss)', 'opacity=".4"'),
      x,
      y,
      diamond ? 0.86 : 1,
      diamond ? 45 : (n % 3) - 1,
    );
  });

/** The colours of a rice of the given tone. */
export const grainsOf = (words: string, tone: string): readonly string[] => {
  if (/saffron|layered/.test(words)) return grains.saffron;
  if (/fried|yellow-white|white-yellow|yellow-green|long white/.test(words)) return grains.fried;
  if (/brown|spiced|pilau|quinoa|speckled/.test(words)) return grains.brown;
  if (/pale orange|pink/.test(words)) return ['#f3a35a', '#f7b877', '#ee9247', '#fbcf9c'];
  if (/jollof|orange|red/.test(words)) return [tone, light(tone, 0.12), dark(tone, 0.12), light(tone, 0.22)];
  if (/coconut|cream|yellow/.test(words)) return grains.coconut;
  return grains.white;
};

/** A heap with a rough outline: mash, couscous, scrambled egg. */
export const heap = ([x, y, r]: Place, colour: string, seed: number): Svg =>
  dropShadow(ellipse(x, y, r, r * 0.84, dark(colour, 0.1), 'filter="url(#rough)"')) +
  oval(x - r * 0.05, y - r * 0.07, r * 0.88, r * 0.72, light(colour, 0.08), 0.7) +
  strewn([x, y, r * 0.8], 46, seed, (px, py, roll) =>
    put(rect(-9, -4, 18, 8, 4, pick([light(colour, 0.25), dark(colour, 0.14), colour], roll)), px, py, 1, roll() * 180),
  );

/** Short tubes of pasta. */
export const tubes = (place: Place, colour: string, seed: number, count = 46): Svg =>
  contactShadow(
    strewn(place, count, seed, (x, y, roll) =>
      put(
        rect(-25, -9, 50, 19, 6, dark(colour, 0.3)) +
          rect(-25, -10, 50, 17, 6, colour) +
          ellipse(23, -1, 6, 8, dark(colour, 0.5)) +
          line('M-18-5H14', '#fff', 3, 0.5),
        x,
        y,
        1,
        Math.floor(roll() * 180),
      ),
    ),
  );

/** Only the left (or right) half of a layer. */
export const halfOf = (left: boolean, part: Svg): Svg => within(left ? 'M0 0H200V400H0Z' : 'M200 0H400V400H200Z', part);

/** A whole pizza from above; `on` lies on its cheese. */
export const pizza = (sauce: string, cheese: string, seed: number, on: Svg): Svg =>
  dropShadow(ball(200, 200, 164, '#d99a4a', 0.9)) +
  strewn(
    [200, 200, 158],
    34,
    seed,
    (x, y, roll) =>
      Math.hypot(x - 200, y - 200) > 138
        ? ellipse(x, y, 6 + roll() * 9, 4 + roll() * 6, '#7a3d10', 'opacity=".5"')
        : '',
    1,
  ) +
  circle(200, 200, 140, sauce, 'filter="url(#rough)"') +
  (cheese &&
    strewn(
      [200, 200, 128],
      60,
      seed + 1,
      (x, y, roll) =>
        ellipse(
          x,
          y,
          12 + roll() * 16,
          8 + roll() * 12,
          pick([cheese, light(cheese, 0.3), dark(cheese, 0.08)], roll),
          'opacity=".85"',
        ),
      1,
    )) +
  line('M200 60V340M79 130 321 270M79 270 321 130', '#7a3d10', 3, 0.28) +
  on +
  within(circlePath(200, 200, 164), circle(200, 200, 164, 'url(#gloss)', 'opacity=".4"'));
