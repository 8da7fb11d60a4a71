import { Writable } from 'node:stream';

const endOfHead = '</head>';

/** What a page is written into; a compression can be told to let out what it has. */
export type PageBody = Writable & { flush?: () => void };

/**
 * Lets a page ask for its scripts after its styles, fonts and first picture: it is there to be read before it answers,
 * while over a slow line the scripts would come in front of all that is seen. React Router names them in the head as it
 * likes, so the head is rewritten on its way out; what follows passes untouched.
 */
export function laterScripts(body: PageBody): PageBody {
  let head: Buffer | undefined = Buffer.alloc(0);
  const pass = (chunk: Buffer, done: () => void) => (body.write(chunk) ? done() : void body.once('drain', done));
  const page: PageBody = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!head) return pass(chunk, done);
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(endOfHead);
      if (end < 0) return done();
      const whole = Buffer.concat([Buffer.from(rewritten(head.toString('utf8', 0, end))), head.subarray(end)]);
      head = undefined;
      pass(whole, done);
    },
    final(done) {
      body.end(head);
      done();
    },
    destroy(error, done) {
      if (error) body.destroy(error);
      done(error);
    },
  });
  // React lets each piece of a page out as soon as it stands.
  page.flush = () => body.flush?.();
  return page;
}

function rewritten(head: string): string {
  return head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
