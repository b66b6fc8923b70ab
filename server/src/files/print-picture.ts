import { imageLibrary, wholePictures } from './image-library.ts';

/** As a JPEG for paper: no edge longer than asked for, and what was transparent is white. */
export async function printPicture(bytes: Buffer, edge: number): Promise<Buffer> {
  const sharp = await imageLibrary();
  return sharp(bytes, wholePictures)
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, progressive: false })
    .toBuffer();
}
