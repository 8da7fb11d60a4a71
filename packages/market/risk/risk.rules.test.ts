import { describe, expect, it } from 'vitest';
import { evaluateOrder, isProofFresh, type RiskFacts, type RiskTerms } from './risk.rules.ts';

const terms: RiskTerms = {
  asksForProof: true,
  openCashOfNew: 5,
  openCashOfKnown: 20,
  openUnpaid: 3,
  shortHoldMinutes: 5,
  proofDays: 90,
};
/** A new shopper with a phone number that a code has proved. */
const newcomer: RiskFacts = {
  owes: 'cash',
  isPhoneProved: true,
  hasReceivedHere: false,
  isKnown: false,
  openCash: { ofShopper: 0, ofPhone: 0 },
  openUnpaid: { ofShopper: 0, ofPhone: 0 },
  lapsed: { ofShopper: 0, ofBlock: 0 },
  notLapsedOfBlock: 0,
};
const taken = { holdMinutes: 15, notes: [] };
const needsProof = { refused: 'phone_proof_required' };
const tooMany = { refused: 'too_many_open_orders' };
const open = (ofShopper: number, ofPhone: number) => ({ ofShopper, ofPhone });

describe('an order is evaluated', () => {
  it.each<[string, Partial<RiskFacts>, object]>([
    ['a first cash order of a proved number', {}, taken],
    ['a first cash order of an unproved number', { isPhoneProved: false }, needsProof],
    [
      'a cash order to a number where this shopper has received one',
      { isPhoneProved: false, hasReceivedHere: true },
      taken,
    ],
    ['a cash order to another number of a known shopper', { isPhoneProved: false, isKnown: true }, needsProof],
    ['an unproved number that pays digitally', { isPhoneProved: false, owes: 'digital' }, taken],
    ['an unproved number with nothing left to pay', { isPhoneProved: false, owes: 'nothing' }, taken],
    ['one cash order below the limit', { openCash: open(4, 4) }, { holdMinutes: 15, notes: ['several_open'] }],
    ['a cash order at the limit of the shopper', { openCash: open(5, 0) }, tooMany],
    ['a cash order at the limit of the number', { openCash: open(0, 5) }, tooMany],
    ['an office that has received orders', { isKnown: true, openCash: open(19, 19) }, taken],
    ['an office at its limit', { isKnown: true, openCash: open(20, 1) }, tooMany],
    ['open cash orders of who pays digitally', { owes: 'digital', openCash: open(9, 9) }, taken],
    ['unpaid orders at the limit of the shopper', { owes: 'digital', openUnpaid: open(3, 0) }, tooMany],
    ['unpaid orders at the limit of the number', { owes: 'digital', openUnpaid: open(0, 3) }, tooMany],
    ['open orders of who has nothing left to pay', { owes: 'nothing', openUnpaid: open(9, 9) }, taken],
    ['one lapsed order', { owes: 'digital', lapsed: { ofShopper: 1, ofBlock: 1 } }, taken],
    [
      'a second lapsed order',
      { owes: 'digital', lapsed: { ofShopper: 2, ofBlock: 2 } },
      { holdMinutes: 5, notes: ['lets_orders_lapse'] },
    ],
    ['a proved number behind a hoarding address', { owes: 'digital', lapsed: { ofShopper: 0, ofBlock: 60 } }, taken],
    [
      'an unproved number behind a hoarding address',
      { owes: 'digital', isPhoneProved: false, lapsed: { ofShopper: 0, ofBlock: 60 } },
      needsProof,
    ],
    [
      'an unproved number in a crowd that pays',
      { owes: 'digital', isPhoneProved: false, lapsed: { ofShopper: 0, ofBlock: 60 }, notLapsedOfBlock: 440 },
      taken,
    ],
    [
      'a few lapsed orders of an address',
      { owes: 'digital', isPhoneProved: false, lapsed: { ofShopper: 0, ofBlock: 9 } },
      taken,
    ],
  ])('%s', (_, facts, result) => expect(evaluateOrder({ ...newcomer, ...facts }, terms)).toEqual(result));

  it('without asking for proof where the operator does not want it, with a note', () => {
    const facts = { ...newcomer, isPhoneProved: false };
    expect(evaluateOrder(facts, { ...terms, asksForProof: false })).toEqual({
      holdMinutes: 15,
      notes: ['unproved_phone'],
    });
    const behind = { ...facts, owes: 'digital' as const, lapsed: { ofShopper: 0, ofBlock: 10 } };
    expect(evaluateOrder(behind, { ...terms, asksForProof: false })).toEqual({
      holdMinutes: 5,
      notes: ['block_lets_orders_lapse'],
    });
  });

  it('and its goods are never reserved longer than usual', () => {
    const facts: RiskFacts = { ...newcomer, owes: 'digital', lapsed: { ofShopper: 2, ofBlock: 0 } };
    expect(evaluateOrder(facts, { ...terms, shortHoldMinutes: 60 })).toMatchObject({ holdMinutes: 15 });
  });
});

it.each<[Date | null, boolean]>([
  [null, false],
  [new Date('2026-01-01T00:00:01Z'), true],
  [new Date('2026-01-01T00:00:00Z'), false],
])('a proof of %s counts for its days: %s', (provedAt, counts) => {
  expect(isProofFresh(provedAt, new Date('2026-04-01T00:00:00Z'), terms)).toBe(counts);
});
