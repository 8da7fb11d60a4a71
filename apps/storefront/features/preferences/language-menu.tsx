import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { directionOf, type Language, languages } from '#i18n/languages.ts';
import styles from './language-menu.module.css';
import { ConfirmLanguageDialog } from './language-question.tsx';

export interface LanguageMenuProps {
  onClose: () => void;
}

/** The languages with their flags [I18N-01] [I18N-03]; other than that of the page is asked about first. Import it lazily. */
export function LanguageMenu({ onClose }: LanguageMenuProps) {
  const { t } = useLingui();
  const { language: current, languages: offered } = useMarket();
  const [requested, setRequested] = useState<Language>();
  return (
    <Dialog title={t`Language`} width={420} onClose={onClose}>
      <ul className={styles.list}>
        {languages
          .filter(({ languageCode }) => offered.includes(languageCode))
          .map((language) => (
            <li key={language.languageCode}>
              <LanguageRow
                language={language}
                isShown={language.languageCode === current.languageCode}
                onChoose={(chosen, isShown) => (isShown ? onClose() : setRequested(chosen))}
              />
            </li>
          ))}
      </ul>
      {requested && <ConfirmLanguageDialog from={current} to={requested} onCancel={() => setRequested(undefined)} />}
    </Dialog>
  );
}

interface LanguageRowProps {
  language: Language;
  /** The page is in it. */
  isShown: boolean;
  onChoose: (language: Language, isShown: boolean) => void;
}

function LanguageRow({ language, isShown, onChoose }: LanguageRowProps) {
  const { rightToLeft } = useMarket();
  const { languageName, languageCode, flag, tag } = language;
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      className={styles.language}
      onClick={() => onChoose(language, isShown)}
    >
      <img src={flag} alt="" width={28} height={20} className={styles.flag} />
      <span className={styles.words}>
        <span lang={tag} className={styles.name}>
          {languageName}
        </span>
        <span className={styles.code}>
          <bdi>{languageCode}</bdi>
          {directionOf(languageCode, rightToLeft) === 'rtl' && (
            <>
              {' · '}
              <Trans>right to left</Trans>
            </>
          )}
        </span>
      </span>
      <span className={styles.mark} />
    </button>
  );
}
