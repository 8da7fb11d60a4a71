import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { describe, expect, it } from 'vitest';
import { type Board, mergeBoard, withOrder } from './merge-board.ts';

const now = '2026-11-23T12:30:00.000Z';
const received = Date.parse('2026-11-23T13:30:01.000Z');

const order = (id: string, change: Partial<BoardOrder> = {}): BoardOrder => ({
  id,
  code: id.slice(-4),
  order_status: 'pending',
  delay: null,
  order_type: 'delivery',
  version: 1,
  customer_name: 'Adaeze',
  has_account: false,
  order_note: '',
  unavailable_item_note: '',
  cutlery: false,
  payment: 'cash',
  total: 4200,
  sums: {
    item_total: 3500,
    add_on_total: 0,
    discount_total: 0,
    coupon_discount: 0,
    coupon_paid_by: null,
    first_order_discount: 0,
    tax: 0,
    tax_inclusive: false,
    delivery_fee: 700,
    service_charge: 0,
    tip: 0,
  },
  own_share: null,
  currency: 'NGN',
  lines: [],
  changes: [],
  print_count: 0,
  bag_print_count: 0,
  bag_count: null,
  courier_here_at: null,
  returning_at: null,
  placed_at: '2026-11-23T12:29:00.000Z',
  schedule_at: null,
  work_from: null,
  rings_at: '2026-11-23T12:29:00.000Z',
  seen_at: null,
  confirmed_at: null,
  handover_at: null,
  ready_at: null,
  ready: null,
  arrival: null,
  expected_at: null,
  left_at: null,
  courier_name: null,
  canceled_by: null,
  cancel_reason: null,
  counter: null,
  test_ends_at: null,
  ...change,
});

const store = {
  is_open: true,
  paused_until: null,
  pause_reason: null,
  opens_at: null,
  closes_at: '21:00',
  busy_minutes: 0,
  busy_until: null,
  cap: null,
  full_until: null,
};

const tickets = { kitchen: 'accepted', bag: 'by_hand' } as const;

const known: Board = { version: '10', clockOffset: 0, store, tickets, orders: [order('1001'), order('1002')] };
const ids = ({ orders }: Board) => orders.map(({ id }) => id);

describe('the board that a device knows', () => {
  it('[STO-001] takes what has changed, and drops what has left it', () => {
    const gone = order('1001', { order_status: 'canceled', canceled_by: 'shopper', version: 2, left_at: now });
    const reply = { version: '12', now, store, tickets, is_whole: false, orders: [gone, order('1003')] };
    const merged = mergeBoard(known, reply, received);
    expect(merged.version).toBe('12');
    expect(ids(merged)).toEqual(['1002', '1003']);
  });

  it('[STO-001] is replaced by a whole board', () => {
    const reply = { version: '12', now, store, tickets, is_whole: true, orders: [order('1003')] };
    expect(ids(mergeBoard(known, reply, received))).toEqual(['1003']);
    expect(ids(mergeBoard(undefined, { ...reply, is_whole: false }, received))).toEqual(['1003']);
  });

  it('[SEAT-40] counts by the clock of the server, where that of the device is an hour ahead', () => {
    const reply = { version: '12', now, store, tickets, is_whole: false, orders: [] };
    expect(mergeBoard(known, reply, received).clockOffset).toBe(-3_601_000);
  });

  it('[STO-010] keeps a step that a slow reply does not know yet', () => {
    const board = withOrder(known, order('1001', { order_status: 'confirmed', version: 2 }));
    const reply = { version: '11', now, store, tickets, is_whole: false, orders: [order('1001')] };
    expect(mergeBoard(board, reply, received).orders[0]?.order_status).toBe('confirmed');
  });
});
