import { describe, expect, it } from 'vitest';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { WaitingText } from './waiting-texts.tsx';

describe('who waits for a payment', () => {
  it.each([
    ['on a page of its own', false, false, /tells us in a moment/],
    ['at the phone', true, false, 'M-Pesa asks on your phone. Enter your PIN there, and stay on this page.'],
    ['too long', true, true, 'We are still waiting for the provider. Your order is kept meanwhile.'],
  ])('hears of a provider that asks %s', async (_where, asksByPhone, isLong, words) => {
    const screen = await renderInMarket(<WaitingText provider="M-Pesa" asksByPhone={asksByPhone} isLong={isLong} />);
    await expect.element(screen.getByText(words)).toBeVisible();
  });
});
