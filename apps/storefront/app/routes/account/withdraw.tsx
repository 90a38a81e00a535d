/** The withdrawal filled in from an order: below the account, where a page may read who is logged in. */
export { action, clientAction, default, loader } from '../withdraw.tsx';
