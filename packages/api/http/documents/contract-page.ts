import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from 'market/calls/endpoint';
import { sentenceOfCallers } from 'market/calls/staff-callers';
import { webhookEvents } from 'market/notifications/notifications-webhooks.contract';
import { refusals } from 'market/refusals';
import { openApiOf } from '#api/http/documents/open-api.ts';

type Nouns = Record<string, Record<string, Endpoint>>;

/** The contract for machines, and beside it the same for people; neither needs a script or another host. */
export function serveContractPage(app: FastifyInstance, nouns: Nouns): void {
  // Built on the first request: building it at startup would delay the start noticeably.
  let openApi: { plain: Buffer; compressed: Buffer } | undefined;
  let page: string | undefined;
  app.get('/api/v1/openapi.json', (request, reply) => {
    openApi ??= inBytes(JSON.stringify(openApiOf(nouns, webhookEvents)));
    reply.type('application/json').header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(openApi.plain);
    return reply.header('content-encoding', 'br').send(openApi.compressed);
  });
  app.get('/api/v1', (_request, reply) => {
    reply.raw.setHeader(
      'content-security-policy',
      `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'`,
    );
    page ??= pageOf(nouns);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

/** Half a megabyte of text: encoded and compressed for each reader, a few hundred of them would stop everybody else. */
function inBytes(text: string): { plain: Buffer; compressed: Buffer } {
  const plain = Buffer.from(text);
  return { plain, compressed: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) };
}

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f1716;background:#fff}
h1,h2{line-height:1.2}code,pre{font:13px/1.4 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;background:#f8f5f3;border-radius:8px}
details{border-top:1px solid #e5ded9;padding:.5rem 0}summary{cursor:pointer}b{display:inline-block;min-width:4.5rem}small{color:#5c4f4a}
@media(prefers-color-scheme:dark){body{color:#f1ece9;background:#140e0d}pre{background:#1f1716}details{border-color:#433835}small{color:#d0c6c0}}`;
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

function pageOf(nouns: Nouns): string {
  const { paths, webhooks } = openApiOf(nouns, webhookEvents) as Record<
    string,
    Record<string, Record<string, unknown>>
  >;
  const sections = Object.entries(nouns).map(
    ([noun, endpoints]) =>
      `<h2>${escaped(noun)}</h2>${Object.values(endpoints)
        .map((endpoint) => entryOf(endpoint, paths?.[endpoint.path]?.[endpoint.method.toLowerCase()]))
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Soko API</title><style>${style}</style></head><body><main>
<h1>Soko API</h1>
<p>Every call of the market, from the contract that the server and the storefront share. For machines: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
<p>Calls carry the headers <code>zoneid</code> (a JSON list), <code>moduleId</code>, <code>latitude</code>, <code>longitude</code> and <code>X-localization</code>. Errors are always <code>{"errors": [{"code", "message"}]}</code>.</p>
${sections.join('\n')}
<h2>Webhooks</h2>
<p>What the market tells an endpoint that its operator has added.</p>
${Object.entries(webhooks ?? {})
  .map(webhookEntry)
  .join('')}
<h2>Errors</h2>${refusalTable()}
</main></body></html>`;
}

function entryOf(
  { method, alsoAs, path, summary, callers: who, refusals: codes }: Endpoint,
  operation: unknown,
): string {
  const methods = alsoAs ? `${method}, ${alsoAs}` : method;
  const may = codes.length === 0 ? '' : ` May refuse with ${codes.map((code) => `<code>${code}</code>`).join(', ')}.`;
  return `<details><summary><b>${methods}</b> <code>${escaped(path)}</code><br><small>${escaped(summary)}</small></summary>
<p>${sentenceOfCallers(who)}${may}</p><pre>${escaped(JSON.stringify(operation, null, 2))}</pre></details>`;
}

function webhookEntry([name, { post }]: [string, Record<string, unknown>]): string {
  return `<details><summary><code>${name}</code></summary><pre>${escaped(JSON.stringify(post, null, 2))}</pre></details>`;
}

function refusalTable(): string {
  const rows = Object.entries(refusals).map(
    ([code, { status, message }]) =>
      `<p><b>${status}</b> <code>${code}</code><br><small>${escaped(message)}</small></p>`,
  );
  return rows.join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
