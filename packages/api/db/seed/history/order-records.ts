import { createHash } from 'node:crypto';
import { traitsOf } from 'market/modules/modules.rules';
import { nothing, toDecimal } from 'market/values/money';
import {
  entriesOfCashCollected,
  entriesOfOrderCanceled,
  entriesOfOrderPlaced,
  entriesOfPaymentReceived,
  type JournalKind,
  type LedgerEntry,
} from 'market/wallet/wallet.rules';
import { entriesOfDeliveryEarned } from 'market/wallet/wallet-ledger.rules';
import type { BulkLoad } from '../bulk-load.ts';
import type { SeedBase } from '../seed-base.ts';
import { type PastOrder, stepTime } from './past-orders.ts';

const second = 1000;
/** Who carried the digital payments of the past. */
const provider = 'sandbox';

/** Writes an order of the past with all that belongs to it: lines, steps, ledger entries, messages, its intent. */
export class PastOrderWriter {
  readonly #load: BulkLoad;
  readonly #base: SeedBase;
  #journals = 0;

  constructor(load: BulkLoad, base: SeedBase) {
    this.#load = load;
    this.#base = base;
  }

  add(order: PastOrder): void {
    this.#addOrder(order);
    this.#addLines(order);
    this.#addSteps(order);
    this.#addIntent(order);
    this.#addLedger(order);
    reduceStock(order);
  }

