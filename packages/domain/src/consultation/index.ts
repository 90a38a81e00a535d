export {
  type AdviceReason,
  type AdvisedStep,
  adviseRoutine,
  canAdvise,
} from './advise-routine.ts';
export { type ComposedRoutine, composeRoutine } from './compose-routine.ts';
export {
  answerPairs,
  CONSULTATION_QUESTIONS,
  type Consultation,
  type ConsultationAnswer,
  type ConsultationQuestion,
  consultationPath,
  DEFAULT_CONSULTATION,
  type FactWeight,
  type GivenAnswers,
  type HairProfile,
  hairProfileOf,
  NO_ANSWER,
  profileOfParameters,
  queryOfProfile,
  REQUIRED_QUESTIONS,
  readAnswers,
} from './consultation.ts';
export { type FirstReason, firstChoices } from './first-choices.ts';
export { hasRoutine, routineSteps, type StepProducts } from './routine-steps.ts';
