import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { asksForInterests } from 'market/auth/auth.rules';
import { everyRow } from 'market/calls/every-row';
import { traitsOf } from 'market/modules/modules.rules';
import { useState } from 'react';
import { href, redirect, useNavigate } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Page } from 'ui/layout/page.tsx';
import { preferencesIn } from '#browser/preferences.ts';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { showFault } from '#features/config/show-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/interest-page';
import { customerOfPage } from './customer-of-page.server.ts';
import styles from './interest-page.module.css';
import { InterestTile } from './interest-tile.tsx';

export const shouldRevalidate = revalidateUnlessSheet;

/** A customer who has answered before can only come here from the settings [AUTH-97]. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { existing_modules } = await customerOfPage(context, request);
  const { zoneIds, module } = preferencesIn(request);
  const isFromSettings = new URL(request.url).searchParams.get('from') === 'settings';
  const { account } = apiFor(context, request);
  const categories = await everyRow('categories', (query) => account.interestCategories({ query }));
  const asks = asksForInterests({
    isSignedIn: true,
    hasZone: zoneIds.length > 0,
    moduleHasInterests: module !== undefined && traitsOf(module.type).asksInterests,
    hasInterestCategories: categories.length > 0,
    isModuleAnswered: !isFromSettings && module !== undefined && existing_modules.includes(module.id),
  });
  if (!asks) throw redirect(href('/home'));
  return { categories, leadsTo: isFromSettings ? `${href('/profile')}?page=settings` : href('/home') };
}

export const handle = { title: ({ i18n }) => i18n._(msg`Interests`) } satisfies PageHandle;

/** The customer's interests in the current module [AUTH-100]. */
export default function InterestPage({ loaderData: { categories, leadsTo } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const [chosen, setChosen] = useState(() => categories.filter(({ is_chosen }) => is_chosen).map(({ id }) => id));
  const { isSaving, save } = useSave(leadsTo);
  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const title = t`What do you like?`;
  return (
    <Page>
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>
        <Trans>Choose as many as you like. You can change them in Settings.</Trans>
      </p>
      <fieldset aria-label={title} className={styles.tiles}>
        {categories.map((category) => (
          <InterestTile
            key={category.id}
            category={category}
            isChosen={chosen.includes(category.id)}
            onToggle={() => toggle(category.id)}
          />
        ))}
      </fieldset>
      <div className={styles.answers}>
        <LinkButton to={leadsTo} kind="text">
          <Trans>Skip</Trans>
        </LinkButton>
        <Button
          size="large"
          isLoading={isSaving}
          // Earlier interests can all be removed.
          disabled={chosen.length === 0 && !categories.some(({ is_chosen }) => is_chosen)}
          className={styles.save}
          onClick={() => void save(chosen)}
        >
          <Plural value={chosen.length} _0="Save" one="Save # interest" other="Save # interests" />
        </Button>
      </div>
    </Page>
  );
}

function useSave(leadsTo: string) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (ids: number[]) => {
    setIsSaving(true);
    try {
      const { accountApi } = await import('#features/account/account-calls.ts');
      await accountApi.account.saveInterests({ body: { category_ids: ids } });
      await navigate(leadsTo);
    } catch (error) {
      showFault(error, i18n, () => void save(ids));
      setIsSaving(false);
    }
  };
  return { isSaving, save };
}
