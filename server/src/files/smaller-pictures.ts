import { previewEdges } from '@dre/core/contract/estimates/photos';
import { imageLibrary, wholePictures } from './image-library.ts';

/** The previews for strips and screens: never larger than the picture, always WebP. */
export async function smallerPictures(
  bytes: Buffer,
): Promise<Readonly<Record<keyof typeof previewEdges, Buffer>>> {
  const sharp = await imageLibrary();
  const within = (edge: number) =>
    sharp(bytes, wholePictures)
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
  return { small: await within(previewEdges.small), medium: await within(previewEdges.medium) };
}
