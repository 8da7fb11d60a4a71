import { Trans } from '@lingui/react/macro';
import { moduleTypes } from 'market/modules/modules.rules';
import { orderStatuses } from 'market/orders/orders.rules';
import type { ReportColumn, ReportName } from 'market/wallet/reports/wallet-reports.rules';
import type { ReactNode } from 'react';
import { statusName } from '../../orders/order-texts.tsx';
import { moduleName } from '../../zones/module-name.tsx';

export const reportTitles: Record<ReportName, ReactNode> = {
  orders: <Trans>Orders</Trans>,
  stores: <Trans>Stores</Trans>,
  couriers: <Trans>Riders</Trans>,
  promotions: <Trans>Offers</Trans>,
  refunds: <Trans>Refunds</Trans>,
  times: <Trans>Times</Trans>,
  cash: <Trans>Cash</Trans>,
};

/** What a report counts, and by which day. */
export const reportAbouts: Record<ReportName, ReactNode> = {
  orders: (
    <Trans>
      Orders by the day of their placing. Own income is what the books have for the market, refunds included.
    </Trans>
  ),
  stores: (
    <Trans>Orders by the day of their placing. Goods and commission are without canceled and failed orders.</Trans>
  ),
  couriers: <Trans>What riders earned, by the day of the delivery.</Trans>,
  promotions: (
    <Trans>Coupons, discounts of first orders and discounts of items, without canceled and failed orders.</Trans>
  ),
  refunds: <Trans>Every refund by the day on which it was booked, with who pays it and where it went.</Trans>,
  times: (
    <Trans>Minutes of delivered orders, in the middle of all; without orders for later and for the counter.</Trans>
  ),
  cash: <Trans>What riders and counters took and handed in, and what they held at the end of the last day.</Trans>,
};

export const columnTitles: Record<ReportColumn, ReactNode> = {
  order: <Trans>Order</Trans>,
  placed: <Trans>Placed</Trans>,
  zone: <Trans>Zone</Trans>,
  module: <Trans>Module</Trans>,
  store: <Trans>Store</Trans>,
  type: <Trans>Kind</Trans>,
  status: <Trans>State</Trans>,
  payment: <Trans>Payment</Trans>,
  currency: <Trans>Currency</Trans>,
  goods: <Trans>Goods</Trans>,
  coupon: <Trans>Coupon</Trans>,
  delivery: <Trans>Delivery</Trans>,
  service: <Trans>Service</Trans>,
  tax: <Trans>Tax</Trans>,
  tip: <Trans>Tip</Trans>,
  total: <Trans>Total</Trans>,
  commission: <Trans>Commission</Trans>,
  income: <Trans>Own income</Trans>,
  store_id: <Trans>Number</Trans>,
  orders: <Trans>Orders</Trans>,
  delivered: <Trans>Delivered</Trans>,
  canceled: <Trans>Canceled</Trans>,
  discounts: <Trans>Discounts</Trans>,
  refunded: <Trans>Refunds it bears</Trans>,
  courier_id: <Trans>Number</Trans>,
  courier: <Trans>Rider</Trans>,
  city: <Trans>City</Trans>,
  deliveries: <Trans>Deliveries</Trans>,
  base: <Trans>Base</Trans>,
  distance: <Trans>Distance</Trans>,
  waiting: <Trans>Waiting</Trans>,
  tips: <Trans>Tips</Trans>,
  earned: <Trans>Earned</Trans>,
  kind: <Trans>Kind</Trans>,
  name: <Trans>Name</Trans>,
  paid_by: <Trans>Paid by</Trans>,
  given: <Trans>Given</Trans>,
  made: <Trans>Booked</Trans>,
  amount: <Trans>Amount</Trans>,
  by_market: <Trans>Paid by the market</Trans>,
  by_store: <Trans>Paid by the store</Trans>,
  by_courier: <Trans>Paid by the rider</Trans>,
  to_wallet: <Trans>To the wallet</Trans>,
  to_provider: <Trans>To the provider</Trans>,
  to_cash: <Trans>In cash</Trans>,
  reason: <Trans>Reason</Trans>,
  day: <Trans>Day</Trans>,
  promised: <Trans>Promised</Trans>,
  on_time: <Trans>On time</Trans>,
  to_accept: <Trans>To accept</Trans>,
  to_prepare: <Trans>To prepare</Trans>,
  to_fetch: <Trans>To fetch</Trans>,
  to_bring: <Trans>To bring</Trans>,
  in_all: <Trans>In all</Trans>,
  in_all_p90: <Trans>In all, 9 of 10</Trans>,
  holder: <Trans>Holder</Trans>,
  holder_id: <Trans>Number</Trans>,
  collected: <Trans>Collected</Trans>,
  handed_in: <Trans>Handed in</Trans>,
  other: <Trans>Other</Trans>,
  held: <Trans>Held</Trans>,
};

const words: Partial<Record<ReportColumn, Readonly<Record<string, ReactNode>>>> = {
  module: Object.fromEntries(moduleTypes.map((type) => [type, moduleName(type)])),
  status: Object.fromEntries(orderStatuses.map((status) => [status, statusName(status)])),
  type: {
    delivery: <Trans>Delivery</Trans>,
    take_away: <Trans>Pick-up</Trans>,
    parcel: <Trans>Parcel</Trans>,
  },
  payment: {
    cash_on_delivery: <Trans>Cash</Trans>,
    digital_payment: <Trans>Online</Trans>,
    wallet: <Trans>Wallet</Trans>,
  },
  kind: {
    coupon: <Trans>Coupon</Trans>,
    first_order: <Trans>First order</Trans>,
    item: <Trans>Item</Trans>,
  },
  paid_by: { market: <Trans>Market</Trans>, store: <Trans>Store</Trans> },
  holder: { courier: <Trans>Rider</Trans>, store: <Trans>Store</Trans> },
};

/** Returns a cell in words where it is one of a closed list; files have it as programs read it. */
export function wordOfCell(column: ReportColumn, cell: string): ReactNode {
  return words[column]?.[cell] ?? cell;
}
