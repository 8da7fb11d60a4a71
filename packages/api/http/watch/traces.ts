import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Database } from '#api/db/connection.ts';

/** Where traces go, and which of them. */
export interface TraceTarget {
  /** The base address of a receiver of OTLP over HTTP; `/v1/traces` is added. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Of requests, from 0 to 1. */
  share: number;
}

/**
 * Exports OpenTelemetry traces of requests. They contain no personal data: routes are patterns, statements appear as
 * kind and table, calls as host. Import it only if traces are exported.
 */
export interface Traces {
  /** A span for each request, and within it for each page's calls of the API. */
  watch: (app: FastifyInstance) => void;
  /** A span for each statement that is part of a request. */
  lookInto: (db: Database) => void;
  /** Fields of a log line that refer to its trace. */
  mark: () => { trace_id?: string };
  /** Sends what is pending. */
  close: () => Promise<void>;
}

export function openTraces({ endpoint, headers, serviceName, share }: TraceTarget): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const tracer = provider.getTracer('soko');
  const begin = (name: string, kind: SpanKind, attributes: Attributes) => tracer.startSpan(name, { kind, attributes });
  /** Background work, such as the outbox, belongs to no request. */
  const isRecorded = () => trace.getActiveSpan()?.isRecording() ?? false;
  const endCalls = watchCalls(begin, isRecorded);
  return {
    watch: (app) => watchRequests(app, begin),
    lookInto({ pool, hotPool }) {
      // A request that waits for a connection of the hot pool resumes in another request's context.
      watchQueries(hotPool, begin, isRecorded);
      pool.on('connect', (client) => watchQueries(client, begin, isRecorded));
    },
    mark() {
      const id = trace.getActiveSpan()?.spanContext().traceId;
      return id ? { trace_id: id } : {};
    },
    async close() {
      endCalls();
      await provider.shutdown().catch((error: unknown) => console.error(`Traces were not sent: ${error}`));
      context.disable();
    },
  };
}

type Begin = (name: string, kind: SpanKind, attributes: Attributes) => Span;

function watchRequests(app: FastifyInstance, begin: Begin): void {
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', ({ raw, method, routeOptions: { url } }, _reply, done) => {
    const route = url === '/*' ? 'page' : (url ?? 'unknown');
    const span = begin(`${method} ${route}`, SpanKind.SERVER, { 'http.request.method': method, 'http.route': route });
    spans.set(raw, span);
    context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook('onResponse', async ({ raw }, { statusCode }) => {
    const span = spans.get(raw);
    span?.setAttribute('http.response.status_code', statusCode);
    end(span, statusCode >= 500);
  });
  app.addHook('onRequestAbort', async ({ raw }) => end(spans.get(raw), false));
}

type Query = (...sent: unknown[]) => unknown;

function watchQueries(connection: pg.Pool | pg.ClientBase, begin: Begin, isRecorded: () => boolean): void {
  const query = connection.query.bind(connection) as Query;
  const watched: Query = (...sent) => {
    if (!isRecorded()) return query(...sent);
    const summary = summaryOf(sent[0]);
    const span = begin(summary, SpanKind.CLIENT, { 'db.system.name': 'postgresql', 'db.query.summary': summary });
    const answer = query(...sent);
    if (answer instanceof Promise) {
      answer.then(
        () => end(span, false),
        () => end(span, true),
      );
    } else {
      end(span, false);
    }
    return answer;
  };
  connection.query = watched as typeof connection.query;
}

/** Kind and first table of a statement; its text could contain personal data. */
function summaryOf(statement: unknown): string {
  const text =
    typeof statement === 'string' ? statement : String((statement as { text?: unknown } | undefined)?.text ?? '');
  const [, kind = 'query'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?([a-z_]+)"?(?!\()/i.exec(text) ?? [];
  return `${kind.toUpperCase()} ${table}`.trim();
}

interface Call {
  request: { method: string; origin: string | URL };
  response?: { statusCode: number };
}

/** Wraps every `fetch` of a provider. */
function watchCalls(begin: Begin, isRecorded: () => boolean): () => void {
  const spans = new WeakMap<object, Span>();
  const subscribers: Record<string, (call: Call) => void> = {
    'undici:request:create': ({ request }) => {
      if (!isRecorded()) return;
      const { host } = new URL(request.origin);
      const about = { 'http.request.method': request.method, 'server.address': host };
      spans.set(request, begin(`${request.method} ${host}`, SpanKind.CLIENT, about));
    },
    'undici:request:headers': ({ request, response }) => {
      if (response) spans.get(request)?.setAttribute('http.response.status_code', response.statusCode);
    },
    'undici:request:trailers': ({ request }) => end(spans.get(request), false),
    'undici:request:error': ({ request }) => end(spans.get(request), true),
  };
  const listeners = Object.entries(subscribers).map(
    ([name, listen]) => [name, (call: unknown) => listen(call as Call)] as const,
  );
  for (const [name, listen] of listeners) subscribe(name, listen);
  return () => {
    for (const [name, listen] of listeners) unsubscribe(name, listen);
  };
}

function end(span: Span | undefined, isFault: boolean): void {
  if (!span?.isRecording()) return;
  if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
