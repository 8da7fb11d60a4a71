-- A browser registers for the storefront or for an app of staff: each hears what concerns it.
alter table push_devices
  add column app text not null default 'storefront' check (app in ('storefront', 'vendor'));
