import { Readable } from 'node:stream';

/** The system takes this in a fraction of a millisecond, also where it has to find memory for it. */
const sliceBytes = 32 * 1024;

/**
 * Returns a stream that hands bytes out slice by slice, one in each turn of the event loop. The system takes megabytes
 * for a client that reads nothing; written at once to hundreds of them, they would block everyone for seconds.
 */
export function inSlices(bytes: Uint8Array): Readable {
  let at = 0;
  return new Readable({
    highWaterMark: sliceBytes,
    read() {
      setImmediate(() => {
        this.push(bytes.subarray(at, at + sliceBytes));
        at += sliceBytes;
        if (at >= bytes.length) this.push(null);
      });
    },
  });
}
