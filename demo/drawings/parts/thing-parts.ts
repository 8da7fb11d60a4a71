import { word } from './lettering.ts';
import {
  ball,
  circle,
  contactShadow,
  dark,
  dropShadow,
  form,
  ground,
  line,
  path,
  put,
  rect,
  type Svg,
  times,
  within,
} from './paint.ts';

export const floor = (y = 356, w = 130): Svg => ground(200, y, w, 13);
export const box = (x: number, y: number, w: number, h: number, colour: string, r = 12): Svg =>
  dropShadow(rect(x, y, w, h, r, colour)) + rect(x, y, w, h, r, 'url(#side)', 'opacity=".7"');
export const slab = (w: number, h: number, colour: string, screen: string, r = 22): Svg =>
  dropShadow(rect(200 - w / 2, 200 - h / 2, w, h, r, colour)) +
  rect(200 - w / 2 + 10, 200 - h / 2 + 10, w - 20, h - 20, r * 0.6, screen);
export const screenArt = (x: number, y: number, w: number, h: number): Svg =>
  within(
    `M${x} ${y}H${x + w}V${y + h}H${x}Z`,
    rect(x, y, w, h, 0, '#8fc8ea') +
      circle(x + w * 0.74, y + h * 0.3, h * 0.13, '#f9d84a') +
      path(
        `M${x} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.3} ${x + w * 0.55} ${y + h * 0.72}T${x + w} ${y + h * 0.55}V${y + h}H${x}Z`,
        '#3f8a5a',
      ) +
      path(`M${x} ${y + h * 0.84}Q${x + w * 0.5} ${y + h * 0.66} ${x + w} ${y + h * 0.86}V${y + h}H${x}Z`, '#1f5a3a'),
  );
export const knob = (x: number, y: number, r: number, colour: string): Svg =>
  contactShadow(ball(x, y, r, colour)) + line(`M${x} ${y}V${y - r * 0.7}`, '#fff', 4);
export const holes = (x: number, y: number): Svg =>
  contactShadow(rect(x - 26, y - 26, 52, 52, 8, '#f4f1ec')) +
  rect(x - 4, y - 18, 8, 13, 1, '#2a2a2e') +
  rect(x - 18, y + 4, 13, 8, 1, '#2a2a2e') +
  rect(x + 5, y + 4, 13, 8, 1, '#2a2a2e');
export const cover = (colour: string, art: Svg, title: string, ink = '#ffffff'): Svg =>
  floor(366, 130) +
  dropShadow(path('M88 40H304V362H88Z', '#f4f0e6') + path('M78 34H294Q300 34 300 40V350Q300 356 294 356H78Z', colour)) +
  rect(78, 34, 20, 322, 0, dark(colour, 0.25)) +
  put(art, 200, 236) +
  word(title, 200, 92, 28, ink, 180) +
  line('M140 116H260M160 132H240', ink, 4, 0.6) +
  line('M304 46V360', '#cfc6b4', 3);
export const person = (x: number, y: number, dress: string): Svg =>
  put(
    form('M-60 110Q-40 10 0 4 40 10 60 110 0 124-60 110Z', dress) +
      ball(0, -34, 34, '#8a5430') +
      form('M-40-36Q-44-80 0-80 44-80 40-36 24-58 0-58-24-58-40-36Z', '#1c1210') +
      ball(-30, -74, 17, '#1c1210') +
      ball(30, -74, 17, '#1c1210') +
      circle(-11, -32, 4, '#1c1210') +
      circle(11, -32, 4, '#1c1210') +
      line('M-9-16Q0-9 9-16', '#1c1210', 3) +
      line('M-48 40-80 76M48 40 80 76', '#8a5430', 17) +
      line('M-22 110V146M22 110V146', '#8a5430', 17),
    x,
    y,
  );
export const minibus = (colour: string, stripe: string): Svg =>
  dropShadow(rect(-120, -70, 240, 130, 24, colour)) +
  rect(-120, 0, 240, 20, 0, stripe) +
  times(
    4,
    (n) => rect(-104 + n * 52, -52, 44, 40, 6, '#26323a') + line(`M${-98 + n * 52}-20l24-26`, '#8fc8ea', 4, 0.7),
  ) +
  times(2, (n) => dropShadow(circle(-66 + n * 132, 62, 29, '#26262b')) + circle(-66 + n * 132, 62, 12, '#c7ced4')) +
  rect(104, 20, 18, 14, 4, '#f9e27a');
