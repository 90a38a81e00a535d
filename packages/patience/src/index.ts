export { type Answer, askPatiently, type Clockwork, type Verdict } from './ask-patiently.ts';
export { withinTime } from './within-time.ts';
