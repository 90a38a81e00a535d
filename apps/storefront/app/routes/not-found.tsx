import { data } from 'react-router';

export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never rendered: the root's error boundary shows the loader's 404. */
export default function NotFound() {
  return null;
}
