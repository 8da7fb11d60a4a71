import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { loudness } from './loudness.ts';

/** The bell of new orders, made of tones: nothing has to be loaded before it can ring [STO-003]. */

let context: AudioContext | undefined;
const listeners = new Set<() => void>();

/** Seconds between two strokes of the bell. */
const pauseSeconds = 5;

type Tone = [frequency: number, atSeconds: number, lengthSeconds: number];
const bell: Tone[] = [
  [1046, 0, 0.9],
  [1318, 0.18, 0.9],
  [1046, 0.5, 0.9],
  [1318, 0.68, 1.1],
];
/** Lower, so that it cannot be taken for a new order [STO-021]. */
const stop: Tone[] = [
  [330, 0, 0.35],
  [247, 0.4, 0.35],
  [330, 0.8, 0.35],
  [247, 1.2, 0.5],
];

/** Returns whether this browser lets the page make sounds. It may ask for a touch first. */
export function useSound(): boolean {
  useEffect(() => {
    openSound();
    // Not before the press is complete: what stands above the board goes then, and the pressed button would move.
    const types = ['click', 'keyup'] as const;
    for (const type of types) document.addEventListener(type, openSound);
    return () => {
      for (const type of types) document.removeEventListener(type, openSound);
    };
  }, []);
  return useSyncExternalStore(listen, () => context?.state === 'running');
}

/** Asks the browser for sound; it agrees during a touch or a key. */
export function openSound(): void {
  if (!context) {
    context = new AudioContext();
    context.addEventListener('statechange', () => {
      for (const listener of listeners) listener();
    });
  }
  if (context.state !== 'running') void context.resume().catch(() => undefined);
}

let bells = 0;

/** Returns whether the bell of new orders rings on this page. */
export function isBellRinging(): boolean {
  return bells > 0;
}

/** Rings while an order waits that no member has seen; `isEmergency` rings whatever the person has chosen. */
export function useBell(isRinging: boolean, isEmergency = false): void {
  // Not after the frame, which takes a while on a slow tablet.
  useLayoutEffect(() => {
    if (!isRinging) return;
    bells += 1;
    const strike = () => play(bell, isEmergency ? 1 : loudness.share);
    strike();
    const timer = setInterval(strike, pauseSeconds * 1000);
    return () => {
      bells -= 1;
      clearInterval(timer);
    };
  }, [isRinging, isEmergency]);
}

/** Strikes the bell once. */
export function ring(): void {
  play(bell, loudness.share);
}

/** Says that an order was canceled while it was made. */
export function playStopSound(): void {
  play(stop, loudness.share);
}

function play(tones: readonly Tone[], share: number): void {
  if (context?.state !== 'running' || share === 0) return;
  for (const [frequency, at, length] of tones) {
    const [oscillator, gain] = [new OscillatorNode(context, { frequency }), new GainNode(context, { gain: 0 })];
    const start = context.currentTime + at;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.6 * share, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
