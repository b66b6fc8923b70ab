import { announcePhotoFile, readPhotoAddresses, sendPhotoPart } from '@dre/core/contract/estimates/photos';
import {
  announceOrderPhoto,
  readOrderPhotoAddresses,
  sendOrderPhotoPart,
} from '@dre/core/contract/shop/order-photos';
import { accept } from '@dre/core/domain/result';
import type { Api } from '../../../lib/calls/api.ts';
import type { PhotoTransport } from './photo-transport.ts';

/** Adapts the photo endpoints of estimates and repair orders to the upload queue. */
export function photoApi(api: Api): PhotoTransport {
  return {
    announce({ estimate: id, repairOrder }, file, bytes) {
      const parts = { params: { id, file }, body: { bytes } };
      return repairOrder === undefined
        ? api.call(announcePhotoFile, parts)
        : api.call(announceOrderPhoto, parts);
    },
    async sendPart({ estimate: id, repairOrder }, file, offset, part) {
      const body = new Uint8Array(await part.arrayBuffer());
      const parts = { params: { id, file }, query: { offset: String(offset) }, body };
      return repairOrder === undefined ? api.call(sendPhotoPart, parts) : api.call(sendOrderPhotoPart, parts);
    },
    async isStored({ estimate: id, repairOrder }, file) {
      const parts = { params: { id }, body: { files: [file] } };
      const reply = await (repairOrder === undefined
        ? api.call(readPhotoAddresses, parts)
        : api.call(readOrderPhotoAddresses, parts));
      if (!reply.ok) return reply;
      return accept(
        reply.value.addresses.some((address) => address.file === file && address.state !== 'waiting'),
      );
    },
  };
}
