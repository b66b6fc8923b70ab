// `npm run tour`: films the built product at work and writes the welcome page's film, its captions and its poster.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { statSync } from 'node:fs';
import { root } from '../../scripts/root.mjs';
import { onDemoStage } from '../support/demo-stage.ts';
import { signedInAs } from '../support/session.ts';
import { filmSize } from './backdrop.ts';
import { Camera } from './camera.ts';
import { cut } from './cut.ts';
import { scenes } from './scenes.ts';

const out = `${root}/web/public/media/estimator`;
const pictures = await mkdtemp(`${tmpdir()}/tour-`);
try {
  await onDemoStage(async ({ product, browser }) => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: filmSize,
      reducedMotion: 'no-preference',
    });
    const page = await context.newPage();
    await signedInAs(page, 'owner');
    const camera = await Camera.on(page, pictures);
    await scenes({ page, browser, camera, url: product.url });
    const seconds = camera.end();
    await cut(camera, pictures, out);
    const sizes = ['webm', 'mp4'].map((kind) => `${kind} ${String(statSync(`${out}.${kind}`).size)} bytes`);
    console.log(`${seconds.toFixed(1)} s, ${camera.frames.length} pictures, ${sizes.join(', ')}`);
  });
} finally {
  await rm(pictures, { recursive: true, force: true });
}
