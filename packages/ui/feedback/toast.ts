import { useSyncExternalStore } from 'react';

export interface Toast {
  text: string;
  tone?: 'ok' | 'warn' | 'bad';
  /** Defaults to 3; 5 for a long text or an action such as Undo. A toast about running work stays until `endToast`. */
  seconds?: 3 | 5 | 'unlimited';
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

let waiting: ShownToast[] = [];
let lastId = 0;
let clock: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast after the current ones. A text that is shown or waiting is not added again [ERR-03]. */
export function toast(added: Toast): void {
  if (waiting.some(({ text }) => text === added.text)) return;
  lastId += 1;
  change([...waiting, { ...added, id: lastId }]);
}

/** Takes the visible toast away; the next one follows. */
export function dismissToast(): void {
  change(waiting.slice(1));
}

/** Takes all toasts away, shown or waiting. */
export function clearToasts(): void {
  change([]);
}

/** Removes a toast with this text, shown or waiting, because it is over. */
export function endToast(text: string): void {
  change(waiting.filter((one) => one.text !== text));
}

/** Keeps the visible toast while the user reads it or moves to it. */
export function pauseToast(): void {
  clearTimeout(clock);
}

/** Lets its time begin again. */
export function releaseToast(): void {
  clearTimeout(clock);
  const seconds = waiting[0] && (waiting[0].seconds ?? 3);
  if (typeof seconds === 'number') clock = setTimeout(dismissToast, seconds * 1000);
}

/** The one toast that is visible now. */
export function useToast(): ShownToast | undefined {
  return useSyncExternalStore(
    listen,
    () => waiting[0],
    () => undefined,
  );
}

function change(next: ShownToast[]): void {
  const isAnother = next[0] !== waiting[0];
  waiting = next;
  if (isAnother) releaseToast();
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
