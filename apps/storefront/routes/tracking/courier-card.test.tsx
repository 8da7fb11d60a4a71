import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { bisi } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { CourierCard } from './courier-card.tsx';

const musa = {
  id: 7,
  f_name: 'Musa',
  l_name: 'Bello',
  image_full_url: null,
  avg_rating: 4.5,
  phone: '+2348035550177',
  vehicle: 'motorcycle',
  lat: 6.5,
  lng: 3.37,
  seen_seconds_ago: 4,
  seen_near: 'Yaba',
};

afterEach(dismissToast);

describe('who brings an order', () => {
  it('[TRK-30] can be phoned and written to by a customer', async () => {
    const screen = await renderInMarket(<CourierCard courier={musa} />, { customer: bisi });
    const phone = screen.getByRole('link', { name: 'Call Musa Bello' });
    await expect.element(phone).toHaveAttribute('href', 'tel:+2348035550177');
    const chat = screen.getByRole('link', { name: 'Chat with Musa Bello' });
    await expect.element(chat).toHaveAttribute('href', expect.stringMatching(/^\/chatting\?type=delivery_man&id=7&/));
  });

  it('[TRK-30] cannot be called once the number is hidden', async () => {
    const arrived = { ...musa, phone: '+234•••••••177' };
    const screen = await renderInMarket(<CourierCard courier={arrived} />, { customer: bisi });
    await expect.element(screen.getByRole('link', { name: 'Chat with Musa Bello' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Musa Bello' }).elements()).toEqual([]);
  });

  it('[TRK-31] is unavailable to guests, with the reason', async () => {
    for (const control of ['Call Musa Bello', 'Chat with Musa Bello']) {
      const screen = await renderInMarket(<CourierCard courier={musa} />);
      await screen.getByRole('button', { name: control }).click();
      await expect.element(screen.getByText('You are not logged in')).toBeVisible();
      dismissToast();
      await screen.unmount();
    }
  });

  it('[OPS-027] says in one sentence why it is this rider', async () => {
    const chosen_for = 'The rider nearest to the store.';
    const screen = await renderInMarket(<CourierCard courier={{ ...musa, chosen_for }} />, { customer: bisi });
    await expect.element(screen.getByText(chosen_for)).toBeVisible();
  });
});
