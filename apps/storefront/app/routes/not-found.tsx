import { data } from 'react-router';

export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never shown: the loader's answer is rendered by the root's error boundary, as any missing page is. */
export default function NotFound() {
  return null;
}
