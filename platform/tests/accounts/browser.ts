import type { Platform } from '../../src/platform.ts';

export interface Browser {
  /** Follows nothing; keeps cookies. */
  readonly open: (url: string, form?: Readonly<Record<string, string>>) => Promise<Response>;
}

/** A browser without scripts, in memory, at an address. */
export function browserAt(platform: Platform, address?: string): Browser {
  const cookies = new Map<string, string>();
  return {
    async open(url, form) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const request = new Request(url, {
        redirect: 'manual',
        headers: { cookie },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      const response = await platform.fetch(request, address);
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
}

export function locationOf(response: Response, from = 'http://localhost:4010/'): URL {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${response.status} leads nowhere`);
  return new URL(location, from);
}
