import type { DeliveryStep } from '../orders/orders-delivery.rules.ts';
import type { ReadyWords } from './chat-ready.rules.ts';

/** What goes wrong with an order, as its courier says it [DEL-64]. */
export const helpTopics = [
  'store_closed',
  'goods_missing',
  'goods_broken',
  'wrong_address',
  'no_answer',
  'short_cash',
  'accident',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** What a courier can do first, before support does anything. */
export const firstSteps = [
  'call_store',
  'write_store',
  'call_customer',
  'write_customer',
  'note_cash',
  'choose_problem',
  'raise_alarm',
  'hand_over',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What help has to know of an order. */
export interface OrderOfHelp {
  step: DeliveryStep;
  /** Whether cash is still to be taken. */
  isCashDue: boolean;
}

/** Returns what can be wrong with an order at its step, the usual first; an accident is always among it. */
export function topicsOf({ step, isCashDue }: OrderOfHelp): HelpTopic[] {
  switch (step) {
    case 'go_to_store':
    case 'pick_up':
      return ['store_closed', 'goods_missing', 'goods_broken', 'accident'];
    case 'deliver':
      return [
        'wrong_address',
        'no_answer',
        ...(isCashDue ? (['short_cash'] as const) : []),
        'goods_broken',
        'accident',
      ];
    case 'return':
    case 'meet':
      return ['store_closed', 'goods_broken', 'accident'];
  }
}

/** Returns what a courier can do first about a topic, in the order to try it. */
export function firstStepsOf(topic: HelpTopic, { step }: Pick<OrderOfHelp, 'step'>): FirstStep[] {
  switch (topic) {
    case 'store_closed':
      return ['call_store', 'write_store'];
    case 'goods_missing':
      return ['write_store', 'call_store'];
    case 'goods_broken':
      return step === 'deliver' ? ['write_customer', 'call_customer'] : ['write_store', 'call_store'];
    case 'wrong_address':
      return ['call_customer', 'write_customer', 'choose_problem'];
    case 'no_answer':
      return ['call_customer', 'write_customer', 'choose_problem'];
    case 'short_cash':
      return ['call_customer', 'note_cash', 'choose_problem'];
    case 'accident':
      return ['raise_alarm', 'hand_over'];
  }
}

/** What support reads first about a topic, in the language of support. */
export const wordsToSupport: Readonly<Record<HelpTopic, ReadyWords>> = {
  store_closed: 'The store is closed.',
  goods_missing: 'Something is missing in the bag.',
  goods_broken: 'Something is broken.',
  wrong_address: 'The address is wrong.',
  no_answer: 'Nobody answers at the door.',
  short_cash: 'The customer does not have enough cash.',
  accident: 'I have had an accident.',
};
