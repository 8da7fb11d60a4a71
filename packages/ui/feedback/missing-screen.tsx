import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { LinkButton } from '../buttons/button.tsx';
import styles from './missing-screen.module.css';

/** No such page; its title names the site as all others do. */
export function MissingScreen({ site, home, hasSearch }: { site: string; home: string; hasSearch: boolean }) {
  const { t } = useLingui();
  const title = t`This stall has moved`;
  return (
    <div className={styles.missing}>
      <title>{`${title} · ${site}`}</title>
      <p aria-hidden="true" className={styles.number}>
        404
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>
        <Trans>The page is not here any more. The store may have closed or the link has a typing error.</Trans>
      </p>
      <p className={styles.options}>
        <LinkButton to={home} size="small">
          <Trans>Back to home</Trans>
        </LinkButton>
        {hasSearch && (
          <LinkButton to={`${home}?data_type=searched`} kind="soft" size="small" onClick={searchHere}>
            <Trans>Search</Trans>
          </LinkButton>
        )}
      </p>
    </div>
  );
}

/** If the search field is in the bar above, focus it. */
function searchHere(event: MouseEvent): void {
  const field = document.querySelector<HTMLInputElement>('header input[name="search"]');
  if (!field?.checkVisibility()) return;
  event.preventDefault();
  field.focus();
}
