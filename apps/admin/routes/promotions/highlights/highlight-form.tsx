import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminHighlight } from 'market/promotions/promotions-highlights.admin.contract';
import { minHighlightWidth } from 'market/promotions/promotions-highlights.rules';
import { imagePath } from 'market/values/image-path';
import { Chip } from 'ui/buttons/chip.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Picture } from 'ui/media/picture.tsx';
import desk from '../../../layout/desk.module.css';
import { momentIn } from '../../money/read-amounts.ts';
import { OrderField } from '../parts/order-field.tsx';
import { PromotionFoot } from '../parts/promotion-foot.tsx';
import type { PromotionFormProps } from '../parts/promotion-page.tsx';
import { PromotionPhoto } from '../parts/promotion-photo.tsx';
import { TimeFields, type Times, timesOf } from '../parts/time-fields.tsx';
import { usePromotionForm } from '../parts/use-promotion-form.tsx';
import { promotionCalls } from '../promotion-calls.ts';
import styles from '../promotions.module.css';
import { StoreChoice } from '../store-choice.tsx';
import { highlightQuery, highlightsKey } from './highlight-calls.ts';

interface HighlightDraft extends Times {
  storeId: number | null;
  title: string;
  description: string;
  showsRating: boolean;
  showsReviews: boolean;
  position: string;
  isActive: boolean;
}

function draftOf(highlight: AdminHighlight | undefined): HighlightDraft {
  return {
    ...{ storeId: highlight?.store_id ?? null, title: highlight?.title ?? '' },
    description: highlight?.description ?? '',
    ...{ showsRating: highlight?.shows_rating ?? true, showsReviews: highlight?.shows_reviews ?? true },
    ...{ position: String(highlight?.position ?? 0), isActive: highlight?.is_active ?? true, ...timesOf(highlight) },
  };
}

function bodyOf(draft: HighlightDraft) {
  if (!draft.title.trim() || draft.storeId === null) return undefined;
  return {
    ...{ store_id: draft.storeId, title: draft.title.trim(), description: draft.description.trim() },
    ...{ shows_rating: draft.showsRating, shows_reviews: draft.showsReviews, is_active: draft.isActive },
    position: Number.parseInt(draft.position, 10) || 0,
    ...{ starts_at: momentIn(draft.startsAt) ?? null, ends_at: momentIn(draft.endsAt) ?? null },
  };
}

const fields = ['title', 'description', 'store_id', 'photo', 'ends_at'];

/** A highlight of a store with its words, cover and dates, always labelled as advertising [OPS-065]. */
export function HighlightForm({ saved: highlight, onLoadAgain }: PromotionFormProps<AdminHighlight>) {
  const { t } = useLingui();
  const form = usePromotionForm({
    ...{ saved: highlight, first: () => draftOf(highlight), bodyOf },
    ...{ listKey: highlightsKey, queryKeyOf: (id) => highlightQuery(id).queryKey, path: '/promotions/highlights' },
    create: promotionCalls.highlights.create,
    change: (id, body) => promotionCalls.highlights.change({ params: { highlight_id: id }, body }),
    setPicture: (id, photo) => promotionCalls.highlights.setPicture({ params: { highlight_id: id }, body: { photo } }),
    hasField: (code) => fields.includes(code),
  });
  const { draft, change, saved, faults, missing } = form;
  return (
    <form noValidate className={desk.stack} onSubmit={form.submit}>
      <div className={desk.columns}>
        <section className={desk.card} aria-labelledby="highlight-words">
          <h2 id="highlight-words" className={desk.cardTitle}>
            <Trans>Words and picture</Trans>
          </h2>
          <div className={desk.body}>
            <StoreChoice
              storeId={draft.storeId}
              savedName={highlight?.store_name ?? null}
              none={t`Choose a store`}
              hint={t`Of food or groceries: these homes show highlights.`}
              fault={missing(draft.storeId !== null, t`Choose a store.`) ?? faults.store_id}
              onChoose={(storeId) => change({ storeId })}
            />
            <Field
              label={t`Words`}
              maxLength={60}
              dir="auto"
              value={draft.title}
              onChange={({ target }) => change({ title: target.value })}
              fault={missing(draft.title.trim(), t`Write a few words.`) ?? faults.title}
            />
            <Field
              label={t`One line below it`}
              maxLength={160}
              dir="auto"
              value={draft.description}
              onChange={({ target }) => change({ description: target.value })}
              fault={faults.description}
            />
            <PromotionPhoto
              onChoose={form.setPhoto}
              fault={faults.photo}
              hint={
                <Trans>
                  It is cut to 16 by 9, of at least {minHighlightWidth} pixels in width. JPG, PNG or GIF, at most 2 MB.
                </Trans>
              }
            />
            <Checkbox checked={draft.showsRating} onChange={({ target }) => change({ showsRating: target.checked })}>
              <Trans>Show the rating of the store</Trans>
            </Checkbox>
            <Checkbox checked={draft.showsReviews} onChange={({ target }) => change({ showsReviews: target.checked })}>
              <Trans>Show how many reviews it has</Trans>
            </Checkbox>
          </div>
        </section>
        <div className={desk.stack}>
          <section className={desk.card} aria-labelledby="highlight-preview">
            <h2 id="highlight-preview" className={desk.cardTitle}>
              <Trans>As customers see it</Trans>
            </h2>
            <div className={desk.body}>
              <Preview draft={draft} image={form.preview ?? saved?.image_full_url ?? imagePath('gift')} />
            </div>
          </section>
          <section className={desk.card} aria-labelledby="highlight-place">
            <h2 id="highlight-place" className={desk.cardTitle}>
              <Trans>Where and when</Trans>
            </h2>
            <div className={desk.body}>
              <OrderField value={draft.position} onChange={(position) => change({ position })} />
              <TimeFields {...draft} isOptional faults={faults} change={change} />
            </div>
          </section>
        </div>
      </div>
      <PromotionFoot
        {...form.foot}
        onLoadAgain={onLoadAgain}
        action={saved ? <Trans>Save</Trans> : <Trans>Add this highlight</Trans>}
        removal={
          saved && {
            ...{ name: saved.title, line: <Trans>Its picture goes with it.</Trans>, listKey: highlightsKey },
            path: `/promotions/highlights?module=${saved.module_type}`,
            remove: () => promotionCalls.highlights.remove({ params: { highlight_id: saved.id } }),
          }
        }
      >
        <Checkbox checked={draft.isActive} onChange={({ target }) => change({ isActive: target.checked })}>
          <Trans>Customers see it</Trans>
        </Checkbox>
      </PromotionFoot>
    </form>
  );
}

function Preview({ draft: { title, description }, image }: { draft: HighlightDraft; image: string }) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.cover}>
        <Picture src={image} alt="" sizes="(min-width: 1180px) 420px, 90vw" className={styles.coverPicture} />
        <Chip tone="deal" className={styles.mark}>
          <Trans>Ad</Trans>
        </Chip>
      </div>
      <p>
        <bdi className={desk.name}>{title || t`Words`}</bdi>
        <span className={desk.line}>
          <bdi>{description}</bdi>
        </span>
      </p>
    </>
  );
}
