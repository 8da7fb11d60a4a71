-- Conditions that hold at every moment, whatever was killed or cut off. Each returned row is a violation.
-- I1 needs the records of the clients and is checked by the program that placed the orders.

with sold as (
  select l.item_id, sum(l.quantity) as quantity
  from order_lines l join orders o on o.id = l.order_id
  where l.counted and o.order_status not in ('canceled', 'failed')
  group by l.item_id
), sold_types as (
  select l.item_id, l.variation, sum(l.quantity) as quantity
  from order_lines l join orders o on o.id = l.order_id
  where l.counted and l.variation is not null and o.order_status not in ('canceled', 'failed')
  group by l.item_id, l.variation
), line_sums as (
  select order_id,
    sum(quantity * unit_price) as items, sum(add_on_total) as add_ons,
    sum(quantity * unit_discount) as discounts, sum(line_total) as goods
  from order_lines group by order_id
), allowed(from_status, to_status) as (values
  ('pending', 'confirmed'), ('confirmed', 'processing'), ('processing', 'handover'), ('handover', 'picked_up'),
  ('picked_up', 'delivered'), ('handover', 'delivered'), ('pending', 'canceled'), ('confirmed', 'canceled'),
  ('processing', 'canceled'), ('handover', 'canceled'), ('picked_up', 'canceled'), ('pending', 'failed'), ('failed', 'canceled'),
  ('delivered', 'refund_requested'), ('refund_requested', 'refunded'), ('refund_requested', 'delivered')
), steps as (
  select *, lag(to_status) over w as before, lag(made_at) over w as before_at, row_number() over w as place
  from order_steps window w as (partition by order_id order by step_number)
)
-- Keys and messages of old orders are deleted (account-horizons.data.ts): a day later than the horizon all must be there.
select 'I2' as invariant, 'order without exactly one intent' as breach, o.id as subject
from orders o left join idempotency_keys k on k.order_id = o.id
group by o.id having count(k.key) > 1 or count(k.key) = 0 and o.placed_at >= coalesce(
  (select before + interval '1 day' from retention_horizons where part = 'keys of orders'), '-infinity')

union all
select 'I2', 'part of no order', t.part || ' ' || t.order_id
from (
  select 'contact' as part, order_id from order_contacts
  union all select 'origin', order_id from order_origins
  union all select 'line', order_id from order_lines
  union all select 'step', order_id from order_steps
  union all select 'journal', order_id from journals
  union all select 'message', order_id from outbox
  union all select 'key', order_id from idempotency_keys
) t
where t.order_id is not null and not exists (select from orders o where o.id = t.order_id)

union all
select 'I2', 'entry of no journal', e.journal_id::text
from ledger_entries e where not exists (select from journals j where j.id = e.journal_id)

union all
select 'I2', 'order of no zone or module', o.id
from orders o where not exists (select from zones z where z.id = o.zone_id)
  or not exists (select from modules m where m.id = o.module_id)

union all
select 'I3', 'stock of an item does not match its order lines', i.id::text
from items i left join sold s on s.item_id = i.id
where i.stock is not null and i.stock_received - coalesce(s.quantity, 0) <> i.stock

union all
select 'I3', 'stock of a variation does not match its order lines', v.item_id || ' ' || v.type
from item_variations v left join sold_types s on s.item_id = v.item_id and s.variation = v.type
where v.stock is not null and v.stock_received - coalesce(s.quantity, 0) <> v.stock

union all
select 'I3', 'units of a flash sale do not match its order lines', f.flash_sale_id || ' ' || f.item_id
from flash_sale_items f left join (
  select l.flash_sale_id, l.item_id, sum(l.quantity) as quantity
  from order_lines l join orders o on o.id = l.order_id
  where l.flash_sale_id is not null and o.order_status not in ('canceled', 'failed')
  group by l.flash_sale_id, l.item_id
) s on s.flash_sale_id = f.flash_sale_id and s.item_id = f.item_id
where f.sold - f.sold_before <> coalesce(s.quantity, 0) or f.sold + f.available_stock <> f.stock

