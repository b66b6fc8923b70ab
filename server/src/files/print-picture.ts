import { imageLibrary, wholePictures } from './image-library.ts';

/** A JPEG for print: no edge longer than `edge`, transparent areas white. */
export async function printPicture(bytes: Buffer, edge: number): Promise<Buffer> {
  const sharp = await imageLibrary();
  return sharp(bytes, wholePictures)
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, progressive: false })
    .toBuffer();
}
