import { logAdClick } from '@dre/core/contract/ads';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { mount } from '../../http/mount.ts';
import { insertAdClick } from './ads-queries.ts';

export function adsRoutes(app: FastifyInstance, db: Db): void {
  mount(app, logAdClick, async ({ body, requestId }) => {
    await insertAdClick(db, body.ad.trim(), requestId);
    return accept(true);
  });
}
