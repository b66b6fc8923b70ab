import { screenAt } from '@dre/core/contract/screens';

const home = '/estimate/dashboard';

/** The screen to open after signing in. Always one of ours, never an address that could lead to another host. */
export function safeRelayState(requested: string | undefined): string {
  if (requested === undefined || requested.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(requested))
    return home;
  const here = 'http://here.invalid';
  if (!URL.canParse(requested, here)) return home;
  const address = new URL(requested, here);
  if (address.origin !== here || screenAt(address.pathname) === undefined) return home;
  return address.pathname + address.search;
}
