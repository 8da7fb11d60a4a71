import * as z from 'zod/mini';
import { type Answer, callProvider, type ProviderRequest, type RequestOptions } from '../call-provider.ts';
import { DeliveryError, withoutSecrets } from '../delivery-error.ts';

/** The address of a provider and the time-out. Differs from the default only in tests. */
export interface ProviderEndpoint {
  origin?: string;
  requestOptions?: RequestOptions;
}

const refusalOfOne = z.object({ message: z.string() });

/** Requests JSON with a secret key; throws on status 500 and refused keys. */
export function keyedQuestions(name: string, origin: string, key: string, requestOptions?: RequestOptions) {
  return (path: string, body?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${key}`, accept: 'application/json', 'content-type': 'application/json' };
    const request: ProviderRequest = body
      ? { url: `${origin}${path}`, headers, body: JSON.stringify(body) }
      : { url: `${origin}${path}`, method: 'GET', headers };
    return callProvider(name, request, requestOptions);
  };
}

/** Parses the reply by its schema; throws on a refusal and anything else. */
export function readAnswer<Shape extends z.ZodMiniType>(
  name: string,
  shape: Shape,
  { status, json }: Answer,
  secrets: readonly string[],
): z.infer<Shape> {
  if (status < 300) {
    const { success, data } = z.safeParse(shape, json);
    if (success) return data as z.infer<Shape>;
  }
  const refusal = z.safeParse(refusalOfOne, json);
  if (status < 400 || !refusal.success)
    throw new DeliveryError('away', `${name} answered with something else (${status})`);
  throw new DeliveryError('refused', `${name} refused (${status}): ${withoutSecrets(refusal.data.message, secrets)}`);
}
