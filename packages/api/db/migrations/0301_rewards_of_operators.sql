-- Cashback and bonuses as operators set them.
alter table cashback_offers add column version integer not null default 0;
alter table wallet_bonuses add column version integer not null default 0;

-- The terms of points and invitations: in each currency the latest that has started. Their former row in `settings` is read
-- no more; a later release deletes it.
create table reward_terms (
  currency char(3) not null,
  starts_at timestamptz not null,
  terms jsonb not null,
  primary key (currency, starts_at)
);
insert into reward_terms (currency, starts_at, terms)
select each.key, '2000-01-01', each.value from settings cross join lateral jsonb_each(settings.value) as each
where settings.name = 'reward_terms';
