import { href } from 'react-router';
/** Where the listing of a category or a brand opens; its name travels along to be shown [HOME-03] [HOME-04]. */
export function listingPath(kind: 'category' | 'brand', id: number, name: string): string {
  const key = kind === 'brand' ? 'brand_id' : 'id';
  return `${href('/home')}?${new URLSearchParams({ data_type: kind, [key]: String(id), name })}`;
}
