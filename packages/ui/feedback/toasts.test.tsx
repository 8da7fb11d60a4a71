/// <reference types="@vitest/browser-playwright" />
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { renderInEnglish } from '../../../apps/storefront/testing/render-in-english.tsx';
import { dismissToast, endToast, pauseToast, toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

const texts = () => [...document.querySelectorAll('[role=status] span, [role=alert] span')].map((e) => e.textContent);

describe('toasts', () => {
  beforeEach(async () => {
    // The pointer may be where another test left it, and pause the toasts.
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
    vi.useFakeTimers();
  });
  afterEach(() => {
    for (let n = 0; n < 5; n++) dismissToast();
    vi.useRealTimers();
  });

  it('[ERR-03] say the same only once while it is visible', async () => {
    await renderInEnglish(<Toasts />);
    toast({ text: 'Out of Stock', tone: 'bad' });
    toast({ text: 'Out of Stock', tone: 'bad' });
    await vi.advanceTimersByTimeAsync(10);
    expect(texts()).toEqual(['Out of Stock']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(texts()).toEqual([]);
    toast({ text: 'Out of Stock', tone: 'bad' });
    await vi.advanceTimersByTimeAsync(10);
    expect(texts()).toEqual(['Out of Stock']);
  });

  it('[ERR-02] show every message of a list, one after the other', async () => {
    await renderInEnglish(<Toasts />);
    toast({ text: 'Need a order id', tone: 'bad' });
    toast({ text: 'Need a contact number', tone: 'bad' });
    await vi.advanceTimersByTimeAsync(10);
    expect(texts()).toEqual(['Need a order id']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(texts()).toEqual(['Need a contact number']);
  });

  it('stay three seconds, or five if set', async () => {
    await renderInEnglish(<Toasts />);
    toast({ text: 'Removed from cart.', seconds: 5 });
    await vi.advanceTimersByTimeAsync(4900);
    expect(texts()).toEqual(['Removed from cart.']);
    await vi.advanceTimersByTimeAsync(200);
    expect(texts()).toEqual([]);
  });

  it('go on after the page on which a pointer held them', async () => {
    const screen = await renderInEnglish(<Toasts />);
    toast({ text: 'Item added to cart' });
    pauseToast();
    await screen.unmount();
    await renderInEnglish(<Toasts />);
    await vi.advanceTimersByTimeAsync(3100);
    expect(texts()).toEqual([]);
  });

  it('stay while their work lasts, and disappear with it', async () => {
    await renderInEnglish(<Toasts />);
    toast({ text: 'Checking that you are not a robot', seconds: 'unlimited' });
    toast({ text: 'Item added to cart' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(texts()).toEqual(['Checking that you are not a robot']);
    endToast('Checking that you are not a robot');
    await vi.advanceTimersByTimeAsync(10);
    expect(texts()).toEqual(['Item added to cart']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(texts()).toEqual([]);
  });

  it('are announced at once for a fault, politely otherwise', async () => {
    const screen = await renderInEnglish(<Toasts />);
    toast({ text: 'Item added to cart' });
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByRole('status').element().textContent).toContain('Item added to cart');
    expect(screen.getByRole('alert').element().textContent).toBe('');
    dismissToast();
    toast({ text: 'Out of Limits', tone: 'bad' });
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByRole('alert').element().textContent).toContain('Out of Limits');
  });

  it('wait while the user is about to press, and disappear when pressed', async () => {
    const press = vi.fn();
    const screen = await renderInEnglish(<Toasts />);
    toast({ text: 'Cart item remove successfully', action: { label: 'Undo', onPress: press } });
    await vi.advanceTimersByTimeAsync(10);
    const undo = screen.getByRole('button', { name: 'Undo' }).element() as HTMLButtonElement;
    undo.focus();
    await vi.advanceTimersByTimeAsync(10_000);
    undo.click();
    await vi.advanceTimersByTimeAsync(10);
    expect(press).toHaveBeenCalledOnce();
    expect(texts()).toEqual([]);
  });
});
