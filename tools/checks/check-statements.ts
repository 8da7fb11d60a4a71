import { migrate } from 'api/db/migrate';
import { createDatabase, databaseName, databaseServer, dropDatabase } from 'api/testing/databases';
import pg from 'pg';
import { Project } from 'ts-morph';
import { report, repositoryFiles } from './repository-files.ts';
import { faultsOf } from './statements/compare-statement.ts';
import { Describer } from './statements/describe-statement.ts';
import { textsByExample } from './statements/examples.ts';
import { exemptions } from './statements/exemptions.ts';
import { type ReadStatements, readStatements, type Statement } from './statements/read-statements.ts';

/**
 * Prepares every raw statement of the API against the migrated database, and compares what PostgreSQL says of its
 * columns and parameters with the types that the source declares. It does not see what JSON contains, nor whether an
 * expression such as `case` can be null, nor fragments in queries of Kysely's builder.
 */
interface Fault {
  at: string;
  fault: string;
  line: number;
}

const serverStarted = databaseServer();
const read = readApi();
const server = await serverStarted;
const name = databaseName();
try {
  const url = await createDatabase(server.url, name);
  await migrate(url);
  const faults = await faultsIn(url, read);
  report(unexpected(faults));
} finally {
  await dropDatabase(server.url, name);
  await server.stop();
}

function readApi(): ReadStatements {
  const files = repositoryFiles().filter((file) => /^packages\/api\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
  const project = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true });
  project.addSourceFilesAtPaths(files);
  const found = readStatements(project, process.cwd(), files);
  if (found.statements.length === 0) throw new Error('No statements seen');
  return found;
}

async function faultsIn(url: string, { statements, unreadable }: ReadStatements): Promise<Fault[]> {
  const faults: Fault[] = [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const describer = await Describer.of(client);
  for (const statement of statements) faults.push(...(await faultsOfStatement(describer, statement)));
  for (const { reason, ...statement } of unreadable) {
    const texts = await textsByExample(statement.at);
    if (!texts) faults.push({ at: statement.at, fault: reason, line: statement.line });
    for (const text of texts ?? [])
      faults.push(...(await faultsOfStatement(describer, { ...statement, text, values: [] })));
  }
  await client.end();
  return faults;
}

async function faultsOfStatement(describer: Describer, statement: Statement): Promise<Fault[]> {
  const { at, line } = statement;
  try {
    const faults = faultsOf(statement, await describer.describe(statement.text));
    return faults.map((fault) => ({ at, fault, line }));
  } catch (error) {
    return [{ at, fault: error instanceof Error ? error.message : String(error), line }];
  }
}

/** What is not exempt, and exemptions that nothing needs. */
function unexpected(faults: readonly Fault[]): string[] {
  const unused = new Set(exemptions);
  const others = faults.filter(({ at, fault }) => {
    const exemption = exemptions.find((one) => one.at === at && fault.startsWith(one.fault));
    if (exemption) unused.delete(exemption);
    return !exemption;
  });
  return [
    ...new Set(others.map(({ at, fault, line }) => `${at}: ${fault} (line ${line})`)),
    ...[...unused].map(({ at, fault }) => `${at}: nothing to exempt from '${fault}'`),
  ];
}
