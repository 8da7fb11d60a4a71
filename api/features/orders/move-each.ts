import { Refusal } from '#http/refusal.ts';

/** Orders that wait for something, without those that were refused or failed a moment ago. */
type WaitingOrders = (except: readonly string[]) => Promise<string[]>;

const mostReported = 1000;
const reported = new Set<string>();

/**
 * Moves every waiting order by itself and returns how many moved. One that cannot be moved is reported and stops no other
 * order, however many of them there are.
 */
export async function moveEach(waiting: WaitingOrders, move: (orderId: string) => Promise<unknown>): Promise<number> {
  const left: string[] = [];
  let moved = 0;
  for (let ids = await waiting(left); ids.length > 0; ids = await waiting(left)) {
    for (const id of ids) {
      if (await moveOrReport(id, move)) moved += 1;
      left.push(id);
    }
  }
  return moved;
}

/**
 * Moves one order and returns whether it moved. A refusal means that somebody else was faster; any other fault is
 * reported, once for each order and fault.
 */
export async function moveOrReport(orderId: string, move: (orderId: string) => Promise<unknown>): Promise<boolean> {
  try {
    return (await move(orderId)) !== false;
  } catch (fault) {
    if (!(fault instanceof Refusal)) report(`Order ${orderId} was not moved: ${wordsOf(fault)}`);
    return false;
  }
}

function report(words: string): void {
  if (reported.has(words)) return;
  if (reported.size >= mostReported) reported.clear();
  reported.add(words);
  console.error(words);
}

function wordsOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
