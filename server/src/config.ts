import { isIP } from 'node:net';
import path from 'node:path';
import type { S3Config } from './storage/s3-store.ts';

/** Everything the product reads from its environment, parsed once. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Absent: the product starts its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly publicUrl: URL;
  /** Proxies whose forwarding headers are trusted; none by default. */
  readonly trustedProxies: readonly string[];
  /** Absent: files are stored in `dataDir`. */
  readonly s3: S3Config | undefined;
  /** Photo storage for each company. */
  readonly photoStorageBytes: number;
  readonly smtpUrl: string | undefined;
  readonly captcha: CaptchaConfig;
  readonly passwordResetUrl: string | undefined;
  /** The demo company created at first start: with a year of work, with three estimates, or not at all. */
  readonly demo: 'full' | 'small' | 'none';
  readonly demoPassword: string | undefined;
  readonly production: boolean;
  /** Time a stopping process still replies while reporting "not ready". */
  readonly drainSeconds: number;
}

export interface CaptchaConfig {
  readonly provider: 'altcha' | 'turnstile' | 'test';
  readonly siteKey: string;
  readonly secret: string | undefined;
}

const gigabyte = 1_000_000_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting. Its message names the variable and a valid value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readConfig(env: Environment, workingDirectory: string): Config {
  const production = env['NODE_ENV'] !== 'development' && env['NODE_ENV'] !== 'test';
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const host = hostName(env, 'HOST', '127.0.0.1');
  const databaseUrl = database(env, production);
  return {
    port,
    host,
    dataDir: path.resolve(workingDirectory, present(env, 'DATA_DIR') ?? '.data'),
    databaseUrl,
    publicUrl: new URL(
      address(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://${bracketed(host)}:${String(port)}`,
    ),
    trustedProxies: networks(env, 'TRUSTED_PROXIES'),
    s3: s3(env),
    photoStorageBytes: wholeNumber(env, 'PHOTO_STORAGE_GB', 20, 1, 1_000_000) * gigabyte,
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    captcha: captcha(env, production),
    passwordResetUrl: address(env, 'PASSWORD_RESET_URL', ['http:', 'https:']),
    demo: demo(env, databaseUrl === undefined && isLoopback(host)),
    demoPassword: demoPassword(env),
    production,
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0, 0, 600),
  };
}

function present(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function wholeNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = present(env, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new ConfigError(
      `${name} must be a whole number from ${String(least)} to ${String(most)}, not "${text}".`,
    );
  }
  return value;
}

function hostName(env: Environment, name: string, fallback: string): string {
  const text = present(env, name) ?? fallback;
  if (isIP(text) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) {
    throw new ConfigError(`${name} must be an IP address or a host name, not "${text}".`);
  }
  return text;
}

function address(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = present(env, name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !protocols.includes(url.protocol)) {
    const allowed = protocols.map((protocol) => `${protocol}//`).join(' or ');
    // The value may contain a password, so the message omits it.
    throw new ConfigError(`${name} must be an address that starts with ${allowed}.`);
  }
  return text;
}

/** Across a network the database must prove its identity by certificate, unless the operator explicitly opts out. */
function database(env: Environment, production: boolean): string | undefined {
  const url = address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const tls = present(env, 'DATABASE_TLS') ?? 'verify-full';
  if (tls !== 'verify-full' && tls !== 'off') {
    throw new ConfigError(`DATABASE_TLS must be verify-full or off, not "${tls}".`);
  }
  if (url === undefined || !production || tls === 'off' || isOnThisMachine(url, env)) return url;
  if (new URL(url).searchParams.getAll('sslmode').join() !== 'verify-full') {
    throw new ConfigError(
      'DATABASE_URL must end in ?sslmode=verify-full, since it names another machine; DATABASE_TLS=off says that the network between is trusted.',
    );
  }
  return url;
}

/** By socket or loopback. A host among the parameters wins, as it does in the driver. */
function isOnThisMachine(databaseUrl: string, env: Environment): boolean {
  const url = new URL(databaseUrl);
  const named = url.searchParams.getAll('host').at(-1) ?? decodeURIComponent(url.hostname);
  const host = (named || present(env, 'PGHOST')) ?? 'localhost';
  return host.startsWith('/') || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
}

/** Addresses or networks such as `10.0.0.0/8`, separated by commas. */
function networks(env: Environment, name: string): readonly string[] {
  const given = (present(env, name) ?? '').split(',').map((one) => one.trim());
  const named = given.filter((one) => one !== '');
  for (const one of named) {
    const [ip = '', bits, ...more] = one.split('/');
    const most = isIP(ip) === 6 ? 128 : 32;
    const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (isIP(ip) === 0 || !isLength || more.length > 0)
      throw new ConfigError(`${name} must be addresses or networks like 10.0.0.0/8, not "${one}".`);
  }
  return named;
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All settings or none: with half of them, files would be stored where they are not found again. */
function s3(env: Environment): S3Config | undefined {
  const endpoint = address(env, 'S3_ENDPOINT', ['http:', 'https:']);
  const [bucket, accessKeyId, secretAccessKey] = s3Names.slice(1).map((name) => present(env, name));
  const region = present(env, 'S3_REGION') ?? 'us-east-1';
  const missing = s3Names.filter((name) => present(env, name) === undefined);
  if (missing.length === s3Names.length) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(`Files can be kept in S3 only with ${missing.join(' and ')} set, too.`);
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigError(`S3_BUCKET must be the name of a bucket, not "${bucket}".`);
  }
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function captcha(env: Environment, production: boolean): CaptchaConfig {
  const provider = present(env, 'CAPTCHA_PROVIDER') ?? 'altcha';
  const siteKey = present(env, 'CAPTCHA_SITE_KEY') ?? '';
  const secret = present(env, 'CAPTCHA_SECRET');
  if (provider !== 'altcha' && provider !== 'turnstile' && provider !== 'test') {
    throw new ConfigError(`CAPTCHA_PROVIDER must be altcha or turnstile, not "${provider}".`);
  }
  if (provider === 'test' && production) {
    throw new ConfigError('CAPTCHA_PROVIDER=test lets everybody in and does not start in production.');
  }
  if (provider === 'turnstile' && (siteKey === '' || secret === undefined)) {
    throw new ConfigError('CAPTCHA_PROVIDER=turnstile needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.');
  }
  return { provider, siteKey, secret };
}

const demos = new Map([
  ['0', 'none'],
  ['1', 'full'],
  ['small', 'small'],
] as const);

function demo(env: Environment, byDefault: boolean): Config['demo'] {
  const text = present(env, 'DEMO') ?? (byDefault ? '1' : '0');
  const found = [...demos].find(([word]) => word === text)?.[1];
  if (found === undefined) throw new ConfigError(`DEMO must be 0, 1 or small, not "${text}".`);
  return found;
}

function demoPassword(env: Environment): string | undefined {
  const text = env['DEMO_PASSWORD'];
  if (text === undefined || text === '') return undefined;
  if (text.length < 12 || text.length > 128) {
    throw new ConfigError('DEMO_PASSWORD must have 12 to 128 characters.');
  }
  return text;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function bracketed(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}
