export { answerPrivacy, type PrivacyAnswer } from './answer-privacy.ts';
