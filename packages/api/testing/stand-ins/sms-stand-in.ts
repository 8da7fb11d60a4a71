import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerBadly, bodyOf, type Misbehaviour, ProviderStandIn } from './provider-stand-in.ts';

/** What a provider has taken, as it was sent. */
export interface TakenSms {
  to: string;
  from: string | undefined;
  text: string;
}

/** A request as a provider sees it. */
export interface SmsRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface SmsReply {
  status: number;
  body: unknown;
}

/** One provider's API as documented; accepted messages go to `take`. */
export type SmsDialect = (request: SmsRequest, take: (sms: TakenSms) => number) => SmsReply;

/** A server on the loopback interface that implements the API of a provider and records requests. */
export class SmsStandIn extends ProviderStandIn {
  readonly taken: TakenSms[] = [];
  readonly requests: SmsRequest[] = [];
  /** What happens to the next requests, one each; after that it is itself again. */
  readonly misbehaviours: Misbehaviour[] = [];
  readonly #dialect: SmsDialect;

  constructor(dialect: SmsDialect) {
    super();
    this.#dialect = dialect;
  }

  forget(): void {
    for (const memory of [this.taken, this.requests, this.misbehaviours]) memory.length = 0;
  }

  protected async answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = { path: incoming.url ?? '', headers: incoming.headers, body: await bodyOf(incoming) };
    this.requests.push(request);
    const misbehaviour = this.misbehaviours.shift();
    if (misbehaviour) answerBadly(misbehaviour, response);
    else {
      const { status, body } = this.#dialect(request, (sms) => this.taken.push(sms));
      const isJson = typeof body !== 'string';
      response.writeHead(status, { 'content-type': isJson ? 'application/json' : 'text/plain' });
      response.end(isJson ? JSON.stringify(body) : body);
    }
  }
}
