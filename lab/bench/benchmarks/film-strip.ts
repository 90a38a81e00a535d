import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

const FRAMES = 8;
/** Height of a frame on the strip. */
const HEIGHT = 240;
/** Time in which the last frame arrives. */
const REST_IN_MS = 300;
const FOLDER = join(import.meta.dirname, '..');

interface Frame {
  /** JPEG in base 64. */
  readonly data: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Shown {
  /** Moment of the press, in milliseconds since 1970. */
  readonly pressedAt: number;
  readonly inMs: number;
}

export interface Film extends Shown {
  readonly frames: readonly Frame[];
}

/** Records what a page shows from a press on. */
export async function filmPress(session: CDPSession, press: () => Promise<Shown>): Promise<Film> {
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: (metadata.timestamp ?? 0) * 1000 });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70 });
  const shown = await press();
  await delay(REST_IN_MS);
  await session.send('Page.stopScreencast');
  return { ...shown, frames };
}

/** Picks eight moments from the press until the picture is there, each with the frame that was seen then. */
export function momentsOf({ frames, pressedAt, inMs }: Film) {
  return Array.from({ length: FRAMES }, (_, index) => {
    const afterMs = (inMs * index) / (FRAMES - 1);
    const seen = frames.findLast(({ at }) => at <= pressedAt + afterMs) ?? frames[0];
    return { afterMs, frame: index === FRAMES - 1 ? frames.at(-1) : seen };
  });
}

/** Writes the moments of a film side by side; returns the file's name. */
export async function writeFilmStrip(browser: Browser, name: string, film: Film): Promise<string> {
  const figures = momentsOf(film).map(
    ({ afterMs, frame }) =>
      `<figure><img height="${HEIGHT}" src="data:image/jpeg;base64,${frame?.data ?? ''}"><figcaption>${afterMs.toFixed(0)} ms</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: 1600, height: 600 } });
  await page.setContent(
    `<style>body{margin:0;display:flex;flex-wrap:wrap;font:14px sans-serif}figure{margin:4px;text-align:center}</style>${figures.join('')}`,
  );
  const file = `film-${name}.jpg`;
  await page.locator('body').screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 70 });
  await page.close();
  return file;
}
