import {
  checkAudit,
  readProductState,
  retryFailed as retryEndpoint,
} from '@dre/core/contract/system/product-state';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { verifyRecord } from '../../audit/verify-service.ts';
import { mount } from '../../http/calls/mount.ts';
import { type House, productState, type Retry, retryFailed } from './state-service.ts';

export interface StateDependencies extends Pick<Retry, 'mail' | 'queues'> {
  readonly now: () => Date;
  readonly house: House;
}

export function stateRoutes(app: FastifyInstance, { now, house, mail, queues }: StateDependencies): void {
  mount(app, readProductState, async ({ auth }) => accept(await productState(auth.trx, house, now())));
  mount(app, retryEndpoint, ({ auth, body, requestId }) =>
    retryFailed(auth, { ...body, now: now(), requestId, mail, queues }),
  );
  mount(app, checkAudit, async ({ auth }) => accept(await verifyRecord(auth.trx)));
}
