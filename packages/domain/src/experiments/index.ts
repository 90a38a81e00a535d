export {
  chooseRunning,
  doesChange,
  EVERY_PAGE,
  type Experiment,
  isFor,
  MAX_ON_PAGE,
  type RefusedExperiment,
} from './choose-running.ts';
export { compareWithFirst } from './compare-ways.ts';
export {
  assignedWays,
  drawVisitorNumber,
  seenAmong,
  VISITOR_COOKIE,
  type Visitor,
  visitorAmong,
  visitorCookie,
} from './visitor-cookie.ts';
export { resultsByWay, WAYS_MARK, type WayResult } from './way-results.ts';
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
