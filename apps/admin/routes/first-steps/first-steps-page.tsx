import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useBusinessName } from 'app-kit/calls/use-market-settings.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { minItems, type OpeningStep } from 'market/config/config-opening.rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { openingQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import styles from './first-steps.module.css';

const refetchMilliseconds = 10_000;

/** What is missing before a customer can order [OPS-056]. */
export function FirstStepsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly title={t`First steps`}>
      <Opening />
    </OperatorOnly>
  );
}

interface StepText {
  title: ReactNode;
  description: ReactNode;
  /** Where it is done. */
  to: string;
}

function Opening() {
  const { t } = useLingui();
  const business = useBusinessName();
  const { data, isError, refetch } = useQuery({ ...openingQuery, refetchInterval: refetchMilliseconds });
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const { steps, can_order: canOrder, counts } = data;
  const done = steps.filter(({ is_done }) => is_done).length;
  const all = steps.length;
  const words: Record<OpeningStep, StepText> = {
    settings: {
      title: <Trans>City and money</Trans>,
      description: <Trans>Name, country, currency and languages</Trans>,
      to: '/settings',
    },
    zone: {
      title: <Trans>Zone</Trans>,
      description: <Trans>Where you deliver, and what it costs</Trans>,
      to: '/zones',
    },
    payment: {
      title: <Trans>Ways to pay</Trans>,
      description: <Trans>Cash, or a payment provider</Trans>,
      to: '/zones',
    },
    store: {
      title: <Trans>First store</Trans>,
      description: <Trans>Its pin, hours and minimum order</Trans>,
      to: '/stores',
    },
    categories: {
      title: <Trans>Categories</Trans>,
      description: <Trans>Stores put their items into them</Trans>,
      to: '/categories',
    },
    items: {
      title: <Trans>Five items</Trans>,
      description: (
        <Trans>
          {counts.items} of {minItems} with a price, in the fullest store
        </Trans>
      ),
      to: '/import?kind=items',
    },
    owner: { title: <Trans>Owners</Trans>, description: <Trans>Invite the owner of each store</Trans>, to: '/stores' },
    courier: { title: <Trans>Riders</Trans>, description: <Trans>Someone who brings the orders</Trans>, to: '/riders' },
    pay: {
      title: <Trans>Commissions and rider pay</Trans>,
      description: <Trans>Without a rule, stores keep all they sell and riders earn tips only</Trans>,
      to: '/money',
    },
    contact: {
      title: <Trans>Contact</Trans>,
      description: <Trans>A phone number or an email for customers</Trans>,
      to: '/settings',
    },
    terms: {
      title: <Trans>Terms and privacy</Trans>,
      description: <Trans>Customers accept both texts when they sign up</Trans>,
      to: '/pages',
    },
  };
  const waiting = counts.store_applications + counts.courier_applications;
  const missing = steps.filter(({ is_done, is_needed }) => is_needed && !is_done).length;
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Open {business}</Trans>
          </h1>
          <div className={styles.progress}>
            <span
              role="progressbar"
              aria-label={t`${done} of ${all} steps`}
              aria-valuenow={done}
              aria-valuemax={all}
              className={styles.bar}
            >
              <span className={styles.filled} style={{ inlineSize: `${(done / all) * 100}%` }} />
            </span>
            <b>
              <Trans>
                {done} of {all}
              </Trans>
            </b>
          </div>
        </div>
      </div>
      <BannerNote tone={canOrder ? 'ok' : 'warn'}>
        {canOrder ? (
          <p>
            <Trans>
              Customers can order now. <a href="/">Open the store front</a>
            </Trans>
          </p>
        ) : (
          <p>
            <Plural
              value={missing}
              one="# thing is missing before a customer can order."
              other="# things are missing before a customer can order."
            />
          </p>
        )}
      </BannerNote>
      {waiting > 0 && (
        <BannerNote tone="info">
          <Link to="/applications">
            <Plural
              value={waiting}
              one="# application waits for your answer."
              other="# applications wait for your answer."
            />
          </Link>
        </BannerNote>
      )}
      <ol className={styles.steps}>
        {steps.map(({ step, is_done, is_needed }, index) => {
          const { title, description, to } = words[step];
          return (
            <li key={step}>
              <Link to={to} className={styles.step}>
                <span
                  className={classNames(
                    styles.sign,
                    is_done ? styles.done : is_needed ? styles.missing : styles.advised,
                  )}
                >
                  {is_done ? <Icon name="check" size={18} /> : index + 1}
                </span>
                <span className={styles.words}>
                  <b>{title}</b>
                  <span className={desk.line}>{description}</span>
                </span>
                <span className={classNames(desk.state, is_done ? desk.ok : is_needed && desk.warn)}>
                  {is_done ? <Trans>Done</Trans> : is_needed ? <Trans>Missing</Trans> : <Trans>Later</Trans>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
