import {
  ball, circle, circlePath, dark, dice, each, ellipse, fixed, form, lifted, light, line, near, oval, path, pick, put, rect, ring, shine, strewn, type Svg, times, within,
} from './paint.ts';

type Place = [x: number, y: number, r: number];

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
  lifted(
    ellipse(x, y, r, r * 0.86, base, 'filter="url(#rough)"') +
      strewn([x, y, r], count, seed, (gx, gy, roll) =>
        put(rect(-8.5, -3.1, 17, 6.2, 3.1, pick(colours, roll), `stroke="${base}" stroke-opacity=".45" stroke-width="1"`), gx, gy, 1, Math.floor(roll() * 180)),
      ),
  ) + ellipse(x, y, r * 1.03, r * 0.88, 'url(#gloss)', 'opacity=".5"');

/** Small cut things strewn about. */
export const bits = (place: Place, colours: readonly string[], count: number, seed: number, size = 10): Svg =>
  near(
    strewn(place, count, seed, (x, y, roll) =>
      put(rect(-size / 2, -size / 2.6, size, size / 1.3, size / 4, pick(colours, roll)), x, y, 1, Math.floor(roll() * 180)),
    ),
  );

/** Thin strips strewn about: shreds, cut leaves, ugba. */
export const strips = (place: Place, colours: readonly string[], count: number, seed: number, length = 40, width = 6): Svg =>
  near(
    strewn(place, count, seed, (x, y, roll) => {
      const bend = (roll() - 0.5) * length * 0.7;
      return put(line(`M${-length / 2} 0Q0 ${fixed(bend)} ${length / 2} 0`, pick(colours, roll), width), x, y, 1, Math.floor(roll() * 180));
    }),
  );

export const swallow = (x: number, y: number, r: number, colour: string): Svg =>
  lifted(oval(x, y, r, r * 0.9, colour, 0.8)) +
  shine(x - r * 0.3, y - r * 0.36, r * 0.36, r * 0.2) +
  line(`M${x - r * 0.5} ${y + r * 0.42}q${r * 0.5} ${r * 0.26} ${r} 0`, dark(colour, 0.3), 4, 0.5);

/** A firm slab of ugali, cut from a dome. */
export const slab = (x: number, y: number, s = 1, turn = 0): Svg =>
  put(
    lifted(
      path('M-84 34Q-90-10-60-42-20-74 30-62 78-50 84 0L86 34Q20 66-84 34Z', '#d8ccb2') +
        form('M-84 18Q-86-24-52-50-14-74 30-64 76-52 84 0 84 16 78 20 10 44-84 18Z', '#f8f2e2', 0.5),
    ) + line('M-50-22Q-10-46 36-36M-30 8Q14 18 56 4', '#e2d6bc', 4, 0.8),
    x, y, s, turn,
  );

/** Soup in a bowl, with what swims in it. */
export const soup = ([x, y, r]: Place, colour: string, colours: readonly string[], count: number, seed: number, size = 13): Svg =>
  ball(x, y, r, colour) + bits([x, y, r * 0.86], colours, count, seed, size) + shine(x - r * 0.3, y - r * 0.4, r * 0.34, r * 0.13, -28, 0.28);

/** A pool of sauce on a plate. */
export const pool = (x: number, y: number, r: number, colour: string): Svg =>
  near(
    form(`M${x - r} ${y}Q${x - r * 1.04} ${y - r * 0.7} ${x - r * 0.3} ${y - r * 0.78}T${x + r * 0.74} ${y - r * 0.5}Q${x + r * 1.16} ${y} ${x + r * 0.7} ${y + r * 0.6}T${x - r * 0.4} ${y + r * 0.74}Q${x - r * 0.96} ${y + r * 0.6} ${x - r} ${y}Z`, colour),
  ) + shine(x - r * 0.36, y - r * 0.4, r * 0.3, r * 0.1);

