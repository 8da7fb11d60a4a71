import { describe, expect, it } from 'vitest';
import { courierSteps } from '../orders/orders-delivery.rules.ts';
import { firstStepsOf, helpTopics, topicsOf, wordsToSupport } from './chat-help.rules.ts';
import { readyWords } from './chat-ready.rules.ts';

describe('help with an order', () => {
  it.each([
    ['go_to_store', false, ['store_closed', 'goods_missing', 'goods_broken', 'accident']],
    ['pick_up', true, ['store_closed', 'goods_missing', 'goods_broken', 'accident']],
    ['deliver', false, ['wrong_address', 'no_answer', 'goods_broken', 'accident']],
    ['deliver', true, ['wrong_address', 'no_answer', 'short_cash', 'goods_broken', 'accident']],
    ['return', false, ['store_closed', 'goods_broken', 'accident']],
  ] as const)('[DEL-64] knows what can be wrong at the step %s with cash due: %s', (step, isCashDue, topics) => {
    expect(topicsOf({ step, isCashDue })).toEqual(topics);
  });

  it('[DEL-64] has a first step and words for support for each topic at each step', () => {
    for (const step of courierSteps) {
      for (const topic of topicsOf({ step, isCashDue: true })) {
        expect(firstStepsOf(topic, { step }), `${topic} ${step}`).not.toEqual([]);
      }
    }
    for (const topic of helpTopics) expect(readyWords).toContain(wordsToSupport[topic]);
  });

  it('[DEL-64] writes about broken goods to who can say what happens with them', () => {
    expect(firstStepsOf('goods_broken', { step: 'pick_up' })[0]).toBe('write_store');
    expect(firstStepsOf('goods_broken', { step: 'deliver' })[0]).toBe('write_customer');
  });

  it('[DEL-64] [DEL-65] begins with the alarm at an accident, and hands the orders over', () => {
    expect(firstStepsOf('accident', { step: 'deliver' })).toEqual(['raise_alarm', 'hand_over']);
  });
});
