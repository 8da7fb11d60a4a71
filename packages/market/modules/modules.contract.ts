import * as z from 'zod/mini';
import { endpoint, listReply, pageQuery } from '../calls/endpoint.ts';
import { moduleTypes } from './modules.rules.ts';

const module = z.object({
  id: z.int(),
  module_type: z.enum(moduleTypes),
  module_name: z.string(),
  icon_full_url: z.string(),
  zones: z.array(z.object({ id: z.int(), name: z.string() })),
});

export type Module = z.infer<typeof module>;

export const modulesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/module',
    summary: 'The modules with their zones; only those of the zones in the zoneid header, where it names any',
    callers: 'anyone',
    inZones: 'optional',
    query: z.object(pageQuery()),
    reply: listReply('modules', module),
    refusals: [],
  }),
};
