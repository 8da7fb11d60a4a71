-- Tries per window, counted here so that a restart forgives nothing and every node counts the same.
create unlogged table rate_limits (
  name text not null,
  subject text not null,
  window_start timestamptz not null,
  tries integer not null,
  primary key (name, subject, window_start)
);
