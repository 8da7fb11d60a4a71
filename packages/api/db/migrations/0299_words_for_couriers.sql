-- Where a courier stops, which door it is and where to wait, with a picture of the entrance.
alter table stores
  add column courier_words text not null default '' check (char_length(courier_words) <= 300),
  add column entrance_image text;
