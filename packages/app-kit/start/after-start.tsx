import { FollowPreferences } from '../preferences/follow-preferences.tsx';
import { AppUpdate } from './app-update.tsx';

/** What every page needs, but only once it is shown: later versions of the application, and how its person likes it. */
export function AfterStart() {
  return (
    <>
      <AppUpdate />
      <FollowPreferences />
    </>
  );
}
