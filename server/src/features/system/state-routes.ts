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
  mount(app, readProductState, async ({ admission }) =>
    accept(await productState(admission.trx, house, now())),
  );
  mount(app, retryEndpoint, ({ admission, body, requestId }) =>
    retryFailed(admission, { ...body, now: now(), requestId, mail, queues }),
  );
  mount(app, checkAudit, async ({ admission }) => accept(await verifyRecord(admission.trx)));
}
