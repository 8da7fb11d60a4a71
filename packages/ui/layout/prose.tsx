import { classNames } from './class-names.ts';
import styles from './prose.module.css';

export interface ProseProps {
  /** Cleaned by the server. */
  html: string;
  /** Of the text, where it may be another one than that of the page. */
  lang?: string | undefined;
  className?: string;
}

/** A text that an operator has written, with its headings, lists and tables. */
export function Prose({ html, lang, className }: ProseProps) {
  return (
    <div
      lang={lang}
      className={classNames(styles.prose, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it, when it was written and again
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
