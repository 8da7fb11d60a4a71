import { word } from './parts/lettering.ts';
import { minnow } from './parts/meat-parts.ts';
import { packet } from './parts/packs.ts';
import {
  circle,
  contactShadow,
  type Drawings,
  dark,
  dropShadow,
  each,
  ellipse,
  fixed,
  form,
  ground,
  light,
  line,
  path,
  put,
  rect,
  strewn,
  times,
  within,
} from './parts/paint.ts';
import { wedge } from './parts/plant-parts.ts';
import { whiteTray } from './parts/vessels.ts';

const banana = (turn: number, colour: string) =>
  put(
    dropShadow(form('M-14-8Q-30 90 34 150 60 168 84 160 94 150 76 138 30 90 22-8Z', colour)) +
      line('M0 0Q-4 84 60 146', dark(colour), 4, 0.5) +
      line('M12 0Q12 70 50 118', light(colour, 0.5), 5, 0.5),
    200,
    96,
    1.32,
    turn,
  );

/** The flat spiral that is burnt against mosquitoes. */
const spiral = times(90, (n) => {
  const [angle, reach] = [n * 0.24, 8 + n * 0.94];
  return `${n === 0 ? 'M' : 'L'}${fixed(Math.cos(angle) * reach)} ${fixed(Math.sin(angle) * reach * 0.62)}`;
});

const coil = (x: number, y: number, scale: number) =>
  put(contactShadow(line(spiral, dark('#1a7338'), 13) + line(spiral, '#2f9a50', 7)), x, y, scale);

export const pantryGoods: Drawings = {
  coils: () =>
    ground(200, 350, 140, 16) +
    dropShadow(rect(70, 54, 220, 190, 8, '#c8102e')) +
    rect(70, 54, 220, 52, 8, '#f2b90f') +
    word('COILS', 180, 92, 30, '#7d0a1c', 180) +
    rect(70, 54, 220, 190, 8, 'url(#side)') +
    put(coil(0, 0, 0.8), 180, 176) +
    coil(246, 268, 1),
  cornflakes: () =>
    ground(204, 356, 130, 16) +
    dropShadow(
      path('M96 60H270V346H96Z', '#f2b90f') +
        path('M270 60L316 44V326L270 346Z', '#b5780f') +
        path('M96 60L142 44H316L270 60Z', '#ffd968'),
    ) +
    word('CORN', 183, 116, 32, '#7d0a1c', 150) +
    word('FLAKES', 183, 158, 30, '#7d0a1c', 150) +
    within(
      'M96 180H270V346H96Z',
      path('M104 250H262Q258 330 183 334 108 330 104 250Z', '#fdfcfa') +
        ellipse(183, 250, 79, 22, '#f4efe2') +
        contactShadow(
          strewn(
            [183, 248, 66],
            44,
            5,
            (x, y, roll) =>
              put(
                form('M-14-2Q-8-12 6-9 18-2 10 7-6 12-14-2Z', roll() > 0.5 ? '#e8962a' : '#f2ae42'),
                x,
                y,
                1,
                roll() * 180,
              ),
            0.3,
          ),
        ),
    ) +
    path('M96 60H270V346H96Z', 'url(#side)', 'opacity=".6"'),
  cubes: () =>
    ground(200, 340, 140, 16) +
    each(
      [
        [124, 150, -10],
        [232, 132, 8],
        [300, 214, 20],
        [176, 226, -4],
        [92, 258, 12],
        [252, 296, -14],
      ] as const,
      ([x, y, turn], n) => packet(x, y, turn, n % 2 ? '#c8102e' : '#e0a800', 'CUBE', 44),
    ),
  freshfish: () =>
    whiteTray() +
    each(
      [
        [74, 124],
        [330, 130],
        [84, 284],
        [322, 280],
        [200, 116],
        [210, 294],
      ] as const,
      ([x, y]) =>
        put(
          contactShadow(rect(-17, -17, 34, 34, 7, '#e3f4fb')) +
            rect(-17, -17, 34, 34, 7, 'none', 'stroke="#a9d3e6" stroke-width="2.5"'),
          x,
          y,
          1,
          x,
        ),
    ) +
    minnow(196, 164, 2.7, -6, '#8fa0ae') +
    minnow(204, 242, 2.7, 4, '#7d8c98') +
    wedge(340, 318, 32, -30),
  greenbanana: () =>
    ground(220, 346, 130, 16) +
    each([58, 34, 10, -14] as const, (turn, n) => banana(turn - 4, n % 2 ? '#6f9a34' : '#7fae3e')) +
    contactShadow(path('M176 56H222L226 116Q200 128 172 114Z', '#4f5a26')),
  macaroni: () =>
    ground(200, 352, 120, 16) +
    dropShadow(path('M92 70H308L318 344Q200 358 82 344Z', '#1f4e8c')) +
    rect(92, 70, 216, 26, 0, '#f2b90f') +
    word('MACARONI', 200, 148, 30, '#fff', 180) +
    rect(116, 176, 168, 142, 16, '#f7e2a4') +
    within(
      'M116 176H284V318H116Z',
      strewn(
        [200, 248, 100],
        60,
        4,
        (x, y, roll) =>
          put(
            line('M-16 6Q0-14 16 6', '#b5780f', 15) +
              line('M-16 6Q0-14 16 6', '#f2c14a', 11) +
              circle(16, 6, 3, '#b5780f'),
            x,
            y,
            1,
            roll() * 360,
          ),
        1,
      ),
    ) +
    rect(116, 176, 168, 142, 16, 'none', 'stroke="#fff" stroke-width="4"') +
    path('M92 70H308L318 344Q200 358 82 344Z', 'url(#side)') +
    times(3, (n) => contactShadow(line(`M${90 + n * 30} 352q14-18 28 0`, '#e8b03a', 13))),
};
