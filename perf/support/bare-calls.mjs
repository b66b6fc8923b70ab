// A minimal server for the same replies: Fastify, a pool, the same statements in the same order, the same JSON.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Pool } from 'pg';

/** @typedef {{ method: 'GET' | 'PATCH', path: string, statements: { name?: string, text: string, values: unknown[] }[], answer: object }} Call */

/** @type {Call[]} */
const calls = JSON.parse(readFileSync(process.env['CALLS_FILE'] ?? '', 'utf8'));
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = Fastify();
for (const { method, path, statements, answer } of calls) {
  app.route({
    method,
    url: path.split('?')[0] ?? path,
    handler: async () => {
      const client = await pool.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        client.release();
      }
      return answer;
    },
  });
}
app.get('/readyz', async () => ({}));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
