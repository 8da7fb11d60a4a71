import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  Agent as PlainAgent,
  request as plainRequest,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { pipeline } from 'node:stream';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { refusals } from 'market/refusals';
import { sendHeaders } from '../http/headers.ts';
import { limitConcurrency } from '../http/listen/gate.ts';
import { closeGracefully } from '../http/listen/graceful-close.ts';
import { refuseMalformedRequests } from '../http/listen/malformed-requests.ts';
import { applyForwardedHeaders } from '../http/listen/trusted-proxies.ts';
import { replyToError } from '../http/refusal.ts';
import { languageOf, refusalText } from '../http/texts/texts.ts';
import { serveHealth } from '../http/watch/health.ts';
import { ownAnswers } from '../providers/answers/own-answers.ts';
import type { MarketOptions, StartedApi } from './start-api.ts';

/** What another deployment serves for us; everything else is the storefront's. */
const forwarded = ['/api/*', '/images/*', '/uploads/*', '/private-pictures/*'];
const answerSeconds = 30;
const readySeconds = 1.5;
/** Headers that belong to one connection; a proxy has two. */
const ofOneConnection = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

type Options = Pick<MarketOptions, 'isStopping' | 'gate' | 'serverFactory' | 'logger' | 'trustProxy'>;

/** Serves the API of another deployment under our own address, so that browsers connect to one host only. */
export function connectToRemoteApi(url: string, { isStopping, gate, ...options }: Options): StartedApi {
  const app = Fastify({ ...options, forceCloseConnections: 'idle', return503OnClosing: true });
  app.setErrorHandler(replyToError);
  applyForwardedHeaders(app);
  refuseMalformedRequests(app);
  sendHeaders(app);
  if (gate) limitConcurrency(app, gate.limits, gate.onRefuse);
  closeGracefully(app, isStopping);
  const forward = forwardingTo(new URL(url));
  app.register(async (calls) => {
    // Bodies pass through unread.
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // The other deployment has its own gate.
    for (const path of forwarded) calls.all(path, { config: { gate: 'unlimited' } }, forward);
  });
  const isReady = async () => !isStopping() && (await answers(url));
  serveHealth(app, { isReady, takesOrders: isReady });
  return {
    app,
    fetch: (path, init) => fetch(url + path, { ...init, redirect: 'manual', signal: after(answerSeconds) }),
    // Its caches are some seconds old at most, and no change is published to us.
    onChange: () => {},
    answers: ownAnswers,
    close: () => app.close(),
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/v1/config`, { signal: after(readySeconds) }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

function forwardingTo(target: URL): (request: FastifyRequest, reply: FastifyReply) => void {
  const isSecure = target.protocol === 'https:';
  const agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true });
  const send = isSecure ? secureRequest : plainRequest;
  return ({ raw: request, protocol, ip }, reply) => {
    reply.hijack();
    const response = reply.raw;
    const outgoing = send(new URL(request.url ?? '/', target), {
      agent,
      method: request.method,
      headers: {
        ...passedOn(request.headers),
        host: target.host,
        'x-forwarded-for': ip,
        'x-forwarded-host': request.headers.host,
        'x-forwarded-proto': protocol,
      },
      timeout: answerSeconds * 1000,
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => refuse(request, response));
    outgoing.once('response', (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      pipeline(answer, response, () => {});
    });
    pipeline(request, outgoing, () => {});
    response.once('close', () => outgoing.destroy());
  };
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const alsoOfOneConnection = new Set(headers.connection?.toLowerCase().split(/\s*,\s*/));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofOneConnection.test(name) && !alsoOfOneConnection.has(name)),
  );
}

/** The other deployment does not answer; the client may try again. */
function refuse({ headers }: FastifyRequest['raw'], response: FastifyReply['raw']): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status } = refusals.overloaded;
  const message = refusalText('overloaded', languageOf(headers['x-localization']));
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' });
  response.end(JSON.stringify({ errors: [{ code: 'overloaded', message }] }));
}

function after(seconds: number): AbortSignal {
  return AbortSignal.timeout(seconds * 1000);
}
