import { createHash } from 'node:crypto';
import { photoLimits } from '@dre/core/contract/estimates/photos';
import { companyHeader } from '@dre/core/contract/session/session';
import sharp from 'sharp';

interface Picture {
  /** Its SHA-256, by which estimates name it. */
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A different picture for each number, which does not compress well. */
export async function aPicture(shade: number): Promise<Picture> {
  const background = { r: shade % 256, g: shade >> 8, b: 90 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 900, height: 700, channels: 3, background, noise } })
    .png()
    .toBuffer();
  const flat = sharp({ create: { width: 1_600, height: 1_200, channels: 3, background } });
  const made = await flat
    .composite([{ input: grain, left: shade % 100, top: 0 }])
    .jpeg()
    .toBuffer();
  const bytes = new Uint8Array(made);
  return { file: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** Announces a picture and sends it from the received part on. Status 0: no reply. */
export async function sendPicture(
  url: string,
  token: string,
  estimateId: string,
  { file, bytes }: Picture,
): Promise<{ status: number; text: string }> {
  const headers = headersOf(token);
  const address = `${url}/api/estimates/${estimateId}/photo-files/${file}`;
  const send = async (method: string, to: string, type: string, body: string | Uint8Array<ArrayBuffer>) => {
    const answer = await fetch(to, { method, headers: { ...headers, 'content-type': type }, body });
    return { status: answer.status, text: await answer.text() };
  };
  try {
    let answer = await send('PUT', address, 'application/json', JSON.stringify({ bytes: bytes.length }));
    for (let sent = receivedIn(answer); sent < bytes.length; sent = receivedIn(answer)) {
      const part = bytes.slice(sent, sent + photoLimits.partBytes);
      answer = await send('PATCH', `${address}?offset=${sent}`, 'application/octet-stream', part);
    }
    return answer;
  } catch (cause) {
    return { status: 0, text: `${String(cause)} ${String((cause as Error).cause)}` };
  }
}

/** The received bytes; infinite when sending more is of no use. */
function receivedIn({ status, text }: { status: number; text: string }): number {
  if (status !== 200) return Number.POSITIVE_INFINITY;
  const { received, state } = JSON.parse(text) as { received: number; state: string };
  return state === 'waiting' ? received : Number.POSITIVE_INFINITY;
}

export async function isThere(
  url: string,
  token: string,
  estimateId: string,
  file: string,
): Promise<boolean> {
  const answer = await fetch(`${url}/api/estimates/${estimateId}/photo-addresses`, {
    method: 'POST',
    headers: { ...headersOf(token), 'content-type': 'application/json' },
    body: JSON.stringify({ files: [file] }),
  });
  const { addresses } = (await answer.json()) as { addresses?: { full: string }[] };
  const address = addresses?.[0]?.full;
  if (address === undefined) return false;
  const picture = await fetch(url + address);
  return picture.ok && (await picture.arrayBuffer()).byteLength > 1_000;
}

function headersOf(token: string): Record<string, string> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    data: { companies: { id: string }[] };
  };
  return { authorization: `Bearer ${token}`, [companyHeader]: claims.data.companies[0]?.id ?? '' };
}
