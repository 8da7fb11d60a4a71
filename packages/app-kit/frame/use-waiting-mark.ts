import { useEffect } from 'react';

const mark = /^\(\d+\) /;

/** Shows how much waits before the title of the tab and on the icon of the installed app, on every page [SEAT-27]. */
export function useWaitingMark(count: number): void {
  useEffect(() => {
    const write = () => {
      const plain = document.title.replace(mark, '');
      const wanted = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    // Each page writes its own title.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(mark, '');
    };
  }, [count]);
  useEffect(() => {
    // Firefox has no badges, and an app that is not installed may be refused one.
    if (!('setAppBadge' in navigator)) return;
    navigator.setAppBadge(count).catch(() => {});
    return () => void navigator.clearAppBadge().catch(() => {});
  }, [count]);
}
