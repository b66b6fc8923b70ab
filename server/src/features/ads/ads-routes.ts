import { logAdClick, readAd } from '@dre/core/contract/ads/ads';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connections/connection.ts';
import { mount } from '../../http/calls/mount.ts';
import { ProblemError } from '../../http/problems.ts';
import { callerOf } from '../../http/limits/rate-limits.ts';
import { inPortions } from '../../jobs/in-portions.ts';
import { addShown, adShown, type Showing } from './ads-queries.ts';
import { countClick } from './clicks-service.ts';

export function adsRoutes(
  app: FastifyInstance,
  { db, now }: { readonly db: Db; readonly now: () => Date },
): void {
  mount(app, logAdClick, async ({ body, requestId, peer, headers }) => {
    const click = { ad: body.ad.trim(), at: now(), requestId };
    const { authorization } = headers;
    const credentials = {
      authorization: String(authorization),
      company: undefined,
      requestId,
      isSignOfLife: false,
      isReading: false,
    };
    try {
      // A session tells colleagues behind one connection apart; a missing or bad one is no reason to refuse.
      const caller = await app.authenticator.verify(credentials);
      return await caller.authorize('signed-in', async ({ trx, identity }) => {
        await countClick(trx, { ...click, visitor: `person ${identity.personId}` });
        return accept(true);
      });
    } catch (refused) {
      if (!(refused instanceof ProblemError)) throw refused;
    }
    await db.transaction().execute((trx) => countClick(trx, { ...click, visitor: `peer ${callerOf(peer)}` }));
    return accept(true);
  });
  const showings = inPortions<Showing>(
    (shown) => addShown(db, shown),
    (failure) => app.log.warn({ err: failure }, 'how often ads were shown could not be written down'),
  );
  app.addHook('onClose', () => showings.end());
  mount(app, readAd, async ({ auth: { trx, company } }) => {
    const at = now();
    const ad = await adShown(trx, company.companyId, at);
    if (ad === undefined) return accept(null);
    const day = at.toISOString().slice(0, 10);
    showings.add(`${day} ${ad.id}`, { ad: ad.id, day });
    const { id, title, body, picture } = ad;
    return accept({ id, title, body, picture: picture && { src: picture.src, alt: picture.alt } });
  });
}
