/** Rolls of kitchen printers, in millimetres [STO-027]. */
export const paperWidths = ['80', '58'] as const;
export type PaperWidth = (typeof paperWidths)[number];

const key = 'soko-paper';

/** Returns the width of the paper that was printed on last with this device. */
export function savedPaperWidth(): PaperWidth {
  try {
    const saved = localStorage.getItem(key);
    return paperWidths.find((width) => width === saved) ?? '80';
  } catch {
    return '80';
  }
}

export function savePaperWidth(width: PaperWidth): void {
  try {
    localStorage.setItem(key, width);
  } catch {
    // A browser that forbids storage begins with the usual width.
  }
}
