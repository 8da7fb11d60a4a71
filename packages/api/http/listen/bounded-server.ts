import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { addressBlocksOf } from '#api/http/limits/address-blocks.ts';

/** How long and how slowly a client may use a connection, and how many connections there may be. */
export interface ConnectionLimits {
  /** For the head of a request, from its first byte or from the beginning of the connection. */
  headSeconds: number;
  /** For a whole request, however steadily it arrives. */
  requestSeconds: number;
  /** Seconds without a request before the server closes a connection; longer than any proxy waits. */
  idleSeconds: number;
  /** In the middle of a request or a reply without a single byte. */
  stuckSeconds: number;
  /** The minimum average rate of a body or a reader after `graceSeconds`. */
  minBytesPerSecond: number;
  graceSeconds: number;
  /** Of one IPv4 address or one IPv6 network (/64); trusted proxies have no such limit. */
  connectionsPerAddress: number;
  connections: number;
  /** The last reply announces that the connection closes. */
  requestsPerConnection: number;
}

/** Maximum pipelined requests behind the running one; no browser sends any. */
const maxPipelined = 8;
const checkMilliseconds = 1_000;
const lastMomentMilliseconds = 5_000;

/** A connection that has asked something. */
interface Line {
  requestCount: number;
  current: Exchange | undefined;
  /** What came meanwhile, and waits. */
  behind: [IncomingMessage, ServerResponse][];
}

/** A request on a connection whose reply has not been sent yet. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  startedAt: number;
  /** What the connection had read and written before. */
  read: number;
  written: number;
  sendsSince?: number;
}

/**
 * Creates servers that no client can block: heads, bodies, readers and idle connections have time limits, each address
 * has a limited number of connections, and each connection runs one request at a time.
 */
export function boundedServer(
  limits: ConnectionLimits,
  trustedProxies: readonly string[] = [],
): (handle: RequestListener) => Server {
  return (handle) => {
    const lines = new Map<Socket, Line>();
    const server = createServer(
      {
        noDelay: true,
        headersTimeout: limits.headSeconds * 1000,
        requestTimeout: limits.requestSeconds * 1000,
        keepAliveTimeout: limits.idleSeconds * 1000,
        // Clients are given a shorter time, so that a request sent at the last moment still arrives.
        keepAliveTimeoutBuffer: lastMomentMilliseconds,
        connectionsCheckingInterval: checkMilliseconds,
      },
      oneAtATime(handle, lines, limits),
    );
    server.timeout = limits.stuckSeconds * 1000;
    countConnections(server, limits, trustedProxies);
    const check = setInterval(() => {
      for (const [socket, { current }] of lines) {
        if (current && isTooSlow(socket, current, limits)) end(socket, current);
      }
    }, checkMilliseconds).unref();
    server.once('close', () => clearInterval(check));
    return server;
  };
}

/** Handles the next request of a connection after the previous reply has been sent. */
function oneAtATime(
  handle: RequestListener,
  lines: Map<Socket, Line>,
  { requestsPerConnection }: ConnectionLimits,
): RequestListener {
  const start = (line: Line, request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const { bytesRead: read, bytesWritten: written } = socket;
    line.current = { request, response, startedAt: performance.now(), read, written };
    line.requestCount += 1;
    if (line.requestCount >= requestsPerConnection) response.shouldKeepAlive = false;
    response.once('close', () => {
      if (line.behind.length === 0) line.current = undefined;
      // Other connections run first: whole pipelines of large replies would block everyone for seconds.
      else setImmediate(goOn, line, socket);
    });
    handle(request, response);
  };
  const goOn = (line: Line, socket: Socket) => {
    line.current = undefined;
    const next = line.behind.shift();
    // After the last reply of a connection nothing can be written any more.
    if (next && socket.writable) start(line, ...next);
  };
  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { requestCount: 0, current: undefined, behind: [] };
    lines.set(socket, line);
    socket.once('close', () => lines.delete(socket));
    return line;
  };
  return (request, response) => {
    const line = lineOf(request.socket);
    if (!line.current) start(line, request, response);
    else if (line.behind.length < maxPipelined) line.behind.push([request, response]);
    else request.socket.destroy();
  };
}

/** Closes connections beyond the limits when they open. */
function countConnections(server: Server, limits: ConnectionLimits, trustedProxies: readonly string[]): void {
  const isTrusted = isIn(trustedProxies);
  const ofBlock = new Map<string, number>();
  let all = 0;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const block = isTrusted(remoteAddress) ? undefined : addressBlocksOf(remoteAddress).ofAddress;
    const own = block === undefined ? 0 : (ofBlock.get(block) ?? 0);
    const isBlockFull = block !== undefined && own >= limits.connectionsPerAddress;
    if (all >= limits.connections || isBlockFull) {
      socket.destroy();
      return;
    }
    all += 1;
    if (block !== undefined) ofBlock.set(block, own + 1);
    socket.once('close', () => {
      all -= 1;
      if (block === undefined) return;
      const left = (ofBlock.get(block) ?? 1) - 1;
      if (left > 0) ofBlock.set(block, left);
      else ofBlock.delete(block);
    });
  });
}

/** Returns whether an address is one of these addresses and networks. */
function isIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => address !== '' && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Returns whether a body arrives, or a reply is read, more slowly than the minimum rate. */
function isTooSlow(socket: Socket, exchange: Exchange, limits: ConnectionLimits): boolean {
  const { request, response, startedAt, read, written } = exchange;
  const now = performance.now();
  const isLate = (since: number, bytes: number) =>
    now - since > 1000 * (limits.graceSeconds + bytes / limits.minBytesPerSecond);
  if (!request.complete && isLate(startedAt, socket.bytesRead - read)) return true;
  if (!response.headersSent || lasts(response)) return false;
  exchange.sendsSince ??= now;
  return isLate(exchange.sendsSince, socket.bytesWritten - written);
}

/** An event stream ends itself if its listener does not read. */
function lasts(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}

const timeOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

function end(socket: Socket, { response }: Exchange): void {
  if (!response.headersSent) socket.write(timeOut);
  socket.destroy();
}
