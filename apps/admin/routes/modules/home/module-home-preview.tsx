import { Trans } from '@lingui/react/macro';
import { usePreview } from 'ui/forms/use-preview.ts';
import { Icon } from 'ui/media/icon.tsx';
import { Picture } from 'ui/media/picture.tsx';
import desk from '../../../layout/desk.module.css';
import styles from './module-home.module.css';
import type { HomeDraft, ReasonDraft } from './module-home-draft.ts';

/** The two parts of the home as customers see them; the film itself is not loaded here. */
export function ModuleHomePreview({ draft }: { draft: HomeDraft }) {
  const { reasons, hasGuide, film, steps } = draft;
  const chosen = usePreview(draft.guidePhoto);
  return (
    <section className={`${desk.card} ${styles.preview}`} aria-labelledby="home-preview">
      <h2 id="home-preview" className={desk.cardTitle}>
        <Trans>As customers see it</Trans>
      </h2>
      <div className={desk.body}>
        {reasons.length === 0 && !hasGuide && (
          <p className={desk.hint}>
            <Trans>Neither part is shown.</Trans>
          </p>
        )}
        {reasons.length > 0 && (
          <>
            <h3 className={styles.part}>
              <Trans>Why choose us</Trans>
            </h3>
            <ul className={styles.tiles}>
              {reasons.map((reason) => (
                <ReasonTile key={reason.key} reason={reason} />
              ))}
            </ul>
          </>
        )}
        {hasGuide && (
          <>
            <div className={styles.show}>
              <Picture src={chosen ?? draft.guideImage} alt="" sizes="300px" className={styles.cover} />
              {film.trim() && (
                <span className={styles.play}>
                  <Icon name="play" size={18} />
                  <bdi dir="ltr">{film.trim()}</bdi>
                </span>
              )}
            </div>
            <h3 className={styles.part}>
              <Trans>Easiest way to get services</Trans>
            </h3>
            <ol className={styles.steps}>
              {steps.map((step, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: there are always three, in their order
                <li key={place}>
                  <span className={desk.name} dir="auto">
                    {step.label || '…'}
                  </span>
                  <p className={desk.line} dir="auto">
                    {step.text}
                  </p>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}

function ReasonTile({ reason }: { reason: ReasonDraft }) {
  const chosen = usePreview(reason.photo);
  return (
    <li className={styles.tile}>
      <Picture src={chosen ?? reason.image} alt="" sizes="56px" className={styles.mark} />
      <span className={desk.name} dir="auto">
        {reason.title || '…'}
      </span>
      <p className={desk.line} dir="auto">
        {reason.text}
      </p>
    </li>
  );
}
