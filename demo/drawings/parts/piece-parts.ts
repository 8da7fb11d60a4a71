import { foldedBread, rollOf } from './dish-parts.ts';
import type { Place } from './food-parts.ts';
import {
  ball,
  circle,
  contactShadow,
  dark,
  dropShadow,
  form,
  light,
  line,
  put,
  rect,
  ring,
  type Svg,
  shine,
  strewn,
} from './paint.ts';
import { chilli } from './plant-parts.ts';

export type Draw = (x: number, y: number, s: number, turn: number, colour: string, words: string, n: number) => Svg;

/** A thing that lies in a few pieces: words, usual count, usual half width, usual colour, how it is drawn. */
export type Piece = readonly [word: RegExp, count: number, size: number, colour: string, draw: Draw];
/** A thing that lies strewn over a place. */
export type Spread = readonly [
  word: RegExp,
  colour: string,
  draw: (place: Place, seed: number, colour: string, words: string) => Svg,
];

export const rough = (x: number, y: number, r: number, colour: string): Svg =>
  dropShadow(ball(x, y, r, colour)) +
  contactShadow(
    strewn([x, y, r * 0.8], 9, Math.round(x + y), (px, py) => circle(px, py, r * 0.14, dark(colour, 0.16))),
  ) +
  shine(x - r * 0.3, y - r * 0.4, r * 0.3, r * 0.14);
export const flatCake = (x: number, y: number, r: number, colour: string): Svg =>
  dropShadow(ball(x, y, r, light(colour, 0.35), 0.6)) +
  circle(x, y, r * 0.74, colour, 'opacity=".6" filter="url(#blur)"');
export const cubeOf: Draw = (x, y, s, turn, colour) =>
  put(
    contactShadow(
      rect(-s, -s, s * 2, s * 2, s * 0.35, dark(colour, 0.35)) + rect(-s, -s - 3, s * 2, s * 1.75, s * 0.35, colour),
    ) + line(`M${-s * 0.6} ${-s * 0.6}H${s * 0.3}`, '#fff', 4, 0.5),
    x,
    y,
    1,
    turn,
  );
export const squid: Draw = (x, y, s) =>
  contactShadow(ring(x, y, s * 0.7, '#f6dcd6', s * 0.4) + ring(x, y, s * 0.88, '#c98aa0', s * 0.08));
export const tentacle: Draw = (x, y, s, turn) =>
  put(
    contactShadow(
      line('M-50 20Q-20-40 20-10 50 16 24 34 6 36 10 20', '#8f3f6a', 20) +
        line('M-50 22Q-20-34 20-6 46 16 24 30', '#e9c3d2', 7),
    ),
    x,
    y,
    s / 50,
    turn,
  );
export const redChilli: Draw = (x, y, s, turn, colour) => chilli(x, y, s * 1.3, turn, colour);
export const banana: Draw = (x, y, s) =>
  contactShadow(circle(x, y, s, '#f4e29a') + circle(x, y, s * 0.82, '#fdf4cf') + circle(x, y, s * 0.25, '#d9b85a'));
export const plantainHalf: Draw = (x, y, s, turn) =>
  put(
    dropShadow(form('M-74 8Q-60-30 0-30 62-28 76 4 40 30 0 30-46 30-74 8Z', '#d98a1c')) +
      line('M-52 0Q0-20 54 0', '#f7cf6a', 9, 0.8) +
      line('M-30-18-18 18M4-22 12 22M38-18 40 14', '#4a2208', 8, 0.6),
    x,
    y,
    s / 74,
    turn,
  );
export const slabOfYam: Draw = (x, y, s, turn) =>
  put(
    contactShadow(rect(-46, -30, 92, 62, 20, '#b08a5a') + rect(-42, -30, 84, 52, 18, '#fbf4e2')) +
      line('M-22-12Q0-20 22-10M-20 6Q4-2 20 8', '#e6d8b8', 4, 0.9),
    x,
    y,
    s / 46,
    turn,
  );
export const cheeseSlice: Draw = (x, y, s, turn, colour) =>
  put(
    contactShadow(
      rect(-s, -s * 0.5, s * 2, s, 7, dark(colour, 0.2)) + rect(-s, -s * 0.5 - 5, s * 2, s * 0.9, 7, colour),
    ) + line(`M${-s * 0.7} ${-s * 0.2}H${s * 0.7}M${-s * 0.7} ${s * 0.1}H${s * 0.7}`, '#a86a2a', 6, 0.55),
    x,
    y,
    1,
    turn,
  );
export const dumpling: Draw = (x, y, s, turn, colour) =>
  put(
    contactShadow(form('M-50 22Q-54-18-22-28 0-44 24-28 54-16 50 22 0 40-50 22Z', colour, 0.6)) +
      line('M-24-24Q-10 0-18 20M0-34Q0-6 0 22M24-24Q12 0 18 20', dark(colour, 0.35), 3.5, 0.5),
    x,
    y,
    s / 50,
    turn,
  );
export const bacon: Draw = (x, y, s, turn) =>
  put(
    contactShadow(
      line('M-50 0Q-30-14-10 0T30 0 50-4', '#8f2f1a', 18) + line('M-50-3Q-30-16-10-3T30-3 50-7', '#f0c4a0', 5),
    ),
    x,
    y,
    s / 50,
    turn,
  );
export const pineapple: Draw = (x, y, s) =>
  contactShadow(ring(x, y, s * 0.66, '#e8a81c', s * 0.66) + ring(x, y, s * 0.7, '#f9d04a', s * 0.4));
export const cabbageBall: Draw = (x, y, s, turn, colour, words) =>
  /injera/.test(words) ? rollOf(x, y, s, turn, '#a08872') : foldedBread(x, y, s, turn, colour);
