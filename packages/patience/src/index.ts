export { type Answer, askPatiently, type Clockwork, type Verdict } from './ask-patiently.ts';
