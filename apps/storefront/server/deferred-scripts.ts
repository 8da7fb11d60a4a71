import { Writable } from 'node:stream';

const endOfHead = '</head>';
const active = Buffer.from(' type="module" async="">');
const sleeping = Buffer.from(' type="text/plain" data-sleeping="">');

/** What a page is written into; a compression can be told to let out what it has. */
export type PageBody = Writable & { flush?: () => void };

/**
 * Lets a page be painted before it asks for its scripts: they would compete with its styles, letters and first picture
 * for a slow line. They lie in it asleep until `apps/storefront/server/hydration-script.tsx` wakes them. React Router names them in the page as it
 * likes, so that is rewritten on its way out. React writes a page in hundreds of bits, each of which would cost a round
 * through every stream behind it: they go out together, when React says that a piece of the page stands.
 */
export function deferScripts(body: PageBody): PageBody {
  let buffered: Buffer[] = [];
  let isHead = true;
  const letOut = () => {
    const piece = Buffer.concat(buffered);
    const end = isHead ? piece.indexOf(endOfHead) : 0;
    buffered = end < 0 ? [piece] : [];
    if (end < 0 || piece.length === 0) return;
    if (isHead) {
      body.write(withoutHaste(piece.toString('utf8', 0, end)));
      for (const part of deferred(piece.subarray(end))) body.write(part);
    } else body.write(piece);
    isHead = false;
  };
  const page: PageBody = new Writable({
    write(bit: Buffer, _encoding, done) {
      buffered.push(bit);
      done();
    },
    final(done) {
      letOut();
      body.end(Buffer.concat(buffered));
      done();
    },
    destroy(error, done) {
      if (error) body.destroy(error);
      done(error);
    },
  });
  page.flush = () => {
    letOut();
    body.flush?.();
  };
  return page;
}

/** The same for a page that is there as a whole. */
export function withDeferredScripts(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = page.indexOf(endOfHead);
  if (end < 0) return page;
  return Buffer.concat([Buffer.from(withoutHaste(page.toString('utf8', 0, end))), ...deferred(page.subarray(end))]);
}

function withoutHaste(head: string): string {
  return head.replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"');
}

/** As bytes: to read a whole page as text and write it again takes longer than to compress it. */
function deferred(page: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = page.indexOf(active); at >= 0; at = page.indexOf(active, start)) {
    parts.push(page.subarray(start, at), sleeping);
    start = at + active.length;
  }
  return [...parts, page.subarray(start)];
}
