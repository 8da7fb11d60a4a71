import { publishChange } from 'api/config/publish-change';
import { openShared } from 'api/providers/open-shared';
import type { CommandContext } from './command-context.ts';
import type { Invocation } from './terminal/invocation.ts';

/** Notifies the running nodes that shared data has changed, so that they need no restart. */
export async function notifyNodes(invocation: Invocation, { db, url, configuration }: CommandContext): Promise<void> {
  const { sharedServices, uploads: uploadsFolder } = configuration;
  const { live, close } = await openShared({ databaseUrl: url, uploadsFolder, ...sharedServices }, invocation.print);
  await publishChange({ db, live }).finally(close);
}
