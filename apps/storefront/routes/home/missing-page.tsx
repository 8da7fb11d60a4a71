import { data } from 'react-router';

/** An unknown address: the app shell shows its own page for it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function MissingPage() {
  return null;
}
