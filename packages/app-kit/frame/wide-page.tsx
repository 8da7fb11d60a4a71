import { type ComponentProps, createContext, use, useLayoutEffect } from 'react';

/** Tells the frame whether its page takes all of the place. */
export const WidePageContext = createContext<(isWide: boolean) => void>(() => undefined);

/** A page such as a board or a map: it takes all of the place, lays itself out and says itself how old it is. */
export function WidePage(page: ComponentProps<'div'>) {
  const setWide = use(WidePageContext);
  useLayoutEffect(() => {
    setWide(true);
    return () => setWide(false);
  }, [setWide]);
  return <div {...page} />;
}
