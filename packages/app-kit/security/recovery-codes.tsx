import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import styles from '../second-factor/factor.module.css';

/** Recovery codes, which show once [SEAT-04]. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ text: t`Codes copied`, tone: 'ok' });
    } catch {
      toast({ text: t`The browser doesn’t let us copy. Write the codes down.`, tone: 'bad' });
    }
  };
  return (
    <div className={styles.form}>
      <BannerNote tone="warn">
        <Trans>
          Save these codes now: they don’t show again. Each opens your account once when your phone is lost.
        </Trans>
      </BannerNote>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} dir="ltr">
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <Button kind="outline" icon="copy" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button kind="outline" icon="printer" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </div>
  );
}
