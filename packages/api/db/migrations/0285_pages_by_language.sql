-- A page of the operator has a text for each language. What was written before is in the first language of the market. The
-- former field stays for the previous release, which reads it.
update settings
set value = value || jsonb_build_object(
  'texts', jsonb_build_object(
    coalesce((select l.value ->> 0 from settings l where l.name = 'languages'), 'en'), value -> 'html'))
where name like 'page:%' and jsonb_typeof(value -> 'html') = 'string';