/** A piece of cooked meat. */
export const chunk = (x: number, y: number, s: number, turn: number, colour = '#7d3713'): Svg =>
  put(
    near(form(`M${-s} ${-s * 0.4}Q${-s * 0.8} ${-s * 0.95} ${-s * 0.1} ${-s * 0.82}Q${s * 0.8} ${-s * 0.9} ${s} ${-s * 0.2}Q${s * 1.1} ${s * 0.6} ${s * 0.3} ${s * 0.76}Q${-s * 0.7} ${s * 0.9} ${-s} ${s * 0.3}Z`, colour)) +
      line(`M${-s * 0.55} ${-s * 0.3}q${s * 0.5} ${-s * 0.34} ${s} ${-s * 0.1}M${-s * 0.5} ${s * 0.22}q${s * 0.5} ${-s * 0.2} ${s * 0.9} 0`, '#2e0f03', s * 0.13, 0.5) +
      line(`M${-s * 0.6} ${-s * 0.52}q${s * 0.3} ${-s * 0.2} ${s * 0.7} ${-s * 0.12}`, '#ffd9a8', s * 0.1, 0.55),
    x, y, 1, turn,
  );

/** A slice of fried plantain. */
export const dodo = (x: number, y: number, s: number, turn: number): Svg =>
  put(
    near(ellipse(0, 0, s, s * 0.62, '#8f3f06') + oval(0, 0, s * 0.93, s * 0.55, '#f5ab24')) +
      line(`M${-s * 0.4} ${s * 0.02}q${s * 0.2} ${-s * 0.14} ${s * 0.4} 0t${s * 0.4} 0`, '#a34f08', s * 0.09, 0.65),
    x, y, 1, turn,
  );

const rays = (x: number, y: number, count: number, distance: number, rx: number, ry: number, colour: string): Svg =>
  times(count, (n) => `<ellipse cx="${x}" cy="${fixed(y - distance)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${colour}" transform="rotate(${(360 / count) * n} ${x} ${y})"/>`);

export const tomatoSlice = (x: number, y: number, r: number): Svg =>
  near(circle(x, y, r, '#c81e14') + circle(x, y, r * 0.86, '#ef4f37') + rays(x, y, 6, r * 0.48, r * 0.16, r * 0.26, '#ff9a6e'));
export const onionRing = (x: number, y: number, r: number): Svg =>
  near(ring(x, y, r, '#a2447f', r * 0.14) + ring(x, y, r * 0.82, '#f6e6f0', r * 0.22) + ring(x, y, r * 0.5, '#e9c9de', r * 0.14));
export const pepperRing = (x: number, y: number, r: number, colour = '#d8281a'): Svg =>
  near(ring(x, y, r, dark(colour, 0.2), r * 0.36) + ring(x, y, r * 0.98, light(colour, 0.15), r * 0.2));
export const cucumberSlice = (x: number, y: number, r: number): Svg =>
  near(circle(x, y, r, '#2f8a3d') + circle(x, y, r * 0.86, '#d8f0b8') + rays(x, y, 5, r * 0.42, r * 0.1, r * 0.2, '#a9d484'));

/** A wheel of lemon, orange or lime. */
export const citrus = (x: number, y: number, r: number, peel = '#f2b90f', flesh = '#ffe16b'): Svg =>
  near(circle(x, y, r, peel) + circle(x, y, r * 0.88, '#fff7dc') + rays(x, y, 8, r * 0.45, r * 0.15, r * 0.34, flesh));

export const wedge = (x: number, y: number, r: number, turn: number, peel = '#f2b90f', flesh = '#ffe16b'): Svg =>
  put(
    near(path(`M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`, peel) + path(`M${-r * 0.88} 0A${r * 0.88} ${r * 0.84} 0 0 0 ${r * 0.88} 0Z`, '#fff7dc')) +
      each([-0.52, 0, 0.52], (at) => path(`M${fixed(at * r * 0.2)} ${r * 0.06}L${fixed((at - 0.22) * r * 1.2)} ${r * (0.68 - Math.abs(at) * 0.4)}L${fixed((at + 0.22) * r * 1.2)} ${r * (0.68 - Math.abs(at) * 0.4)}Z`, flesh, `stroke="${flesh}" stroke-width="6" stroke-linejoin="round"`)),
    x, y, 1, turn,
  );

