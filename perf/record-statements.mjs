// Loaded before the product (`node --import`): writes down every statement it sends, with the connection it goes over.
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const place = process.env['STATEMENTS_FILE'] ?? '/dev/null';
const { query } = pg.Client.prototype;
let connections = 0;
const numbers = new WeakMap();

/** @this {pg.Client} */
pg.Client.prototype.query = function recorded(/** @type {unknown[]} */ ...given) {
  const [asked, values] = given;
  if (!numbers.has(this)) numbers.set(this, (connections += 1));
  const statement = typeof asked === 'string' ? { text: asked, values } : asked;
  const {
    name,
    text,
    values: ofStatement,
  } = /** @type {{ name?: string, text?: string, values?: unknown }} */ (statement ?? {});
  const line = {
    connection: numbers.get(this),
    name,
    text,
    values: Array.isArray(ofStatement) ? ofStatement : [],
  };
  appendFileSync(place, `${JSON.stringify(line)}\n`);
  return Reflect.apply(query, this, given);
};
