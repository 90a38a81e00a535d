/** The same picture in another size, as the image CDN gives it. */
export function smallPicture(
  imageUrl: string,
  { widthInPixels, format }: { readonly widthInPixels: number; readonly format?: 'jpg' },
): string {
  const url = new URL(imageUrl);
  url.searchParams.set('width', String(widthInPixels));
  if (format !== undefined) url.searchParams.set('format', format);
  return url.toString();
}
