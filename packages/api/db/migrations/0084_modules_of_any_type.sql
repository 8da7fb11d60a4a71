-- The types of modules are listed once, in packages/market/modules/modules.rules.ts. Every writer checks them there.
alter table modules drop constraint modules_module_type_check;
