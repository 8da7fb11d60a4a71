import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Endpoint } from 'market/calls/endpoint';
import { Refusal } from '#api/http/refusal.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HTTPMethods[];

/** A method that a path of the contract does not take is refused with those that it takes, before a body is read. */
export function refuseOtherMethods(app: FastifyInstance, nouns: Record<string, Record<string, Endpoint>>): void {
  const takenBy = Map.groupBy(
    Object.values(nouns).flatMap((endpoints) => Object.values(endpoints)),
    ({ path }) => path.replace(/\{(\w+)\}/g, ':$1'),
  );
  for (const [url, endpoints] of takenBy) {
    const taken = new Set(
      endpoints.flatMap(({ method, alternativeMethod }) =>
        alternativeMethod ? [method, alternativeMethod] : [method],
      ),
    );
    const allow = [...taken, ...(taken.has('GET') ? ['HEAD'] : [])].join(', ');
    app.route({
      method: methods.filter((method) => !(taken as Set<string>).has(method)),
      url,
      onRequest: async (_request, reply) => {
        reply.header('allow', allow);
        throw new Refusal('method_not_allowed');
      },
      handler: () => {},
    });
  }
}
