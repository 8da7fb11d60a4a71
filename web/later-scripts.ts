import { Writable } from 'node:stream';

const endOfHead = '</head>';

/** What a page is written into; a compression can be told to let out what it has. */
export type PageBody = Writable & { flush?: () => void };

/**
 * Lets a page be painted before it asks for its scripts: they would compete with its styles, letters and first picture
 * for a slow line. They lie in it asleep until `web/waker.tsx` wakes them. React Router names them in the page as it
 * likes, so that is rewritten on its way out. React writes a page in hundreds of bits, each of which would cost a round
 * through every stream behind it: they go out together, when React says that a piece of the page stands.
 */
export function laterScripts(body: PageBody): PageBody {
  let held: Buffer[] = [];
  let isHead = true;
  const letOut = () => {
    const piece = Buffer.concat(held);
    const end = isHead ? piece.indexOf(endOfHead) : 0;
    held = end < 0 ? [piece] : [];
    if (end < 0 || piece.length === 0) return;
    body.write(isHead ? asleep(piece.toString('utf8', 0, end), piece.toString('utf8', end)) : piece);
    isHead = false;
  };
  const page: PageBody = new Writable({
    write(bit: Buffer, _encoding, done) {
      held.push(bit);
      done();
    },
    final(done) {
      letOut();
      body.end(Buffer.concat(held));
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

function asleep(head: string, rest: string): string {
  const links = head.replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"');
  return links + rest.replaceAll(/(<script[^>]*) type="module" async="">/g, '$1 type="text/plain" data-sleeping="">');
}
