import type { Connection } from '#api/db/connection.ts';

/** Something that happened, for whoever listens at this moment. */
export interface LiveEvent {
  /** Tells a listener who comes back what he has heard. */
  id: number;
  /** Whom it is for: `customer:…`, `order:…`, or `market` for the nodes themselves. */
  topic: string;
  name: 'message' | 'seen' | 'order' | 'position' | 'changed';
  data: Record<string, string | number>;
}

/** Carries events between the nodes of a market. What it says is a hint: whoever hears it asks the market. */
export interface PubSub {
  /** Tells every node, once the transaction stands. */
  publish: (db: Connection, events: readonly Omit<LiveEvent, 'id'>[]) => Promise<void>;
  /** Undefined instead of an event: something may have been missed. Answers how to end it. */
  listen: (topics: readonly string[], onEvent: (event: LiveEvent | undefined) => void) => () => void;
  /** What was told of these topics after an event; undefined where it is not known so far back. */
  after: (id: number, topics: readonly string[]) => LiveEvent[] | undefined;
  close: () => Promise<void>;
}
