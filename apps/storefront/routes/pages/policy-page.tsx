import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfYear } from 'app-kit/formats/clock.ts';
import { pageTitles } from 'app-kit/pages/page-titles.tsx';
import { type PageName, pageNames, tagOf } from 'market/config/config.rules';
import { href, Link, useLoaderData } from 'react-router';
import { Page } from 'ui/layout/page.tsx';
import { Prose } from 'ui/layout/prose.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { usePageNames } from '#features/config/use-page-names.tsx';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/policy-page';
import styles from './policy-page.module.css';

export const shouldRevalidate = revalidateUnlessSheet;

export const handle = {
  title: ({ data, i18n }) => data && i18n._(pageTitles[data.name]),
} satisfies PageHandle<{ name: PageName }>;

/** The text of the page that the address names [FOOT-14]. */
export function loader({ request, context, pattern }: Route.LoaderArgs) {
  const name = pageNames.find((known) => known === pattern.replace(/^\//, '')) ?? 'about-us';
  return apiFor(context, request).config.page({ params: { name } });
}

export default function PolicyPage() {
  const { name, html, language: written, changed_on: changedOn } = useLoaderData<typeof loader>();
  const { language } = useMarket();
  const title = usePageNames()(name);
  return (
    <Page className={styles.page}>
      <PageHead title={title} description={beginningOf(html) || title} path={href(`/${name}`)} />
      <OtherPages current={name} />
      <article>
        <h1 className={styles.title}>{title}</h1>
        {changedOn && (
          <p className={styles.date}>
            <Trans>
              Last changed on <time dateTime={changedOn}>{dayOfYear(new Date(changedOn), 'UTC', language.tag)}</time>
            </Trans>
          </p>
        )}
        {html ? (
          <Prose html={html} lang={written ? tagOf(written) : undefined} className={styles.text} />
        ) : (
          <p>
            <Trans>This page has not been written yet.</Trans>
          </p>
        )}
      </article>
    </Page>
  );
}

function OtherPages({ current }: { current: PageName }) {
  const { t } = useLingui();
  const { company } = useMarket();
  const nameOf = usePageNames();
  return (
    <nav aria-label={t`Pages`} className={styles.others}>
      {company.pages.map((name) => (
        <Link
          key={name}
          to={href(`/${name}`)}
          aria-current={name === current ? 'page' : undefined}
          className={styles.other}
        >
          {nameOf(name)}
        </Link>
      ))}
    </nav>
  );
}

const maxDescriptionLength = 155;

/** The first words of a text, as search engines show them. */
function beginningOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= maxDescriptionLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', maxDescriptionLength))}…`;
}
