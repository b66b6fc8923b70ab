import sharp from 'sharp';

export const filmSize = { width: 1440, height: 848 };

/** The phone's screen in the middle of the film, with a rim around it. */
export async function beforeBackdrop(screen: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(screen).metadata();
  const [left, top] = [Math.round((filmSize.width - width) / 2), Math.round((filmSize.height - height) / 2)];
  const rim = `<svg xmlns="http://www.w3.org/2000/svg" width="${filmSize.width}" height="${filmSize.height}">
    <rect x="${left - 10}" y="${top - 10}" width="${width + 20}" height="${height + 20}" rx="26" fill="#0d131b"/></svg>`;
  return sharp({ create: { ...filmSize, channels: 3, background: '#dfe5ec' } })
    .composite([{ input: Buffer.from(rim) }, { input: screen, left, top }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
