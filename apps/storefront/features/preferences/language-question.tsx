import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Chip } from 'ui/buttons/chip.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import type { Language } from '#i18n/languages.ts';
import { changeLanguage } from './change-language.tsx';
import styles from './language-question.module.css';

export interface LanguageQuestionProps {
  from: Language;
  to: Language;
  onCancel: () => void;
}

/** Nothing changes without confirmation [I18N-04] [I18N-05] [I18N-06]. */
export function ConfirmLanguageDialog({ from, to, onCancel }: LanguageQuestionProps) {
  const { i18n } = useLingui();
  const { rightToLeft } = useMarket();
  const [isBusy, setBusy] = useState(false);
  const change = () => {
    setBusy(true);
    changeLanguage(to, rightToLeft).catch((error: unknown) => {
      setBusy(false);
      showFault(error, i18n, change);
    });
  };
  return (
    <ConfirmDialog
      icon="languages"
      question={<Trans>Are you sure to change the language?</Trans>}
      cancelLabel={<Trans context="change language">No</Trans>}
      confirmLabel={<Trans context="change language">Yes</Trans>}
      isBusy={isBusy}
      onConfirm={change}
      onCancel={onCancel}
    >
      <p>
        <Trans>The browser will refresh to get translated content.</Trans>
      </p>
      <Chip className={styles.change}>
        <span lang={from.tag}>{from.languageName}</span> <Icon name="arrow-right" size={14} />{' '}
        <span lang={to.tag}>{to.languageName}</span>
      </Chip>
    </ConfirmDialog>
  );
}
