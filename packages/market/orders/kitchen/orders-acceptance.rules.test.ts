import { describe, expect, it } from 'vitest';
import { money } from '../../values/money.ts';
import {
  type AcceptRule,
  minutesByRule,
  type OrderToAccept,
  type StoreToAccept,
  speaksOfAllergy,
} from './orders-acceptance.rules.ts';

const rule: AcceptRule = {
  isOn: true,
  hours: [[660, 900]],
  maxPieces: 5,
  maxValue: money(1_000_000),
  maxInWork: 4,
  readyMinutes: 15,
  busyFrom: 2,
  busyMinutes: 30,
  takesPrescriptions: false,
  takesAllergyNotes: false,
};
const order: OrderToAccept = {
  pieces: 5,
  total: money(1_000_000),
  hasPrescription: false,
  notes: 'No pepper, please',
  scheduleAt: null,
};
const now = new Date('2026-11-24T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const store: StoreToAccept = {
  clock: { day: 'tu', minute: 780 },
  now,
  inWork: 0,
  boardAt: minutesAgo(5),
  addedMinutes: 0,
};

describe('a rule that accepts orders', () => {
  it.each([
    ['within every bound', {}, {}, {}, 15],
    ['that is off', { isOn: false }, {}, {}, undefined],
    ['outside its hours', {}, {}, { clock: { day: 'tu', minute: 900 } }, undefined],
    ['without hours', { hours: [] }, {}, { clock: { day: 'tu', minute: 1380 } }, 15],
    ['with too many pieces', {}, { pieces: 6 }, {}, undefined],
    ['of too high a value', {}, { total: money(1_000_001) }, {}, undefined],
    ['with too many in work', {}, {}, { inWork: 4 }, undefined],
    ['without bounds', { maxPieces: null, maxValue: null, maxInWork: null }, { pieces: 90 }, { inWork: 90 }, 30],
    ['below the load for longer minutes', {}, {}, { inWork: 1 }, 15],
    ['at the load for longer minutes', {}, {}, { inWork: 2 }, 30],
    ['of a busy store', {}, {}, { addedMinutes: 20 }, 35],
    ['beyond the longest promise', {}, {}, { inWork: 3, addedMinutes: 80 }, 90],
    ['for later, by its time', {}, { scheduleAt: minutesAgo(-40) }, { inWork: 3 }, 30],
    ['with a prescription', {}, { hasPrescription: true }, {}, undefined],
    ['with a prescription that is ticked', { takesPrescriptions: true }, { hasPrescription: true }, {}, 15],
    ['with a note about an allergy', {}, { notes: 'ALLERGIC to shrimps' }, {}, undefined],
    ['with such a note that is ticked', { takesAllergyNotes: true }, { notes: 'ALLERGIC to shrimps' }, {}, 15],
    ['whose board was open longer ago', {}, {}, { boardAt: minutesAgo(5.1) }, undefined],
    ['whose board was never open', {}, {}, { boardAt: null }, undefined],
  ] as const)('[STO-012] answers an order %s', (_, ruled, ordered, at, minutes) => {
    expect(minutesByRule({ ...rule, ...ruled }, { ...order, ...ordered }, { ...store, ...at })).toBe(minutes);
  });

  it.each([
    ['I have an allergy!', true],
    ['Àléjì ẹ̀pà', true],
    ['nina mzio wa karanga', true],
    ['no groundnuts', true],
    ['No pepper, please. Leave it at the gate', false],
    ['', false],
  ])('[STO-012] finds what is about allergies in %j', (note, isAbout) => {
    expect(speaksOfAllergy(note)).toBe(isAbout);
  });
});