union all
select 'I4', 'journal does not add up to zero, or has one side only', j.id::text
from journals j left join ledger_entries e on e.journal_id = j.id
group by j.id having coalesce(sum(e.amount), 1) <> 0 or count(*) < 2 or count(distinct e.currency) > 1

union all
select 'I4', 'order without its journal', o.id
from orders o where o.total > 0
  and not exists (select from journals j where j.order_id = o.id and j.kind = 'order_placed')

union all
select 'I5', 'what is still owed for an order does not match its status', o.id
from orders o
join journals j on j.order_id = o.id
join ledger_entries e on e.journal_id = j.id and e.account = 'receivable'
group by o.id, o.total, o.order_status, o.payment_status
having sum(e.amount) <> case
  when o.order_status = 'canceled' or o.payment_status in ('paid', 'refunded') then 0 else o.total - o.wallet_paid end

union all
select 'I5', 'balance of a wallet is not the sum of its entries', coalesce('wallet:' || w.customer_id, b.account) || ' ' || coalesce(w.currency, b.currency)
from wallets w
full join (
  select account, currency, -sum(amount) as balance from ledger_entries where account like 'wallet:%' group by account, currency
) b on b.account = 'wallet:' || w.customer_id and b.currency = w.currency
where coalesce(w.balance, 0) <> coalesce(b.balance, 0)

union all
select 'I6', 'total is not the sum of the lines and charges', o.id
from orders o left join line_sums s on s.order_id = o.id
-- A parcel has no lines, and neither has a prescription without a price; every other order has some.
where (s.order_id is null) <> (o.order_type = 'parcel' or o.prescription is not distinct from 'sent') or o.item_total <> coalesce(s.items, 0)
  or o.add_on_total <> coalesce(s.add_ons, 0) or o.discount_total <> coalesce(s.discounts, 0)
  or o.total <> coalesce(s.goods, 0) - o.coupon_discount - o.first_order_discount + case when o.tax_inclusive then 0 else o.tax end + o.delivery_fee + o.service_charge + o.tip

union all
select 'I8', 'step that no table allows', order_id || ' ' || coalesce(from_status, '-') || ' to ' || to_status
from steps s
-- The first steps of old orders are deleted (account-horizons.data.ts): a day later than the horizon all must be there.
where (place = 1 and not (from_status is null and to_status = 'pending') and exists (
    select from orders o where o.id = s.order_id and o.placed_at >= coalesce(
      (select before + interval '1 day' from retention_horizons where part = 'steps of orders'), '-infinity')))
  or (place > 1 and (from_status is distinct from before
    or not exists (select from allowed a where a.from_status = s.from_status and a.to_status = s.to_status)))
  or made_at < before_at

union all
select 'I8', 'state of the order is not its last step', o.id
from orders o
where o.order_status is distinct from (
  select to_status from order_steps s where s.order_id = o.id order by step_number desc limit 1)

union all
select 'I9', 'coupon counts other uses than it has', c.id::text
from coupons c left join coupon_uses u on u.coupon_id = c.id
group by c.id having count(u.order_id) <> c.used_count or c.used_count > c.limit_in_all

union all
select 'I9', 'coupon used more often than a customer may', u.coupon_id || ' ' || u.shopper
from coupon_uses u join coupons c on c.id = u.coupon_id
group by u.coupon_id, u.shopper, c.limit_per_customer having count(*) > c.limit_per_customer

union all
select 'I9', 'coupon used more often than a person may, by several accounts', u.coupon_id || ' ' || k.contact_hash
from coupon_uses u join coupons c on c.id = u.coupon_id join order_contacts k on k.order_id = u.order_id
group by u.coupon_id, k.contact_hash, c.limit_per_customer having count(*) > c.limit_per_customer

union all
select 'I9', 'coupon of a first order used by more than one order of a person', person
from (
  select u.shopper as person from coupon_uses u join coupons c on c.id = u.coupon_id and c.coupon_type = 'first_order'
  union all
  select k.contact_hash from coupon_uses u join coupons c on c.id = u.coupon_id and c.coupon_type = 'first_order'
  join order_contacts k on k.order_id = u.order_id
) firsts
group by person having count(*) > 1

