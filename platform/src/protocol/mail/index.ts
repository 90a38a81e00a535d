export {
  findMail,
  listMails,
  type Mail,
  type MailDraft,
  type MailFilter,
  sendMail,
} from './mails.ts';
export { type FactLetter, sendFactLetter } from './send-fact-letter.ts';
export { type Letter, type LetterPart, type LetterRow, sendLetter } from './send-letter.ts';
