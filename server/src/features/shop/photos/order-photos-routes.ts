import {
  announceOrderPhoto,
  readOrderPhotoAddresses,
  sendOrderPhotoPart,
} from '@dre/core/contract/shop/order-photos';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';
import { completeWhole, type PhotoRoutesDependencies } from '../../estimates/photos/photos-routes.ts';

/** Loaded with the first picture. */
const photos = () => import('./order-photos-service.ts');

export function orderPhotosRoutes(app: FastifyInstance, deps: PhotoRoutesDependencies): void {
  const now = () => ({ now: deps.now() });
  const settle = completeWhole(deps);
  mount(
    app,
    announceOrderPhoto,
    async ({ params, body, ...context }) =>
      (await photos()).announceOrderPhoto(deps, { ...context, ...now() }, { ...params, ...body }),
    settle,
  );
  mount(
    app,
    sendOrderPhotoPart,
    async ({ params, query, body, ...context }) => {
      const part = { ...params, offset: Number(query.offset), bytes: Buffer.from(body ?? []) };
      return (await photos()).takeOrderPhotoPart({ ...context, ...now() }, part);
    },
    settle,
  );
  mount(app, readOrderPhotoAddresses, async ({ params, body, ...context }) =>
    (await photos()).readOrderPhotoAddresses(
      await deps.addressSecret(),
      { ...context, ...now() },
      { ...params, ...body },
    ),
  );
}