export const halfEgg = (x: number, y: number, r: number, turn = 0): Svg =>
  put(near(ellipse(0, 0, r, r * 0.8, '#fffaf0')) + ball(-r * 0.08, 0, r * 0.46, '#f7a91b', 0.7), x, y, 1, turn);

export const friedEgg = (x: number, y: number, r: number, turn = 0): Svg =>
  put(
    near(path(`M${-r} 0Q${-r * 1.1} ${-r * 0.7} ${-r * 0.3} ${-r * 0.8}T${r * 0.7} ${-r * 0.6}T${r * 0.9} ${r * 0.3}T${r * 0.1} ${r * 0.8}Q${-r * 0.8} ${r * 0.9} ${-r} 0Z`, '#fffdf6', 'stroke="#e9d3a0" stroke-width="4"')) +
      ball(0, 0, r * 0.42, '#f9a51b') + shine(-r * 0.12, -r * 0.16, r * 0.14, r * 0.08, -30, 0.7),
    x, y, 1, turn,
  );

export const chilli = (x: number, y: number, s: number, turn: number, colour = '#d8281a'): Svg =>
  put(
    near(form('M-40-8Q-36-24-16-22 34-18 50 20 20 2-14 10-38 14-40-8Z', colour)) +
      path('M-40-8Q-46-22-34-26-24-26-22-18-30-4-40-8Z', '#2d8a3a') + line('M-38-16Q-52-24-54-36', '#2d8a3a', 6) + line('M-20-12Q12-10 28 2', '#fff', 4, 0.4),
    x, y, s / 50, turn,
  );

/** A sprig of dhania, mint or parsley. */
export const sprig = (x: number, y: number, s: number, turn = 0, colour = '#2d8a3a'): Svg =>
  put(
    near(
      line('M0 50Q4 10 0-10', dark(colour, 0.2), 5) +
        each([[0, -28, 0], [-24, -4, -56], [24, -4, 56], [-20, 24, -70], [20, 24, 70]] as const, ([lx, ly, angle]) =>
          put(form('M0 22C-22 16-20-10 0-26 20-10 22 16 0 22Z', colour) + line('M0 16V-12', light(colour, 0.5), 2.5, 0.7), lx, ly, 1, angle)),
    ),
    x, y, s / 50, turn,
  );

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

export const triangle = (x: number, y: number, s: number, turn: number, colour = '#d5822a'): Svg =>
  put(
    lifted(form(`M0 ${-s}Q${s * 0.14} ${-s * 0.98} ${s * 0.24} ${-s * 0.78}L${s * 0.98} ${s * 0.5}Q${s} ${s * 0.7} ${s * 0.76} ${s * 0.7}L${-s * 0.76} ${s * 0.7}Q${-s} ${s * 0.7} ${-s * 0.96} ${s * 0.5}L${-s * 0.24} ${-s * 0.78}Q${-s * 0.14} ${-s} 0 ${-s}Z`, colour)) +
      line(`M${-s * 0.6} ${s * 0.5}L0 ${-s * 0.6} ${s * 0.2} ${-s * 0.2}`, '#ffe0a0', 4, 0.6),
    x, y, 1, turn,
  );

/** A fried or smoked fish, whole, its head to the left; 300 units long at scale 1. */
export const fish = (x: number, y: number, scale: number, turn = 0, colour = '#a85a1e'): Svg =>
  put(
    lifted(
      path('M120 0 168-40Q176-4 168 40Z', dark(colour)) +
        path('M-140 0Q-90-66 10-58 90-50 130 0 90 50 10 58-90 66-140 0Z', colour) +
        path('M-140 0Q-90-66 10-58 90-50 130 0 60-24-20-26-90-24-140 0Z', light(colour, 0.25), 'opacity=".8"') +
        path('M-20-58Q20-86 60-48Z', dark(colour, 0.25)) +
        line('M-40-34-56 26M0-40-16 36M40-36 24 34M78-24 66 24', dark(colour, 0.6), 8) +
        circle(-98, -12, 9, '#fff3dd') + circle(-98, -12, 4.5, '#2e0f03'),
    ),
    x, y, scale, turn,
  );

