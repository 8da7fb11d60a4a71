import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leaveGate } from '#api/http/listen/gate.ts';
import { defaultStreamLimits, type Listener, type StreamLimits, streamSlots } from '#api/http/listen/stream-slots.ts';

const beatMilliseconds = 20_000;
/** A role that was taken away takes effect on open pages within 5 seconds [SEAT-13]. */
const staffCheckMilliseconds = 4_000;
/** A client that reads more slowly than this is disconnected; it reconnects. */
const maxUnread = 64 * 1024;

export interface StreamOfEvents {
  send: (event: { id?: number; name: string; data: object }) => void;
}

/** The result of a call with events. */
export interface Listening {
  /** The subject of the stream, such as `order:1234567890`; streams are counted by subject. */
  about: string;
  /** Starts sending, and returns a function that stops. */
  start: (stream: StreamOfEvents, last: number | undefined) => () => void;
}

export interface StreamToOpen extends Listening, Listener {
  /** Checked at every heartbeat, and for staff between them: whether the client may still listen. */
  mayListen: () => Promise<boolean>;
  isOfStaff: boolean;
}

export type OpenStream = (request: FastifyRequest, reply: FastifyReply, opening: StreamToOpen) => void;

const counts = new WeakMap<FastifyInstance, () => number>();

/** Returns how many streams are open on a node. */
export function openStreamsOf(app: FastifyInstance): number {
  return counts.get(app)?.() ?? 0;
}

/** Returns a function that opens a stream of server-sent events. All streams end before the server closes. */
export function eventStreams(app: FastifyInstance, limits: StreamLimits = defaultStreamLimits): OpenStream {
  const takeSlot = streamSlots(limits);
  const open = new Set<() => void>();
  counts.set(app, () => open.size);
  app.addHook('preClose', async () => {
    for (const end of [...open]) end();
  });
  return (request, reply, { mayListen, isOfStaff, start, ...listener }) => {
    const leaveSlot = takeSlot(listener);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // Nothing can follow on this connection, so a client does not send anything behind it.
      connection: 'close',
    });
    // It lasts for hours without work, so it does not occupy the slot of a request.
    leaveGate(request);
    const write = (text: string) => {
      if (raw.writableLength > maxUnread) {
        end();
        raw.destroy();
      } else raw.write(text);
    };
    write('retry: 3000\n\n');
    const send: StreamOfEvents['send'] = ({ id, name, data }) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    const stop = start({ send }, lastEventId(request));
    const beat = setInterval(async () => {
      const isWelcome = await mayListen();
      if (isWelcome) send({ name: 'beat', data: {} });
      else end();
    }, beatMilliseconds).unref();
    const check = isOfStaff ? setInterval(() => void endUnlessWelcome(), staffCheckMilliseconds).unref() : undefined;
    const endUnlessWelcome = async () => {
      if (!(await mayListen())) end();
    };
    const end = () => {
      clearInterval(beat);
      clearInterval(check);
      if (open.delete(end)) stop();
      leaveSlot();
      raw.end();
    };
    open.add(end);
    // A client that disconnected during authentication will not fire `close` again.
    if (raw.closed) end();
    else raw.once('close', end);
  };
}

/** A reconnecting client sends the id of the last event it received. */
function lastEventId({ headers }: FastifyRequest): number | undefined {
  const last = headers['last-event-id'];
  return typeof last === 'string' ? Number(last) : undefined;
}