union all
select 'I9', 'discount of a first order had by a person more than once', k.contact_hash
from first_order_discounts d join order_contacts k on k.order_id = d.order_id
group by k.contact_hash having count(*) > 1

union all
select 'I9', 'order with a coupon and no use of it, or the other way round', coalesce(o.id, u.order_id)
from (select id, coupon_id, shopper from orders
  where coupon_id is not null and order_status not in ('canceled', 'failed')) o
full join coupon_uses u on u.order_id = o.id
where o.id is null or u.order_id is null or o.coupon_id <> u.coupon_id or o.shopper <> u.shopper

union all
select 'I9', 'first order discounted without its use, or the other way round', coalesce(o.id, d.order_id)
from (select id, shopper, first_order_discount from orders
  where first_order_discount > 0 and order_status not in ('canceled', 'failed')) o
full join first_order_discounts d on d.order_id = o.id
where o.id is null or d.order_id is null or o.first_order_discount <> d.amount or o.shopper <> 'customer:' || d.customer_id

union all
select 'I9', 'invitation without exactly one credit, or the other way round', coalesce('referral:' || r.referee_id, j.subject)
from referrals r
full join (
  select j.subject, -sum(e.amount) as amount, min(e.account) as account
  from journals j join ledger_entries e on e.journal_id = j.id and e.account like 'wallet:%'
  where j.kind = 'referral_earned' group by j.subject
) j on j.subject = 'referral:' || r.referee_id
where r.referee_id is null or j.subject is null or j.amount <> r.amount or j.account <> 'wallet:' || r.referrer_id

union all
select 'I9', 'invitation that earned before its order was delivered', r.referee_id::text
from referrals r join orders o on o.id = r.order_id
where o.delivered_at is null or o.shopper <> 'customer:' || r.referee_id

union all
select 'I9', 'more than ten invitations credited within 30 days', r.referrer_id::text
from referrals r join referrals before on before.referrer_id = r.referrer_id
  and before.credited_at > r.credited_at - interval '30 days' and before.credited_at <= r.credited_at
group by r.referrer_id, r.referee_id having count(*) > 10

union all
select 'I9', 'reward of an order that was not delivered, or more than one', j.order_id || ' ' || j.kind
from journals j join orders o on o.id = j.order_id
where j.kind in ('points_earned', 'cashback_earned')
group by j.order_id, j.kind, o.delivered_at having count(*) > 1 or o.delivered_at is null

union all
select 'I9', 'reward taken back without a refund, or more of it than it was', j.order_id || ' ' || j.kind
from journals j join orders o on o.id = j.order_id
join ledger_entries e on e.journal_id = j.id and e.account like 'wallet:%'
left join journals earned on earned.order_id = j.order_id
  and earned.kind = replace(replace(j.kind, 'exchange', 'points'), 'taken_back', 'earned')
left join ledger_entries given on given.journal_id = earned.id and given.account like 'wallet:%'
where j.kind in ('points_taken_back', 'exchange_taken_back', 'cashback_taken_back')
group by j.order_id, j.kind, o.order_status
having (o.order_status <> 'refunded' and (select sum(r.amount) from refunds r where r.order_id = j.order_id) is distinct from max(o.total)) or count(earned.id) = 0
  or (j.kind <> 'exchange_taken_back' and sum(e.amount) > -sum(given.amount))

union all
select 'I9', 'points exchanged on one side only', coalesce(spent.subject, given.subject)
from (select subject from journals where kind = 'points_spent') spent
full join (select subject from journals where kind = 'points_exchanged') given on given.subject = spent.subject
where spent.subject is null or given.subject is null

union all
select 'I10', 'state change without exactly one message', s.order_id || ' ' || s.step_number
from order_steps s left join outbox m on m.dedupe_key = s.order_id || ':' || s.step_number
group by s.order_id, s.step_number having count(m.id) > 1 or count(m.id) = 0 and s.made_at >= coalesce(
  (select before + interval '1 day' from retention_horizons where part = 'messages'), '-infinity')

