import { use } from 'react';
import { Nonce } from './nonce.ts';

/**
 * Runs the scripts of a page that spares data once it is touched, or a part comes into view that only they can fill.
 * Until then it is read, and its links and forms work as on a page without scripts. A button that was pressed before
 * they answer is pressed again once they do.
 */
export function Waker() {
  const nonce = use(Nonce);
  const wakes = import.meta.env.SSR ? `(${waker})()` : '';
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, as it stands below
      dangerouslySetInnerHTML={{ __html: wakes }}
    />
  );
}

/** As text, because it runs alone in the page, before and without any module. */
const waker = import.meta.env.SSR
  ? `() => {
  const { nonce } = document.currentScript;
  const touches = ['pointerdown', 'keydown', 'focusin', 'click'];
  const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wake());
  let pressed;
  let isAwake = false;
  let patience = 300;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    watch.disconnect();
    for (const name of touches) if (name !== 'click') removeEventListener(name, wake, true);
    for (const sleeping of document.querySelectorAll('script[data-sleeping]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = nonce;
      script.textContent = sleeping.textContent;
      document.head.append(script);
    }
    answer();
  };
  const press = (event) => {
    const button = event.target.closest?.('button');
    if (button && !(button.form && button.type === 'submit')) pressed = button;
  };
  const answer = () => {
    if (patience-- > 0 && !Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react'))) {
      setTimeout(answer, 100);
      return;
    }
    removeEventListener('click', press, true);
    pressed?.click();
  };
  addEventListener('click', press, true);
  for (const name of touches) addEventListener(name, wake, true);
  addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('[aria-busy=true]')) watch.observe(part);
  });
}`
  : '';
