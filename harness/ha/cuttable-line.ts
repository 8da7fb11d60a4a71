import { createConnection, createServer, type Socket } from 'node:net';

/** A TCP connection to something, that can be cut as a network is: nothing is refused, and nothing arrives. */
export interface CuttableLine {
  port: number;
  cut: () => void;
  /** Ends that: what was open breaks, and new connections get through. */
  heal: () => void;
  close: () => void;
}

/** Opens a line on a port of this machine to the first of these ports that answers. */
export function openLine(port: number, targets: readonly number[]): Promise<CuttableLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const add = (socket: Socket, end: () => void) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', end);
    socket.on('close', () => {
      sockets.delete(socket);
      if (!isCut) end();
    });
  };
  const lead = (near: Socket, [target, ...others]: readonly number[]) => {
    if (target === undefined) return near.destroy();
    const far = createConnection({ port: target, host: '127.0.0.1' });
    far.once('error', () => lead(near, others));
    far.once('connect', () => {
      far.removeAllListeners('error');
      const end = () => {
        near.destroy();
        far.destroy();
      };
      add(far, end);
      near.on('close', () => isCut || end());
      near.pipe(far);
      far.pipe(near);
      if (isCut) stop(far);
    });
    return undefined;
  };
  const stop = (socket: Socket) => {
    socket.unpipe();
    socket.pause();
  };
  const server = createServer((near) => {
    add(near, () => near.destroy());
    if (isCut) near.pause();
    else lead(near, targets);
  });
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const line: CuttableLine = {
    port,
    cut() {
      isCut = true;
      for (const socket of sockets) stop(socket);
    },
    heal() {
      isCut = false;
      endAll();
    },
    close() {
      server.close();
      endAll();
    },
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(line));
  });
}
