import type { EntryContext } from 'react-router';

type Bit = ReadableStreamReadResult<Uint8Array>;

/**
 * Reads the data of a page before React draws it, and leaves it where React Router looks for what it has read: by
 * itself it asks for each bit while React draws, which then has to wait. False where some of the data is still on its
 * way; React Router reads on from there.
 */
export async function readAhead(page: Pick<EntryContext, 'serverHandoffStream' | 'renderMeta'>): Promise<boolean> {
  const { serverHandoffStream: stream, renderMeta } = page;
  if (!stream || !renderMeta) return true;
  const reader = stream.getReader();
  const bits: Promise<Bit>[] = [];
  const bitAt = (place: number) => {
    bits[place] ??= reader.read();
    return bits[place];
  };
  const data = await Promise.race([wholeOf(bitAt), nextTurn()]);
  if (data !== undefined) {
    const result = { done: true, value: data };
    renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result }) };
  }
  page.serverHandoffStream = fromStart(bitAt);
  return data !== undefined;
}

/** A page may be drawn twice, so it can be read as often. */
function fromStart(bitAt: (place: number) => Promise<Bit>): ReadableStream<Uint8Array> {
  const getReader = () => {
    let place = 0;
    return { read: () => bitAt(place++) };
  };
  return { getReader } as unknown as ReadableStream<Uint8Array>;
}

/** Nothing where it breaks: whoever reads on is told. */
async function wholeOf(bitAt: (place: number) => Promise<Bit>): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let data = '';
  try {
    for (let place = 0; ; place++) {
      const { done, value } = await bitAt(place);
      if (done) return data + decoder.decode();
      data += decoder.decode(value, { stream: true });
    }
  } catch {
    return undefined;
  }
}

/** What needs no further answer has come by then. */
function nextTurn(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(resolve, undefined));
}
