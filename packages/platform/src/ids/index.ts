export { gid, type ParsedGid, parseGid } from './gid.ts';
export { createIdAllocator, ID_TABLES, type IdAllocator } from './id-allocator.ts';
