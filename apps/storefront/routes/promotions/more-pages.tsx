import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import styles from './more-pages.module.css';

/** The ways to the page before and after this one; works before scripts arrive. */
export function MorePages({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  if (pages <= 1) return null;
  const to = (number: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(number));
    return `?${next}`;
  };
  return (
    <nav aria-label={t`Pages`} className={styles.pages}>
      {page > 1 && (
        <LinkButton kind="soft" size="small" to={to(page - 1)}>
          <Trans>Previous</Trans>
        </LinkButton>
      )}
      {page < pages && (
        <LinkButton kind="soft" size="small" to={to(page + 1)}>
          <Trans>Next</Trans>
        </LinkButton>
      )}
    </nav>
  );
}
