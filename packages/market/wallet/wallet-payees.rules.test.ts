import { describe, expect, it } from 'vitest';
import { readAccountNumber } from '../values/account-number.ts';
import { maskedAccountNumber, namesAgree, payoutHoldOf } from './wallet-payees.rules.ts';

describe('[STO-087] the account of a payee', () => {
  it.each([
    ['bank', '0123456789', 'NG', '0123456789'],
    ['bank', '012 345-6789', 'NG', '0123456789'],
    ['bank', '012345678', 'NG', undefined],
    ['bank', '01234567890', 'NG', undefined],
    ['bank', '0112 3456 7890 1', 'KE', '0112345678901'],
    ['bank', '12', 'KE', undefined],
    ['bank', 'de89 3704 0044 0532 0130 00', 'DE', 'DE89370400440532013000'],
    ['bank', 'DE89 3704 0044 0532 0130 01', 'DE', undefined],
    ['bank', 'GB82 WEST 1234 5698 7654 32', 'NG', 'GB82WEST12345698765432'],
    ['bank', '=HYPERLINK("x")', 'KE', undefined],
    ['mobile_money', '0712 345678', 'KE', '+254712345678'],
    ['mobile_money', '0803 555 0123', 'NG', '+2348035550123'],
    ['mobile_money', '12345', 'KE', undefined],
  ] as const)('%s %s in %s is %s', (kind, written, country, number) => {
    expect(readAccountNumber(kind, written, country)).toBe(number);
  });

  it('is shown by its last four characters', () => {
    expect(maskedAccountNumber('0123456789')).toBe('•••• 6789');
  });

  it.each([
    ['Ronke Adeyemi', 'ADEYEMI RONKE', true],
    ['Rónkẹ́ Adéyẹmí', 'ADEYEMI, RONKE TITILAYO', true],
    ['Mama Ronke Buka Ltd', 'MAMA RONKE BUKA LTD', true],
    ['Ronke Adeyemi', 'ADEYEMI TUNDE', false],
    ['Ronke', 'ADEYEMI RONKE', false],
    ['Buka', 'BUKA', true],
    ['Ronke Adeyemi', '', false],
    ['- -', '- -', false],
  ])('%s and %s agree: %s', (entered, shown, agree) => {
    expect(namesAgree(entered, shown)).toBe(agree);
  });

  const now = new Date('2026-11-20T11:00:00Z');
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  it.each([
    ['account_missing', undefined],
    ['account_unchecked', { usableAt: at(-1), isChecked: false }],
    ['account_new', { usableAt: at(1), isChecked: true }],
    [undefined, { usableAt: at(0), isChecked: true }],
  ])('[OPS-079] holds a payout: %s', (hold, account) => {
    expect(payoutHoldOf(account, now)).toBe(hold);
  });
});
