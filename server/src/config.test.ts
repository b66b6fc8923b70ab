import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment gives a single shop on this machine with the demo company', () => {
  const config = readConfig({}, '/shop');
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/shop/.data',
    demo: 'full',
    production: true,
  });
  expect(config.databaseUrl).toBeUndefined();
  expect(config.publicUrl.href).toBe('http://127.0.0.1:3000/');
  expect(config.captcha.provider).toBe('altcha');
});

test.each([
  ['an external database', { DATABASE_URL: 'postgres://db.example/dre?sslmode=verify-full' }],
  ['a host others can reach', { HOST: '0.0.0.0' }],
  ['an IPv6 host others can reach', { HOST: '::' }],
  ['DEMO=0', { DEMO: '0' }],
])('%s creates no demo people', (_case, env) => {
  expect(readConfig(env, '/').demo).toBe('none');
});

test('DEMO=small creates the demo company with three estimates', () => {
  expect(readConfig({ DEMO: 'small' }, '/').demo).toBe('small');
});

test('DEMO=1 creates the demo company even on an external database', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://127.0.0.1/dre', DEMO: '1' }, '/').demo).toBe('full');
});

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://db.example'],
  ['DATABASE_URL', 'nonsense'],
  ['DATABASE_TLS', 'on'],
  ['PUBLIC_URL', 'dre.example'],
  ['SMTP_URL', 'mail.example:25'],
  ['CAPTCHA_PROVIDER', 'riddle'],
  ['PASSWORD_RESET_URL', 'javascript:alert(1)'],
  ['PHOTO_STORAGE_GB', '0'],
  ['PHOTO_STORAGE_GB', 'much'],
  ['S3_ENDPOINT', 's3.example'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['DEMO', 'yes'],
  ['DEMO_PASSWORD', 'short'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  const read = () => readConfig({ [name]: value }, '/');
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
});

test('a password inside a wrong address is not repeated', () => {
  expect(() => readConfig({ SMTP_URL: 'http://me:hunter2hunter2@mail.example' }, '/')).toThrow(
    /^(?!.*hunter2).*SMTP_URL/,
  );
});

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'dre-pictures',
  S3_ACCESS_KEY_ID: 'a-key',
  S3_SECRET_ACCESS_KEY: 'hunter2hunter2',
};

test('pictures are stored in S3 with all settings, and in the data folder with none', () => {
  expect(readConfig({}, '/').s3).toBeUndefined();
  expect(readConfig(s3, '/').s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'dre-pictures',
    region: 'us-east-1',
    accessKeyId: 'a-key',
    secretAccessKey: 'hunter2hunter2',
  });
  expect(readConfig({ PHOTO_STORAGE_GB: '5' }, '/').photoStorageBytes).toBe(5_000_000_000);
});

test.each(Object.keys(s3))('S3 without %s stops the start with a sentence that names it', (name) => {
  const read = () => readConfig({ ...s3, [name]: '' }, '/');
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/hunter2/);
});

test('a bucket has a name that is valid in a URL', () => {
  expect(() => readConfig({ ...s3, S3_BUCKET: 'a/../b' }, '/')).toThrow(/^S3_BUCKET .*\.$/);
});

test('Turnstile does not start without its keys', () => {
  expect(() => readConfig({ CAPTCHA_PROVIDER: 'turnstile' }, '/')).toThrow(
    /CAPTCHA_SITE_KEY and CAPTCHA_SECRET/,
  );
});

test('the captcha that lets everybody in does not start in production', () => {
  expect(() => readConfig({ CAPTCHA_PROVIDER: 'test' }, '/')).toThrow(/production/);
  expect(readConfig({ CAPTCHA_PROVIDER: 'test', NODE_ENV: 'test' }, '/').captcha.provider).toBe('test');
});

test.each([
  'postgres://db.example/dre',
  'postgres://10.0.0.8/dre',
  'postgres://db.example/dre?sslmode=require',
  'postgres://db.example/dre?sslmode=no-verify',
  'postgres://db.example/dre?sslmode=verify-full&sslmode=disable',
  'postgres://127.0.0.1/dre?host=db.example',
])('in production the database of %s is not believed without its certificate', (url) => {
  const read = (env: Record<string, string>) => readConfig({ DATABASE_URL: url, ...env }, '/');
  expect(() => read({})).toThrow(/^DATABASE_URL must end in \?sslmode=verify-full, /);
  expect(read({ DATABASE_TLS: 'off' }).databaseUrl).toBe(url);
  expect(read({ NODE_ENV: 'development' }).databaseUrl).toBe(url);
});

test.each([
  'postgres://db.example/dre?sslmode=verify-full',
  'postgres://db.example/dre?application_name=dre&sslmode=verify-full',
  'postgres://127.0.0.1/dre',
  'postgres://[::1]:5433/dre',
  'postgres://localhost/dre',
  'postgres:///dre',
  'postgres://dre@%2Fvar%2Frun%2Fpostgresql/dre',
  'postgres:///dre?host=/var/run/postgresql',
])('in production the database of %s is taken', (url) => {
  expect(readConfig({ DATABASE_URL: url }, '/').databaseUrl).toBe(url);
});

test('a database named only by PGHOST is another machine too', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres:///dre', PGHOST: 'db.example' }, '/')).toThrow(
    /verify-full/,
  );
});
