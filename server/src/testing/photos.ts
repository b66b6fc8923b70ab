import { createHash } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { photoLimits } from '@dre/core/contract/estimates/photos';
import type { Member } from './estimates.ts';

/** A picture with the file name estimates refer to it by. */
export interface PhotoUpload {
  readonly file: string;
  readonly bytes: Buffer;
}

export function named(bytes: Buffer): PhotoUpload {
  return { file: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** The receiver of requests: the app, or a wrapper around it. */
interface Door {
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** One device of a member, uploading pictures for an estimate. */
export function photoSender(app: Door, member: Pick<Member, 'headers'>, estimateId: string) {
  return senderTo(app, member, `/api/estimates/${estimateId}`);
}

/** One device of a member, uploading pictures of a repair order. */
export function orderPhotoSender(app: Door, member: Pick<Member, 'headers'>, orderId: string) {
  return senderTo(app, member, `/api/shop/orders/${orderId}`);
}

function senderTo(app: Door, { headers }: Pick<Member, 'headers'>, home: string) {
  const addressOf = (file: string) => `${home}/photo-files/${file}`;
  const announce = ({ file, bytes }: PhotoUpload, announced = bytes.length) =>
    app.inject({ method: 'PUT', url: addressOf(file), headers, body: { bytes: announced } });
  const part = ({ file, bytes }: PhotoUpload, offset: number, end = offset + photoLimits.partBytes) =>
    app.inject({
      method: 'PATCH',
      url: `${addressOf(file)}?offset=${String(offset)}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: bytes.subarray(offset, end),
    });
  return {
    announce,
    part,
    /** Uploads like the browser: announces, then continues from the received bytes; returns the last part's reply. */
    async send(sent: PhotoUpload): Promise<LightMyRequestResponse> {
      let reply = await announce(sent);
      while (reply.statusCode === 200) {
        const { received, state } = reply.json<{ received: number; state: string }>();
        if (state !== 'waiting') break;
        reply = await part(sent, received);
      }
      return reply;
    },
    addresses: (files: readonly string[]) =>
      app.inject({
        method: 'POST',
        url: `${home}/photo-addresses`,
        headers,
        body: { files },
      }),
    storage: async () =>
      (await app.inject({ url: '/api/photo-storage', headers })).json<{ used: number; limit: number }>(),
  };
}
