import { useQuery } from '@tanstack/react-query';
import { tagOf } from 'market/config/config.rules';
import { useEffect, useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router';
import { appLanguages } from '../i18n/app-languages.ts';
import { showLanguage } from '../i18n/load-language.ts';
import { sessionQuery } from '../session/session-query.ts';
import { chosenLanguage, saveLanguage } from './device-preferences.ts';
import { applyPreferences, showSavedPreferences } from './personal-preferences.ts';
import { preferencesQuery } from './use-preferences.ts';

/** Shows the application as the person who is signed in likes it, and opens it at their page [SEAT-26]. */
export function FollowPreferences() {
  // The page reads it where it needs it.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const state = session?.state;
  const { data } = useQuery({ ...preferencesQuery, enabled: state === 'signed-in' });
  const language = data?.language;
  useEffect(showSavedPreferences, []);
  useEffect(() => {
    if (state === 'signed-out') applyPreferences(undefined);
    else if (data) applyPreferences(data);
  }, [data, state]);
  useEffect(() => {
    const wanted = appLanguages.find(({ tag }) => language && tag === tagOf(language));
    if (!wanted || chosenLanguage()?.tag === wanted.tag) return;
    // Without its texts the page stays in the language that it has.
    showLanguage(wanted).then(
      () => saveLanguage(wanted),
      () => undefined,
    );
  }, [language]);
  useStartPage(data?.start_page);
  return null;
}

/** Only the first page of a visit, and only where no link leads further. */
function useStartPage(page: string | null | undefined): void {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const isRoot = useMatch('/') !== null;
  const [isFirst, setIsFirst] = useState(key === 'default' && search === '' && isRoot);
  useEffect(() => {
    if (!isFirst || page === undefined) return;
    setIsFirst(false);
    const base = import.meta.env.BASE_URL;
    if (isRoot && page?.startsWith(base)) void navigate(page.slice(base.length - 1), { replace: true });
  }, [isFirst, isRoot, navigate, page]);
}
