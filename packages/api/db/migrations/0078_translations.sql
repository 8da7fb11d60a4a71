-- What the operator's own words are in other languages: names of modules, categories, units and reasons, by the English
-- text. A # in both stands for a number, such as '# pieces'.
create table translations (
  language text not null,
  text text not null,
  translation text not null,
  primary key (language, text)
);
