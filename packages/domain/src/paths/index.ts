export { canonicalPathOf } from './canonical-path.ts';
