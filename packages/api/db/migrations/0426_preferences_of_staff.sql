-- How a member of staff likes the applications, on every device (SEAT-26).

-- step
create table if not exists staff_preferences (
  customer_id integer primary key references customers on delete cascade,
  -- The code of a language; null for that of the device.
  language text,
  -- In percent of the usual size.
  text_size smallint not null,
  sounds text not null,
  time_format text not null,
  -- A page of an application, such as '/vendor/menu'; null for its own first page.
  start_page text
);
