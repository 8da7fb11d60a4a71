import type { Endpoint, Schema } from 'market/calls/endpoint';
import { sentenceOfCallers } from 'market/calls/staff-callers';
import { type RefusalCode, refusals } from 'market/refusals';
import { jsonSchema } from './json-schema.ts';
import type { NamedSchemas } from './named-schemas.ts';
import { type DocumentAudience, type Documented, documentAudiences, isFor, refusalsOf } from './open-api.ts';
import { type JsonSchema, typeOfSchema } from './type-of-schema.ts';

/** A longer type is left to the document for machines: a page is not a place for it. */
const maxTypeLength = 60;

export const styleOfReference = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f1716;background:#fff}
h1,h2{line-height:1.2}code,pre{font:13px/1.4 ui-monospace,monospace;overflow-wrap:anywhere}pre{white-space:pre-wrap;padding:.75rem;background:#f8f5f3;border-radius:8px}
details{border-top:1px solid #e5ded9;padding:.5rem 0}summary{cursor:pointer}summary b{display:inline-block;min-width:4.5rem}small{color:#5c4f4a}
input{font:inherit;inline-size:100%;padding:.6rem;border:1px solid #8a7d77;border-radius:8px;background:inherit;color:inherit;box-sizing:border-box}a{color:#9d0b39}
@media(prefers-color-scheme:dark){body{color:#f1ece9;background:#140e0d}pre{background:#1f1716}details{border-color:#433835}small{color:#d0c6c0}a{color:#ff8fae}}`;

/** Search, and the call as curl and TypeScript where it is opened. Without a script the page lists everything. */
export const scriptOfReference = `const all=[...document.querySelectorAll('details[id]')],box=document.querySelector('input');
box.hidden=false;box.addEventListener('input',()=>{const words=box.value.toLowerCase().split(/\\s+/);
for(const one of all)one.hidden=!words.every(word=>(one.id+one.textContent).toLowerCase().includes(word));
for(const section of document.querySelectorAll('section'))section.hidden=![...section.querySelectorAll('details[id]')].some(one=>!one.hidden)});
const open=()=>{const one=document.getElementById(decodeURIComponent(location.hash.slice(1)));if(one?.tagName==='DETAILS'){one.open=true;one.scrollIntoView()}};
addEventListener('hashchange',open);
for(const one of all)one.addEventListener('toggle',()=>{if(!one.open||one.querySelector('[data-made]'))return;
const verb=one.querySelector('b').textContent,path=one.querySelector('code').textContent,flags=one.dataset.flags||'',body=flags.includes('b')?" \\\\\\n  -H 'Content-Type: application/json' -d '{}'":'',
key=flags.includes('k')?" \\\\\\n  -H 'Idempotency-Key: '$(uuidgen)":'',token=flags.includes('s')?" \\\\\\n  -H \\"Authorization: Bearer $TOKEN\\"":'';
const parts=[...path.matchAll(/{(\\w+)}/g)].map(([,name])=>name);
const sent=[parts.length?'params: { '+parts.join(', ')+' }':'',flags.includes('q')?'query: {}':'',flags.includes('b')?'body: {}':'',flags.includes('k')?'idempotencyKey':''].filter(Boolean);
const made=document.createElement('pre');made.dataset.made='';
made.textContent='curl -X '+verb+" \\"$ORIGIN"+path+'"'+token+key+body+'\\n\\nawait soko.'+one.id+'('+(sent.length?'{ '+sent.join(', ')+' }':'')+');';one.append(made)});
open();`;

/** The address of the page for an audience. */
export function pathOfReference(audience: DocumentAudience): string {
  return audience === 'customer' ? '/api/v1' : `/api/v1/reference/${audience}`;
}

/**
 * The contract for people of one audience: who calls first, then every call with what it takes, answers and refuses.
 * Who reads one of another audience has its page.
 */
export function referencePage({ nouns, events, named, audience = 'customer' }: Documented): string {
  const types = typesOf(named);
  const codes = new Set<RefusalCode>(codesOfEach);
  const sections = Object.entries(nouns).flatMap(([noun, endpoints]) => {
    const calls = Object.entries(endpoints).filter(([, endpoint]) => isFor(noun, endpoint, audience));
    if (calls.length === 0) return [];
    for (const code of calls.flatMap(([, endpoint]) => [...refusalsOf(endpoint)])) codes.add(code);
    const entries = calls.map(([name, endpoint]) => entryOf(`${noun}.${name}`, endpoint, types));
    return { noun, text: `<section><h2 id="${noun}">${escaped(noun)}</h2>${entries.join('')}</section>` };
  });
  const links = documentAudiences.map((one) => {
    const title = `<b>${titleOf[one]}</b>`;
    return `${one === audience ? title : `<a href="${pathOfReference(one)}">${titleOf[one]}</a>`} (<a href="/api/v1/openapi/${one}.json">${one}.json</a>)`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Soko API</title><style>${styleOfReference}</style></head><body><main>
<h1>Soko API</h1>
<p>Calls for ${links.join(', ')}. All of them for machines: <a href="/api/v1/openapi.json">openapi.json</a>. For TypeScript: the package <code>client</code>.</p>
${introduction}
<input type="search" aria-label="Find a call" placeholder="Find a call" hidden>
<p><small>${sections.map(({ noun }) => `<a href="#${noun}">${noun}</a>`).join(' ')} <a href="#webhooks">webhooks</a> <a href="#errors">errors</a></small></p>
${sections.map(({ text }) => text).join('\n')}
<h2 id="webhooks">Webhooks</h2>
<p>What the market tells an endpoint that its operator has added.</p>
${Object.entries(events)
  .map(([name, { about }]) => `<p><code>${name}</code><br><small>${escaped(about)}</small></p>`)
  .join('')}
<h2 id="errors">Errors</h2>${refusalTable(codes)}
</main><script>${scriptOfReference}</script></body></html>`;
}

const titleOf: Record<DocumentAudience, string> = {
  customer: 'customers',
  vendor: 'stores',
  courier: 'riders',
  operator: 'operators',
};

const introduction = `<h2>Who calls</h2>
<p><code>auth.login</code> opens a session and answers its token:</p>
<pre>TOKEN=$(curl -s "$ORIGIN/api/v1/auth/login" -H 'Content-Type: application/json' \\
  -d '{"login_type":"manual","email_or_phone":"ada@example.com","password":"…"}' | jq -r .token)
curl "$ORIGIN/api/v1/customer/info" -H "Authorization: Bearer $TOKEN"</pre>
<p>A guest has an id from <code>auth.requestGuest</code>. Staff are accounts with a membership; a missing permission answers 403 with its name, another store’s number 404 like an unknown one. A second factor is proved by <code>auth.proveSecondFactor</code>.</p>
<h2>All calls</h2>
<p>They carry <code>zoneid</code> (a JSON list), <code>moduleId</code>, <code>latitude</code>, <code>longitude</code> and <code>X-Localization</code> where a place or a language matters. Errors are always <code>{"errors": [{"code", "message"}]}</code>; where fields are wrong the code is the field. Lists have <code>limit</code> and <code>offset</code>, the page from 1. A call with <code>Idempotency-Key</code> has one effect.</p>`;

type TypeText = (schema: Schema, io: 'input' | 'output') => string;

/** Returns the TypeScript type of a schema; one that the contract names by its name. */
function typesOf(named: NamedSchemas): TypeText {
  return (schema, io) => {
    const { $defs: _defs, id, ...written } = jsonSchema(schema, io, named) as JsonSchema & { id?: string };
    return id ?? typeOfSchema(written);
  };
}

function entryOf(title: string, endpoint: Endpoint, typeOf: TypeText): string {
  const { method, path, summary, callers, params, query, body, bodyAs, oncePerKey, reply, refusals: codes } = endpoint;
  const may = codes.length === 0 ? '' : ` May refuse with <code>${codes.join(', ')}</code>.`;
  const hasJson = body && !bodyAs;
  const flags = `${callers === 'anyone' ? '' : 's'}${hasJson ? 'b' : ''}${query ? 'q' : ''}${oncePerKey ? 'k' : ''}`;
  const lines = [
    typeLine('params', params && typeOf(params, 'input')),
    typeLine('query', query && typeOf(query, 'input')),
    typeLine(bodyAs === 'multipart' ? 'form' : 'body', body && bodyAs !== 'raw' ? typeOf(body, 'input') : undefined),
    typeLine(endpoint.replyAs === 'events' ? 'event' : 'reply', typeOf(reply, 'output')),
  ];
  return `<details id="${title}"${flags && ` data-flags="${flags}"`}><summary><b>${method}</b> <code>${escaped(path)}</code><br><small>${escaped(plainSummary(summary))}</small></summary>
<p>${sentenceOfCallers(callers)}${may}</p><pre>${lines.filter(Boolean).join('\n')}</pre></details>`;
}

function plainSummary(summary: string): string {
  return summary.replace(/ \[[A-Z]+-\d+\]/g, '');
}

function typeLine(name: string, type: string | undefined): string {
  if (type === undefined) return '';
  return escaped(`${name}: ${type.length > maxTypeLength ? `${type.slice(0, maxTypeLength)} …` : type}`);
}

/** With which any call may be refused, whatever it is. */
const codesOfEach = ['not_found', 'too_large', 'too_many', 'overloaded', 'client_too_old'] as const;

function refusalTable(codes: ReadonlySet<RefusalCode>): string {
  const some = Object.entries(refusals).filter(([code]) => codes.has(code as RefusalCode));
  const rows = some.map(
    ([code, { status, message }]) => `<br><b>${status}</b> <code>${code}</code> <small>${escaped(message)}</small>`,
  );
  return `<p>${rows.join('')}</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
