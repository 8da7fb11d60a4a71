import { createConnection, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  port: number;
  /** The target of new connections; existing ones stay. */
  pointTo: (port: number) => void;
  /** Chance that a packet from the far side is swallowed together with its connection. */
  cutChance: number;
  cuts: () => number;
  /** Ends the connections that are open now. */
  endAll: () => void;
  close: () => void;
}

/** A loopback proxy that sometimes breaks: the request arrives, its reply does not. */
export function cuttingProxy(farPort: number, random: () => number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let target = farPort;
  let cuts = 0;
  const server = createServer((near) => {
    const far = createConnection({ port: target, host: '127.0.0.1' });
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    near.pipe(far);
    far.on('data', (packet) => {
      if (random() < proxy.cutChance) {
        cuts += 1;
        end();
      } else near.write(packet);
    });
  });
  const proxy: CuttingProxy = {
    port: 0,
    pointTo: (port) => {
      target = port;
    },
    cutChance: 0,
    cuts: () => cuts,
    endAll: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      proxy.port = typeof address === 'object' && address ? address.port : 0;
      resolve(proxy);
    });
  });
}