/** A small silver fish, 100 units long at scale 1. */
export const minnow = (x: number, y: number, scale: number, turn: number, colour = '#aeb9c2'): Svg =>
  put(
    near(path('M38 0 58-14 56 14Z', dark(colour)) + form('M-50 0Q-20-19 10-15 32-10 42 0 32 10 10 15-20 17-50 0Z', colour) + line('M-30-3Q0-11 30-2', '#ffffff', 4, 0.7) + circle(-36, -2, 4, '#20252a')),
    x, y, scale, turn,
  );

/** A drumstick, its bone towards the bottom right. */
export const leg = (x: number, y: number, s: number, turn: number, colour = '#b5641f'): Svg =>
  put(
    lifted(
      line('M50 10 92 44', '#f3e4c8', 17) + circle(98, 42, 12, '#f7ecd6') + circle(90, 54, 12, '#efe0c2') +
        form('M-76-4C-82-56-30-76 8-60 44-44 46-10 72 10 76 20 68 30 58 30 36 20 12 42-20 44-56 46-72 26-76-4Z', colour),
    ) +
      line('M-52-24Q-26-50 8-38M-40 8Q-10 22 22 8', '#5a2607', 5, 0.4) + shine(-28, -30, 24, 10, -22, 0.4),
    x, y, s / 100, turn,
  );

/** The flat middle piece of a chicken wing. */
export const wing = (x: number, y: number, s: number, turn: number, colour = '#b3491b'): Svg =>
  put(
    lifted(form('M-74 6Q-84-22-56-32-10-48 46-38 82-30 76 0 72 24 44 28-6 38-48 32-70 28-74 6Z', colour)) +
      line('M-50 8Q0-8 52 2M-44-8Q0-24 40-16', dark(colour, 0.55), 4, 0.45) + shine(-14, -24, 40, 7, -4, 0.5),
    x, y, s / 80, turn,
  );

/** A prawn, curled; its size is its half width. */
export const prawn = (x: number, y: number, s: number, turn: number, colour = '#f2743c'): Svg =>
  put(
    near(
      path('M34 34 62 26 50 42 60 58 32 48Z', dark(colour, 0.15)) +
        form('M-46 14C-56-34-16-64 26-48 66-32 66 24 36 46L24 32C38 14 30-14 8-16-10-16-16-2-12 16-22 32-42 32-46 14Z', colour) +
        line('M-26-38-8-16M2-52 8-18M34-42 20-12M58-12 30 4M56 18 32 18', light(colour, 0.6), 4.5, 0.75) +
        line('M-44 8Q-66-12-60-40M-40 2Q-56-26-42-50', dark(colour, 0.2), 3) + circle(-30, 2, 4.5, '#26120a'),
    ),
    x, y, s / 60, turn,
  );

export const chips = (place: Place, count: number, seed: number, colours: readonly string[] = ['#f7cf5c', '#f2bd3a', '#ffdf86']): Svg =>
  near(
    strewn(place, count, seed, (x, y, roll) => {
      const colour = pick(colours, roll);
      return put(rect(-32, -7, 64, 15, 4, dark(colour, 0.3)) + rect(-32, -8, 64, 13, 4, colour) + line('M-26-4H20', '#fff', 2.5, 0.5), x, y, 1, Math.floor(roll() * 180));
    }),
  );

export const sausage = (x: number, y: number, s: number, turn: number, colour = '#a8431c'): Svg =>
  put(
    lifted(line('M-70 6Q0-22 70 6', dark(colour), 40) + line('M-70 3Q0-25 70 3', colour, 34)) + line('M-62-6Q0-32 58-6', '#ffd2a6', 6, 0.6) + line('M-40 12-34-14M-4 4 0-22M32 10 36-14', dark(colour, 0.6), 5, 0.5),
    x, y, s / 70, turn,
  );

