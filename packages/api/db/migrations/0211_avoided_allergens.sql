-- What a customer must not eat: no store replaces an item by one that has it. Names of the closed list of the rules.
create table avoided_allergens (
  customer_id integer not null references customers,
  allergen text not null,
  primary key (customer_id, allergen)
);
