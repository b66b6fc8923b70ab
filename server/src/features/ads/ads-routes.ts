import { logAdClick, readAd } from '@dre/core/contract/ads';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { mount } from '../../http/mount.ts';
import { adShown, insertAdClick } from './ads-queries.ts';

export function adsRoutes(
  app: FastifyInstance,
  { db, now }: { readonly db: Db; readonly now: () => Date },
): void {
  mount(app, logAdClick, async ({ body, requestId }) => {
    await insertAdClick(db, body.ad.trim(), requestId);
    return accept(true);
  });
  mount(app, readAd, async ({ admission }) => accept((await adShown(admission.trx, now())) ?? null));
}
