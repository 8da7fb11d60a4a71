import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import styles from './team.module.css';
import type { SentInvitation } from './team.ts';

/** The link of a new invitation, for a person whom no message reaches [SEAT-19]. */
export function SentLink({ sent: { contact, link, isSent }, onClose }: { sent: SentInvitation; onClose: () => void }) {
  const { t } = useLingui();
  const field = useRef<HTMLDivElement>(null);
  const to = <bdi dir="ltr">{contact}</bdi>;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ text: t`Link copied`, tone: 'ok' });
    } catch {
      // The browser forbids it: the link is selected for the keys that copy.
      field.current?.querySelector('input')?.select();
    }
  };
  useFirstFocus(field);
  return (
    <div ref={field} className={styles.form}>
      <BannerNote tone={isSent ? 'ok' : 'warn'} isAlert>
        {isSent ? (
          <Trans>We sent the link to {to}.</Trans>
        ) : (
          <Trans>We couldn’t send a message to {to}. Pass the link on yourself.</Trans>
        )}
      </BannerNote>
      <Field label={t`Link`} readOnly dir="ltr" value={link} hint={t`Whoever has this link can join with the role.`} />
      <div className={styles.answers}>
        <Button kind="outline" icon="copy" onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
