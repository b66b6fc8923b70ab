import { redirect } from '@tanstack/react-router';
import { goesOnByPass } from './goes-on-by-pass.ts';
import { asScreen } from './screen-address.ts';
import type { Services } from '../services.ts';

interface Entering {
  readonly context: Services;
  readonly location: { readonly href: string };
}

/** Signed-in areas need a valid token; anybody without one signs in and returns here. */
export function needsSession({ context, location }: Entering): void {
  if (!context.session.check().signedIn) {
    if (goesOnByPass(location.href)) throw redirect({ to: '/shop/pass', replace: true });
    throw redirect({ to: '/login', search: { return: location.href }, replace: true });
  }
}

/** The admin shell needs the feature `admin` (spec §6). Others stay in their own part of the product. */
export function needsAdmin(entering: Entering): void {
  needsSession(entering);
  const { session, configuration } = entering.context;
  if (!session.state().admin) {
    throw redirect({ to: asScreen(configuration.defaultClientRoute), replace: true });
  }
}
