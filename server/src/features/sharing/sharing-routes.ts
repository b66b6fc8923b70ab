import {
  createShareLink,
  decideAnswer,
  readSharing,
  revokeShareLink,
} from '@dre/core/contract/sharing/sharing';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import type { EnqueueMail } from '../../mail/mail.ts';

/** Read with the first link. */
const links = () => import('./links/links-service.ts');
const decisions = () => import('./answers/decision-service.ts');

export interface SharingDependencies {
  readonly now: () => Date;
  readonly enqueueMail: EnqueueMail;
  readonly addressSecret: () => Promise<string>;
}

export function sharingRoutes(app: FastifyInstance, desk: SharingDependencies): void {
  const now = () => ({ now: desk.now() });
  mount(app, createShareLink, async ({ params, body, ...act }) =>
    (await links()).createShareLink({ ...act, ...now() }, params.id, body),
  );
  mount(app, readSharing, async ({ params, ...act }) =>
    (await links()).readSharing(desk.addressSecret, { ...act, ...now() }, params.id),
  );
  mount(app, revokeShareLink, async ({ params, ...act }) =>
    (await links()).revokeShareLink({ ...act, ...now() }, params.id),
  );
  mount(app, decideAnswer, async ({ params, body, ...act }) =>
    (await decisions()).decideAnswer(desk, { ...act, ...now() }, params.id, body),
  );
}
