import { readPriceAverages } from '@dre/core/contract/catalogue/price-averages';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';
import { priceAverages } from './price-averages.ts';

export function pricesRoutes(app: FastifyInstance): void {
  mount(app, readPriceAverages, async ({ auth, query }) => accept(await priceAverages(auth.trx, query.part)));
}
