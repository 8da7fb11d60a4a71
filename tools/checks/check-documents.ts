import { existsSync } from 'node:fs';
import {
  codeName,
  decisionsMisnumbered,
  faultsInDocument,
  figuresWithoutCommand,
  namesWithoutCode,
} from './document-rules.ts';
import { report, repositoryFiles, textOf } from './repository-files.ts';

/** Compares the documents with the tree: a guide that refers to nothing is worse than none. */
const documents = repositoryFiles().filter((file) => file.endsWith('.md') && !file.startsWith('demo/'));

const decisions = documents
  .filter((document) => document.startsWith('docs/decisions/'))
  .map((file) => ({ file, title: (textOf(file) ?? '').split('\n', 1)[0] ?? '' }));

const words = new Set(
  repositoryFiles()
    .filter((file) => /\.(tsx?|mjs|sql|json|ya?ml|conf)$/.test(file))
    .flatMap((file) => (textOf(file) ?? '').match(/\w+/g) ?? [])
    .filter((word) => codeName.test(word)),
);
/** Decisions are a record of their time, and may name what has gone since. */
const current = documents.filter((document) => !document.startsWith('docs/decisions/'));

const ofFigures = 'docs/benchmarks.md';

report([
  ...documents.flatMap((document) => faultsInDocument(document, textOf(document) ?? '', existsSync)),
  ...current.flatMap((document) => namesWithoutCode(document, textOf(document) ?? '', (name) => words.has(name))),
  ...decisionsMisnumbered(decisions),
  ...figuresWithoutCommand(ofFigures, textOf(ofFigures) ?? ''),
]);
