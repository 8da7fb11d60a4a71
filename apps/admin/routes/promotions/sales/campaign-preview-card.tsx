import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { CampaignPreview } from 'market/promotions/promotions-campaigns.admin.contract';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Picture } from 'ui/media/picture.tsx';
import desk from '../../../layout/desk.module.css';
import { momentIn } from '../../money/read-amounts.ts';
import styles from '../promotions.module.css';
import { type CampaignDraft, previewOf } from './campaign-draft.ts';
import { campaignPreviewQuery, type PreviewOf } from './sale-calls.ts';

interface CampaignPreviewCardProps {
  draft: CampaignDraft;
  /** Of the saved campaign. */
  id: number | undefined;
}

/** What a written campaign holds, leaves out and clashes with, and its cards at a moment. */
export function CampaignPreviewCard({ draft, id }: CampaignPreviewCardProps) {
  const { t } = useLingui();
  const [at, setAt] = useState('');
  const wanted = useDeferredValue(previewOf(draft, momentIn(at || draft.startsAt), id));
  const { data: preview, error } = useQuery({
    ...campaignPreviewQuery(wanted ?? noPreview),
    enabled: wanted !== undefined,
  });
  if (!draft.hasFilter) return null;
  return (
    <section className={desk.card} aria-labelledby="campaign-preview">
      <h2 id="campaign-preview" className={desk.cardTitle}>
        <Trans>As customers see it</Trans>
      </h2>
      <div className={desk.body}>
        {error && <CallFaultNote error={error} />}
        {!wanted && <p role="status">{t`Enter a discount and the days to see its items.`}</p>}
        {wanted && preview && <Found preview={preview} />}
        <Field
          type="datetime-local"
          label={t`Prices at`}
          hint={t`Any moment; without one, the start.`}
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
        {wanted && preview && (
          <ul className={styles.items}>
            {preview.cards.map((card) => (
              <li key={card.item_id} className={styles.item}>
                <Card card={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Of a call that is not made. */
const noPreview: PreviewOf = {
  module_type: 'food',
  discount: 1,
  discount_type: 'percent',
  starts_at: '',
  ends_at: '',
  at: '',
};

function Found({ preview: { items_count: items, left_out: leftOut, clashes } }: { preview: CampaignPreview }) {
  return (
    <>
      <p role="status">
        <Plural value={items} one="# item is in it." other="# items are in it." />{' '}
        {leftOut > 0 && (
          <Plural
            value={leftOut}
            one="# is left out: medicine on prescription is never promoted."
            other="# are left out: medicine on prescription is never promoted."
          />
        )}
      </p>
      {clashes.length > 0 && (
        <BannerNote tone="warn">
          <Trans>In the same days others lower prices of these items. A flash sale wins, then what ends first:</Trans>
          <ul>
            {clashes.map(({ kind, id, title, items_count: shared }) => (
              <li key={`${kind}-${id}`}>
                <Link to={`/promotions/${kind === 'campaign' ? 'campaigns' : 'flash-sales'}/${id}`}>
                  <bdi>{title}</bdi>
                </Link>{' '}
                · <Plural value={shared} one="# item" other="# items" />
              </li>
            ))}
          </ul>
        </BannerNote>
      )}
    </>
  );
}

function Card({ card }: { card: CampaignPreview['cards'][number] }) {
  const amountText = useAmountText();
  const price = amountText(card.price, card.currency);
  return (
    <>
      <Picture src={card.image_full_url} alt="" sizes="48px" className={styles.thumb} />
      <span>
        <bdi className={desk.name}>{card.name}</bdi>
        <span className={desk.line}>
          <bdi>{card.store_name}</bdi>
        </span>
      </span>
      <span>
        {card.price_then < card.price && <s className={desk.quiet}>{price}</s>}{' '}
        <b>{amountText(card.price_then, card.currency)}</b>
      </span>
    </>
  );
}
