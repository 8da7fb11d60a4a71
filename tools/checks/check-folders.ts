import { foldersTooFull } from './folder-rules.ts';
import { report, repositoryFiles } from './repository-files.ts';

/** Refuses folders in which nobody finds a file at a glance. */
report(foldersTooFull(repositoryFiles()));
