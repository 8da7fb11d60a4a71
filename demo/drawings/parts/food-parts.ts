import {
  ball,
  circle,
  circlePath,
  contactShadow,
  dark,
  dice,
  dropShadow,
  ellipse,
  fixed,
  form,
  line,
  oval,
  path,
  pick,
  put,
  rect,
  type Svg,
  shine,
  strewn,
  times,
  within,
} from './paint.ts';

export type Place = [x: number, y: number, r: number];

export const grains = {
  white: ['#fffdf6', '#f7f0e0', '#fff8ea', '#efe4cd'],
  jollof: ['#e8561a', '#f06a22', '#d9430f', '#f58233', '#c93a0c'],
  fried: ['#f2cf62', '#f7dd86', '#e7bb45', '#d9d66a'],
  saffron: ['#fffdf6', '#f7f0e0', '#f7b733', '#fff8ea', '#f59a1b', '#efe4cd'],
  coconut: ['#f6e3a8', '#fbefc9', '#ecd48c'],
  brown: ['#a8652f', '#8d4f22', '#c07f44', '#754019'],
};

/** A heap of rice. */
export const rice = ([x, y, r]: Place, colours: readonly string[], base: string, seed = 1, count = 420): Svg =>
  dropShadow(
    ellipse(x, y, r, r * 0.86, base, 'filter="url(#rough)"') +
      strewn([x, y, r], count, seed, (gx, gy, roll) =>
        put(
          rect(-8.5, -3.1, 17, 6.2, 3.1, pick(colours, roll), `stroke="${base}" stroke-opacity=".45" stroke-width="1"`),
          gx,
          gy,
          1,
          Math.floor(roll() * 180),
        ),
      ),
  ) + ellipse(x, y, r * 1.03, r * 0.88, 'url(#gloss)', 'opacity=".5"');

/** Small cut things strewn about. */
export const bits = (place: Place, colours: readonly string[], count: number, seed: number, size = 10): Svg =>
  contactShadow(
    strewn(place, count, seed, (x, y, roll) =>
      put(
        rect(-size / 2, -size / 2.6, size, size / 1.3, size / 4, pick(colours, roll)),
        x,
        y,
        1,
        Math.floor(roll() * 180),
      ),
    ),
  );

/** Thin strips strewn about: shreds, cut leaves, ugba. */
export const strips = (
  place: Place,
  colours: readonly string[],
  count: number,
  seed: number,
  length = 40,
  width = 6,
): Svg =>
  contactShadow(
    strewn(place, count, seed, (x, y, roll) => {
      const bend = (roll() - 0.5) * length * 0.7;
      return put(
        line(`M${-length / 2} 0Q0 ${fixed(bend)} ${length / 2} 0`, pick(colours, roll), width),
        x,
        y,
        1,
        Math.floor(roll() * 180),
      );
    }),
  );

export const swallow = (x: number, y: number, r: number, colour: string): Svg =>
  dropShadow(oval(x, y, r, r * 0.9, colour, 0.8)) +
  shine(x - r * 0.3, y - r * 0.36, r * 0.36, r * 0.2) +
  line(`M${x - r * 0.5} ${y + r * 0.42}q${r * 0.5} ${r * 0.26} ${r} 0`, dark(colour, 0.3), 4, 0.5);

/** A firm slab of ugali, cut from a dome. */
export const slab = (x: number, y: number, s = 1, turn = 0): Svg =>
  put(
    dropShadow(
      path('M-84 34Q-90-10-60-42-20-74 30-62 78-50 84 0L86 34Q20 66-84 34Z', '#d8ccb2') +
        form('M-84 18Q-86-24-52-50-14-74 30-64 76-52 84 0 84 16 78 20 10 44-84 18Z', '#f8f2e2', 0.5),
    ) + line('M-50-22Q-10-46 36-36M-30 8Q14 18 56 4', '#e2d6bc', 4, 0.8),
    x,
    y,
    s,
    turn,
  );

