/** Nobody, not even a script of this page, reads the private half: it only signs. */
const signing = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const exchange = { name: 'ECDH', namedCurve: 'P-256' } as const;
const nonceBytes = 12;

export interface NewDeviceKey {
  readonly privateKey: CryptoKey;
  /** The uncompressed point, in base64url. */
  readonly publicKey: string;
}

export async function newDeviceKey(): Promise<NewDeviceKey> {
  const pair = await crypto.subtle.generateKey(signing, false, ['sign']);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { privateKey: pair.privateKey, publicKey: base64Url(new Uint8Array(point)) };
}

export async function signText(privateKey: CryptoKey, text: string): Promise<string> {
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;
  const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(text));
  return base64Url(new Uint8Array(signature));
}

/**
 * Envelopes a PIN to the server's point: only the server opens it, and only for this press or call. The device keeps no
 * key that would.
 */
export async function sealPin(sealTo: string, pin: string, purpose: string): Promise<string> {
  const own = await crypto.subtle.generateKey(exchange, false, ['deriveBits']);
  const server = await crypto.subtle.importKey('raw', bytesOf(sealTo), exchange, false, []);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey));
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256);
  const secret = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: point, info: new TextEncoder().encode('dre-clock-pin') },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const text = new TextEncoder().encode(`${pin} ${purpose}`);
  const box = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text));
  return base64Url(new Uint8Array([...point, ...nonce, ...box]));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.codePointAt(0) ?? 0);
}
