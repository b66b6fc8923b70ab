import path from 'node:path';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';

export async function openStore({ s3, dataDir }: Config): Promise<FileStore> {
  if (s3 === undefined) return folderStore(path.join(dataDir, 'files'));
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(s3);
}
