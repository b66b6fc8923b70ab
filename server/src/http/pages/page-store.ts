import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BrowserConfiguration } from '@dre/core/contract/browser-configuration';
import { escapeHtml } from './escape-html.ts';

export interface Page {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** The built pages, filled in for this server and year, compressed once and cached. */
export class PageStore {
  readonly #sources: ReadonlyMap<string, string>;
  readonly #filled = new Map<string, Page>();

  constructor(folder: string) {
    const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
    this.#sources = new Map(
      files.map((name) => [name.replace(/\.html$/, ''), readFileSync(path.join(folder, name), 'utf8')]),
    );
  }

  page(name: string, configuration: BrowserConfiguration): Page {
    const key = `${name} ${String(configuration.year)}`;
    const cached = this.#filled.get(key);
    if (cached !== undefined) return cached;
    const page = fill(this.#sources.get(name) ?? '', configuration);
    this.#filled.set(key, page);
    return page;
  }
}

function fill(source: string, configuration: BrowserConfiguration): Page {
  const html = Buffer.from(
    source
      .replaceAll('__DRE_YEAR__', String(configuration.year))
      .replaceAll('__DRE_CONFIGURATION__', escapeHtml(JSON.stringify(configuration))),
  );
  return {
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    bodies: {
      br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(html, { level: 9 }),
      identity: html,
    },
  };
}
