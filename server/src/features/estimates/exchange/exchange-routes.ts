import { compareWithEms, exportEstimate, importEstimate } from '@dre/core/contract/estimates/exchange';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';
import type { CompareSets } from './comparison-work.ts';

const exporting = () => import('./exchange-service.ts');
const importing = () => import('./import-service.ts');
const comparing = () => import('./comparison-service.ts');

export interface ExchangeDependencies {
  readonly now: () => Date;
  readonly compareSets: CompareSets;
}

/** Exports estimates for other programs and compares theirs with ours. */
export function exchangeRoutes(
  app: FastifyInstance,
  { now: clock, compareSets }: ExchangeDependencies,
): void {
  const now = () => ({ now: clock() });
  mount(app, exportEstimate, async ({ params, body, ...context }) =>
    (await exporting()).exportEstimate({ ...context, ...now() }, { ...params, ...body }),
  );
  mount(app, importEstimate, async ({ body, ...context }) =>
    (await importing()).importEstimate({ ...context, ...now() }, body),
  );
  mount(app, compareWithEms, async ({ params, body, ...context }) =>
    (await comparing()).compareWithEms({ ...context, ...now() }, params.id, body.files, compareSets),
  );
}
