import { data } from 'react-router';

/** No such address: the frame's own screen says so. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function MissingPage() {
  return null;
}
