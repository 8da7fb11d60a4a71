const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|Opera Mini/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [pattern: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What a customer recognises in the list of sessions, such as 'Chrome on Android'. */
export function describeDevice(userAgent: string): string {
  const named = (known: typeof browsers) => known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? userAgent.split(/[\s/(]/, 1)[0]?.slice(0, 40) ?? '';
}

/** A shared tablet by the name that its store gives it, such as 'Counter 1 (Chrome on Android)' [SEAT-06]. */
export function describeSharedDevice(name: string, userAgent: string): string {
  return `${name} (${describeDevice(userAgent)})`;
}
