/** The documented key [LIST-76]. */
const key = 'searchedValues';
const max = 5;

/** The last searches of this browser, the newest first [LIST-74]. Invalid stored values are ignored. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return [...new Set(stored.filter((text) => typeof text === 'string' && text !== ''))].slice(0, max) as string[];
  } catch {
    return [];
  }
}

/** Puts a text in front, once [LIST-75] [LIST-77]. */
export function saveSearch(text: string): void {
  keep([text, ...recentSearches().filter((other) => other !== text)].slice(0, max));
}

export function deleteSearch(text: string): string[] {
  return keep(recentSearches().filter((other) => other !== text));
}

export function clearSearches(): string[] {
  return keep([]);
}

function keep(texts: string[]): string[] {
  try {
    localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // Without storage no searches are saved.
  }
  return texts;
}
