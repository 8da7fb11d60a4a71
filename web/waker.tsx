import { use } from 'react';
import { Nonce } from './nonce.ts';

/**
 * Runs the scripts of a page after its first paint, so that they stand in front of nothing that is seen. On a page that
 * spares data they wait until it is touched, or a part comes into view that only they can fill; until then it is read,
 * and its links and forms work as on a page without scripts. A button that was pressed before they answer is pressed
 * again once they do, and what was typed is told to them.
 */
export function Waker({ isLight }: { isLight: boolean }) {
  const nonce = use(Nonce);
  const wakes = import.meta.env.SSR ? `(${waker})(${isLight})` : '';
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, as it stands below
      dangerouslySetInnerHTML={{ __html: wakes }}
    />
  );
}

/** As text, because it runs alone in the page, before and without any module. A hidden page is never painted. */
const waker = import.meta.env.SSR
  ? `(waitsForTouch) => {
  const { nonce } = document.currentScript;
  const touches = ['pointerdown', 'keydown', 'focusin', 'click'];
  const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wake());
  const typed = new Map();
  let pressed;
  let isAwake = false;
  let patience = 300;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    watch.disconnect();
    for (const name of touches) if (name !== 'click') removeEventListener(name, wake, true);
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    for (const sleeping of document.querySelectorAll('script[data-sleeping]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = nonce;
      script.textContent = sleeping.textContent;
      document.head.append(script);
    }
    answer();
  };
  const isHeard = () => Object.keys(document).some((key) => key.startsWith('_reactListening'));
  const press = (event) => {
    if (isHeard()) return;
    const button = event.target.closest?.('button');
    if (button && !(button.form && button.type === 'submit')) pressed = button;
  };
  const type = ({ target }) => {
    if ('value' in target && !/^(checkbox|radio|file)$/.test(target.type)) typed.set(target, target.value);
  };
  // React empties a field that it fills itself, and hears nothing of a value that it knows.
  const retell = (value, field) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field._valueTracker?.setValue('\\0');
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  const answer = () => {
    if (patience-- > 0 && !Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react'))) {
      setTimeout(answer, 100);
      return;
    }
    removeEventListener('click', press, true);
    removeEventListener('input', type, true);
    typed.forEach(retell);
    pressed?.click();
  };
  addEventListener('click', press, true);
  addEventListener('input', type, true);
  for (const name of touches) addEventListener(name, wake, true);
  if (document.hidden) wake();
  else if (!waitsForTouch) requestAnimationFrame(() => setTimeout(wake));
  else addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('[aria-busy=true]')) watch.observe(part);
  });
}`
  : '';
