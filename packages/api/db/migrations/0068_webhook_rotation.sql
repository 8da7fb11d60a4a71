-- A secret that was replaced signs beside the new one for a while, so that its endpoint can change over.
alter table webhook_endpoints
  add column former_secret text,
  add column former_until timestamptz;
