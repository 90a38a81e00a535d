export {
  findMail,
  listMails,
  type Mail,
  type MailFilter,
  sendMail,
} from './mails.ts';
export { sendFactLetter } from './send-fact-letter.ts';
export { type LetterPart, type LetterRow, sendLetter } from './send-letter.ts';
