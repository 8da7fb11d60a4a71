import { Writable } from 'node:stream';

const endOfHead = '</head>';

/** What a page is written into; a compression can be told to let out what it has. */
export type PageBody = Writable & { flush?: () => void };

/**
 * Lets a page ask for its scripts after its styles, fonts and first picture: it is there to be read before it answers,
 * while over a slow line the scripts would come in front of all that is seen. React Router names them in the head as it
 * likes, so the head is rewritten on its way out. React writes a page in hundreds of bits, each of which would cost a
 * round through every stream behind it: they go out together, when React says that a piece of the page stands.
 */
export function laterScripts(body: PageBody, { areAsleep = false } = {}): PageBody {
  let held: Buffer[] = [];
  let isHead = true;
  const letOut = () => {
    const piece = Buffer.concat(held);
    const end = isHead ? piece.indexOf(endOfHead) : 0;
    held = end < 0 ? [piece] : [];
    if (end < 0 || piece.length === 0) return;
    const head = Buffer.from(rewritten(piece.toString('utf8', 0, end), areAsleep));
    const rest = piece.subarray(end);
    body.write(Buffer.concat([head, areAsleep ? Buffer.from(asleep(rest.toString())) : rest]));
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

function rewritten(head: string, areAsleep: boolean): string {
  if (areAsleep) return head.replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  return head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** The script that brings all others waits as text until somebody touches the page. */
function asleep(piece: string): string {
  return piece.replaceAll(/(<script[^>]*) type="module" async="">/g, '$1 type="text/plain" data-sleeping="">');
}
