-- New orders are pushed to the store app.
alter table push_devices
  drop constraint push_devices_app_check,
  add constraint push_devices_app_check check (app in ('storefront', 'courier', 'vendor'));