  #addOrder(order: PastOrder): void {
    const { plan, quote, shopper } = order;
    const isPaid = order.outcome === 'delivered';
    this.#load.add('orders', {
      id: order.id,
      shopper: shopper.shopper,
      module_id: this.#base.moduleId(plan.type),
      zone_id: this.#base.zoneId(plan.zone.id),
      store_id: plan.id,
      order_type: order.orderType,
      order_status: order.outcome,
      payment_method: order.paymentMethod,
      payment_status: isPaid ? 'paid' : 'unpaid',
      currency: plan.zone.currency,
      item_total: quote.itemTotal,
      add_on_total: quote.addOnTotal,
      discount_total: quote.discountTotal,
      tax: quote.tax,
      tax_inclusive: quote.taxInclusive,
      delivery_fee: quote.deliveryFee,
      service_charge: quote.serviceCharge,
      tip: quote.tip,
      total: quote.total,
      distance_metres: order.distanceMetres,
      contact_name: shopper.name,
      contact_number: shopper.phone,
      contact_email: shopper.email,
      delivery_address: order.deliveryAddress,
      delivery_man_id: order.courier?.id ?? null,
      cancel_reason: order.cancelReason,
      canceled_by: order.steps.find(({ to }) => to === 'canceled')?.by ?? null,
      tracking_hash: order.trackingHash,
      expected_at: null,
      placed_at: stepTime(order, 'pending') ?? undefined,
      confirmed_at: stepTime(order, 'confirmed'),
      processing_at: stepTime(order, 'processing'),
      handover_at: stepTime(order, 'handover'),
      picked_up_at: stepTime(order, 'picked_up'),
      delivered_at: stepTime(order, 'delivered'),
      canceled_at: stepTime(order, 'canceled'),
      failed_at: stepTime(order, 'failed'),
    });
  }

  #addLines({ id, lines, plan }: PastOrder): void {
    const { checksStock } = traitsOf(plan.type);
    for (const [place, { good, kind, choices, addOns, priced }] of lines.entries()) {
      this.#load.add('order_lines', {
        order_id: id,
        line_number: place + 1,
        item_id: good.row.id,
        name: good.row.name,
        image: good.row.image,
        variation: kind?.type ?? null,
        food_variations: choices,
        add_ons: addOns,
        quantity: priced.quantity,
        unit_price: priced.unitPrice,
        unit_discount: priced.unitDiscount,
        discount_reason: priced.discountReason,
        add_on_total: priced.addOnTotal,
        line_total: priced.lineTotal,
        counted: checksStock && good.stock !== null,
      });
    }
  }

  /** Each change of state had one outbox message. */
  #addSteps({ id, steps }: PastOrder): void {
    for (const [place, { from, to, by, at }] of steps.entries()) {
      const step_number = place + 1;
      this.#load.add('order_steps', {
        order_id: id,
        step_number,
        from_status: from,
        to_status: to,
        made_by: by,
        made_at: at,
      });
      this.#load.add('outbox', {
        kind: 'order_status',
        order_id: id,
        payload: { order_status: to },
        dedupe_key: `${id}:${step_number}`,
        attempts: 1,
        created_at: at,
        sent_at: new Date(at.getTime() + second),
      });
    }
  }

  #addIntent(order: PastOrder): void {
    const at = stepTime(order, 'pending') ?? new Date(0);
    this.#load.add('idempotency_keys', {
      owner: order.shopper.shopper,
      key: `seed:${order.id}`,
      fingerprint: createHash('sha256').update(order.id).digest('hex'),
      reply: {
        order_id: order.id,
        total: toDecimal(order.quote.total),
        currency: order.plan.zone.currency,
        status: 'pending',
        created_at: at.toISOString(),
      },
      order_id: order.id,
      created_at: at,
    });
  }

  /** A failed payment leaves the debt open: the shopper may still pay or cancel. */
  #addLedger(order: PastOrder): void {
    const { outcome, paymentMethod, courier, plan, quote } = order;
    // The rules of commissions and pay begin with the demo: no rule is for earlier orders.
    const booked = { ...quote, storeId: plan.id, commission: nothing };
    const placedAt = stepTime(order, 'pending');
    this.#addJournal(order, 'order_placed', placedAt, entriesOfOrderPlaced(booked));
    if (outcome === 'canceled') {
      this.#addJournal(order, 'order_canceled', stepTime(order, 'canceled'), entriesOfOrderCanceled(booked));
    }
    if (outcome !== 'delivered') return;
    this.#addTip(order);
    if (paymentMethod === 'digital_payment') {
      const entries = entriesOfPaymentReceived(quote.total, provider);
      this.#addJournal(order, 'payment_received', placedAt, entries);
    } else {
      const collector = courier ? { courierId: courier.id } : { storeId: plan.id };
      const entries = entriesOfCashCollected(quote.total, collector);
      this.#addJournal(order, 'cash_collected', stepTime(order, 'delivered'), entries);
    }
  }

  #addTip(order: PastOrder): void {
    const { id, courier, plan, quote } = order;
    const at = stepTime(order, 'delivered');
    if (!courier || !at || quote.tip === 0) return;
    this.#load.add('courier_earnings', {
      order_id: id,
      courier_id: courier.id,
      currency: plan.zone.currency,
      tip: quote.tip,
      earned_at: at,
    });
    const entries = entriesOfDeliveryEarned({ courierId: courier.id, pay: nothing, tip: quote.tip });
    this.#addJournal(order, 'delivery_earned', at, entries);
  }

  #addJournal({ id, plan }: PastOrder, kind: JournalKind, at: Date | null, entries: LedgerEntry[]): void {
    if (entries.length === 0) return;
    this.#journals += 1;
    const journalId = this.#journals;
    this.#load.add('journals', { id: journalId, kind, order_id: id, made_at: at ?? undefined });
    for (const { account, amount } of entries) {
      this.#load.add('ledger_entries', { journal_id: journalId, account, currency: plan.zone.currency, amount });
    }
  }
}

/** Delivered goods were in stock before, and count towards how often an item is ordered. */
function reduceStock({ outcome, lines }: PastOrder): void {
  if (outcome !== 'delivered') return;
  for (const { good, kind, priced } of lines) {
    good.row.order_count += 1;
    if (good.stock === null) continue;
    good.sold += priced.quantity;
    if (kind) kind.sold += priced.quantity;
  }
}
