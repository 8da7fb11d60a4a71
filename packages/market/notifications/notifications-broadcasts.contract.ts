import * as z from 'zod/mini';

/** A message of an operator that its reader has not seen yet [OPS-025]. */
export const unseenBroadcast = z.object({ id: z.int(), words: z.string(), sent_at: z.iso.datetime() });
export type UnseenBroadcast = z.infer<typeof unseenBroadcast>;
