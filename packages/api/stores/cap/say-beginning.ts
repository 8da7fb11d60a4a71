import { timeText, wallClock } from 'market/stores/stores.rules';
import { detailText } from '#api/http/texts/texts.ts';

/** Returns when a store with a cap begins with an order, for those who are about to place it; null is at once [STO-038]. */
export function beginningOf(begins: Date | null, { time_zone: zone }: { time_zone: string }, language: string) {
  if (!begins) return { begins_at: null, begins_words: '' };
  const time = timeText(wallClock(zone, begins).minute);
  return {
    begins_at: begins.toISOString(),
    begins_words: detailText({ text: 'begins_later', values: { time } }, language),
  };
}
