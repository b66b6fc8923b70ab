import type { Config } from '../config.ts';
import { turnstileAddress } from '../captcha/turnstile.ts';
import { smtpHost } from '../mail/smtp-mailer.ts';
import type { HostAndPort } from './allow-only.ts';
import { databaseLocation } from '../database/database-location.ts';

/** All destinations the product may call: those its operator configured. */
export function configuredHosts({ databaseUrl, smtpUrl, s3, captcha }: Config): readonly HostAndPort[] {
  return [
    ...(databaseUrl === undefined ? [] : [databaseLocation(databaseUrl)]),
    ...(smtpUrl === undefined ? [] : [smtpHost(smtpUrl)]),
    ...(s3 === undefined ? [] : [webPlace(s3.endpoint)]),
    ...(captcha.provider === 'turnstile' ? [webPlace(turnstileAddress)] : []),
  ];
}

function webPlace(address: string): HostAndPort {
  const { hostname, port, protocol } = new URL(address);
  return { host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}
