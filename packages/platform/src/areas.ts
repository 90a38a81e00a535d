import type { Area } from './area.ts';

/** Every part of the platform; a new one adds its line here. */
export const AREAS: readonly Area[] = [];
