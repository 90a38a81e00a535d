export { gid, type ParsedGid, parseGid } from './gid.ts';
export { createIdAllocator, ID_TABLES, type IdAllocator } from './id-allocator.ts';
export { isSameSecret } from './is-same-secret.ts';
