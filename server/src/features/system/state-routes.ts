import { checkAudit, readProductState } from '@dre/core/contract/product-state';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { verifyRecord } from '../../audit/verify-service.ts';
import { mount } from '../../http/mount.ts';
import { productState } from './state-service.ts';

export function stateRoutes(app: FastifyInstance, { now }: { readonly now: () => Date }): void {
  mount(app, readProductState, async ({ admission }) => accept(await productState(admission.trx, now())));
  mount(app, checkAudit, async ({ admission }) => accept(await verifyRecord(admission.trx)));
}
