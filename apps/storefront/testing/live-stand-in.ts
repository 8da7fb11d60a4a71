/** A fake connection for events, which a test controls. */
export class LiveStandIn extends EventTarget {
  static readonly OPEN = 1;
  /** Those that were asked for, the latest at the end. */
  static all: LiveStandIn[] = [];
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    LiveStandIn.all.push(this);
  }

  open() {
    this.readyState = LiveStandIn.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  emit(name: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  close() {
    this.readyState = 2;
  }
}

/** Emits it on the connection that was opened last. */
export function emitLast(name: string, data: object = {}): void {
  LiveStandIn.all.at(-1)?.emit(name, data);
}
