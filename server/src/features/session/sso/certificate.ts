import { X509Certificate } from 'node:crypto';

/** A certificate as PEM, from PEM or from the plain base64 in an identity provider's metadata. */
export function readCertificate(text: string): string | undefined {
  const bare = text.replaceAll(/-----(?:BEGIN|END) CERTIFICATE-----|\s/g, '');
  if (bare === '' || bare.length > 16_384 || !/^[A-Za-z0-9+/]+={0,2}$/.test(bare)) return undefined;
  try {
    return new X509Certificate(Buffer.from(bare, 'base64')).toString();
  } catch {
    return undefined;
  }
}

/** Accepts RSA keys of a safe size only. */
export function hasUsableKey(pem: string): boolean {
  const { asymmetricKeyType, asymmetricKeyDetails } = new X509Certificate(pem).publicKey;
  return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
}
