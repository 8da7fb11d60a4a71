-- Finds orders of guests that ended long ago and still tell who it was; each leaves it once they are forgotten.
create index orders_of_guests_by_end on orders (coalesce(delivered_at, canceled_at, failed_at))
  where shopper like 'guest:%' and contact_number <> '';
