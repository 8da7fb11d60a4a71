import { basename, dirname } from 'node:path';
import { goodsFaultsIn } from './goods-rules.ts';
import { linksIn, pathComparisonsIn } from './links/link-rules.ts';
import { redirectsIn } from './links/redirect-rules.ts';
import { demoQuestionsIn, faultsIn, moduleQuestionsIn, shopperKeysIn } from './names/name-rules.ts';
import { oldWordsInComments, oldWordsInNames, oldWordsInPath } from './names/words-rules.ts';
import { report, repositoryFiles, textOf } from './repository-files.ts';
import { importsAcross } from './workspace-rules.ts';

/** Checks names of files and symbols, comparisons with names of modules, redirects, links, and who reduces stock. */
const files = repositoryFiles();
/** Every application has these, at the same place. */
const ofEveryApplication = /^apps\/[a-z]+\/(main|routes)\.tsx?$/;

const sources = files.filter((file) => /\.tsx?$/.test(file));

report([
  ...files.flatMap(faultsIn),
  ...sharedNames(),
  ...sources.flatMap((file) => moduleQuestionsIn(file, textOf(file) ?? '')),
  ...sources.flatMap((file) => demoQuestionsIn(file, textOf(file) ?? '')),
  ...sources.flatMap((file) => shopperKeysIn(file, textOf(file) ?? '')),
  ...sources.flatMap((file) => importsAcross(file, textOf(file) ?? '')),
  ...sources.flatMap((file) => redirectsIn(file, textOf(file) ?? '')),
  ...sources.flatMap((file) => linksIn(file, textOf(file) ?? '')),
  ...sources.flatMap((file) => pathComparisonsIn(file, textOf(file) ?? '')),
  ...sources.flatMap((file) => goodsFaultsIn(file, textOf(file) ?? '')),
  ...files.flatMap(oldWordsInPath),
  ...sources.flatMap((file) => oldWordsInNames(file, textOf(file) ?? '')),
  ...sources.flatMap((file) => oldWordsInComments(file, textOf(file) ?? '')),
]);

/** Editor tabs, stack traces and searches show base names; two equal ones cannot be distinguished. */
function sharedNames(): string[] {
  const named = files.filter(
    (file) => /\.(ts|tsx|css|sql)$/.test(file) && !/config\.ts$/.test(file) && !ofEveryApplication.test(file),
  );
  return [...Map.groupBy(named, (file) => basename(file))]
    .filter(([, same]) => same.length > 1)
    .map(([name, same]) => `${name} is the name of ${same.length} files: ${same.map(dirname).join(', ')}`);
}
