import { join, resolve } from 'node:path';

export const TOUR_FOLDER = resolve(import.meta.dirname, '..', '..', 'test-results', 'tour');

export interface Picture {
  readonly locale: string;
  readonly width: number;
  readonly name: string;
}

export function pictureFile({ locale, width, name }: Picture): string {
  return join(TOUR_FOLDER, locale, String(width), `${name}.png`);
}
