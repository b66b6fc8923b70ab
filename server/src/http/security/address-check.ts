/** An address whose percent signs make no sense is an unknown address, and takes the road of one. */
export function readableAddress({ url = '/' }: { readonly url?: string | undefined }): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '/');
    return url;
  } catch {
    return url.startsWith('/api/') ? '/api/unreadable' : '/unreadable';
  }
}
