/** A proxy in front of us speaks https for us; who claims it falsely only harms their own cookie. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return forwarded === undefined ? request.url.startsWith('https:') : forwarded === 'https';
}