union all
select 'B6', 'cart with an item of another store', c.id::text
from carts c join cart_lines l on l.cart_id = c.id join items i on i.id = l.item_id
where i.store_id <> c.store_id

union all
select 'I12', 'order that nobody moves', id
from orders
where order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up')
  and coalesce(schedule_at, placed_at) < now() - interval '1 day'

union all
select 'I11', 'payment that has paid without being booked once, or the other way round', p.id
from payments p left join journals j
  on (j.order_id = p.order_id and j.kind = 'payment_received') or (j.subject = 'payment:' || p.id and j.kind = 'wallet_filled')
left join orders o on o.id = p.order_id
where p.status = 'paid' and (j.id is null or (o.id is not null and o.payment_status <> 'paid'))

union all
select 'I11', 'order that more than one payment has paid', order_id
from payments where order_id is not null and status = 'paid' group by order_id having count(*) > 1

union all
select 'I13', 'item with another number of wish lists than it says', i.id::text
from items i left join (select item_id, count(*) as count from wishes where item_id is not null group by item_id) w
  on w.item_id = i.id
where i.wishlist_count <> coalesce(w.count, 0)

union all
select 'A1', 'line of the audit log that was changed', l.id::text
from audit_lines l
where l.content_hash is null or (l.salt is not null and audit_content_hash(l) <> l.content_hash)
  or (l.salt is null and (l.before is not null or l.after is not null or l.reason is not null))

union all
select 'A1', 'line of the audit log that was emptied although the person has not gone', l.id::text
from audit_lines l
where l.salt is null
  and not exists (select from customers c where 'customer:' || c.id = l.subject and c.removed_at is not null)
  and not exists (select from delivery_men d where 'courier:' || d.id = l.subject and d.left_at is not null)
  and (l.subject not like 'invitation:%' or exists (select from invitations i where 'invitation:' || i.id = l.subject))

union all
select 'A1', 'line of the audit log that is in no chain', l.id::text
from audit_lines l left join audit_links k on k.line_id = l.id
where k.line_id is null

union all
select 'A1', 'broken chain of the audit log', k.day || ' ' || k.place
from (
  select link.*, row_number() over days as number,
    coalesce(lag(hash) over days, (select first_hash from audit_days d where d.day = link.day)) as previous
  from audit_links link window days as (partition by day order by place)
) k left join audit_lines l on l.id = k.line_id
where l.id is null or k.place <> k.number or k.hash is distinct from audit_link_hash(k.previous, l)

union all
select 'A1', 'day of the audit log that does not fit its lines or the day before', d.day::text
from (select *, lag(last_hash) over (order by day) as before from audit_days) d
left join lateral (select count(*) as links from audit_links k where k.day = d.day) counted on true
left join audit_links tail on tail.day = d.day and tail.place = d.lines
where d.first_hash <> coalesce(d.before, sha256(''))
  or (d.cleared_at is null and (counted.links <> d.lines or tail.hash is distinct from d.last_hash))
  -- Nothing goes before its 24 months are over.
  or (d.cleared_at is not null and (counted.links > 0 or d.cleared_at < d.day + interval '24 months'))

union all
select 'I14', 'what a courier has earned with an order is not what the books say', coalesce(e.order_id, b.order_id)
from courier_earnings e
full join (
  select j.order_id, l.account, l.currency, -sum(l.amount) as amount
  from journals j join ledger_entries l on l.journal_id = j.id and l.account like 'courier:%'
  where j.kind = 'delivery_earned' group by j.order_id, l.account, l.currency
) b on b.order_id = e.order_id and b.account = 'courier:' || e.courier_id and b.currency = e.currency
where coalesce(e.base + e.distance + e.waiting + e.tip, 0) <> coalesce(b.amount, 0)

