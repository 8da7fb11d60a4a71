-- The logo of a store, by the key of an uploaded picture; its letters stand in for a missing one.
alter table stores add column logo text;
-- As the owner writes it on the application; customers do not see it.
alter table stores add column tax_number text not null default '';

-- Accepted applications left both behind.
update stores s set logo = 'upload:' || a.logo
from store_applications a where a.store_id = s.id and a.status = 'accepted' and a.logo is not null;
update stores s set tax_number = a.tax_number
from store_applications a where a.store_id = s.id and a.status = 'accepted';
