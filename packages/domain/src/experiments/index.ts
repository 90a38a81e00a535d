export {
  chooseRunning,
  doesChange,
  EVERY_PAGE,
  type Experiment,
  isFor,
  MAX_ON_PAGE,
  type RefusedExperiment,
} from './choose-running.ts';
export { sumByWay, WAYS_MARK } from './order-ways.ts';
export {
  assignedWays,
  drawVisitorNumber,
  VISITOR_NUMBER_COOKIE,
  visitorNumberAmong,
  visitorNumberCookie,
} from './visitor-number.ts';
export {
  drawWay,
  readWays,
  type Shared,
  VISITOR_NUMBERS,
  WAY_NAMES,
  type Ways,
  wayAt,
  writeWays,
} from './ways.ts';
