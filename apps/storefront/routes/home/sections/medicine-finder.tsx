import { Trans, useLingui } from '@lingui/react/macro';
import { imagePath } from 'market/values/image-path';
import { useId } from 'react';
import { Form, href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { Picture } from 'ui/media/picture.tsx';
import styles from './medicine-finder.module.css';

/** Finds a medicine by its brand or generic name, or takes a prescription. Import it lazily. */
export function MedicineFinder({ names }: { names: string[] }) {
  const { t } = useLingui();
  return (
    <search aria-label={t`Find a medicine`} className={styles.finder}>
      <Form action={href('/home')}>
        <input type="hidden" name="data_type" value="searched" />
        <Field
          label={t`Brand or generic name`}
          isLabelHidden
          icon="search"
          shape="pill"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={500}
          placeholder={t`Brand or generic name`}
        />
      </Form>
      <UploadLink />
      {names.length > 0 && (
        <div className={styles.names}>
          <span className={styles.often}>
            <Trans>Often bought</Trans>
          </span>
          {names.map((name) => (
            <PillLink
              key={name}
              to={`${href('/home')}?${new URLSearchParams({ search: name, data_type: 'searched' })}`}
            >
              <bdi>{name}</bdi>
            </PillLink>
          ))}
        </div>
      )}
    </search>
  );
}

/** A shortcut for customers with a prescription. Import it lazily. */
export function PrescriptionBand() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.band}>
      <div>
        <h2 id={titleId} className={styles.title}>
          <Trans>Have a prescription?</Trans>
        </h2>
        <p className={styles.text}>
          <Trans>
            Send up to 3 photos. A pharmacist near you reads them and names the price. You pay only after you agree.
          </Trans>
        </p>
        <div className={styles.action}>
          <UploadLink />
          <span className={styles.private}>
            <Icon name="lock" size={16} />
            <Trans>Only the pharmacy sees your prescription.</Trans>
          </span>
        </div>
      </div>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <Trans>Choose a pharmacy and your address</Trans>
        </li>
        <li className={styles.step}>
          <Trans>Photograph the whole sheet: name, date, stamp</Trans>
        </li>
        <li className={styles.step}>
          <Trans>Agree to the price, and it is on its way</Trans>
        </li>
      </ol>
      <Picture src={imagePath('rxdoc')} alt="" sizes="250px" className={styles.sheet} />
    </section>
  );
}

function UploadLink() {
  return (
    <LinkButton icon="camera" to={`${href('/checkout')}?page=prescription`}>
      <Trans>Upload prescription</Trans>
    </LinkButton>
  );
}
