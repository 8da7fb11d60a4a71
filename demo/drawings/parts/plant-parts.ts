import {
  ball,
  circle,
  contactShadow,
  dark,
  dice,
  dropShadow,
  each,
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
  strewn,
  times,
  within,
} from './paint.ts';

/** A slice of fried plantain. */
export const dodo = (x: number, y: number, s: number, turn: number): Svg =>
  put(
    contactShadow(ellipse(0, 0, s, s * 0.62, '#8f3f06') + oval(0, 0, s * 0.93, s * 0.55, '#f5ab24')) +
      line(`M${-s * 0.4} ${s * 0.02}q${s * 0.2} ${-s * 0.14} ${s * 0.4} 0t${s * 0.4} 0`, '#a34f08', s * 0.09, 0.65),
    x,
    y,
    1,
    turn,
  );

const rays = (x: number, y: number, count: number, distance: number, rx: number, ry: number, colour: string): Svg =>
  times(
    count,
    (n) =>
      `<ellipse cx="${x}" cy="${fixed(y - distance)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${colour}" transform="rotate(${(360 / count) * n} ${x} ${y})"/>`,
  );

export const tomatoSlice = (x: number, y: number, r: number): Svg =>
  contactShadow(
    circle(x, y, r, '#c81e14') +
      circle(x, y, r * 0.86, '#ef4f37') +
      rays(x, y, 6, r * 0.48, r * 0.16, r * 0.26, '#ff9a6e'),
  );

export const onionRing = (x: number, y: number, r: number): Svg =>
  contactShadow(
    ring(x, y, r, '#a2447f', r * 0.14) +
      ring(x, y, r * 0.82, '#f6e6f0', r * 0.22) +
      ring(x, y, r * 0.5, '#e9c9de', r * 0.14),
  );

export const pepperRing = (x: number, y: number, r: number, colour = '#d8281a'): Svg =>
  contactShadow(ring(x, y, r, dark(colour, 0.2), r * 0.36) + ring(x, y, r * 0.98, light(colour, 0.15), r * 0.2));

export const cucumberSlice = (x: number, y: number, r: number): Svg =>
  contactShadow(
    circle(x, y, r, '#2f8a3d') +
      circle(x, y, r * 0.86, '#d8f0b8') +
      rays(x, y, 5, r * 0.42, r * 0.1, r * 0.2, '#a9d484'),
  );

/** A wheel of lemon, orange or lime. */
export const citrus = (x: number, y: number, r: number, peel = '#f2b90f', flesh = '#ffe16b'): Svg =>
  contactShadow(
    circle(x, y, r, peel) + circle(x, y, r * 0.88, '#fff7dc') + rays(x, y, 8, r * 0.45, r * 0.15, r * 0.34, flesh),
  );

export const wedge = (x: number, y: number, r: number, turn: number, peel = '#f2b90f', flesh = '#ffe16b'): Svg =>
  put(
    contactShadow(
      path(`M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`, peel) +
        path(`M${-r * 0.88} 0A${r * 0.88} ${r * 0.84} 0 0 0 ${r * 0.88} 0Z`, '#fff7dc'),
    ) +
      each([-0.52, 0, 0.52], (at) =>
        path(
          `M${fixed(at * r * 0.2)} ${r * 0.06}L${fixed((at - 0.22) * r * 1.2)} ${r * (0.68 - Math.abs(at) * 0.4)}L${fixed((at + 0.22) * r * 1.2)} ${r * (0.68 - Math.abs(at) * 0.4)}Z`,
          flesh,
          `stroke="${flesh}" stroke-width="6" stroke-linejoin="round"`,
        ),
      ),
    x,
    y,
    1,
    turn,
  );

export const chilli = (x: number, y: number, s: number, turn: number, colour = '#d8281a'): Svg =>
  put(
    contactShadow(form('M-40-8Q-36-24-16-22 34-18 50 20 20 2-14 10-38 14-40-8Z', colour)) +
      path('M-40-8Q-46-22-34-26-24-26-22-18-30-4-40-8Z', '#2d8a3a') +
      line('M-38-16Q-52-24-54-36', '#2d8a3a', 6) +
      line('M-20-12Q12-10 28 2', '#fff', 4, 0.4),
    x,
    y,
    s / 50,
    turn,
  );

