import { createHash } from 'node:crypto';
import { pictureLimits } from '@dre/core/contract/content/content';
import { accept, refuse } from '@dre/core/domain/result';
import type { Db } from '../../database/connections/connection.ts';
import { imageLibrary, wholePictures } from '../../files/image-library.ts';
import { oneAtATime } from '../../files/one-at-a-time.ts';
import { readPicture } from '../../files/picture.ts';
import { pictureFaults } from '../../files/stripped-picture.ts';
import type { RequestContext } from '../../http/calls/authenticator.ts';

/** Unpacked pictures are large, so one is handled at a time. */
const inTurn = oneAtATime();

/** Decodes and re-encodes a picture, so that only its pixels are stored. A picture sent twice is stored once. */
export async function storePicture({ auth: { trx, identity }, now }: RequestContext, bytes: Buffer) {
  const drawn = await inTurn(() => drawnAnew(bytes));
  if (!drawn.ok) return drawn;
  const { data, width, height } = drawn.value;
  const id = createHash('sha256').update(data).digest('hex');
  await trx
    .insertInto('content_picture')
    .values({ id, bytes: data, kept_at: now, kept_by: identity.personId })
    .onConflict((known) => known.doNothing())
    .execute();
  return accept({ src: `/api/content/pictures/${id}`, width, height });
}

async function drawnAnew(bytes: Buffer) {
  const judged = await readPicture(bytes);
  if (!judged.ok) {
    const detail = pictureFaults[judged.refusal];
    return refuse({ kind: 'invalid-request', detail, errors: { picture: detail } } as const);
  }
  const sharp = await imageLibrary();
  const { edge } = pictureLimits;
  const { data, info } = await sharp(judged.value.bytes, wholePictures)
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return accept({ data, width: info.width, height: info.height });
}

export async function pictureBytes(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('content_picture').select('bytes').where('id', '=', id).executeTakeFirst();
  return row?.bytes;
}
