import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { maxAnswerLength, reportLengths } from 'market/reviews/reviews.rules';
import type { StoreReview } from 'market/reviews/reviews.vendor.contract';
import { imageInWidth } from 'market/values/image-path';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { TextArea } from 'ui/forms/field.tsx';
import { Rating } from 'ui/media/rating.tsx';
import { reviewCalls, reviewsKey } from './reviews-query.ts';
import styles from './vendor-reviews-page.module.css';

interface StoreReviewProps {
  storeId: number;
  review: StoreReview;
}

/** A review with its order, the answer of the store, and the report to the market [STO-079]. */
export function StoreReviewCard({ storeId, review }: StoreReviewProps) {
  const { t, i18n } = useLingui();
  const [opens, setOpens] = useState<'answer' | 'report'>();
  const { author, rating, comment, language, created_at: at, answer, answer_changeable_until: until } = review;
  const timeOf = (moment: string) =>
    dayAndTime(new Date(moment), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  const changeable = until && timeOf(until);
  const close = () => setOpens(undefined);
  return (
    <article className={styles.card} aria-label={t`Review of ${author}`}>
      <header className={styles.head}>
        <b>
          <bdi>{author}</bdi>
        </b>
        <Rating value={rating} />
        <time dateTime={at} className={styles.muted}>
          {timeOf(at)}
        </time>
        {review.reported_at && (
          <Chip tone="warn" icon="triangle-alert">
            <Trans>Reported</Trans>
          </Chip>
        )}
      </header>
      <OrderOfReview review={review} />
      {comment !== '' && (
        <p dir="auto" lang={language} className={styles.words}>
          {comment}
        </p>
      )}
      {review.images_full_url.length > 0 && (
        <span className={styles.pictures}>
          {review.images_full_url.map((url) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={imageInWidth(url, 160)} alt={t`Shown by ${author}`} width={96} height={96} loading="lazy" />
            </a>
          ))}
        </span>
      )}
      {answer && opens !== 'answer' && (
        <div className={styles.answer}>
          <b>
            <Trans>Your answer</Trans>
          </b>
          <p dir="auto" className={styles.words}>
            {answer.text}
          </p>
          {changeable && (
            <p className={styles.muted}>
              <Trans>You can change it until {changeable}.</Trans>
            </p>
          )}
        </div>
      )}
      {opens === 'answer' && <AnswerReview {...{ storeId, review }} onClose={close} />}
      {opens === 'report' && <ReportReview {...{ storeId, review }} onClose={close} />}
      {opens === undefined && (
        <div className={styles.buttons}>
          {(answer === null || until !== null) && (
            <Button kind={answer ? 'outline' : 'brand'} size="small" onClick={() => setOpens('answer')}>
              {answer ? <Trans>Change the answer</Trans> : <Trans>Answer</Trans>}
            </Button>
          )}
          {review.reported_at === null && (
            <Button kind="text" size="small" onClick={() => setOpens('report')}>
              <Trans>Report to the market</Trans>
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function OrderOfReview({ review: { order, item_name: item } }: { review: StoreReview }) {
  const lines = order.lines.map(({ name, quantity }) => `${quantity}× ${name}`).join(', ');
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <p className={styles.muted}>
      {item && (
        <>
          <Trans>
            About <bdi>{item}</bdi>
          </Trans>
          {' · '}
        </>
      )}
      <bdi dir="ltr">#{order.id}</bdi> · <Plural value={pieces} one="# piece" other="# pieces" /> · <bdi>{lines}</bdi>
    </p>
  );
}

interface FormProps extends StoreReviewProps {
  onClose: () => void;
}

function AnswerReview({ storeId, review, onClose }: FormProps) {
  const { t } = useLingui();
  const [text, setText] = useState(review.answer?.text ?? '');
  const send = useReviewCall(storeId, onClose, () =>
    reviewCalls.answer({ params: { store_id: storeId, review_id: review.id }, body: { answer: text.trim() } }),
  );
  return (
    <WordsForm
      label={t`Your answer, for everybody to read`}
      lengths={{ min: 1, max: maxAnswerLength }}
      {...{ text, setText, send, onClose }}
    >
      <Trans>Publish the answer</Trans>
    </WordsForm>
  );
}

function ReportReview({ storeId, review, onClose }: FormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const send = useReviewCall(storeId, onClose, () =>
    reviewCalls.report({ params: { store_id: storeId, review_id: review.id }, body: { reason: text.trim() } }),
  );
  return (
    <WordsForm label={t`What is wrong with this review?`} lengths={reportLengths} {...{ text, setText, send, onClose }}>
      <Trans>Report it</Trans>
    </WordsForm>
  );
}

function useReviewCall(storeId: number, onDone: () => void, call: () => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: reviewsKey(storeId) });
      onDone();
    },
  });
}

interface WordsFormProps {
  label: string;
  lengths: { min: number; max: number };
  text: string;
  setText: (text: string) => void;
  send: ReturnType<typeof useReviewCall>;
  onClose: () => void;
  /** The words of the button. */
  children: ReactNode;
}

function WordsForm({ label, lengths: { min, max }, text, setText, send, onClose, children }: WordsFormProps) {
  const { t } = useLingui();
  const [isTooShort, setIsTooShort] = useState(false);
  const length = text.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = text.trim().length < min;
    setIsTooShort(isShort);
    if (!isShort) send.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={label}
        rows={3}
        maxLength={max}
        value={text}
        fault={isTooShort ? t`Write at least ${min} characters.` : undefined}
        hint={
          <Trans>
            {length} of {max} characters
          </Trans>
        }
        onChange={({ target }) => setText(target.value)}
      />
      {send.error && <CallFaultNote error={send.error} />}
      <div className={styles.buttons}>
        <Button type="submit" size="small" isLoading={send.isPending}>
          {children}
        </Button>
        <Button kind="text" size="small" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
