import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { Client, type ClientBase } from 'pg';
import { appRole } from './roles.ts';

/**
 * The URL the running app signs in with: a login that can become the app's role and nothing else, so that SET ROLE and
 * RESET ROLE gain nothing. A startup option sets the role before the first statement.
 */
export function asAppLogin(url: string): string {
  const address = new URL(asAppRole(url));
  const { name, password } = loginOf(url);
  address.searchParams.set('user', name);
  if (password !== undefined) address.searchParams.set('password', password);
  return address.href;
}

/** The given user acting as the app's role, for servers that let us create no login. It could reset its role. */
export function asAppRole(url: string): string {
  const address = new URL(url);
  const given = address.searchParams.get('options');
  address.searchParams.set('options', `${given === null ? '' : `${given} `}-c role=${appRole}`);
  return address.href;
}

/** Creates the login or updates its password; leaves it alone if the connecting user may not. */
export async function ensureAppLogin(client: ClientBase, url: string): Promise<void> {
  const { name, password } = loginOf(url);
  if (!(await canSignIn(url))) {
    try {
      await makeLogin(client, name, password);
    } catch (cause) {
      const { code } = cause as { code?: string };
      if (code !== notAllowed) throw cause;
    }
  }
  await refuseStrongLogin(client, name);
}

const notAllowed = '42501';
/** Another start on the same server was quicker: duplicate_object, unique_violation, tuple concurrently updated. */
const createdByAnother = new Set(['42710', '23505', 'XX000']);

interface Login {
  readonly name: string;
  /** Absent if the given user needs none either. */
  readonly password: string | undefined;
}

/**
 * One login for each given user, whatever the number of databases. Its password is derived from that user's: nothing is
 * stored, every process can compute it, and it changes with theirs.
 */
function loginOf(url: string): Login {
  const { user = '', password } = new Client({ connectionString: url });
  const name = `dre_login_${createHash('sha256').update(user).digest('hex').slice(0, 12)}`;
  if (typeof password !== 'string' || password === '') return { name, password: undefined };
  return { name, password: createHmac('sha256', password).update(name).digest('base64url') };
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: asAppLogin(url), application_name: 'dre migrate' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeLogin(client: ClientBase, name: string, password: string | undefined): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  const secret = password === undefined ? '' : ` password '${scramVerifier(password)}'`;
  await unlessCreatedByAnother(
    client.query(`${rowCount === 0 ? 'create' : 'alter'} role ${name} login noinherit${secret}`),
  );
  await unlessCreatedByAnother(client.query(`grant ${appRole} to ${name}`));
}

async function unlessCreatedByAnother(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (cause) {
    if (!createdByAnother.has((cause as { code?: string }).code ?? '')) throw cause;
  }
}

/**
 * The verifier PostgreSQL stores for a password (RFC 5803), sent instead of it so that no statement log contains it.
 */
function scramVerifier(password: string): string {
  const [salt, iterations] = [randomBytes(16), 4096];
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyed = (label: string) => createHmac('sha256', salted).update(label).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  const server = keyed('Server Key').toString('base64');
  return `SCRAM-SHA-256$${String(iterations)}:${salt.toString('base64')}$${stored}:${server}`;
}

async function refuseStrongLogin(client: ClientBase, name: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_roles r
     where rolname = $1
       and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication
            or exists (select from pg_roles other
                       where other.rolname not in ($1, $2) and pg_has_role(r.oid, other.oid, 'member')))`,
    [name, appRole],
  );
  if (rowCount !== 0) {
    throw new Error(
      `The database login ${name} can become more than ${appRole}. Take its other rights and memberships away before starting.`,
    );
  }
}
