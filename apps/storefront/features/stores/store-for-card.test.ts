import type { Store } from 'market/stores/stores.contract';
import { expect, it } from 'vitest';
import { storeForCard } from './store-for-card.ts';

it('a card of a store carries what it shows, and nothing of its own page', () => {
  const whole = { id: 4, name: 'Arewa Grill', distance: 1200, phone: '+2340000001004', tagline: 'Smoke' };
  expect(storeForCard(whole as Store)).toEqual({ id: 4, name: 'Arewa Grill', distance: 1200 });
});
