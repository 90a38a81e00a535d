// The routine of the account, which has no code.
export { action, default, loader } from '../prescription.tsx';
