import type { Api } from '../../../../lib/calls/api.ts';
import { photoApi } from '../../../../offline/photos/upload/photo-api.ts';

/**
 * Stores a drawn signature beside the order's pictures and returns its file. Empty without the network: the delivery
 * then carries the name alone.
 */
export async function storeSignature(api: Api, orderId: string, image: string): Promise<string> {
  const bytes = Uint8Array.from(atob(image.slice(image.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const file = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const transport = photoApi(api);
  const home = { estimate: orderId, repairOrder: { task: null } };
  const announced = await transport.announce(home, file, bytes.length);
  if (!announced.ok) return '';
  if (announced.value.state !== 'waiting') return file;
  const sent = await transport.sendPart(home, file, announced.value.received, new Blob([bytes]));
  return sent.ok ? file : '';
}
