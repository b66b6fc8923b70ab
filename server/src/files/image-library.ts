import type sharp from 'sharp';
import { photoLimits } from '@dre/core/contract/estimates/photos';

type Sharp = typeof sharp;
let loaded: Promise<Sharp> | undefined;

/** Loaded with the first picture. One thread per picture, no cache, and only the accepted formats. */
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

/** Refuses incomplete pictures, and does not unpack too large ones. */
export const wholePictures = {
  failOn: 'error',
  limitInputPixels: photoLimits.pixels,
  sequentialRead: true,
} as const;
