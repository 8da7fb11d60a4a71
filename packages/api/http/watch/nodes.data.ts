import { sql } from 'kysely';
import type { NodeFigures } from 'market/notifications/notifications-health.rules';
import type { Connection } from '#api/db/connection.ts';

/** A running server of this deployment. */
export interface RunningNode {
  id: string;
  host: string;
  version: string;
  startedAt: Date;
}

/** Notes that a node runs and what it has measured; nodes that have been silent for an hour are forgotten [OPS-094]. */
export async function writeBeat(db: Connection, node: RunningNode, figures: NodeFigures): Promise<void> {
  await sql`
    with gone as (delete from nodes where seen_at < now() - interval '1 hour' and id <> ${node.id})
    insert into nodes (id, host, version, started_at, seen_at, figures)
    values (${node.id}, ${node.host}, ${node.version}, ${node.startedAt}, now(), ${JSON.stringify(figures)}::jsonb)
    on conflict (id) do update set seen_at = now(), figures = excluded.figures`.execute(db);
}

/** Forgets a node that ends as it should. */
export async function deleteNode(db: Connection, id: string): Promise<void> {
  await sql`delete from nodes where id = ${id}`.execute(db);
}
