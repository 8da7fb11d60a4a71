/** Structured data as the text of a script element. A name that has `</script>` or `<!--` in it stays a name: no `<` is left. */
export function writeJsonLd(entries: object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': entries };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

/** The breadcrumb of a page, from the landing page on. */
export function breadcrumbJsonLd(origin: string, way: { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
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
export function ratingJsonLd({ avg_rating: average, rating_count: count }: Rated): object {
  if (average === null || count === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, bestRating: 5 },
  };
}