union all
select 'I14', 'pay for a wait at a store that is not what the books say', coalesce(w.order_id, b.subject)
from store_waits w
full join (
  select j.subject, l.account, l.currency, -sum(l.amount) as amount
  from journals j join ledger_entries l on l.journal_id = j.id and l.account like 'courier:%'
  where j.kind = 'wait_earned' group by j.subject, l.account, l.currency
) b on b.subject = 'store_wait:' || w.order_id || ':' || w.courier_id and b.account = 'courier:' || w.courier_id
  and b.currency = w.currency
where coalesce(w.amount, 0) <> coalesce(b.amount, 0)

union all
select 'I14', 'pay for a way until a hand-over that is not what the books say', coalesce(h.order_id, b.subject)
from (select h.*, o.currency from delivery_handovers h join orders o on o.id = h.order_id) h
full join (
  select j.subject, l.account, l.currency, -sum(l.amount) as amount
  from journals j join ledger_entries l on l.journal_id = j.id and l.account like 'courier:%'
  where j.kind = 'handover_earned' group by j.subject, l.account, l.currency
) b on b.subject = 'handover:' || h.id and b.account = 'courier:' || h.from_courier_id and b.currency = h.currency
where coalesce(h.paid, 0) <> coalesce(b.amount, 0)

union all
select 'I10', 'hand-over of an order that nobody carries, or that is somebody else''s', h.order_id
from delivery_handovers h join orders o on o.id = h.order_id
where h.ended_at is null and (o.order_status <> 'picked_up' or o.delivery_man_id is distinct from h.from_courier_id)

union all
select 'I14', 'tip after a delivery that is not what the books say, or comes to more than the order', coalesce(t.id::text, b.subject)
from (
  select t.id, t.courier_id, t.currency, t.amount, o.shopper,
    sum(t.amount) over (partition by t.order_id) > o.total or o.delivered_at is null as is_too_much
  from late_tips t join orders o on o.id = t.order_id
) t
full join (
  select j.subject, l.currency, -sum(l.amount) filter (where l.account like 'courier:%') as amount,
    max(l.account) filter (where l.account like 'courier:%') as courier,
    max(l.account) filter (where l.account like 'wallet:%') as wallet
  from journals j join ledger_entries l on l.journal_id = j.id
  where j.kind = 'tip_given' group by j.subject, l.currency
) b on b.subject = 'tip:' || t.id and b.currency = t.currency
where t.id is null or b.subject is null or t.amount <> b.amount or b.courier <> 'courier:' || t.courier_id
  or b.wallet <> replace(t.shopper, 'customer:', 'wallet:') or t.is_too_much

union all
select 'I14', 'sum that is held for a contest, and is not what the books say', coalesce('contest:' || c.id, b.subject)
from contests c
full join (
  select j.subject, sum(e.amount) as amount from journals j
  join ledger_entries e on e.journal_id = j.id and e.account like 'contested:%' group by j.subject
) b on b.subject = 'contest:' || c.id
where coalesce(b.amount, 0) <> case when c.decision is null then coalesce(c.held, 0) else 0 end

union all
select 'I16', 'amount that nobody owns', account
-- Without the offset the pattern is applied to every entry, which takes longer than all the rest.
from (select distinct account from ledger_entries offset 0) a
where account !~ '^(receivable|tip|tax|bank|coupons|first_orders|delivery|service|bonuses|loyalty|points|referrals|cashback|market:[a-z_]+|provider:.+|(store|courier|wallet|cash:store|cash:delivery_man|short_cash|contested:store|contested:courier):[0-9]+)$'

union all
select 'I16', 'commission of an order is not what the books say', o.id
from orders o
left join (
  select j.order_id, -sum(e.amount) as amount
  from journals j join ledger_entries e on e.journal_id = j.id and e.account = 'market:commission' group by j.order_id
) b on b.order_id = o.id
where coalesce(b.amount, 0) <> case when o.order_status in ('canceled', 'refunded') then 0 else o.commission end

