import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { Nonce } from 'ui/media/nonce.ts';
import type { Market } from '#features/config/use-market.ts';
import { answeredAtName } from '#features/promotions/server-clock.ts';
import { compression, compressWhole } from './build-plugins/compressions.ts';
import { holdSlotUntil, isWholePage, nonceOfRequest } from './layout/request-context.ts';
import { isRefused, statusOfPage } from './refused-page.ts';
import { compressedResponse, encodingOf } from './server/compressed-response.ts';
import { deferScripts, withDeferredScripts } from './server/deferred-scripts.ts';
import { readAhead } from './server/read-ahead.ts';
import { securityPolicy } from './server/security-policy.ts';

export const streamTimeout = 5_000;

/**
 * Renders a page: in one piece if all of its data is there; else people get it as soon as its shell is ready, crawlers
 * when it is complete.
 */
export default async function handleRequest(
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
  const isWhole = loadContext.get(isWholePage) || isbot(request.headers.get('user-agent'));
  const isHere = await readAhead(routerContext);
  const page = (
    <Nonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </Nonce>
  );
  const whole = isHere ? renderedWhole(page, nonce) : undefined;
  if (whole !== undefined) return responseOf(whole, request, { headers, status });

  return new Promise((resolve, reject) => {
    const rendered = Promise.withResolvers<void>();
    loadContext.get(holdSlotUntil)(rendered.promise);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: { script: nonce, style: nonce },
      // Completed parts are written in place, also for readers without scripts; by default React moves a large part
      // there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (!isWhole) send();
      },
      onAllReady() {
        // Until it runs, the timer references everything of this page.
        clearTimeout(patience);
        rendered.resolve();
        send();
      },
      onShellError: reject,
      onError: (error) => console.error(error),
    });
    let isSent = false;
    const send = () => {
      if (isSent) return;
      isSent = true;
      const encoding = encodingOf(request, headers);
      // React flushes the stream at the end of each part of the page, and with it the compression.
      const body = encoding ? compression(encoding) : new PassThrough();
      // Vite's own scripts need theirs at once.
      pipe(import.meta.env.PROD ? deferScripts(body) : body);
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
    };
    // Later than the time-out of the loaders, so that their failure still reaches the page.
    const patience = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** What React writes in place of a part that it cannot render without waiting. */
const leftOut = Buffer.from('<!--$!-->');
/** What begins the styles that React gathers. */
const gathered = Buffer.from('<style data-precedence');

/**
 * Renders in one piece, which takes React two thirds of the time. Returns undefined if a part has to wait or fails:
 * then the page is streamed.
 */
function renderedWhole(page: ReactElement, nonce: string): Buffer<ArrayBuffer> | undefined {
  try {
    const rendered = Buffer.from(`<!DOCTYPE html>${renderToString(page)}`);
    return rendered.includes(leftOut) ? undefined : withNonce(rendered, nonce);
  } catch {
    return undefined;
  }
}

/** They get theirs only from a stream; all of them are of one precedence, hence in one place. */
function withNonce(page: Buffer<ArrayBuffer>, nonce: string): Buffer<ArrayBuffer> {
  const start = page.indexOf(gathered);
  if (start < 0) return page;
  const end = start + '<style'.length;
  return Buffer.concat([page.subarray(0, end), Buffer.from(` nonce="${nonce}"`), page.subarray(end)]);
}

async function responseOf(
  rendered: Buffer<ArrayBuffer>,
  request: Request,
  parts: { headers: Headers; status: number },
) {
  const page = import.meta.env.PROD ? withDeferredScripts(rendered) : rendered;
  const encoding = encodingOf(request, parts.headers);
  const body = encoding ? await compressWhole(page, encoding) : page;
  parts.headers.set('content-length', String(body.length));
  return new Response(body, parts);
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
