import { foldersTooFull } from './folder-rules.ts';
import { report, repositoryFiles } from './repository-files.ts';

/** Refuses folders with too many entries. */
report(foldersTooFull(repositoryFiles()));
