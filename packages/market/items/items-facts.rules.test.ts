import { describe, expect, it } from 'vitest';
import { missingFacts } from './items-facts.rules.ts';

describe('what an item has to say before it is published', () => {
  it.each([
    ['food', {}, ['allergens']],
    ['food', { allergens: [] }, ['allergens']],
    ['food', { allergens: ['None'] }, []],
    ['pharmacy', {}, ['generic_names', 'is_prescription_required']],
    ['pharmacy', { generic_names: ['Paracetamol'] }, ['is_prescription_required']],
    ['pharmacy', { generic_names: ['Paracetamol'], is_prescription_required: false }, []],
    ['pharmacy', { generic_names: [], is_prescription_required: true }, ['generic_names']],
    ['grocery', {}, []],
    ['ecommerce', {}, []],
  ])('[STO-066] %s with %j misses %j', (module, facts, missing) => {
    expect(missingFacts(module, facts)).toEqual(missing);
  });
});
