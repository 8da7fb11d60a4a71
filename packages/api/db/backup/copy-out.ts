import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type pg from 'pg';

interface CopyConnection {
  stream: Socket;
  query(text: string): void;
}

/** The interface that pg expects of a query; only the steps of COPY do anything. */
interface Submitted {
  submit(connection: CopyConnection): void;
  handleCopyData(message: { chunk: Buffer }): void;
  handleCommandComplete(message: { text: string }): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

/** Rows come one by one; a chunk for each would cost more than the row. */
const chunkBytes = 64 * 1024;

export interface CopyOut {
  /** The rows in COPY's text format. */
  rows: Readable;
  /** How many there were, once all have been read. */
  count: () => number;
}

/** Streams COPY … TO STDOUT. A slow reader slows PostgreSQL down, so memory does not grow. */
export function copyOut(client: pg.Client, source: string): CopyOut {
  let stream: Socket | undefined;
  let block = Buffer.allocUnsafe(chunkBytes);
  let filled = 0;
  let count = 0;
  const rows = new Readable({
    highWaterMark: 4 * chunkBytes,
    read: () => void stream?.resume(),
    // Cancels the statement when the reader stops early.
    destroy(error, done) {
      if (error) stream?.destroy();
      done(error);
    },
  });
  const pass = () => {
    if (filled > 0 && !rows.push(block.subarray(0, filled))) stream?.pause();
    block = Buffer.allocUnsafe(chunkBytes);
    filled = 0;
  };
  /** At once into a block of ours: the driver reads the next packet into the same memory. */
  const add = (chunk: Buffer) => {
    for (let from = 0; from < chunk.length; ) {
      const copied = chunk.copy(block, filled, from);
      filled += copied;
      from += copied;
      if (filled === chunkBytes) pass();
    }
  };
  const submitted: Submitted = {
    submit(connection) {
      stream = connection.stream;
      connection.query(`copy ${source} to stdout`);
    },
    handleCopyData: ({ chunk }) => add(chunk),
    handleCommandComplete({ text }) {
      count = Number(text.split(' ')[1]);
    },
    handleReadyForQuery() {
      pass();
      stream?.resume();
      rows.push(null);
    },
    handleError: (error) => void rows.destroy(error),
  };
  client.query(submitted as unknown as pg.Query);
  return { rows, count: () => count };
}
