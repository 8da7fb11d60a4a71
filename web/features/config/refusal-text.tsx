import { useLingui } from '@lingui/react/macro';
import { refusalWords, type SaidRefusal } from './refusal-words.tsx';

/** A refusal within a page, in its language. It brings the words of all refusals, so keep it out of the first page. */
export function RefusalText({ refusal }: { refusal: SaidRefusal }) {
  const { i18n } = useLingui();
  return refusalWords(refusal, i18n);
}
