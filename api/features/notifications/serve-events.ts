import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sessionOfToken } from '#features/auth/auth-sessions.data.ts';
import { trackOrder } from '#features/orders/track-order.ts';
import { type FindSession, findCaller, nameOf, type Shopper } from '#http/callers.ts';
import { eventStreams } from '#http/event-streams.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';

/** What a listener may say: an order to follow, with the proof that tracking asks for. */
const asked = z.object({
  order_id: z.optional(z.string().check(z.maxLength(20))),
  token: z.optional(z.string().check(z.maxLength(100))),
  contact_number: z.optional(z.string().check(z.maxLength(30))),
  phone: z.optional(z.string().check(z.maxLength(30))),
  email: z.optional(z.string().check(z.maxLength(255))),
});

/**
 * What happens, while it happens, as server-sent events: a customer hears of his chats, and whoever may track an order
 * hears of that order. Each event is a hint to ask the market; `again` says that some may have been missed.
 */
export function serveEvents(app: FastifyInstance, needs: ApiNeeds): void {
  const open = eventStreams(app);
  const findSession: FindSession = (hash) => sessionOfToken(needs.db, hash);
  const callerOf = (request: FastifyRequest) => findCaller(request, { callers: 'anyone', query: asked }, findSession);
  app.get('/api/v1/events', async (request, reply) => {
    const caller = await callerOf(request);
    const topics = await topicsFor(needs, request, caller);
    open(request, reply, {
      person: caller ? nameOf(caller) : request.ip,
      async mayHear() {
        const now = await callerOf(request);
        return caller?.kind !== 'customer' || now?.kind === 'customer';
      },
      start(stream) {
        const last = request.headers['last-event-id'];
        const again = () => stream.send({ name: 'again', data: {} });
        const missed = typeof last === 'string' ? needs.live.after(Number(last), topics) : [];
        if (missed) for (const event of missed) stream.send(event);
        else again();
        return needs.live.listen(topics, (event) => (event ? stream.send(event) : again()));
      },
    });
  });
}

async function topicsFor(needs: ApiNeeds, request: FastifyRequest, caller: Shopper | undefined): Promise<string[]> {
  const { success, data } = z.safeParse(asked, request.query);
  if (!success) throw new Refusal('invalid_input');
  const { order_id: orderId, ...proof } = data;
  if (orderId !== undefined) await trackOrder(needs, { orderId, proof, caller, address: request.ip });
  const topics = [
    ...(caller?.kind === 'customer' ? [nameOf(caller)] : []),
    ...(orderId === undefined ? [] : [`order:${orderId}`]),
  ];
  if (topics.length === 0) throw new Refusal('sign_in_needed');
  return topics;
}
