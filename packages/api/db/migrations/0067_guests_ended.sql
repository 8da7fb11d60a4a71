-- Finds orders of guests that ended long ago and still tell who it was; each leaves it once they are forgotten.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly a5557f4b30773f1821e96fa20fd656fd78ef83c34a4f6517d761f4a1539c7c1f

-- step
create index concurrently orders_of_guests_by_end on orders (coalesce(delivered_at, canceled_at, failed_at))
  where shopper like 'guest:%' and contact_number <> '';
