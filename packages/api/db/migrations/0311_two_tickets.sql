-- When the tickets of a store print by themselves, and how many bag tickets of an order were printed.
alter table stores
  add column kitchen_ticket_at text not null default 'accepted'
    check (kitchen_ticket_at in ('accepted', 'started', 'by_hand')),
  add column bag_ticket_at text not null default 'by_hand' check (bag_ticket_at in ('accepted', 'ready', 'by_hand'));
alter table orders add column bag_print_count integer not null default 0;
