import { Trans, useLingui } from '@lingui/react/macro';
import { isFilmOrNone, minGuideWidth } from 'market/parcel/parcel-home.rules';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, TextArea } from 'ui/forms/field.tsx';
import desk from '../../../layout/desk.module.css';
import { PromotionPhoto } from '../../promotions/parts/promotion-photo.tsx';
import styles from './module-home.module.css';
import type { HomeDraft, StepDraft } from './module-home-draft.ts';

export interface GuideCardProps {
  draft: HomeDraft;
  isChecked: boolean;
  photoFault: string | undefined;
  filmFault: string | undefined;
  change: (part: Partial<HomeDraft>) => void;
}

/** How sending works: a film of this site or a picture, and three steps. */
export function GuideCard({ draft, isChecked, photoFault, filmFault, change }: GuideCardProps) {
  const { t } = useLingui();
  const { hasGuide, film, steps } = draft;
  const setStep = (place: number, part: Partial<StepDraft>) =>
    change({ steps: steps.map((step, at) => (at === place ? { ...step, ...part } : step)) });
  const isOfAnotherSite = !isFilmOrNone(film.trim());
  return (
    <section className={desk.card} aria-labelledby="home-guide">
      <h2 id="home-guide" className={desk.cardTitle}>
        <Trans>How it works</Trans>
      </h2>
      <div className={desk.body}>
        <Checkbox checked={hasGuide} onChange={({ target }) => change({ hasGuide: target.checked })}>
          <Trans>Show how it works</Trans>
        </Checkbox>
        {!hasGuide && (
          <p className={desk.hint}>
            <Trans>
              This part of the page is left out. Tick the box to write three steps, with a film or a picture.
            </Trans>
          </p>
        )}
        {hasGuide && (
          <>
            <Field
              label={t`Film`}
              hint={t`The path of an MP4 or WebM file on this site, such as /films/parcels.webm. Films of other sites are not played. Empty shows the picture alone.`}
              maxLength={200}
              dir="ltr"
              spellCheck={false}
              data-wrong={isOfAnotherSite}
              value={film}
              onChange={({ target }) => change({ film: target.value })}
              fault={(isChecked && isOfAnotherSite && t`Write the path of a film on this site.`) || filmFault}
            />
            <PromotionPhoto
              onChoose={(guidePhoto) => change({ guidePhoto })}
              fault={photoFault}
              hint={
                <Trans>
                  It is cut to 16 by 10, of at least {minGuideWidth} pixels in width. JPG, PNG or GIF, at most 2 MB.
                </Trans>
              }
            />
            {steps.map((step, place) => {
              const number = place + 1;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: there are always three, in their order
                <fieldset key={place} className={styles.step}>
                  <legend className={desk.name}>
                    <Trans>Step {number}</Trans>
                  </legend>
                  <Field
                    label={t`Title`}
                    maxLength={60}
                    dir="auto"
                    data-needed
                    value={step.label}
                    onChange={({ target }) => setStep(place, { label: target.value })}
                    fault={isChecked && !step.label.trim() && t`Write a title.`}
                  />
                  <TextArea
                    label={t`One or two sentences below it`}
                    maxLength={200}
                    rows={2}
                    dir="auto"
                    value={step.text}
                    onChange={({ target }) => setStep(place, { text: target.value })}
                  />
                </fieldset>
              );
            })}
          </>
        )}
      </div>
    </section>
  );
}
