import { report, repositoryFiles, textOf } from '../repository-files.ts';
import { importFaults } from './import-rules.ts';
import { importsBetween } from './read-imports.ts';

/** Refuses imports of a layer above, rings of files, and nouns that import each other. */
const files = repositoryFiles().filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file));
const imports = importsBetween(new Map(files.map((file) => [file, textOf(file) ?? ''])));
const faults = importFaults(imports);
console.log(`${imports.length} imports between ${files.length} files, ${faults.length} that a rule forbids`);
report(faults);
