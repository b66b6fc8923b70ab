import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { screens } from '@dre/core/contract/screens';

/** Writes a site of small pages in the shape of the browser build; returns its folder. */
export function writeSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dre-site-'));
  mkdirSync(path.join(folder, 'pages'));
  mkdirSync(path.join(folder, 'assets'));
  const prerendered = screens.filter((screen) => 'prerendered' in screen).map(({ path: at }) => at.slice(1));
  for (const name of [...prerendered, 'app', 'not-found']) {
    const meta = '<meta name="dre-configuration" content="__DRE_CONFIGURATION__">';
    writeFileSync(
      path.join(folder, 'pages', `${name}.html`),
      `<!doctype html>${meta}<p>${name} __DRE_YEAR__</p>`,
    );
  }
  writeFileSync(path.join(folder, 'assets', 'main-abc123.js'), 'export {};\n');
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *\n');
  return folder;
}