/** A slice cut from a tin loaf, crust around. */
export const breadSlice = (x: number, y: number, s: number, turn: number, crumb = '#f6dca8', crust = '#a8652a'): Svg =>
  put(
    lifted(path('M-66 80V-12Q-92-36-76-62-60-82 0-82 60-82 76-62 92-36 66-12V80Q66 90 56 90H-56Q-66 90-66 80Z', crust)) +
      path('M-56 78V-16Q-78-36-66-54-52-70 0-70 52-70 66-54 78-36 56-16V78Z', crumb),
    x, y, s / 80, turn,
  );

/** Half an avocado with its stone. */
export const avocado = (x: number, y: number, s: number, turn: number): Svg =>
  put(near(form('M0-62C26-58 26-20 44 10 58 50 26 66 0 66-26 66-58 50-44 10-26-20-26-58 0-62Z', '#2f6b2b') + path('M0-54C20-50 20-16 36 12 48 46 22 58 0 58-22 58-48 46-36 12-20-16-20-50 0-54Z', '#dfe9a0')) + ball(0, 26, 21, '#8a4f24'), x, y, s / 60, turn);

/** Half a coconut, its white inside up. */
export const coconut = (x: number, y: number, r: number): Svg =>
  near(ball(x, y, r, '#6b4020')) + ring(x, y, r * 0.95, '#4c2a12', r * 0.1) + ball(x, y, r * 0.84, '#fbf8f0', 0.35) + ball(x + r * 0.03, y + r * 0.05, r * 0.6, '#e6ded0', 0.5);

/** A cob of maize; its size is half its length. */
export const cob = (x: number, y: number, s: number, turn: number, colours: readonly string[] = ['#f5c531', '#e9a81a', '#8a4a14', '#f7d65c']): Svg => {
  const roll = dice(s);
  return put(
    lifted(form('M-96 0C-90-44 40-46 94-6 104 0 104 6 94 10 40 46-90 44-96 0Z', '#c98a1b')) +
      within('M-96 0C-90-44 40-46 94-6 104 0 104 6 94 10 40 46-90 44-96 0Z', times(78, (n) => rect(-96 + Math.floor(n / 6) * 15, -40 + (n % 6) * 13.5, 13, 12, 5, pick(colours, roll)))) +
      path('M-96 0C-90-44 40-46 94-6 104 0 104 6 94 10 40 46-90 44-96 0Z', 'url(#gloss)', 'opacity=".5"'),
    x, y, s / 100, turn,
  );
};

/** A bean: kidney-shaped, with a light back. */
export const bean = (x: number, y: number, s: number, turn: number, colour: string): Svg =>
  put(form('M-16 2Q-18-12-4-11 2-8 8-11 20-10 17 3 12 13 0 12-13 13-16 2Z', colour) + line('M-8-5Q-2-7 0-4', '#fff', 2, 0.4), x, y, s / 16, turn);

export const beans = (place: Place, colours: readonly string[], count: number, seed: number, size = 13): Svg =>
  near(strewn(place, count, seed, (x, y, roll) => bean(x, y, size, Math.floor(roll() * 360), pick(colours, roll))));

/** A flat round bread from above. */
export const flatBread = (x: number, y: number, r: number, seed: number, colour = '#efc67c'): Svg =>
  lifted(ball(x, y, r, colour, 0.6) + strewn([x, y, r * 0.82], 16, seed, (px, py, roll) => ellipse(px, py, 7 + roll() * 12, 5 + roll() * 8, '#a35b18', `opacity="${fixed(0.3 + roll() * 0.35)}"`), 1));

/** A snail shell. */
export const shell = (x: number, y: number, s: number, turn: number, colour = '#4a3526'): Svg =>
  put(
    near(form('M-50 20Q-52-30-6-42 46-46 54 2 56 34 20 40-30 46-50 20Z', colour)) + line('M30 8Q28-16 2-16-22-12-18 10-10 26 8 18 14 6 4 2M48 0Q40-34 0-32-38-26-36 14', light(colour, 0.45), 6, 0.7),
    x, y, s / 50, turn,
  );
