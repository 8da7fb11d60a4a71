import { useEffect } from 'react';

const badge = /^\(\d+\) /;

/** Shows how much is pending before the title of the tab and on the icon of the installed app, on every page [SEAT-27]. */
export function useTitleBadge(count: number): void {
  useEffect(() => {
    const write = () => {
      const plain = document.title.replace(badge, '');
      const expected = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== expected) document.title = expected;
    };
    write();
    // Each page writes its own title.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(badge, '');
    };
  }, [count]);
  useEffect(() => {
    // Firefox has no badges, and an app that is not installed may be refused one.
    if (!('setAppBadge' in navigator)) return;
    navigator.setAppBadge(count).catch(() => {});
    return () => void navigator.clearAppBadge().catch(() => {});
  }, [count]);
}