/** Soup in a bowl, with what swims in it. */
export const soup = (
  [x, y, r]: Place,
  colour: string,
  colours: readonly string[],
  count: number,
  seed: number,
  size = 13,
): Svg =>
  ball(x, y, r, colour) +
  bits([x, y, r * 0.86], colours, count, seed, size) +
  shine(x - r * 0.3, y - r * 0.4, r * 0.34, r * 0.13, -28, 0.28);

/** A pool of sauce on a plate. */
export const pool = (x: number, y: number, r: number, colour: string): Svg =>
  contactShadow(
    form(
      `M${x - r} ${y}Q${x - r * 1.04} ${y - r * 0.7} ${x - r * 0.3} ${y - r * 0.78}T${x + r * 0.74} ${y - r * 0.5}Q${x + r * 1.16} ${y} ${x + r * 0.7} ${y + r * 0.6}T${x - r * 0.4} ${y + r * 0.74}Q${x - r * 0.96} ${y + r * 0.6} ${x - r} ${y}Z`,
      colour,
    ),
  ) + shine(x - r * 0.36, y - r * 0.4, r * 0.3, r * 0.1);

/** Cut greens in a heap: sukuma, ugu. */
export const greens = (place: Place, seed: number, count = 130): Svg =>
  bits(place, ['#1f6b2b', '#2d8a3a', '#14521f', '#49a552'], count, seed, 20);

/** Salad of tomato, onion and dhania. */
export const kachumbari = (place: Place, seed: number, count = 90): Svg =>
  bits(place, ['#e2392a', '#f2604b', '#f8e4ef', '#c95b9b', '#5fae4b', '#e2392a'], count, seed, 14);

export const noodles = ([x, y, r]: Place, seed: number, colours: readonly string[], base: string, width = 7): Svg => {
  const roll = dice(seed);
  const bend = (reach: number) => Math.round((roll() - 0.5) * r * reach);
  const threads = times(120, () => {
    const angle = roll() * 2 * Math.PI;
    const distance = Math.sqrt(roll()) * r * 0.74;
    const d = `M${Math.round(x + Math.cos(angle) * distance)} ${Math.round(y + Math.sin(angle) * distance)}c${bend(1)} ${bend(1)} ${bend(1)} ${bend(1)} ${bend(0.8)} ${bend(0.8)}`;
    return line(d, dark(base, 0.2), width + 2, 0.5) + line(d, pick(colours, roll), width);
  });
  return within(circlePath(x, y, r), circle(x, y, r, base) + threads) + circle(x, y, r, 'url(#gloss)', 'opacity=".45"');
};

export const chips = (
  place: Place,
  count: number,
  seed: number,
  colours: readonly string[] = ['#f7cf5c', '#f2bd3a', '#ffdf86'],
): Svg =>
  contactShadow(
    strewn(place, count, seed, (x, y, roll) => {
      const colour = pick(colours, roll);
      return put(
        rect(-32, -7, 64, 15, 4, dark(colour, 0.3)) +
          rect(-32, -8, 64, 13, 4, colour) +
          line('M-26-4H20', '#fff', 2.5, 0.5),
        x,
        y,
        1,
        Math.floor(roll() * 180),
      );
    }),
  );

/** A bean: kidney-shaped, with a light back. */
export const bean = (x: number, y: number, s: number, turn: number, colour: string): Svg =>
  put(
    form('M-16 2Q-18-12-4-11 2-8 8-11 20-10 17 3 12 13 0 12-13 13-16 2Z', colour) +
      line('M-8-5Q-2-7 0-4', '#fff', 2, 0.4),
    x,
    y,
    s / 16,
    turn,
  );

export const beans = (place: Place, colours: readonly string[], count: number, seed: number, size = 13): Svg =>
  contactShadow(
    strewn(place, count, seed, (x, y, roll) => bean(x, y, size, Math.floor(roll() * 360), pick(colours, roll))),
  );
