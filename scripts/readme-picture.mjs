// Makes the picture of the README from the gallery: `npm run gallery -- /welcome && node scripts/readme-picture.mjs`.
import sharp from 'sharp';
import { root } from './root.mjs';

const { size } = await sharp(`${root}/gallery/welcome.light-1440.png`)
  .resize({ width: 1200 })
  .webp({ quality: 72 })
  .toFile(`${root}/docs/images/welcome.webp`);
console.log(`docs/images/welcome.webp, ${String(Math.round(size / 1024))} KB`);
