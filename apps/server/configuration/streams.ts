import type { StreamLimits } from 'api/http/listen/stream-slots';
import * as z from 'zod/mini';
import { streamSettings } from './settings/stream-settings.ts';
import type { Environment } from './settings.ts';

/** Reads the maximum of event streams of a node. */
export function streamsIn(given: Environment): StreamLimits {
  const number = (name: keyof typeof streamSettings) => Number(z.parse(streamSettings[name].schema, given[name]));
  return {
    all: number('EVENT_STREAMS'),
    ofPerson: number('EVENT_STREAMS_PER_PERSON'),
    ofOrder: number('EVENT_STREAMS_PER_ORDER'),
    ofAddress: number('EVENT_STREAMS_PER_ADDRESS'),
    ofNetwork: number('EVENT_STREAMS_PER_NETWORK'),
  };
}
