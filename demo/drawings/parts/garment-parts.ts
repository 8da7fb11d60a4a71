import { buttons, cloth, type Print, shirtShape } from './cloth-parts.ts';
import {
  ball,
  contactShadow,
  dark,
  dropShadow,
  form,
  ground,
  light,
  line,
  path,
  put,
  rect,
  type Svg,
  times,
} from './paint.ts';

export const hanger = (): Svg => line('M200 44Q200 22 216 26 226 34 214 44L200 54 130 88M200 54 270 88', '#8f7a5a', 7);
export const floor = (): Svg => ground(200, 364, 120, 12);
export const longSleeves = {
  left: 'M118 100Q80 112 66 152L38 318Q58 334 88 326L122 190Z',
  right: 'M282 100Q320 112 334 152L362 318Q342 334 312 326L278 190Z',
};

/** A top with long sleeves; what is on its front comes last. */
export const top = (colour: string, print: Print, front: Svg, sleeves = longSleeves): Svg =>
  floor() +
  dropShadow(
    cloth(sleeves.left, dark(colour, 0.08), print) +
      cloth(sleeves.right, dark(colour, 0.08), print) +
      cloth(shirtShape.body, colour, print),
  ) +
  line('M118 176 114 260M282 176 286 260', dark(colour, 0.5), 3, 0.5) +
  front;
export const short = (colour: string, print: Print, front: Svg): Svg =>
  top(colour, print, front, { left: shirtShape.leftSleeve, right: shirtShape.rightSleeve });
export const collar = (colour: string): Svg =>
  contactShadow(
    path('M148 84 200 126 252 84 240 70Q200 90 160 70Z', dark(colour, 0.14)) +
      path('M148 84 160 70 200 112 178 140ZM252 84 240 70 200 112 222 140Z', light(colour, 0.12)),
  );
export const placket = (colour: string, button: string): Svg =>
  line('M200 124V344', dark(colour, 0.4), 3.5, 0.8) + buttons(200, 150, 324, 6, button);
export const zip = (): Svg =>
  line('M200 112V344', '#c7ced4', 6) +
  line('M200 112V344', '#5a6268', 2) +
  contactShadow(rect(195, 116, 10, 24, 3, '#c7ced4'));

/** A dress from the shoulders to a hem at `hem`, `w` wide there. */
export const dress = (colour: string, print: Print, hem: number, w: number, front: Svg, sleeve = true): Svg =>
  floor() +
  hanger() +
  dropShadow(
    (sleeve
      ? cloth('M136 84Q104 96 92 132L84 178Q108 190 130 182Z', dark(colour, 0.1), print) +
        cloth('M264 84Q296 96 308 132L316 178Q292 190 270 182Z', dark(colour, 0.1), print)
      : '') +
      cloth(
        `M136 82Q160 74 168 84 200 118 232 84 240 74 264 82L276 130Q262 170 260 192L${200 + w} ${hem}Q200 ${hem + 22} ${200 - w} ${hem}L140 192Q138 170 124 130Z`,
        colour,
        print,
      ),
  ) +
  line(
    `M146 196Q200 208 254 196M170 204Q160 280 ${200 - w * 0.6} ${hem - 2}M230 204Q240 280 ${200 + w * 0.6} ${hem - 2}`,
    dark(colour, 0.45),
    3.5,
    0.5,
  ) +
  front;
export const legs = (colour: string, print: Print, wide: number, hem: number, front: Svg, taper = 0): Svg =>
  floor() +
  dropShadow(
    cloth(
      `M120 56H280L${300 + wide} ${hem}Q${262 + taper} ${hem + 10} ${226 + taper} ${hem}L200 160 ${174 - taper} ${hem}Q${138 - taper} ${hem + 10} ${100 - wide} ${hem}Z`,
      colour,
      print,
    ),
  ) +
  rect(118, 46, 164, 26, 6, dark(colour, 0.2)) +
  line(
    `M200 72V158M150 90Q146 200 ${130 - wide / 2} ${hem}M250 90Q254 200 ${270 + wide / 2} ${hem}`,
    dark(colour, 0.45),
    3.5,
    0.55,
  ) +
  front;
export const bag = (colour: string, second: string, front: Svg): Svg =>
  ground(200, 352, 150, 14) +
  line('M124 150Q120 50 200 50T276 150', dark(colour, 0.2), 13) +
  dropShadow(form('M62 150Q66 134 86 132H314Q334 134 338 150L352 322Q352 344 330 346H70Q48 344 48 322Z', colour, 0.6)) +
  path('M62 150Q66 134 86 132H314Q334 134 338 150L344 214Q200 240 56 214Z', second) +
  front;
export const sandal = (x: number, y: number, turn: number, sole: string, straps: Svg): Svg =>
  put(
    dropShadow(form('M-42-118Q0-146 42-118 58-60 44 10 54 80 38 114 0 140-38 114-54 80-44 10-58-60-42-118Z', sole)) +
      line('M-30-104Q0-126 30-104', light(sole, 0.4), 5, 0.5) +
      straps,
    x,
    y,
    1.04,
    turn,
  );
export const pair = (draw: (x: number, y: number) => Svg): Svg =>
  ground(200, 336, 160, 15) + draw(246, 150) + draw(158, 268);
export const strand = (y: number, colours: readonly string[], sag: number, r: number): Svg =>
  times(17, (n) => {
    const t = n / 16;
    return contactShadow(ball(48 + t * 304, y + Math.sin(t * Math.PI) * sag, r, colours[n % colours.length] ?? '#fff'));
  });
