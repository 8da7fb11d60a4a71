import { expect, it } from 'vitest';
import { auditKinds, auditSubjectsOf, csvOf } from './access-audit.rules.ts';

it.each([
  ['', []],
  [' Market ', ['market']],
  ['order:4100000017', ['order:4100000017']],
  ['#17', auditKinds.map((kind) => `${kind}:17`)],
  ['17', auditKinds.map((kind) => `${kind}:17`)],
])('[OPS-091] whoever types %j means %j', (typed, subjects) => {
  expect(auditSubjectsOf(typed)).toEqual(subjects);
});

it.each([
  [[['a', 1, null]], 'a,1,\r\n'],
  [[['He said "no", twice', 'two\nlines']], '"He said ""no"", twice","two\nlines"\r\n'],
  [[['=1+1', '+234', '-1', '@x', '\tx']], "'=1+1,'+234,'-1,'@x,'\tx\r\n"],
  [[], ''],
])('[OPS-091] rows become cells that no spreadsheet takes for formulas: %j', (rows, csv) => {
  expect(csvOf(rows)).toBe(csv);
});
