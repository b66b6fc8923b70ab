import type sharp from 'sharp';
import { photoLimits } from '@dre/core/contract/estimates/photos';

type Sharp = typeof sharp;
let loaded: Promise<Sharp> | undefined;

/** Read with the first picture. One thread a picture, nothing kept between two, and no format but those we take. */
export function imageLibrary(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: library }) => {
    library.concurrency(1);
    library.cache(false);
    library.block({ operation: ['VipsForeignLoad'] });
    library.unblock({
      operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
    });
    return library;
  });
  return loaded;
}

/** What is not whole is refused, and what is too large is not unpacked. */
export const wholePictures = {
  failOn: 'error',
  limitInputPixels: photoLimits.pixels,
  sequentialRead: true,
} as const;
