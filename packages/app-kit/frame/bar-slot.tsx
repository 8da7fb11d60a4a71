import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The element of the bar for what a page puts there. */
export const BarSlotContext = createContext<HTMLElement | null>(null);

/** Shows its children in the bar of the frame, in place of the name of the application. */
export function BarSlot({ children }: { children: ReactNode }) {
  const slot = use(BarSlotContext);
  return slot && createPortal(children, slot);
}
