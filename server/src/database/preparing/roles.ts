import type { ClientBase } from 'pg';

/** Owns every table; nobody signs in as it. */
export const ownerRole = 'dre_owner';
/** The app's role: owns nothing and cannot bypass row-level security. */
export const appRole = 'dre_app';
/** Reads views of counts and nothing else. */
const reportsRole = 'dre_reports';

/**
 * Roles belong to the whole server, so another database's start may create them at the same moment. The connecting user
 * must be a superuser, or may create roles and own this database.
 */
export async function ensureRoles(client: ClientBase): Promise<void> {
  for await (const role of [ownerRole, appRole, reportsRole]) {
    await client.query(createRoleSql(role));
    await client.query(joinRoleSql(role));
  }
  await refuseStrongAppRole(client);
  await client.query(`
    do $$ begin
      execute format('grant create on database %I to ${ownerRole}', current_database());
      execute format('grant connect on database %I to ${appRole}, ${reportsRole}', current_database());
      -- A temporary table would be found before the real one of its name, for as long as a connection is kept.
      execute format('revoke temporary on database %I from public', current_database());
    end $$;
    grant usage, create on schema public to ${ownerRole};
    grant usage on schema public to ${appRole}, ${reportsRole};
    revoke create on schema public from public;
  `);
}

function createRoleSql(role: string): string {
  return `
    do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then
        create role ${role} nologin;
      end if;
    exception when duplicate_object or unique_violation then
      null;
    end $$`;
}

/** Granting again would be an error for a user who is a member but did not create the role. */
function joinRoleSql(role: string): string {
  return `
    do $$ begin
      if not exists (
        select from pg_auth_members m
        join pg_roles r on r.oid = m.roleid join pg_roles u on u.oid = m.member
        where r.rolname = '${role}' and u.rolname = current_user
          and coalesce((to_jsonb(m) ->> 'set_option')::boolean, true)
      ) then
        execute format('grant ${role} to %I', current_user);
      end if;
    exception when unique_violation then
      null;
    end $$`;
}

async function refuseStrongAppRole(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    `select rolname from pg_roles
     where rolname in ($1, $2) and (rolsuper or rolbypassrls or rolcreaterole or rolcanlogin)`,
    [appRole, reportsRole],
  );
  if (rows[0] !== undefined) {
    throw new Error(
      `The database role ${rows[0].rolname} has rights it must not have (superuser, bypassrls, createrole or login). Take them away before starting.`,
    );
  }
}
