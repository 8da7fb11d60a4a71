import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInMarket } from '../../../apps/storefront/testing/render-in-market.tsx';
import { Dialog } from './dialog.tsx';

/** A checkout that opens the form of an address. */
function Checkout() {
  const [sent, setSent] = useState<string[]>([]);
  const send = (name: string) => () => setSent((before) => [...before, name]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send('the order')();
      }}
    >
      <output>{sent.join(' and ')}</output>
      <Dialog title="Add Address" onClose={() => {}}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send('the address')();
          }}
        >
          <button type="submit">Save</button>
        </form>
      </Dialog>
    </form>
  );
}

describe('a form in a dialog', () => {
  it('[CHK-23] is sent alone: an address that is added at checkout does not place the order', async () => {
    await renderInMarket(<Checkout />);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => document.querySelector('output')?.textContent).toBe('the address');
  });
});
