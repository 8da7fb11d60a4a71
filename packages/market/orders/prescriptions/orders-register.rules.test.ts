import { expect, it } from 'vitest';
import { type RegisteredAnswer, registerRows } from './orders-register.rules.ts';

const entry = (part: Partial<RegisteredAnswer>): RegisteredAnswer => ({
  order_id: '100017',
  customer_name: 'Ada Obi',
  signed: { name: 'Bisi Ade', licence_number: 'PCN 12', outcome: 'priced' },
  local_time: '12:00',
  cancel_reason: null,
  medicines: [],
  ...part,
});

it('[STO-074] writes a row for each medicine, and one for a prescription that was refused', () => {
  const medicines = [
    { name: 'Amoxil', variation: '500 mg', quantity: 2, dose: 'One a day' },
    { name: 'Vitamin C', variation: '', quantity: 1, dose: '' },
  ];
  const refused = entry({
    cancel_reason: 'Too old',
    signed: { name: 'Bisi Ade', licence_number: '', outcome: 'refused' },
    local_time: '12:05',
  });
  const [head, ...rows] = registerRows('2026-11-20', [entry({ medicines }), refused]);
  expect(head).toContain('licence_number');
  const start = ['2026-11-20', '12:00', '100017', 'Ada Obi', 'priced'];
  expect(rows).toEqual([
    [...start, 'Amoxil', '500 mg', 2, 'One a day', null, 'Bisi Ade', 'PCN 12'],
    [...start, 'Vitamin C', '', 1, '', null, 'Bisi Ade', 'PCN 12'],
    ['2026-11-20', '12:05', '100017', 'Ada Obi', 'refused', null, null, null, null, 'Too old', 'Bisi Ade', ''],
  ]);
});
