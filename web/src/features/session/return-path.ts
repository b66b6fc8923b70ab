/** The path to open after signing in: one of ours, or none. Anything that could lead to another host is dropped. */
export function safeReturnPath(path: unknown, origin: string): string | undefined {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined;
  try {
    const address = new URL(path, origin);
    return address.origin === origin ? address.pathname + address.search + address.hash : undefined;
  } catch {
    return undefined;
  }
}
