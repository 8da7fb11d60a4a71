import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { useMarket } from '#features/config/use-market.ts';
import type { OutboxMessage } from './outbox-calls.ts';
import styles from './outbox-page.module.css';

const icons: Record<OutboxMessage['channel'], IconName> = { sms: 'message-circle', mail: 'mail', push: 'bell' };

/** One message as its recipient would read it. */
export function MessageCard({ message }: { message: OutboxMessage }) {
  const { i18n } = useLingui();
  const { zone } = useMarket();
  const { channel, recipient, subject, body, code, created_at: createdAt } = message;
  return (
    <li className={styles.message}>
      <div className={styles.head}>
        <Icon name={icons[channel]} size={20} className={styles.icon} />
        <span className={styles.recipient}>
          <bdi>{recipient}</bdi>
        </span>
        <time dateTime={createdAt} className={styles.time}>
          <bdi>{dayAndTime(new Date(createdAt), zone?.timeZone ?? 'UTC', i18n.locale)}</bdi>
        </time>
      </div>
      {subject && (
        <h2 dir="auto" className={styles.subject}>
          {subject}
        </h2>
      )}
      <p dir="auto" className={styles.body}>
        {body}
      </p>
      {code && <Code code={code} />}
    </li>
  );
}

/** The code in large, all of it marked at one press; its button waits for scripts. */
function Code({ code }: { code: string }) {
  const { t } = useLingui();
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy(true), []);
  return (
    <div className={styles.code}>
      <bdi className={styles.digits}>{code}</bdi>
      {canCopy && (
        <Button
          kind="soft"
          size="small"
          icon="copy"
          aria-label={t`Copy code ${code}`}
          onClick={() => void copy(code, t`Code copied`, t`The code could not be copied`)}
        >
          <Trans>Copy code</Trans>
        </Button>
      )}
    </div>
  );
}

async function copy(code: string, done: string, failed: string): Promise<void> {
  const { copyText } = await import('#browser/copy-text.ts');
  const isCopied = await copyText(code);
  toast(isCopied ? { text: done, tone: 'ok' } : { text: failed, tone: 'bad' });
}
