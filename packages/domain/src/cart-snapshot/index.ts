export { type LineNotice, noticesFor, unannouncedLines } from './line-notices.ts';
export {
  type CartSnapshot,
  goneLines,
  keyOfLine,
  markAnnounced,
  rememberedLines,
  type SnapshotSource,
  updateSnapshot,
} from './update-snapshot.ts';
