export {
  findMail,
  listMails,
  type Mail,
  type MailFilter,
  sendMail,
} from './mails.ts';
export {
  type Fact,
  type Letter,
  type LetterPart,
  type LetterRow,
  sendLetter,
} from './send-letter.ts';
