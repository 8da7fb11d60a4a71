import { describe, expect, it } from 'vitest';
import { statementCsv } from './statement-csv.ts';

describe('[STO-085] a statement as a file', () => {
  it('has opening, lines and closing, and no formulas', () => {
    const line = { at: '2026-11-24T10:00:00.000Z', order_id: null, side: 'owed' as const };
    const csv = statementCsv({
      now: line.at,
      currencies: [
        {
          ...{ currency: 'NGN', owed: { opening: 5, closing: 15.5 }, cash: { opening: 0, closing: 0 }, is_whole: true },
          lines: [
            { ...line, kind: 'order_placed', order_id: '1234567890', subject: null, amount: 12.5 },
            { ...line, kind: 'payout_released', subject: '=payout:1', amount: -2 },
          ],
        },
      ],
    });
    expect(csv.split('\r\n')).toEqual([
      'at,kind,about,side,amount,currency',
      ',opening,,owed,5,NGN',
      ',opening,,cash,0,NGN',
      '2026-11-24T10:00:00.000Z,order_placed,1234567890,owed,12.5,NGN',
      "2026-11-24T10:00:00.000Z,payout_released,'=payout:1,owed,-2,NGN",
      ',closing,,owed,15.5,NGN',
      ',closing,,cash,0,NGN',
      '',
    ]);
  });
});
