import { createConnection, createServer, type Socket } from 'node:net';
import { connect, type Database } from '#api/db/connection.ts';

export interface LostCommits {
  /** A connection on which replies can be lost. */
  db: Database;
  /** Drops the reply to the next commit of a transaction, and its connection; the commit itself takes effect. */
  loseNext: () => void;
  lost: () => number;
  close: () => Promise<void>;
}

/** The message by which PostgreSQL confirms a commit. */
const committed = Buffer.from('COMMIT\0');

/** Connects to a database through a proxy that drops the reply to a commit. */
export async function lostCommits(url: string): Promise<LostCommits> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let [isArmed, lost] = [false, 0];
  const server = createServer((near) => {
    const far = createConnection({ port: Number(port), host: hostname });
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    near.pipe(far);
    far.on('data', (packet: Buffer) => {
      if (!isArmed || !packet.includes(committed)) return void near.write(packet);
      [isArmed, lost] = [false, lost + 1];
      end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' && address ? address.port : 0);
  through.searchParams.delete('host');
  const db = connect({ url: through.href });
  return {
    db,
    loseNext: () => {
      isArmed = true;
    },
    lost: () => lost,
    close: async () => {
      await db.destroy();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
