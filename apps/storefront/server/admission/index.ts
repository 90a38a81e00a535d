export { busyAnswerAt, busyResponse, RETRY_AFTER_IN_SECONDS } from './busy-answer.ts';
export { connectionOptions, limitConnections } from './connection-limits.ts';
export { boundedDoor } from './door.ts';
export { limitedPages } from './limited-pages.ts';
export { createLimiters, type Limiter, type Limits } from './limiter.ts';
export { listenWidely } from './listen.ts';
export { watchLoop } from './loop-watch.ts';
export { isLate } from './room.ts';
