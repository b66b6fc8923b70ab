import {
  createCipheriv,
  createECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  randomUUID,
  sign,
} from 'node:crypto';
import { signedText } from '@dre/core/contract/shop/clock-keys';
import type { LightMyRequestResponse } from 'fastify';

type Send = (path: string, body: object) => Promise<LightMyRequestResponse>;

/** A tablet or a phone: a key that signs calls with rising numbers. */
export interface ClockDevice {
  readonly id: string;
  readonly publicKey: string;
  /** The body of the next call; `number` repeats an earlier one. */
  signed(path: string, content: object, number?: number): object;
  call(path: string, content?: object): Promise<LightMyRequestResponse>;
}

export function aClockDevice(send: Send, id: string = randomUUID()): ClockDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  let last = 0;
  const signed = (path: string, content: object, number = (last += 1)) => {
    const call = { key: id, number, content: JSON.stringify(content) };
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(signedText(path, call)), key).toString('base64url');
    return { ...call, signature };
  };
  return {
    id,
    publicKey: point.toString('base64url'),
    signed,
    // As the browser does: a call whose number was used, because its reply was lost, takes the next one.
    async call(path, content = {}) {
      const reply = await send(path, signed(path, content));
      return reply.statusCode === 409 ? send(path, signed(path, content)) : reply;
    },
  };
}

/** A PIN as a tablet envelopes it, for one press or call. */
export function sealedPin(sealTo: string, pin: string, purpose: string): string {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const point = own.getPublicKey();
  const shared = own.computeSecret(Buffer.from(sealTo, 'base64url'));
  const key = Buffer.from(hkdfSync('sha256', shared, point, 'dre-clock-pin', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const box = Buffer.concat([cipher.update(`${pin} ${purpose}`), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([point, nonce, box]).toString('base64url');
}
