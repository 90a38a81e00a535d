type Headers = Readonly<Record<string, string>>;

/** A POST of JSON, as scripts of our pages send it. */
export const writeJson = (body: unknown, headers: Headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** A POST of a form, as browsers without scripts send it. */
export const writeForm = (fields: Headers, headers: Headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

/** Cookies of a browser. */
export function openCookieJar() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    header: (): string => [...cookies].map((pair) => pair.join('=')).join('; '),
    keep: (setCookies: readonly string[]): void => {
      for (const setCookie of setCookies) {
        const [pair = '', ...attributes] = setCookie.split('; ');
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}
