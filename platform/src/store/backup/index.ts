export { type BackupSecrets, backUp } from './back-up.ts';
export { restore } from './restore.ts';
