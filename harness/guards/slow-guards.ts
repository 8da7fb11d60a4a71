import type { Edit, Guard } from './guard.ts';

const gate = 'packages/api/http/listen/gate.ts';
const slots = 'packages/api/http/listen/gate-slots.ts';
const gateTest = 'packages/api/http/listen/gate.test.ts';
const server = 'packages/api/http/listen/bounded-server.ts';
const serverTest = 'packages/api/http/listen/bounded-server.test.ts';

/** A slot is taken when the head of a request is there, and waits for its body. */
export const earlySlots: readonly Edit[] = [
  {
    file: gate,
    line: "app.addHook('preValidation', (request, reply, done) => {",
    instead: "app.addHook('preParsing', (request, reply, _body, done) => {",
  },
];

export const slowGuards: Guard[] = [
  {
    against: 'S1 a body sent byte by byte',
    what: 'a slot is taken when the body is there',
    test: { file: gateTest, title: 'is not taken while a body trickles in' },
    without: earlySlots,
  },
  {
    against: 'S1 a body sent byte by byte',
    what: 'a body has a minimum rate',
    test: { file: serverTest, title: 'is closed with 408 when a body comes slower than the minimum rate' },
    without: [
      {
        file: server,
        line: '  if (!request.complete && isLate(startedAt, socket.bytesRead - read)) return true;\n',
        instead: '  void [request, startedAt, read];\n',
      },
    ],
  },
  {
    against: 'S2 a reply that is not read',
    what: 'a slot is released when the answer is handed to the socket',
    test: { file: gateTest, title: 'is not held while an answer is read slowly' },
    without: [
      {
        file: gate,
        line: '    else slot?.leave();\n',
        instead: "    else _reply.raw.once('close', () => slot?.leave());\n",
      },
    ],
  },
  {
    against: 'S2 a reply that is not read',
    what: 'a reader has a minimum rate',
    test: { file: serverTest, title: 'is closed when an answer is read slower than the minimum rate' },
    without: [
      {
        file: server,
        line: '  return isLate(exchange.sendsSince, socket.bytesWritten - written);',
        instead: '  void written;\n  return false;',
      },
    ],
  },
  {
    against: 'S2 a reply that is not read',
    what: 'a large answer is written a slice at a time',
    test: { file: 'packages/api/http/documents/contract-page.test.ts', title: 'is written a slice at a time' },
    without: [
      {
        file: 'packages/api/http/documents/contract-page.ts',
        line: 'send(inSlices(bytes))',
        instead: 'send(bytes.length > 0 ? bytes : inSlices(bytes))',
      },
    ],
  },
  {
    against: 'S3 requests behind a long reply',
    what: 'a connection has one request at a time',
    test: { file: serverTest, title: 'has one request at a time, in order, and a limited queue' },
    without: [
      { file: server, line: '    if (!line.current) start(', instead: '    if (!line.current || line) start(' },
    ],
  },
  {
    against: 'S3 requests behind a long reply',
    what: 'requests of other connections run between two requests of one connection',
    test: { file: serverTest, title: 'lets others in between two requests' },
    without: [{ file: server, line: 'else setImmediate(goOn, line, socket);', instead: 'else goOn(line, socket);' }],
  },
  {
    against: 'S4 all connections held by one address',
    what: 'the connections of an address are limited',
    test: { file: serverTest, title: 'are limited per address, and free again when one ends' },
    without: [
      {
        file: server,
        line: 'const isBlockFull = block !== undefined && own >= limits.connectionsPerAddress;',
        instead: 'const isBlockFull = false;',
      },
    ],
  },
  {
    against: 'S5 a queue that never empties',
    what: 'a request that has waited too long is refused by a timer',
    test: { file: gateTest, title: 'refuses by a timer, although no request ends' },
    without: [
      {
        file: slots,
        line: 'const timer = setTimeout(giveUp, timeoutMilliseconds);',
        instead: 'void timeoutMilliseconds;\n    const timer = undefined;',
      },
    ],
  },
];
