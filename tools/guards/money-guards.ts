import type { Guard } from './guard.ts';

const orders = 'api/features/orders';
const takeGoodsTest = `${orders}/take-goods.test.ts`;

/** What keeps everybody who sells to the same books, and each benefit to one person. */
export const moneyGuards: Guard[] = [
  {
    against: 'two buyers of the last one',
    what: 'a prescription takes the units of a flash sale',
    test: { file: takeGoodsTest, title: 'is refused to the second of two pharmacists' },
    without: [
      { file: `${orders}/take-goods.ts`, line: '  await mustTakeFromSales(transaction, wanted.lines);\n', instead: '' },
    ],
  },
  {
    against: 'time up and answer',
    what: 'nothing left to pay means paid, whatever the method',
    test: { file: 'api/features/payments/nothing-to-pay.test.ts', title: 'is paid when it is placed' },
    without: [
      {
        file: 'api/features/payments/plan-payment.ts',
        line: 'const isPaid = payment.rest === 0;',
        instead: 'const isPaid = payment.wallet > 0 && payment.rest === 0;',
      },
    ],
  },
];
