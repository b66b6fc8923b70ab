import { type Static, Type } from 'typebox';
import { product } from '../../domain/product.ts';
import { FileName } from './edits/photos.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Nothing, OneId } from '../paging.ts';

export const photoLimits = {
  /** Size of one uploaded picture; the browser first shrinks a larger one. */
  fileBytes: product.maximumFileBytes,
  /** Size of one upload part: the most a lost connection costs. */
  partBytes: 262_144,
  /** Minimum size of all parts but the last. */
  leastPartBytes: 16_384,
  /** The longest edge of an upload, if the browser can shrink it. */
  sentEdge: 2_048,
  pixels: 100_000_000,
  addresses: 100,
} as const;

/** Longest edges of the previews for a strip and a screen. The third size is the original. */
export const previewEdges = { small: 320, medium: 1_600 } as const;

const Bytes = Type.Integer({ minimum: 0 });
const OneFile = Type.Object({ id: Id, file: FileName }, { additionalProperties: false });
const OffsetInAddress = Type.String({ pattern: '^(0|[1-9][0-9]{0,7})$' });

/** Waiting for more bytes; stored, previews pending; ready. */
const photoFileStates = ['waiting', 'kept', 'ready'] as const;

const Progress = Type.Object({ received: Bytes, state: Type.Enum(photoFileStates) });
export type PhotoFileProgress = Static<typeof Progress>;

export const announcePhotoFile = endpoint({
  method: 'PUT',
  path: '/api/estimates/:id/photo-files/:file',
  feature: 'estimates',
  scope: 'company',
  summary: 'A picture is to come, named by its SHA-256; sent again, it says how much of it is there',
  params: OneFile,
  body: Type.Object(
    { bytes: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
    { additionalProperties: false },
  ),
  reply: Progress,
  /** Too large: above the limit of one picture, or of the company's storage. Conflict: announced with another size. */
  refusals: ['forbidden', 'not-found', 'too-large', 'conflict', 'invalid-request'],
});

export const sendPhotoPart = endpoint({
  method: 'PATCH',
  path: '/api/estimates/:id/photo-files/:file',
  feature: 'estimates',
  scope: 'company',
  summary: 'The next bytes of a picture; with the last of them it is looked at, and kept or refused whole',
  params: OneFile,
  query: Type.Object({ offset: OffsetInAddress }, { additionalProperties: false }),
  bytes: true,
  bodyBytes: photoLimits.partBytes,
  reply: Progress,
  /**
   * Conflict: earlier bytes are missing, or nothing was announced; announce it again and continue from there. Invalid:
   * not a supported picture; nothing is stored.
   */
  refusals: ['forbidden', 'not-found', 'too-large', 'conflict', 'invalid-request'],
});

const Addresses = Type.Object({
  file: FileName,
  state: Type.Enum(photoFileStates),
  small: Type.String(),
  medium: Type.String(),
  full: Type.String(),
});

export const readPhotoAddresses = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/photo-addresses',
  feature: 'estimates',
  scope: 'company',
  summary: 'Where the pictures of an estimate can be fetched, by this session, for ten minutes',
  params: OneId,
  body: Type.Object(
    { files: Type.Array(FileName, { minItems: 1, maxItems: photoLimits.addresses }) },
    { additionalProperties: false },
  ),
  isBackground: true,
  /** Files unknown to the server are omitted. */
  reply: Type.Object({ addresses: Type.Array(Addresses), until: Type.String() }),
  refusals: ['forbidden', 'not-found'],
});

export const readPhotoStorage = endpoint({
  method: 'GET',
  path: '/api/photo-storage',
  feature: 'estimates',
  scope: 'company',
  summary: 'How many bytes of pictures the company keeps, and how many it may',
  query: Nothing,
  reply: Type.Object({ used: Bytes, limit: Bytes }),
  refusals: ['forbidden'],
});
