import { announcePhotoFile, readPhotoAddresses, sendPhotoPart } from '../estimates/photos.ts';
import { endpoint } from '../endpoint.ts';

// Pictures of a repair order: stored as those of estimates are, and open to those who work on the order.

export const announceOrderPhoto = endpoint({
  method: 'PUT',
  path: '/api/shop/orders/:id/photo-files/:file',
  feature: 'shop',
  scope: 'company',
  summary: 'A picture of a repair order is to come; sent again, it says how much of it is there',
  params: announcePhotoFile.params,
  body: announcePhotoFile.body,
  reply: announcePhotoFile.reply,
  refusals: announcePhotoFile.refusals,
});

export const sendOrderPhotoPart = endpoint({
  method: 'PATCH',
  path: '/api/shop/orders/:id/photo-files/:file',
  feature: 'shop',
  scope: 'company',
  summary: 'The next bytes of a picture of a repair order; it is kept or refused whole',
  params: sendPhotoPart.params,
  query: sendPhotoPart.query,
  bytes: true,
  bodyBytes: sendPhotoPart.bodyBytes,
  reply: sendPhotoPart.reply,
  refusals: sendPhotoPart.refusals,
});

export const readOrderPhotoAddresses = endpoint({
  method: 'POST',
  path: '/api/shop/orders/:id/photo-addresses',
  feature: 'shop',
  scope: 'company',
  summary:
    'Where the pictures of a repair order and its estimate can be fetched, by this session, for ten minutes',
  params: readPhotoAddresses.params,
  body: readPhotoAddresses.body,
  isBackground: true,
  reply: readPhotoAddresses.reply,
  refusals: ['forbidden', 'not-found'],
});
