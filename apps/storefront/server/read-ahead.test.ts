import { Readable } from 'node:stream';
import type { EntryContext } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** What React Router hands over, and what it would read of it. */
function pageOf(bits: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  const serverHandoffStream = Readable.toWeb(Readable.from(bits)) as unknown as ReadableStream<Uint8Array>;
  const page = { serverHandoffStream, renderMeta: {} as NonNullable<EntryContext['renderMeta']> };
  const read = async (times: number) => {
    const reader = page.serverHandoffStream.getReader();
    const texts: string[] = [];
    for (let time = 0; time < times; time++) {
      const { done, value } = await reader.read();
      texts.push(done ? 'the end' : new TextDecoder().decode(value));
    }
    return texts;
  };
  return { page, read };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the data of a page', () => {
  it('that is there is handed over as read, letters that were cut in two included', async () => {
    const [before, after] = [bytes('[ẹ').slice(0, 2), bytes('[ẹ]').slice(2)];
    const { page } = pageOf([before, after]);
    expect(await readAhead(page)).toBe(true);
    expect(page.renderMeta.streamCache?.[0]?.result).toEqual({ done: true, value: '[ẹ]' });
  });

  it('that is still on its way is read on, from its beginning, as often as it is drawn', async () => {
    let finish: () => void = () => undefined;
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    async function* slowly() {
      yield bytes('first');
      await isFinished;
      yield bytes('later');
    }
    const { page, read } = pageOf(slowly());
    expect(await readAhead(page)).toBe(false);
    expect(page.renderMeta.streamCache).toBeUndefined();
    expect(await read(1)).toEqual(['first']);
    finish();
    expect(await read(3)).toEqual(['first', 'later', 'the end']);
  });

  it('that breaks tells so whoever draws it', async () => {
    async function* breaking() {
      yield bytes('first');
      throw new Error('No answer');
    }
    const { page, read } = pageOf(breaking());
    expect(await readAhead(page)).toBe(false);
    await expect(read(2)).rejects.toThrow('No answer');
  });
});
