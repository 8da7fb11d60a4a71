import type { Connection } from '#api/db/connection.ts';

/** An event for the current listeners. */
export interface LiveEvent {
  /** Lets a reconnecting listener say what it has received. */
  id: number;
  /** The recipients: `customer:…`, `order:…`, `store:…`, `courier:…`, `city:…`, `list:…`, `operators`, or `market` for the nodes. */
  topic: string;
  name:
    | 'message'
    | 'seen'
    | 'order'
    | 'position'
    | 'positions'
    | 'board'
    | 'offer'
    | 'list'
    | 'proposal'
    | 'changed'
    | 'alarm';
  data: Record<string, string | number | readonly (readonly number[])[]>;
}

/** Carries events between the nodes. An event is a hint: its receiver asks the API for the data. */
export interface PubSub {
  /** Publishes to every node, after the transaction has committed. */
  publish: (db: Connection, events: readonly Omit<LiveEvent, 'id'>[]) => Promise<void>;
  /** Undefined instead of an event: some may have been missed. Returns a function that ends the subscription. */
  listen: (topics: readonly string[], onEvent: (event: LiveEvent | undefined) => void) => () => void;
  /** Returns the events of these topics after an event; undefined if they are no longer stored. */
  after: (id: number, topics: readonly string[]) => LiveEvent[] | undefined;
  close: () => Promise<void>;
}
