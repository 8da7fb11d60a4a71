-- Why a shopper asks for the money of a delivered order back; the last wish counts.
alter table orders add column refund_reason text;
