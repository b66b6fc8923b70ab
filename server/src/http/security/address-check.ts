/** Malformed percent-encoding is treated as an unknown address. */
export function checkAddress({ url = '/' }: { readonly url?: string | undefined }): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '/');
    return url;
  } catch {
    return url.startsWith('/api/') ? '/api/unreadable' : '/unreadable';
  }
}
