import { announcePhotoFile, readPhotoAddresses, sendPhotoPart } from '@dre/core/contract/estimates/photos';
import { accept } from '@dre/core/domain/result';
import type { Api } from '../../../lib/calls/api.ts';
import type { PhotoTransport } from './photo-transport.ts';

/** Adapts the photo endpoints to the upload queue. */
export function photoApi(api: Api): PhotoTransport {
  return {
    announce: (id, file, bytes) => api.call(announcePhotoFile, { params: { id, file }, body: { bytes } }),
    async sendPart(id, file, offset, part) {
      const body = new Uint8Array(await part.arrayBuffer());
      return api.call(sendPhotoPart, { params: { id, file }, query: { offset: String(offset) }, body });
    },
    async isStored(id, file) {
      const reply = await api.call(readPhotoAddresses, { params: { id }, body: { files: [file] } });
      if (!reply.ok) return reply;
      return accept(
        reply.value.addresses.some((address) => address.file === file && address.state !== 'waiting'),
      );
    },
  };
}
