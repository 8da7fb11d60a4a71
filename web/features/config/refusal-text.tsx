import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { drawnPart } from '#ui/drawn-part.tsx';
import type { SaidRefusal } from './refusal-words.tsx';

interface RefusalTextProps {
  refusal: SaidRefusal;
}

/** The words of all refusals, for languages that need them; a download that fails leaves what the API said. */
const OwnWords = drawnPart<RefusalTextProps & { i18n: I18n }>(async () => {
  const words = await import('./refusal-words.tsx').catch(() => undefined);
  return ({ refusal, i18n }) => (words ? words.refusalWords(refusal, i18n) : refusal.message);
});

/** A refusal within a page, in its language [I18N-14]. */
export function RefusalText({ refusal }: RefusalTextProps) {
  const { i18n } = useLingui();
  return i18n.locale === 'en' ? refusal.message : <OwnWords refusal={refusal} i18n={i18n} />;
}
