import type { Figures } from './dispatch-figures.ts';
import type { Load } from './simulated-city.ts';

/** From this many orders for each courier on a city counts as full. */
const fullFrom = 15;

/** Returns the goals that the engine misses against the nearest courier, in words. */
export function missedGoals(
  { orders, couriers }: Load,
  { nearest, engine }: { nearest: Figures; engine: Figures },
): string[] {
  const isFull = orders / couriers >= fullFrom;
  const fewer = isFull ? 0.12 : 0.03;
  const kilometres = 1 - engine.kilometresPerOrder / nearest.kilometresPerOrder;
  const punctual = (engine.onTime - nearest.onTime) * 100;
  const where = `${orders}/${couriers}`;
  return [
    ...(engine.maxWait > 60 ? [`${where}: ${engine.maxWait} s without an offer while a courier was free`] : []),
    ...(engine.mean > nearest.mean + 0.5 ? [`${where}: ${(engine.mean - nearest.mean).toFixed(1)} min later`] : []),
    ...(kilometres < fewer ? [`${where}: ${(kilometres * 100).toFixed(1)} % fewer km, not ${fewer * 100} %`] : []),
    ...(orders / couriers >= 18 && punctual < 20
      ? [`${where}: ${punctual.toFixed(1)} points more on time, not 20`]
      : []),
  ];
}
