import { Trans, useLingui } from '@lingui/react/macro';
import { languages, tagOf } from 'market/config/config.rules';
import type { AdminText } from 'market/config/config-texts.admin.contract';
import { maxTextLength, type SignsDifference, signsDifference } from 'market/config/config-texts.rules';
import { Field, TextArea } from 'ui/forms/field.tsx';
import desk from '../../../layout/desk.module.css';
import { LanguageName } from '../language-name.tsx';
import type { Change } from './text-calls.ts';
import { draftKey, type TextDrafts } from './text-drafts.ts';
import { textKindNames } from './text-kinds.tsx';
import styles from './texts.module.css';

/** Characters that fit in one line of a field. */
const shortLength = 60;

export interface TextRowProps {
  row: AdminText;
  drafts: TextDrafts;
  onType: (draft: Change) => void;
}

/** A text with its translations beside it, each in a field [OPS-088]. */
export function TextRow({ row: { text, kinds, translations }, drafts, onType }: TextRowProps) {
  const { i18n } = useLingui();
  const isMissing = translations.some(({ translation }) => translation === '');
  return (
    <li className={styles.row}>
      <div>
        <bdi lang="en" className={desk.name}>
          {text}
        </bdi>
        <span className={desk.line}>{kinds.map((kind) => i18n._(textKindNames[kind])).join(', ')}</span>
        {isMissing && !kinds.includes('unused') && (
          <span className={desk.states}>
            <span className={`${desk.state} ${desk.warn}`}>
              <Trans>Missing</Trans>
            </span>
          </span>
        )}
      </div>
      {translations.map(({ language, translation }) => {
        const draft = drafts[draftKey({ text, language })];
        const after = draft?.after ?? translation;
        const difference = signsDifference(text, after.trim());
        const other = draft?.other;
        const name = languages.find(({ code }) => code === language)?.name ?? language;
        const field = {
          label: <LanguageName code={language} />,
          'aria-label': `${name}: ${text}`,
          lang: tagOf(language),
          dir: 'auto',
          maxLength: maxTextLength,
          value: after,
          fault: difference && <SignsFault difference={difference} />,
          hint: other !== undefined && <Trans>Another person has saved “{other}”. Save again to replace it.</Trans>,
          onChange: ({ target }: { target: { value: string } }) =>
            onType({ text, language, before: translation, after: target.value }),
        };
        return text.length > shortLength ? (
          <TextArea key={language} {...field} rows={3} />
        ) : (
          <Field key={language} {...field} />
        );
      })}
    </li>
  );
}

function SignsFault({ difference: { missing, extra } }: { difference: SignsDifference }) {
  const [lacking, surplus] = [missing.join(' '), extra.join(' ')];
  return (
    <span>
      {lacking && <Trans>The translation must have {lacking} too.</Trans>}
      {lacking && surplus && ' '}
      {surplus && <Trans>The text does not have {surplus}.</Trans>}
    </span>
  );
}