union all
select 'I16', 'tip that is held for nobody, or not held', o.id
from orders o
left join (
  select j.order_id, -sum(e.amount) as amount
  from journals j join ledger_entries e on e.journal_id = j.id and e.account = 'tip' group by j.order_id
) b on b.order_id = o.id
where coalesce(b.amount, 0)
  <> case when o.order_status in ('delivered', 'refund_requested', 'canceled', 'refunded') then 0 else o.tip end

union all
select 'I17', 'parts refunded of more than was paid, or not booked as written', r.order_id
from refunds r join orders o on o.id = r.order_id
left join (
  select j.subject, sum(e.amount) filter (where e.amount > 0) as amount from journals j
  join ledger_entries e on e.journal_id = j.id where j.kind = 'order_refunded' and j.subject is not null group by j.subject
) j on j.subject = 'refund:' || r.id
group by r.order_id, o.total having sum(r.amount) > o.total or sum(r.amount) is distinct from sum(j.amount)

union all
select 'I15', 'payout that moved another amount at the bank than it says', p.id::text
from payouts p
left join (
  select j.subject, -sum(e.amount) as amount
  from journals j join ledger_entries e on e.journal_id = j.id and e.account = 'bank'
  where j.kind in ('payout_released', 'payout_failed') group by j.subject
) b on b.subject = 'payout:' || p.id
where coalesce(b.amount, 0) <> case when p.state in ('sent', 'paid') then p.amount else 0 end

union all
select 'I15', 'payout without its payee in the books, or with another one', p.id::text
from payouts p
left join (
  select j.subject, e.account, e.currency, sum(e.amount) filter (where j.kind = 'payout_released') as released,
    -sum(e.amount) filter (where j.kind = 'payout_failed') as failed
  from journals j join ledger_entries e on e.journal_id = j.id and e.account ~ '^(store|courier):'
  where j.kind in ('payout_released', 'payout_failed') group by j.subject, e.account, e.currency
) b on b.subject = 'payout:' || p.id
where p.state in ('sent', 'paid', 'failed') and (
  b.account is distinct from coalesce('store:' || p.store_id, 'courier:' || p.courier_id)
  or b.currency is distinct from p.currency or b.released is distinct from p.amount + p.set_off
  or b.failed is distinct from case when p.state = 'failed' then p.amount end)

union all
select 'I15', 'run whose payouts are not as its state says', r.id::text
from payout_runs r join payouts p on p.run_id = r.id
where (r.state = 'prepared' and p.state not in ('planned', 'left_out'))
  or (r.state = 'released' and p.state = 'planned') or (r.state = 'withdrawn' and p.state <> 'left_out')
group by r.id

union all
select 'I15', 'payout in the books alone', j.subject
from journals j left join payouts p on 'payout:' || p.id = j.subject
where j.kind in ('payout_released', 'payout_failed') and p.id is null

union all
select 'I15', 'cash that was handed in or is missing, and is not booked as written', d.id::text
from cash_deposits d
left join (
  select j.subject, sum(e.amount) filter (where j.kind = 'cash_deposited') as counted,
    sum(e.amount) filter (where j.kind = 'cash_short') as missing
  from journals j join ledger_entries e on e.journal_id = j.id and e.account like 'cash:delivery_man:%'
  where j.kind in ('cash_deposited', 'cash_short') group by j.subject
) b on b.subject = 'deposit:' || d.id
where coalesce(-b.counted, 0) <> d.counted or coalesce(-b.missing, 0) <> d.missing

union all
select 'I15', 'cash that did not come at the door, and does not stand in the books as decided', coalesce(s.order_id, b.order_id)
from short_cash s
full join (
  select j.order_id, sum(e.amount) filter (where j.kind = 'cash_left_open') as opened, sum(e.amount) as left_open
  from journals j join ledger_entries e on e.journal_id = j.id and e.account like 'short_cash:%'
  where j.order_id is not null group by j.order_id
) b on b.order_id = s.order_id
where b.order_id is null or s.order_id is null or b.opened <> s.due - s.taken
  or b.left_open <> case when s.borne_by is null and s.given_back_at is null then s.due - s.taken else 0 end
