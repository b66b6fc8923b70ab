/** A path the configuration names (spec §3). It is one of our screens; which one is known only when the page is served. */
export function asScreen(path: string): '/welcome' {
  return path as '/welcome';
}
