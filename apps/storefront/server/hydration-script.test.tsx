import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrationScript } from './hydration-script-text.ts';

const page = `
  <form><label>Points <input name="points"></label><input type="checkbox"><button type="submit">Send</button></form>
  <button type="button">Open</button>`;

const field = () => document.querySelector('input') as HTMLInputElement;

let presses = 0;

beforeAll(() => {
  // Before the page's own, which holds some back.
  addEventListener('click', () => (presses += 1), true);
  document.head.insertAdjacentHTML('beforeend', '<script type="text/plain" data-sleeping>export {};</script>');
  const script = document.createElement('script');
  script.textContent = `(${hydrationScript()})(false)`;
  document.head.append(script);
});

/** As the server wrote it: its scripts have not come. */
beforeEach(() => {
  document.body.innerHTML = page;
});

/** React marks what it takes over. */
const take = (element: Element | null) => Object.assign(element ?? {}, { __reactFiber$test: {} });

describe('a page that was used before its scripts came', () => {
  it('[CHK-10] is told what was typed before the press that sends it, also a moment after they came', async () => {
    await userEvent.fill(field(), '500');
    const told: string[] = [];
    field().addEventListener('input', () => told.push(field().value));
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      told.push('sent');
    });
    take(field());
    await userEvent.click(document.querySelector('[type=submit]') as Element);
    expect(told.slice(0, 2)).toEqual(['500', 'sent']);
  });

  it('[CHK-10] is told what was ticked before the press that sends it, once', async () => {
    const tick = document.querySelector('[type=checkbox]') as HTMLInputElement;
    await userEvent.click(tick);
    const told: boolean[] = [];
    tick.addEventListener('click', () => told.push(tick.checked));
    document.addEventListener('submit', (event) => event.preventDefault());
    take(tick);
    // Not by a click of a test, which waits: the moment is over soon.
    document.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    expect(told).toEqual([true]);
  });

  it('[CHK-10] sends a form only once all of it is heard: what it holds, and then the press', async () => {
    const tick = document.querySelector('[type=checkbox]') as HTMLInputElement;
    const button = document.querySelector('[type=submit]') as HTMLButtonElement;
    await userEvent.click(tick);
    const told: string[] = [];
    tick.addEventListener('click', () => told.push('ticked'));
    button.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      told.push('sent');
    });
    take(button);
    presses = 0;
    button.click();
    // It is tried again and again, and held back as long as the tick is not heard.
    await expect.poll(() => presses).toBeGreaterThan(3);
    expect(told).toEqual([]);
    take(tick);
    await expect.poll(() => told).toContain('sent');
    expect(told.filter((what) => what === 'sent')).toHaveLength(1);
    expect(told[0]).toBe('ticked');
  });

  it('[CHK-10] says once of a press that waits for a part of its form that it has not been forgotten', async () => {
    const button = document.querySelector('[type=submit]') as HTMLButtonElement;
    const held = vi.fn();
    addEventListener('held', held);
    document.addEventListener('submit', (event) => event.preventDefault());
    await userEvent.fill(field(), '500');
    take(button);
    button.click();
    await expect.poll(() => held.mock.calls.length, { timeout: 20_000 }).toBe(1);
    presses = 0;
    await expect.poll(() => presses).toBeGreaterThan(5);
    expect(held).toHaveBeenCalledOnce();
    take(field());
  });

  it('presses again what was pressed, once, when somebody listens', async () => {
    const button = document.querySelector('[type=button]') as HTMLButtonElement;
    await userEvent.click(button);
    let heard = 0;
    button.addEventListener('click', () => {
      heard += 1;
    });
    take(button);
    await expect.poll(() => heard).toBe(1);
  });
});

it('asks again for scripts of which one did not arrive', async () => {
  await userEvent.click(field());
  const asked = () =>
    [...document.head.querySelectorAll('script')].filter(
      ({ type, text }) => type === 'module' && text === 'export {};',
    );
  await expect.poll(() => asked().length).toBe(1);
  vi.useFakeTimers();
  asked()[0]?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  expect(asked()).toHaveLength(2);
});
