import { pageContext } from './page-context.ts';

/** Shows a failed call as `showFault` does, and loads that code on the first fault. */
export async function showFaultLazily(error: unknown): Promise<void> {
  const { i18n, notifyOffline } = pageContext();
  const part = await import('./show-fault.tsx').catch(() => undefined);
  if (part) part.showFault(error, i18n);
  else notifyOffline();
}