/** A sprig of dhania, mint or parsley. */
export const sprig = (x: number, y: number, s: number, turn = 0, colour = '#2d8a3a'): Svg =>
  put(
    contactShadow(
      line('M0 50Q4 10 0-10', dark(colour, 0.2), 5) +
        each(
          [
            [0, -28, 0],
            [-24, -4, -56],
            [24, -4, 56],
            [-20, 24, -70],
            [20, 24, 70],
          ] as const,
          ([lx, ly, angle]) =>
            put(
              form('M0 22C-22 16-20-10 0-26 20-10 22 16 0 22Z', colour) +
                line('M0 16V-12', light(colour, 0.5), 2.5, 0.7),
              lx,
              ly,
              1,
              angle,
            ),
        ),
    ),
    x,
    y,
    s / 50,
    turn,
  );

export const triangle = (x: number, y: number, s: number, turn: number, colour = '#d5822a'): Svg =>
  put(
    dropShadow(
      form(
        `M0 ${-s}Q${s * 0.14} ${-s * 0.98} ${s * 0.24} ${-s * 0.78}L${s * 0.98} ${s * 0.5}Q${s} ${s * 0.7} ${s * 0.76} ${s * 0.7}L${-s * 0.76} ${s * 0.7}Q${-s} ${s * 0.7} ${-s * 0.96} ${s * 0.5}L${-s * 0.24} ${-s * 0.78}Q${-s * 0.14} ${-s} 0 ${-s}Z`,
        colour,
      ),
    ) + line(`M${-s * 0.6} ${s * 0.5}L0 ${-s * 0.6} ${s * 0.2} ${-s * 0.2}`, '#ffe0a0', 4, 0.6),
    x,
    y,
    1,
    turn,
  );

/** A slice cut from a tin loaf, crust around. */
export const breadSlice = (x: number, y: number, s: number, turn: number, crumb = '#f6dca8', crust = '#a8652a'): Svg =>
  put(
    dropShadow(
      path('M-66 80V-12Q-92-36-76-62-60-82 0-82 60-82 76-62 92-36 66-12V80Q66 90 56 90H-56Q-66 90-66 80Z', crust),
    ) + path('M-56 78V-16Q-78-36-66-54-52-70 0-70 52-70 66-54 78-36 56-16V78Z', crumb),
    x,
    y,
    s / 80,
    turn,
  );

/** Half an avocado with its stone. */
export const avocado = (x: number, y: number, s: number, turn: number): Svg =>
  put(
    contactShadow(
      form('M0-62C26-58 26-20 44 10 58 50 26 66 0 66-26 66-58 50-44 10-26-20-26-58 0-62Z', '#2f6b2b') +
        path('M0-54C20-50 20-16 36 12 48 46 22 58 0 58-22 58-48 46-36 12-20-16-20-50 0-54Z', '#dfe9a0'),
    ) + ball(0, 26, 21, '#8a4f24'),
    x,
    y,
    s / 60,
    turn,
  );

/** Half a coconut, its white inside up. */
export const coconut = (x: number, y: number, r: number): Svg =>
  contactShadow(ball(x, y, r, '#6b4020')) +
  ring(x, y, r * 0.95, '#4c2a12', r * 0.1) +
  ball(x, y, r * 0.84, '#fbf8f0', 0.35) +
  ball(x + r * 0.03, y + r * 0.05, r * 0.6, '#e6ded0', 0.5);

/** A cob of maize; its size is half its length. */
export const cob = (
  x: number,
  y: number,
  s: number,
  turn: number,
  colours: readonly string[] = ['#f5c531', '#e9a81a', '#8a4a14', '#f7d65c'],
): Svg => {
  const roll = dice(s);
  return put(
    dropShadow(form('M-96 0C-90-44 40-46 94-6 104 0 104 6 94 10 40 46-90 44-96 0Z', '#c98a1b')) +
      within(
        'M-96 0C-90-44 40-46 94-6 104 0 104 6 94 10 40 46-90 44-96 0Z',
        times(78, (n) => rect(-96 + Math.floor(n / 6) * 15, -40 + (n % 6) * 13.5, 13, 12, 5, pick(colours, roll))),
      ) +
      path('M-96 0C-90-44 40-46 94-6 104 0 104 6 94 10 40 46-90 44-96 0Z', 'url(#gloss)', 'opacity=".5"'),
    x,
    y,
    s / 100,
    turn,
  );
};

/** A flat round bread from above. */
export const flatBread = (x: number, y: number, r: number, seed: number, colour = '#efc67c'): Svg =>
  dropShadow(
    ball(x, y, r, colour, 0.6) +
      strewn(
        [x, y, r * 0.82],
        16,
        seed,
        (px, py, roll) =>
          ellipse(px, py, 7 + roll() * 12, 5 + roll() * 8, '#a35b18', `opacity="${fixed(0.3 + roll() * 0.35)}"`),
        1,
      ),
  );
