import { CommandFault } from './exit-codes.ts';

export interface Interruption extends Disposable {
  /** Never comes to its end but by a signal, and then with a fault. */
  promise: Promise<never>;
  wasInterrupted: () => boolean;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Listens for Ctrl-C and similar signals while it is used. A terminal and npm may each send one: the first counts. */
export function listenForInterrupt(): Interruption {
  const { promise, reject } = Promise.withResolvers<never>();
  let hasCome = false;
  const interrupt = () => {
    hasCome = true;
    reject(new CommandFault('interrupted', 'Interrupted before it was done.'));
  };
  for (const signal of signals) process.on(signal, interrupt);
  // It may reject without a handler.
  promise.catch(() => {});
  return {
    promise: promise,
    wasInterrupted: () => hasCome,
    [Symbol.dispose]() {
      for (const signal of signals) process.off(signal, interrupt);
    },
  };
}
