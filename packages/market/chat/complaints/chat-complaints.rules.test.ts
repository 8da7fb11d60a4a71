import { describe, expect, it } from 'vitest';
import {
  type ComplaintPerson,
  type ComplaintReason,
  type OrderOfComplaint,
  refusalToComplain,
} from './chat-complaints.rules.ts';

const now = new Date('2026-11-20T11:00:00Z');
const order = (change: Partial<OrderOfComplaint> = {}): OrderOfComplaint => ({
  ...{ placedAt: new Date('2026-11-20T10:00:00Z'), hasCourier: true, isMade: false },
  ...change,
});

describe('a complaint of a store', () => {
  it.each<[ComplaintPerson, ComplaintReason, Partial<OrderOfComplaint>, string | undefined]>([
    ['courier', 'late', {}, undefined],
    ['courier', 'other', { placedAt: new Date('2026-11-06T11:00:00Z') }, undefined],
    ['courier', 'late', { placedAt: new Date('2026-11-06T10:59:59Z') }, 'complaint_late'],
    ['courier', 'late', { hasCourier: false }, 'complaint_person'],
    ['courier', 'false_claim', {}, 'complaint_person'],
    ['customer', 'careless', {}, 'complaint_person'],
    ['customer', 'false_claim', { hasCourier: false }, undefined],
    ['customer', 'rude', { isMade: true }, 'complaint_twice'],
  ])('[STO-102] about the %s: %s, with %o: %s', (about, reason, change, refused) => {
    expect(refusalToComplain({ about, reason }, order(change), now)?.refused).toBe(refused);
  });
});
