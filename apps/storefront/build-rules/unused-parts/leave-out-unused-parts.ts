import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { UNUSED_IN_REACT } from './react.ts';
import { UNUSED_IN_ROUTER } from './router.ts';
import { withoutParts } from './without-parts.ts';

const FILES = [...UNUSED_IN_REACT, ...UNUSED_IN_ROUTER];

/** Leaves parts of a library's file out of the browser's scripts; a file that has changed stops the build. */
export function leaveOutUnusedParts(): Plugin {
  return {
    name: 'lokke:leave-out-unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const parts = FILES.find(({ file }) => id.endsWith(file));
      if (parts === undefined) return null;
      const digest = createHash('sha256').update(code).digest('hex');
      if (digest !== parts.digest) {
        this.error(
          `${id} has changed: read again what is left out of it. Its digest is ${digest}.`,
        );
      }
      return { code: withoutParts(code, parts), map: null };
    },
  };
}
