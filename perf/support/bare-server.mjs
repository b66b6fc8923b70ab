// A minimal server of this kind: Fastify, one connection, one reply. The product's start is measured against it.
import Fastify from 'fastify';
import { Client } from 'pg';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
await database.connect();
await database.query('select 1');
const app = Fastify();
app.get('/healthz', () => ({ ok: true }));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
