/** Facts as the text of a script element. A name that has `</script>` or `<!--` in it stays a name: no `<` is left. */
export function writtenFacts(facts: object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': facts };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

/** The breadcrumb of a page, from the landing page on. */
export function breadcrumbFacts(origin: string, way: { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + path,
    })),
  };
}

interface Rated {
  avg_rating: number | null;
  rating_count: number;
}

/** The ratings of a subject, if there are any. */
export function ratingFacts({ avg_rating: average, rating_count: count }: Rated): object {
  if (average === null || count === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, bestRating: 5 },
  };
}
