import { Trans, useLingui } from '@lingui/react/macro';
import { Form, Link } from 'react-router';
import { Button, LinkButton } from '../buttons/button.tsx';
import { Field } from '../forms/field.tsx';
import styles from './missing-screen.module.css';
import { MissingStall } from './missing-stall.tsx';

export interface MissingScreenProps {
  site: string;
  home: string;
  hasSearch: boolean;
  /** The homes of what is sold there. */
  homes: readonly { name: string; to: string }[];
}

/** No such page, and the ways on from there; its title names the site as all others do. */
export function MissingScreen({ site, home, hasSearch, homes }: MissingScreenProps) {
  const { t } = useLingui();
  const title = t`This stall has moved`;
  return (
    <div className={styles.missing}>
      <title>{`${title} · ${site}`}</title>
      <MissingStall className={styles.stall} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>
        <Trans>The page is not here any more. The store may have closed or the link has a typing error.</Trans>
      </p>
      {hasSearch && (
        <Form action={home} role="search" className={styles.search}>
          <input type="hidden" name="data_type" value="searched" />
          <Field label={t`Search`} isLabelHidden type="search" name="search" icon="search" shape="pill" required />
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
        </Form>
      )}
      <ul className={styles.homes}>
        {homes.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className={styles.home}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to={home} kind="soft" size="small">
        <Trans>Back to home</Trans>
      </LinkButton>
    </div>
  );
}
