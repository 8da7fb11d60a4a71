import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { SlowKind } from './slow-kinds.ts';

export interface SlowClients extends SlowKind {
  port: number;
  sockets: number;
  /** The addresses of this machine that they come from, in turn. */
  addresses: string[];
}

export interface SlowResult {
  /** Sockets that are open at the end. */
  open: number;
  /** How many were ended by the server, and opened again. */
  ended: number;
}

/**
 * Runs in its own thread: keeps that many slow sockets open, and reopens each one that is closed, until it is stopped.
 */
const { port, sockets, addresses, first, trickle: more, neverReads } = workerData as SlowClients;
const open = new Set<Socket>();
let ended = 0;
let isOver = false;

function start(index: number): void {
  if (isOver) return;
  const localAddress = addresses[index % addresses.length] ?? '127.0.0.1';
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  open.add(socket);
  socket.on('error', () => {});
  socket.write(first);
  if (neverReads) socket.pause();
  else socket.resume();
  const trickle = more === undefined ? undefined : setInterval(() => socket.write(more), 2_000);
  socket.once('close', () => {
    clearInterval(trickle);
    open.delete(socket);
    ended += 1;
    setTimeout(start, 1_000, index);
  });
}

for (let index = 0; index < sockets; index++) setTimeout(start, index, index);

parentPort?.once('message', () => {
  isOver = true;
  const result: SlowResult = { open: open.size, ended };
  for (const socket of open) socket.destroy();
  parentPort?.postMessage(result);
});
