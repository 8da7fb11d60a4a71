import type { TestProject } from 'vitest/node';
import { connect } from '#api/db/connection.ts';
import { migrate } from '#api/db/migrate.ts';
import { seedMarket } from '#api/db/seed/seed-market.ts';
import { installJobs } from '#api/jobs/open-jobs.ts';
import { createDatabase, databaseName, databaseServer, dropDatabase } from './databases.ts';
import { momentOfTests } from './moment-of-tests.ts';
import { addTestStores } from './test-stores.ts';
import { installGuestKey } from './under-test/guest-under-test.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    templateDatabase: string;
  }
}

/** Starts PostgreSQL and seeds a template once per run; each test file copies it in some milliseconds. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await databaseServer();
  const name = databaseName();
  const template = await createDatabase(server.url, name);
  await migrate(template);
  await seedMarket(template, { size: 's', seedMoment: momentOfTests });
  await addTestStores(template);
  await installGuestKey(template);
  const db = connect({ url: template });
  await installJobs(db);
  await db.destroy();
  project.provide('databaseServer', server.url);
  project.provide('templateDatabase', name);
  return async () => {
    await dropDatabase(server.url, name);
    await server.stop();
  };
}
