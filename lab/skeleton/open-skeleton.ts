import { loadSkeleton, type SkeletonSettings } from './load-skeleton.ts';

/** Address of the skeleton's storefront; only the platform sees it. */
export const SKELETON = 'https://hydrogen.example';

interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

export interface Skeleton {
  /** Sends one request of a browser that keeps cookies and follows nothing. */
  readonly ask: (path: string, method?: 'GET' | 'POST') => Promise<Answer>;
}

export async function openSkeleton(file: string, settings: SkeletonSettings): Promise<Skeleton> {
  const answer = await loadSkeleton(file, settings);
  const cookies = new Map<string, string>();
  return {
    async ask(path, method = 'GET') {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const request = new Request(`${SKELETON}${path}`, {
        method,
        headers: { cookie, origin: SKELETON },
        ...(method === 'POST' && { body: new URLSearchParams() }),
      });
      const response = await answer(request);
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location') ?? '';
      return { status: response.status, location, text: await response.text() };
    },
  };
}
