/** A path named by the configuration (spec §3). It is one of our screens, known only when the page is served. */
export function asScreen(path: string): '/welcome' {
  return path as '/welcome';
}
