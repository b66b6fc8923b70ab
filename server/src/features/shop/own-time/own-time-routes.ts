import { readOwnTime } from '@dre/core/contract/shop/own-time';
import { thousandths } from '@dre/core/domain/units';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';
import { judgeFigures } from '../../estimates/edits/measured-figures.ts';

export interface OwnTimeDependencies {
  readonly addressSecret: () => Promise<string>;
  readonly now: () => Date;
}

/** Loaded with the first request. */
const ownTime = () => import('./own-time-service.ts');

export function ownTimeRoutes(app: FastifyInstance, { addressSecret, now }: OwnTimeDependencies): void {
  judgeFigures(async (context, figures) =>
    (await ownTime()).areSealed(context, await addressSecret(), figures),
  );
  mount(app, readOwnTime, async ({ query, ...context }) => {
    const { quantity, vehicleType, edition, houseRevision, ...work } = query;
    return (await ownTime()).readOwnTime({ ...context, now: now() }, await addressSecret(), {
      ...work,
      quantity: thousandths(Number(quantity)),
      vehicleType: vehicleType ?? null,
      edition: Number(edition),
      houseRevision: Number(houseRevision ?? 0),
    });
  });
}
