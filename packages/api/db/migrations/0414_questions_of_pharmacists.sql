-- What a pharmacist asks the customer of a prescription; the clock of the price stops meanwhile (STO-073).

-- step
-- Null without an open question.
alter table prescription_desk add column if not exists asked_at timestamptz;

-- step
alter table prescription_desk add column if not exists question text not null default '';

-- step
alter table prescription_desk add column if not exists wants_picture boolean not null default false;

-- step
-- What the customer has answered last; empty where only pictures came, or words in the chat.
alter table prescription_desk add column if not exists answer text not null default '';

-- step
-- How long the clock has stood for earlier questions.
alter table prescription_desk add column if not exists stopped_seconds integer not null default 0;
