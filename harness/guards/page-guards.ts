import type { Guard } from './guard.ts';

const declared = 'packages/market/calls/list-calls.test.ts';

/** Guards for lists: their envelope, the size of their pages, and that all pages are read. */
export const pageGuards: Guard[] = [
  {
    against: 'D6 a list in a different format',
    what: 'a page has ten entries where a call names no limit',
    test: { file: declared, title: 'have pages of ten also where their answer has a form of its own' },
    without: [
      {
        file: 'packages/market/calls/endpoint.ts',
        line: 'z.maximum(maxPerPage)), 10)',
        instead: 'z.maximum(maxPerPage)), 24)',
      },
    ],
  },
  {
    against: 'D6 a list in a different format',
    what: 'zones are returned in the envelope of all lists',
    test: { file: declared, title: 'one envelope, in pages of ten' },
    without: [
      {
        file: 'packages/market/zones/zones.contract.ts',
        line: "reply: listReply('zones', zone),",
        instead: "reply: listReply('zones', zone) && z.object({ total_size: z.int(), zones: z.array(zone) }),",
      },
    ],
  },
  {
    against: 'D6 a list in a different format',
    what: 'no list is returned as a bare array',
    test: { file: declared, title: 'one envelope, in pages of ten' },
    without: [
      {
        file: 'packages/market/account/account.contract.ts',
        line: "reply: listReply('sessions', session),",
        instead: "reply: listReply('sessions', session) && z.array(session),",
      },
    ],
  },
  {
    against: 'D6 a list in a different format',
    what: 'a list that is in memory is paged as well',
    test: {
      file: 'packages/api/http/list-pages.test.ts',
      title: 'has the size that a call names, and an empty page past its end',
    },
    without: [
      {
        file: 'packages/api/http/list-pages.ts',
        line: 'rows: all.slice(skip, skip + limit)',
        instead: 'rows: all.slice(skip - skip)',
      },
    ],
  },
  {
    against: 'D6 a list in a different format',
    what: 'a client that needs all entries requests every page',
    test: { file: 'packages/market/calls/every-row.test.ts', title: 'each row once and in its order' },
    without: [
      {
        file: 'packages/market/calls/every-row.ts',
        line: 'if (more.length < maxPerPage || rows.length >= answer.total_size) return rows;',
        instead: 'return rows;',
      },
    ],
  },
];
