import { useState } from 'react';

/** How large cards are; what they say is the same [STO-005]. */
export const cardSizes = ['s', 'm', 'l'] as const;
export type CardSize = (typeof cardSizes)[number];

const key = 'soko-card-size';

/** Returns the size of cards on this device, and a function that changes it. */
export function useCardSize(): [CardSize, (size: CardSize) => void] {
  const [size, setSize] = useState(savedSize);
  const change = (next: CardSize) => {
    setSize(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // A browser that forbids storage begins with the usual size.
    }
  };
  return [size, change];
}

function savedSize(): CardSize {
  try {
    const saved = localStorage.getItem(key);
    return cardSizes.find((size) => size === saved) ?? 'm';
  } catch {
    return 'm';
  }
}
