export { LETTER_STONE, type LetterContents, letterButton, letterFrame } from './letter-frame.ts';
export { INK, LINE } from './letter-tokens.ts';
export type { Mail } from './mail.ts';
export { mailboxArea } from './mailbox-area.ts';
export { listMails } from './read-mails.ts';
export { type MailDraft, sendMail } from './send-mail.ts';
