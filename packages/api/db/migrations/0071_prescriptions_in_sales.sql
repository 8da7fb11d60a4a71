-- Prescriptions were priced with items of flash sales without taking the units of the sale. Where the sale has too few
-- units left for them, such a prescription keeps its price and no longer belongs to the sale.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 268b21c992862c042749284780088d56907b6204e042ec6845123d57464f8728

-- step, until it returns no row
with lines as (
  select l.flash_sale_id, l.item_id, sum(l.quantity)::int as quantity
  from order_lines l join orders o on o.id = l.order_id
  where l.flash_sale_id is not null and o.order_status not in ('canceled', 'failed')
  group by l.flash_sale_id, l.item_id
)
update order_lines l set flash_sale_id = null, discount_reason = 'item'
from flash_sale_items f join lines on lines.flash_sale_id = f.flash_sale_id and lines.item_id = f.item_id, orders o
where l.flash_sale_id = f.flash_sale_id and l.item_id = f.item_id and o.id = l.order_id and o.prescription is not null
  and f.sold_before + lines.quantity > f.stock;

-- step
-- Every other sale is charged for what was sold.
update flash_sale_items f set sold = f.sold_before + b.quantity, available_stock = f.stock - f.sold_before - b.quantity
from (
  select f.id, coalesce(sum(l.quantity) filter (where o.order_status not in ('canceled', 'failed')), 0)::int as quantity
  from flash_sale_items f
  left join order_lines l on l.flash_sale_id = f.flash_sale_id and l.item_id = f.item_id
  left join orders o on o.id = l.order_id
  group by f.id
) b
where b.id = f.id and f.sold <> f.sold_before + b.quantity and f.sold_before + b.quantity <= f.stock;
