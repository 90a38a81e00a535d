import { ErasedPage } from '../../features/account/data-page.tsx';

/** Outside of the account's pages, which lead to the login. */
export default function Erased() {
  return <ErasedPage />;
}
