import sharp from 'sharp';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A photo of a wall with known geometry: inches of the drawing in, pixels of the photo out. */
export interface WallPhoto {
  readonly width: number;
  readonly height: number;
  readonly jpeg: Buffer;
  readonly see: (place: Place) => Place;
}

/** Taken from beside the unit, with the camera a little too high. */
export async function wallPhoto(width = 1_600, height = 1_200): Promise<WallPhoto> {
  const see = camera(width, height);
  const corners = (left: number, top: number, right: number, low: number) =>
    [
      [left, top],
      [right, top],
      [right, low],
      [left, low],
    ]
      .map(([x = 0, y = 0]) => see({ x, y }))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  const panels = Array.from({ length: 11 }, (_, at) => {
    const left = 60 + at * 30;
    const fill = at % 2 === 0 ? '#e9e6df' : '#d7d2c6';
    return `<polygon points="${corners(left, 20, left + 30, 125)}" fill="${fill}" stroke="#555"/>`;
  });
  const stripe = `<polygon points="${corners(60, 70, 390, 82)}" fill="#385f8f"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#7a8796"/>${panels.join('')}${stripe}</svg>`;
  return { width, height, see, jpeg: await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer() };
}

function camera(width: number, height: number): (place: Place) => Place {
  const [turn, tilt, away] = [(24 * Math.PI) / 180, (6 * Math.PI) / 180, 260];
  return ({ x, y }) => {
    const [right, down] = [x - 225, y - 75];
    const [across, deep] = [right * Math.cos(turn), right * Math.sin(turn)];
    const low = down * Math.cos(tilt) - deep * Math.sin(tilt);
    const far = away + down * Math.sin(tilt) + deep * Math.cos(tilt);
    return { x: width / 2 + (width * 0.72 * across) / far, y: height / 2 + (width * 0.72 * low) / far };
  };
}
