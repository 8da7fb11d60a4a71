/** Browsers that hide the permission for notifications in different places. */
export type BrowserKind = 'ios' | 'android' | 'firefox' | 'safari' | 'chromium';

/** Returns where a browser has the permission for notifications, by what it says of itself [SEAT-28]. */
export function browserKindOf(userAgent: string): BrowserKind {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Android/.test(userAgent)) return 'android';
  return /Safari\//.test(userAgent) && !/Chrome\/|Chromium\//.test(userAgent) ? 'safari' : 'chromium';
}
