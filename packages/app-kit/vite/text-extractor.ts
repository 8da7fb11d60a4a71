import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';
import type { ExtractorType } from '@lingui/conf';

/** The native one takes an eighth of the time. npm of a Node before 22 does not install it; then Babel finds the same. */
const extractor: Promise<ExtractorType> = import('@lingui/native-tools').then(
  ({ createSwcExtractor }) => createSwcExtractor(),
  () => createBabelExtractor(),
);

/** Finds the texts of a file for the catalogues. */
export const textExtractor: ExtractorType = {
  match: (file) => /\.tsx?$/.test(file),
  extract: async (...sent) => (await extractor).extract(...sent),
};
