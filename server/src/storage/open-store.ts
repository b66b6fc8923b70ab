import path from 'node:path';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

export function openStore({ s3, dataDir }: Config): FileStore {
  return s3 === undefined ? folderStore(path.join(dataDir, 'files')) : s3Store(s3);
}
