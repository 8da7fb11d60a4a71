import { addressesIn, resolvedIn } from './address-rules.ts';
import { report, repositoryFiles, textOf } from './repository-files.ts';

/** Checks every text of the repository for addresses that only one machine knows. */
report(
  repositoryFiles().flatMap((file) => {
    const source = textOf(file);
    return source === undefined ? [] : [...addressesIn(file, source), ...resolvedIn(file, source)];
  }),
);
