-- Which application of a person a device is of: an offer goes to the rider app, news of an order to the storefront.
alter table push_devices
  add column app text not null default 'storefront' check (app in ('storefront', 'courier'));
