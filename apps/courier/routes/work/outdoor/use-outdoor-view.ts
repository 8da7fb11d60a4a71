import { useEffect, useState } from 'react';

/** When the screen lock of a phone would come. */
const idleMilliseconds = 30_000;

const touches = ['pointerdown', 'keydown'] as const;

/** Opens the outdoor view with an order on its way once the phone was not touched for 30 seconds [DEL-42]. */
export function useOutdoorView(isOnWay: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOnWay) {
      setIsOpen(false);
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsOpen(true), idleMilliseconds);
    };
    wait();
    for (const type of touches) addEventListener(type, wait);
    return () => {
      clearTimeout(timer);
      for (const type of touches) removeEventListener(type, wait);
    };
  }, [isOnWay]);
  return { isOpen: isOpen && isOnWay, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
