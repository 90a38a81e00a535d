import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { chromiumWith } from './chromium.ts';

interface Params {
  readonly sessionId: string;
  readonly targetInfo: { readonly targetId: string; readonly subtype?: string };
  readonly request: { readonly url: string };
  readonly type: string;
  readonly status: string;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params: Params;
  readonly result?: { readonly result?: { readonly value?: unknown } } & Partial<
    Record<'targetId' | 'sessionId', string>
  >;
  readonly error?: { readonly message: string };
}

export interface Tab extends AsyncDisposable {
  readonly goTo: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page that is shown. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Evaluates an expression in the page that is made ahead. */
  readonly evaluateHidden: (expression: string) => Promise<unknown>;
  readonly mouse: (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', place: Place) => void;
  /** Scripts and calls that pages asked for while they were hidden. */
  readonly askedHidden: readonly string[];
  /** Says whether a page stands ready behind the one that is shown. */
  readonly hasHiddenPage: () => boolean;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const ANSWERS_WITHIN_MS = 2_000;
const MAKES_OR_CALLS = new Set(['Script', 'Fetch', 'XHR', 'Ping', 'EventSource', 'WebSocket']);

/**
 * Opens a tab in a Chromium that makes pages ahead, which it does not where Playwright looks into it: only the devtools of
 * a whole tab see the hidden pages behind it.
 */
export async function openPrerenderingTab(): Promise<Tab> {
  const { send, onMessage, close } = await startChromium();
  let [shown, hidden, isReady] = ['', '', false];
  const askedHidden: string[] = [];
  const show = (session: string) => {
    [shown, hidden, isReady] = [session, session === hidden ? '' : hidden, false];
  };
  const targets = new Map<string, string>();
  onMessage(({ method, sessionId: from, params }) => {
    if (method === 'Target.attachedToTarget' && from !== undefined) {
      const { sessionId, targetInfo } = params;
      targets.set(targetInfo.targetId, sessionId);
      for (const domain of ['Network', 'Preload']) void send(`${domain}.enable`, {}, sessionId);
      if (targetInfo.subtype === 'prerender') hidden = sessionId;
      else show(sessionId);
    }
    if (method === 'Target.targetInfoChanged' && params.targetInfo.subtype === undefined) {
      const session = targets.get(params.targetInfo.targetId);
      if (session !== undefined && session !== shown) show(session);
    }
    if (method === 'Preload.prerenderStatusUpdated') isReady = params.status === 'Ready';
    if (
      method === 'Network.requestWillBeSent' &&
      from === hidden &&
      MAKES_OR_CALLS.has(params.type)
    )
      askedHidden.push(params.request.url);
  });
  const tab = await send('Target.createTarget', { url: 'about:blank', forTab: true });
  const attached = await send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
  const pages = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', { ...pages, filter: [{ type: 'page' }] }, attached?.sessionId);
  const evaluateIn = async (session: string, expression: string) => {
    const params = { expression, returnByValue: true, awaitPromise: true };
    // A page that is being replaced never answers.
    const answer = await Promise.race([
      send('Runtime.evaluate', params, session),
      setTimeout(ANSWERS_WITHIN_MS, null),
    ]);
    return answer?.result?.value;
  };
  return {
    goTo: (url) => send('Page.navigate', { url }, shown),
    evaluate: (expression) => evaluateIn(shown, expression),
    evaluateHidden: (expression) => evaluateIn(hidden, expression),
    mouse: (type, place) => {
      const button = type === 'mouseMoved' ? 'none' : 'left';
      // Answered by the page alone, which a press may replace.
      void send('Input.dispatchMouseEvent', { type, ...place, button, clickCount: 1 }, shown);
    },
    askedHidden,
    hasHiddenPage: () => isReady,
    [Symbol.asyncDispose]: close,
  };
}

async function startChromium() {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  const { executablePath = '', args = [] } = chromiumWith();
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const size = '--window-size=1440,900';
  // Tells pages of a mouse, which a server does not have.
  const mouse =
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
  const child = spawn(executablePath, [...args, ...flags, size, mouse, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(await addressOf(child));
  await new Promise((opened) => socket.addEventListener('open', opened, { once: true }));
  const waiting = new Map<number, (message: Message) => void>();
  let listener = (_message: Message): void => undefined;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id === undefined) listener(message);
    else waiting.get(message.id)?.(message);
  });
  let count = 0;
  return {
    /** Resolves to nothing where the command failed, such as in a page that is gone. */
    send: async (method: string, params: object, sessionId?: string) => {
      count += 1;
      const id = count;
      const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      return (await answer).result;
    },
    onMessage: (take: typeof listener) => {
      listener = take;
    },
    close: async () => {
      socket.close();
      child.kill('SIGKILL');
      await new Promise((exited) => child.once('exit', exited));
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('Chromium’s output cannot be read.');
  for await (const line of createInterface(stderr)) {
    const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('Chromium closed before it was open.');
}
