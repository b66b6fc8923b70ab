import {
  createShareLink,
  decideAnswer,
  readSharing,
  revokeShareLink,
} from '@dre/core/contract/sharing/sharing';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import { provideSignatures } from '../estimates/documents/signatures-given.ts';
import type { EnqueueMail } from '../../mail/mail.ts';

/** Loaded with the first link. */
const links = () => import('./links/links-service.ts');
const signatures = () => import('./approval-signature.ts');
const decisions = () => import('./answers/decision-service.ts');

export interface SharingDependencies {
  readonly now: () => Date;
  readonly enqueueMail: EnqueueMail;
  readonly addressSecret: () => Promise<string>;
}

export function sharingRoutes(app: FastifyInstance, deps: SharingDependencies): void {
  const now = () => ({ now: deps.now() });
  provideSignatures(async (trx, version) => (await (await signatures()).approvalOf(trx, version))?.signature);
  mount(app, createShareLink, async ({ params, body, ...context }) =>
    (await links()).createShareLink({ ...context, ...now() }, params.id, body),
  );
  mount(app, readSharing, async ({ params, ...context }) =>
    (await links()).readSharing(deps.addressSecret, { ...context, ...now() }, params.id),
  );
  mount(app, revokeShareLink, async ({ params, ...context }) =>
    (await links()).revokeShareLink({ ...context, ...now() }, params.id),
  );
  mount(app, decideAnswer, async ({ params, body, ...context }) =>
    (await decisions()).decideAnswer(deps, { ...context, ...now() }, params.id, body),
  );
}
