import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './read-more.module.css';

export interface ReadMoreProps {
  text: string;
  /** Characters shown initially; defaults to 70 [LIM-01]. */
  max?: number;
}

/** A long text that opens and closes [LIM-02]. */
export function ReadMore({ text, max = 70 }: ReadMoreProps) {
  const [isOpen, setOpen] = useState(false);
  const letters = lettersOf(text);
  if (letters.length <= max) return text;
  return (
    <>
      {isOpen ? text : `${letters.slice(0, max).join('').trimEnd()}…`}{' '}
      <button type="button" aria-expanded={isOpen} className={styles.more} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <Trans>show less</Trans> : <Trans>read more</Trans>}
      </button>
    </>
  );
}

/** A vowel with its tone marks is one letter; cut between them, the word would change. */
function lettersOf(text: string): string[] {
  return text.match(/\P{M}\p{M}*/gu) ?? [];
}
