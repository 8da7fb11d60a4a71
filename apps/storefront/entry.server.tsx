import { PassThrough, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { Nonce } from 'ui/media/nonce.ts';
import type { Market } from '#features/config/use-market.ts';
import { answeredAtName } from '#features/promotions/server-clock.ts';
import { compression } from './build-plugins/compressions.ts';
import { builtAssets, holdSlotUntil, nonceOfRequest, wholePageContext } from './layout/request-context.ts';
import { isRefused, statusOfPage } from './refused-page.ts';
import { compressedResponse, encodingOf } from './server/compressed-response.ts';
import { modulesOfPage, PageModules } from './server/page-modules.ts';
import { securityPolicy } from './server/security-policy.ts';

export const streamTimeout = 5_000;

/** Milliseconds that a ready shell waits for the other parts, which are then written in place, also for readers without scripts. */
const momentForRest = 50;

/** Renders a page: people get it as soon as its shell is ready, crawlers when it is complete. */
export default function handleRequest(
  request: Request,
  givenStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceOfRequest);
  const status = statusOfPage(givenStatus, routerContext.staticHandlerContext.errors);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', policyOf(routerContext, nonce));
  headers.set('cache-control', 'private, no-store');
  headers.set('server-timing', `${answeredAtName};desc=${Date.now()}`);
  const assets = loadContext.get(builtAssets);
  const modules = assets ? modulesOfPage(assets, routerContext.staticHandlerContext) : [];
  const isWhole = loadContext.get(wholePageContext) || isbot(request.headers.get('user-agent'));

  return new Promise((resolve, reject) => {
    const rendered = Promise.withResolvers<void>();
    loadContext.get(holdSlotUntil)(rendered.promise);
    let isSent = false;
    let moment: NodeJS.Timeout | undefined;
    const send = () => {
      if (isSent) return;
      isSent = true;
      const encoding = encodingOf(request, headers);
      const body = encoding ? compression(encoding, { flushesEachWrite: true }) : new PassThrough();
      pipe(inLargePieces(body));
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <PageModules value={modules}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </PageModules>
      </Nonce>,
      {
        nonce: { script: nonce, style: nonce },
        // Completed parts are written in place, also for readers without scripts; by default React moves a large part
        // there by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          if (!isWhole) moment = setTimeout(send, momentForRest);
        },
        onAllReady() {
          // Until they run, the timers reference everything of this page.
          clearTimeout(moment);
          clearTimeout(abortTimer);
          rendered.resolve();
          send();
        },
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    );
    // Later than the time-out of the loaders, so that their failure still reaches the page.
    const abortTimer = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** Joins what React writes while an earlier piece is sent: each small write alone would be compressed and sent alone. */
function inLargePieces(body: Writable): Writable {
  return new Writable({
    highWaterMark: 2 ** 20,
    writev: (bits, done) => body.write(Buffer.concat(bits.map(({ chunk }) => chunk)), done),
    final: (done) => {
      body.end();
      done();
    },
    destroy: (error, done) => {
      if (error) body.destroy(error);
      done(error);
    },
  });
}

/** What a page loads when it follows a link: the same data, compressed. */
export function handleDataRequest(response: Response, { request }: { request: Request }): Response {
  const compressed = compressedResponse(request, response);
  compressed.headers.set('cache-control', 'private, no-store');
  return compressed;
}

/** Logs faults of the server, and not those of a visitor. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!isRefused(error) && !request.signal.aborted) console.error(error);
}

function policyOf({ staticHandlerContext: { loaderData } }: EntryContext, nonce: string): string {
  // Vite inlines styles and workers in development only.
  if (import.meta.env.DEV) return "frame-ancestors 'none'";
  const market: Market | undefined = loaderData.root;
  return securityPolicy(nonce, market?.signIn);
}
