import { readFileSync } from 'node:fs';

/** The server's own modules, and room for visitors. */
const MIN_OPEN_FILES = 256;

/**
 * The limit of open files in Linux's `/proc/self/limits`; null where it is not told.
 * @param {string} limits
 * @returns {number | null}
 */
function openFilesIn(limits) {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  return soft === undefined ? null : Number(soft);
}

/** @throws with how to allow more, where fewer files may be open than a server needs */
export function requireOpenFiles(limits = ownLimits()) {
  const allowed = openFilesIn(limits);
  if (allowed === null || allowed >= MIN_OPEN_FILES) return;
  throw new Error(
    `Only ${allowed} files may be open here, and the shop needs ${MIN_OPEN_FILES}. Allow more: ulimit -n 1024`,
  );
}

function ownLimits() {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // Only Linux has such a file.
    return '';
  }
}
