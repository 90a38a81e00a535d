export { EMAIL_STONE, emailButton, emailLayout } from './email-layout.ts';
export { INK, LINE } from './email-tokens.ts';
export {
  findMail,
  listMails,
  type Mail,
  type MailDraft,
  type MailFilter,
  sendMail,
} from './mails.ts';
