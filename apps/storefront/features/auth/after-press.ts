/**
 * Does something once a press that is going on has ended, or at once. What moves a page while a finger is down takes
 * the button away from under it.
 */
export function afterPress(callback: () => void): void {
  const isPressing = document.querySelector('button:active, a:active, label:active, input:active') !== null;
  if (!isPressing) callback();
  else window.addEventListener('pointerup', () => setTimeout(callback), { once: true });
}
