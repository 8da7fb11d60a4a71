-- Whether pushes arrive: each carries a receipt, which the browser that shows it sends back [SEAT-28].

-- step
alter table pushes
  -- Unknown of a push of the previous release.
  add column if not exists receipt uuid,
  add column if not exists arrived_at timestamptz,
  -- What the push service answered where it was given up.
  add column if not exists fault text;
alter table pushes alter column receipt set default gen_random_uuid();

-- step
alter table push_devices
  -- Since when this person has pushes on this device.
  add column if not exists since timestamptz not null default now(),
  -- When it last said that a push has arrived.
  add column if not exists confirmed_at timestamptz;

-- step
create unique index concurrently pushes_receipt on pushes (receipt);
