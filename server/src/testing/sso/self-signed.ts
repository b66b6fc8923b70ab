import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

export interface KeyAndCertificate {
  readonly privateKey: string;
  readonly certificate: string;
}

/** A fresh RSA key with a self-signed certificate, as identity providers publish; or one the product refuses. */
export function aSelfSignedCertificate(fault?: 'elliptic curve' | 'short'): KeyAndCertificate {
  const { privateKey, publicKey } =
    fault === 'elliptic curve'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: fault === 'short' ? 1024 : 2048 });
  const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from('Identity provider')))));
  const signed = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sha256WithRsa,
    name,
    sequence(moment('250101000000Z'), moment('450101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const seal = createSign('sha256').update(signed).sign(privateKey);
  const whole = sequence(signed, sha256WithRsa, der(0x03, Buffer.concat([Buffer.from([0]), seal])));
  const lines = whole
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines ?? ''}\n-----END CERTIFICATE-----\n`,
  };
}

const sha256WithRsa = sequence(objectId('2a864886f70d01010b'), der(0x05, Buffer.alloc(0)));

/** One value in DER: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function integer(bytes: Buffer): Buffer {
  return der(0x02, bytes);
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function moment(utc: string): Buffer {
  return der(0x17, Buffer.from(utc));
}
