import { useId } from 'react';
import { closeOverlay, openOverlay, type PageSheet, useOverlays } from './overlay-store.ts';

export interface Sheet {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A sheet that the page renders itself, with an entry in the history. Where several parts of a page open one of a kind, the
 * main one renders it after a reload.
 */
export function useSheet(kind: PageSheet, isMain = true): Sheet {
  const by = useId();
  const shown = useOverlays().find((overlay) => overlay.kind === kind);
  const opener = shown && 'by' in shown ? shown.by : undefined;
  return {
    isOpen: shown !== undefined && (opener === by || (opener === undefined && isMain)),
    open: () => openOverlay({ kind, by }),
    close: () => closeOverlay(kind),
  };
}
