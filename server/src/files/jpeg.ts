const longestEdge = 4_096;

/** True if these bytes are one whole JPEG of a sensible size: segments in order, a frame, pixels, and an end. */
export function isJpeg(bytes: Buffer): boolean {
  try {
    return hasEnds(bytes) && hasFrame(bytes);
  } catch {
    // A segment that reaches beyond the file surfaces here.
    return false;
  }
}

function hasEnds(bytes: Buffer): boolean {
  return (
    bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9
  );
}

function hasFrame(bytes: Buffer): boolean {
  let at = 2;
  let isFramed = false;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return false;
    const marker = bytes.readUInt8(at + 1);
    // Compressed pixels begin here; no segments follow.
    if (marker === 0xda) return isFramed;
    if (isFrame(marker)) {
      if (!fits(bytes.readUInt16BE(at + 5)) || !fits(bytes.readUInt16BE(at + 7))) return false;
      isFramed = true;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return false;
    at += 2 + length;
  }
}

/** Start of frame of any process; tables and reserved markers lie between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function fits(edge: number): boolean {
  return edge > 0 && edge <= longestEdge;
}
