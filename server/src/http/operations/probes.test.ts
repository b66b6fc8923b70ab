import { expect, test } from 'vitest';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ env: { NODE_ENV: 'production', CAPTCHA_PROVIDER: 'altcha' } });

/** Paths that scanners request from every server. */
const probes = [
  '/.git/HEAD',
  '/.git/config',
  '/.gitignore',
  '/.svn/entries',
  '/.env',
  '/.env.production',
  '/.npmrc',
  '/.ssh/id_rsa',
  '/.aws/credentials',
  '/.well-known/../.env',
  '/.data/pgdata/PG_VERSION',
  '/.htaccess',
  '/.DS_Store',
  '/package.json',
  '/package-lock.json',
  '/tsconfig.json',
  '/node_modules/fastify/package.json',
  '/server/dist/main.js',
  '/server/src/main.ts',
  '/src/main.tsx',
  '/web/src/main.tsx',
  '/@vite/client',
  '/@fs/etc/passwd',
  '/__vite_ping',
  '/assets/',
  '/assets',
  '/assets/main-abc123.js.map',
  '/assets/..%2fpages%2fapp.html',
  '/assets/../../../etc/passwd',
  '/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5cetc%5cpasswd',
  '/assets/%252e%252e%252fetc%252fpasswd',
  '/assets/main-abc123.js%00.html',
  '/pages/',
  '/pages/app.html',
  '/files/',
  '/media/',
  '/etc/passwd',
  '/proc/self/environ',
  '//etc/passwd',
  '/..;/etc/passwd',
  '/ui',
  '/ui/',
  '/ui/index.html',
  '/debug',
  '/debug/pprof',
  '/console',
  '/test',
  '/api/test',
  '/api/debug',
  '/api/graphql',
  '/graphql',
  '/swagger-ui.html',
  '/actuator/env',
  '/server-status',
  '/phpinfo.php',
  '/wp-login.php',
  '/adminer.php',
  '/backup.zip',
  '/dump.sql',
  '/Dockerfile',
  '/docker-compose.yml',
  '/config.json',
  '/app.log',
] as const;

test.each(probes)('there is nothing at %s', async (url) => {
  const reply = await site.app.inject({ url });
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toMatch(/root:|Index of|at \w+ \(|"dependencies"|node_modules/);
  expect(reply.headers['server']).toBeUndefined();
  expect(reply.headers['x-powered-by']).toBeUndefined();
});

test('at least sixty paths were tried', () => {
  expect(probes.length).toBeGreaterThanOrEqual(60);
});
