/**
 * What `apps/storefront/server/hydration-script.tsx` runs in a page. As text, because it runs alone there, before and without any module; what only
 * its readers need stays here. A hidden page is never painted.
 */
export const hydrationScript = () =>
  `(waitsForTouch) => {
  const { nonce } = document.currentScript;
  const touches = ['pointerdown', 'keydown', 'focusin', 'click'];
  const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wake());
  // Fields with what they hold, and the button that was pressed last: all that nobody has heard of.
  const unheard = new Map();
  const alive = new Set();
  let pressed;
  let isAwake = false;
  let patience = 300;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    watch.disconnect();
    for (const name of touches) if (name !== 'click') removeEventListener(name, wake, true);
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    for (const sleeping of document.querySelectorAll('script[data-sleeping]')) run(sleeping.textContent);
    answer();
  };
  // One download that fails on a bad line would leave a page whose buttons do nothing.
  const run = (text, pause = 2000) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = text;
    script.onerror = () => setTimeout(() => run(text, 2 * pause), pause);
    document.head.append(script);
  };
  let cards = [];
  const show = (some) => {
    for (const card of some) card.style.contentVisibility = '';
  };
  const draw = () => {
    if (cards.length) show(cards.splice(0, 4));
    else {
      const part = document.querySelector('[data-not-rendered]');
      if (!part) return;
      if (innerWidth > 599 || part.getBoundingClientRect().top > 3 * innerHeight) return drawAll();
      const isSeen = getComputedStyle(part).contentVisibility !== 'hidden';
      cards = [...part.querySelectorAll(isSeen ? '[data-columns] > :nth-child(n + 4)' : '[data-columns] > *, article')];
      for (const card of cards) card.style.contentVisibility = 'hidden';
      part.removeAttribute('data-not-rendered');
    }
    requestAnimationFrame(() => setTimeout(draw));
  };
  const drawAll = () => {
    show(cards.splice(0));
    for (const part of document.querySelectorAll('[data-not-rendered]')) part.removeAttribute('data-not-rendered');
  };
  const isHeard = () => Object.keys(document).some((key) => key.startsWith('_reactListening'));
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const isTick = ({ type }) => type === 'checkbox' || type === 'radio';
  const keep = (element, value) => {
    unheard.delete(element);
    unheard.set(element, value);
    if (patience < 0) answer((patience = 300));
  };
  const keepField = (field, value) => (unheard.has(field) || !isTaken(field)) && keep(field, value);
  // A press that sends what was typed a moment ago finds it told; whoever was told too early is told again. What is told
  // is heard as typed and pressed: of a copy, and not within itself.
  let isTelling = false;
  const hasten = () => {
    if (isTelling) return;
    isTelling = true;
    for (const [element, value] of [...unheard]) if (value !== undefined && isTaken(element)) tell(element, value);
    isTelling = false;
  };
  const hasUnheard = (form) =>
    [...unheard].some(([field, value]) => value !== undefined && !isTaken(field) && form.contains(field));
  const tellHeld = (button) => unheard.has(button) && button.dispatchEvent(new Event('held', { bubbles: true }));
  // A press that is tried again and again is told of once.
  const pressLater = (button) => {
    if (button !== pressed) setTimeout(tellHeld, 3000, button);
    unheard.delete(pressed);
    keep((pressed = button));
  };
  const press = (event) => {
    const { target } = event;
    hasten();
    if (isTick(target)) keepField(target, target.checked);
    const button = target.closest?.('button');
    if (!button) return;
    const sends = button.form && button.type === 'submit';
    // A part of the form that nobody hears yet would be left out of what is sent.
    if (sends && isTaken(button) && hasUnheard(button.form)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return pressLater(button);
    }
    if (isTaken(button) || sends) return;
    const wait = () => isTaken(button) || pressLater(button);
    // What React can take at once when it is pressed has heard the press.
    isHeard() ? setTimeout(wait) : wait();
  };
  const type = ({ target }) => {
    if ('value' in target && !isTick(target) && target.type !== 'file') keepField(target, target.value);
  };
  // React empties a field that it fills itself, and hears nothing of a value that it knows.
  const tell = (element, value) => {
    if (value === undefined) return element.click();
    const ticks = typeof value === 'boolean';
    if (ticks && element.type === 'checkbox' && value === element.defaultChecked) return;
    const prototype = Object.getPrototypeOf(element);
    Object.getOwnPropertyDescriptor(prototype, ticks ? 'checked' : 'value').set.call(element, value);
    element._valueTracker?.setValue(ticks ? String(!value) : '\\0');
    for (const kind of ticks ? ['click'] : ['input', 'change']) element.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  // React marks an element shortly before it listens to it. Of a copy: who is told may have to be told again, next time.
  const answer = () => {
    for (const [element, value] of [...unheard]) {
      if (!isTaken(element)) continue;
      if (alive.has(element)) {
        unheard.delete(element);
        tell(element, value);
      }
      alive.add(element);
    }
    if (patience-- > 0) setTimeout(answer, 100);
    else pressed = undefined;
  };
  addEventListener('click', press, true);
  addEventListener('input', type, true);
  for (const name of touches) addEventListener(name, wake, true);
  for (const name of ['scroll', ...touches]) addEventListener(name, drawAll, { capture: true, once: true });
  if (document.hidden) drawAll(wake());
  else requestAnimationFrame(() => setTimeout(() => draw(waitsForTouch || wake())));
  if (waitsForTouch && !document.hidden) addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('[aria-busy=true]')) watch.observe(part);
  });
}`.replaceAll(/^ +(\/\/.*\n)?/gm, '');
