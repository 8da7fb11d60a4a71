import { Trans, useLingui } from '@lingui/react/macro';
import { isNewsletterEmail } from 'market/registration/registration.rules';
import { type FormEvent, useId, useState } from 'react';
import { href } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Icon } from 'ui/media/icon.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import styles from './newsletter-box.module.css';

export interface NewsletterBoxProps {
  title: string;
  text: string;
}

/** Subscribes to the newsletter [FOOT-19]. Before hydration the form posts to a page with the same result. */
export function NewsletterBox({ title, text }: NewsletterBoxProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [email, setEmail] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isSending, setIsSending] = useState(false);

  const subscribe = async () => {
    setIsSending(true);
    try {
      const { subscribeToNews } = await import('./registration-calls.ts');
      await subscribeToNews(email.trim());
      setEmail('');
      toast({ text: t`Subscribed Successfully`, tone: 'ok' });
    } catch (error) {
      showFault(error, i18n, () => void subscribe());
    } finally {
      setIsSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = isNewsletterEmail(email);
    setIsWrong(!isGood);
    if (isGood && !isSending) void subscribe();
  };
  return (
    <>
      <div>
        <h2 dir="auto" className={styles.title}>
          {title}
        </h2>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      </div>
      <form method="post" action={href('/newsletter')} noValidate onSubmit={submit}>
        <div className={styles.box} data-wrong={isWrong || undefined}>
          <input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={255}
            aria-label={t`Your email address`}
            placeholder={t`Your email address`}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-fault` : undefined}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              setIsWrong(false);
            }}
            className={styles.input}
          />
          <Button type="submit" kind="deal" size="small" isLoading={isSending}>
            <Trans>Subscribe</Trans>
          </Button>
        </div>
        {isWrong && (
          <p id={`${id}-fault`} role="alert" className={styles.fault}>
            <Icon name="circle-alert" size={16} />
            <Trans>Please insert a valid email.</Trans>
          </p>
        )}
      </form>
    </>
  );
}
