import { existsSync } from 'node:fs';
import { decisionsMisnumbered, faultsInDocument, figuresWithoutCommand } from './document-rules.ts';
import { report, repositoryFiles, textOf } from './repository-files.ts';

/** Compares the documents with the tree: a guide that refers to nothing is worse than none. */
const documents = repositoryFiles().filter((file) => file.endsWith('.md') && !file.startsWith('demo/'));

const decisions = documents
  .filter((document) => document.startsWith('docs/decisions/'))
  .map((file) => ({ file, title: (textOf(file) ?? '').split('\n', 1)[0] ?? '' }));

const ofFigures = 'docs/benchmarks.md';

report([
  ...documents.flatMap((document) => faultsInDocument(document, textOf(document) ?? '', existsSync)),
  ...decisionsMisnumbered(decisions),
  ...figuresWithoutCommand(ofFigures, textOf(ofFigures) ?? ''),
]);
