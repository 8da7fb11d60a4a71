import {
  ball,
  circle,
  contactShadow,
  dark,
  dropShadow,
  ellipse,
  form,
  light,
  line,
  path,
  put,
  type Svg,
  shine,
} from './paint.ts';

/** A piece of cooked meat. */
export const chunk = (x: number, y: number, s: number, turn: number, colour = '#7d3713'): Svg =>
  put(
    contactShadow(
      form(
        `M${-s} ${-s * 0.4}Q${-s * 0.8} ${-s * 0.95} ${-s * 0.1} ${-s * 0.82}Q${s * 0.8} ${-s * 0.9} ${s} ${-s * 0.2}Q${s * 1.1} ${s * 0.6} ${s * 0.3} ${s * 0.76}Q${-s * 0.7} ${s * 0.9} ${-s} ${s * 0.3}Z`,
        colour,
      ),
    ) +
      line(
        `M${-s * 0.55} ${-s * 0.3}q${s * 0.5} ${-s * 0.34} ${s} ${-s * 0.1}M${-s * 0.5} ${s * 0.22}q${s * 0.5} ${-s * 0.2} ${s * 0.9} 0`,
        '#2e0f03',
        s * 0.13,
        0.5,
      ) +
      line(`M${-s * 0.6} ${-s * 0.52}q${s * 0.3} ${-s * 0.2} ${s * 0.7} ${-s * 0.12}`, '#ffd9a8', s * 0.1, 0.55),
    x,
    y,
    1,
    turn,
  );

export const halfEgg = (x: number, y: number, r: number, turn = 0): Svg =>
  put(
    contactShadow(ellipse(0, 0, r, r * 0.8, '#fffaf0')) + ball(-r * 0.08, 0, r * 0.46, '#f7a91b', 0.7),
    x,
    y,
    1,
    turn,
  );

export const friedEgg = (x: number, y: number, r: number, turn = 0): Svg =>
  put(
    contactShadow(
      path(
        `M${-r} 0Q${-r * 1.1} ${-r * 0.7} ${-r * 0.3} ${-r * 0.8}T${r * 0.7} ${-r * 0.6}T${r * 0.9} ${r * 0.3}T${r * 0.1} ${r * 0.8}Q${-r * 0.8} ${r * 0.9} ${-r} 0Z`,
        '#fffdf6',
        'stroke="#e9d3a0" stroke-width="4"',
      ),
    ) +
      ball(0, 0, r * 0.42, '#f9a51b') +
      shine(-r * 0.12, -r * 0.16, r * 0.14, r * 0.08, -30, 0.7),
    x,
    y,
    1,
    turn,
  );

/** A fried or smoked fish, whole, its head to the left; 300 units long at scale 1. */
export const fish = (x: number, y: number, scale: number, turn = 0, colour = '#a85a1e'): Svg =>
  put(
    dropShadow(
      path('M120 0 168-40Q176-4 168 40Z', dark(colour)) +
        path('M-140 0Q-90-66 10-58 90-50 130 0 90 50 10 58-90 66-140 0Z', colour) +
        path('M-140 0Q-90-66 10-58 90-50 130 0 60-24-20-26-90-24-140 0Z', light(colour, 0.25), 'opacity=".8"') +
        path('M-20-58Q20-86 60-48Z', dark(colour, 0.25)) +
        line('M-40-34-56 26M0-40-16 36M40-36 24 34M78-24 66 24', dark(colour, 0.6), 8) +
        circle(-98, -12, 9, '#fff3dd') +
        circle(-98, -12, 4.5, '#2e0f03'),
    ),
    x,
    y,
    scale,
    turn,
  );

/** A small silver fish, 100 units long at scale 1. */
export const minnow = (x: number, y: number, scale: number, turn: number, colour = '#aeb9c2'): Svg =>
  put(
    contactShadow(
      path('M38 0 58-14 56 14Z', dark(colour)) +
        form('M-50 0Q-20-19 10-15 32-10 42 0 32 10 10 15-20 17-50 0Z', colour) +
        line('M-30-3Q0-11 30-2', '#ffffff', 4, 0.7) +
        circle(-36, -2, 4, '#20252a'),
    ),
    x,
    y,
    scale,
    turn,
  );

/** A drumstick, its bone towards the bottom right. */
export const leg = (x: number, y: number, s: number, turn: number, colour = '#b5641f'): Svg =>
  put(
    dropShadow(
      line('M50 10 92 44', '#f3e4c8', 17) +
        circle(98, 42, 12, '#f7ecd6') +
        circle(90, 54, 12, '#efe0c2') +
        form(
          'M-76-4C-82-56-30-76 8-60 44-44 46-10 72 10 76 20 68 30 58 30 36 20 12 42-20 44-56 46-72 26-76-4Z',
          colour,
        ),
    ) +
      line('M-52-24Q-26-50 8-38M-40 8Q-10 22 22 8', '#5a2607', 5, 0.4) +
      shine(-28, -30, 24, 10, -22, 0.4),
    x,
    y,
    s / 100,
    turn,
  );

/** The flat middle piece of a chicken wing. */
export const wing = (x: number, y: number, s: number, turn: number, colour = '#b3491b'): Svg =>
  put(
    dropShadow(form('M-74 6Q-84-22-56-32-10-48 46-38 82-30 76 0 72 24 44 28-6 38-48 32-70 28-74 6Z', colour)) +
      line('M-50 8Q0-8 52 2M-44-8Q0-24 40-16', dark(colour, 0.55), 4, 0.45) +
      shine(-14, -24, 40, 7, -4, 0.5),
    x,
    y,
    s / 80,
    turn,
  );

/** A prawn, curled; its size is its half width. */
export const prawn = (x: number, y: number, s: number, turn: number, colour = '#f2743c'): Svg =>
  put(
    contactShadow(
      path('M34 34 62 26 50 42 60 58 32 48Z', dark(colour, 0.15)) +
        form(
          'M-46 14C-56-34-16-64 26-48 66-32 66 24 36 46L24 32C38 14 30-14 8-16-10-16-16-2-12 16-22 32-42 32-46 14Z',
          colour,
        ) +
        line('M-26-38-8-16M2-52 8-18M34-42 20-12M58-12 30 4M56 18 32 18', light(colour, 0.6), 4.5, 0.75) +
        line('M-44 8Q-66-12-60-40M-40 2Q-56-26-42-50', dark(colour, 0.2), 3) +
        circle(-30, 2, 4.5, '#26120a'),
    ),
    x,
    y,
    s / 60,
    turn,
  );

export const sausage = (x: number, y: number, s: number, turn: number, colour = '#a8431c'): Svg =>
  put(
    dropShadow(line('M-70 6Q0-22 70 6', dark(colour), 40) + line('M-70 3Q0-25 70 3', colour, 34)) +
      line('M-62-6Q0-32 58-6', '#ffd2a6', 6, 0.6) +
      line('M-40 12-34-14M-4 4 0-22M32 10 36-14', dark(colour, 0.6), 5, 0.5),
    x,
    y,
    s / 70,
    turn,
  );

/** A snail shell. */
export const shell = (x: number, y: number, s: number, turn: number, colour = '#4a3526'): Svg =>
  put(
    contactShadow(form('M-50 20Q-52-30-6-42 46-46 54 2 56 34 20 40-30 46-50 20Z', colour)) +
      line('M30 8Q28-16 2-16-22-12-18 10-10 26 8 18 14 6 4 2M48 0Q40-34 0-32-38-26-36 14', light(colour, 0.45), 6, 0.7),
    x,
    y,
    s / 50,
    turn,
  );
