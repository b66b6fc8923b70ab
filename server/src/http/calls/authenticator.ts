import type { CompanyRole } from '@dre/core/domain/companies/roles';
import type { Scope } from '@dre/core/contract/endpoint';
import type { Result } from '@dre/core/domain/result';
import type { AuditEntry } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';

/** The caller of a signed-in call, established by the server for each call. */
export interface Identity {
  readonly personId: string;
  readonly sessionId: string;
  /** The browser tab of the session that sent the call. */
  readonly tabId: string;
  readonly name: string;
  readonly isAdministrator: boolean;
}

/** The company a call of scope `company` acts for. */
export interface ActingCompany {
  readonly companyId: string;
  readonly role: CompanyRole;
}

export type GuardedScope = Exclude<Scope, 'public'>;

/** The verified caller and the transaction the whole call runs in. */
export interface AuthContext {
  readonly trx: Db;
  readonly identity: Identity;
  /** Present for calls of scope `company`, and only for them. */
  readonly company: ActingCompany | undefined;
  /** The crew member who acts at a clock, where no sign-in says who it is. */
  readonly crewId?: string;
}

export type CompanyAuthContext = AuthContext & { readonly company: ActingCompany };

/** Caller, transaction and time of one call. */
export interface RequestContext<Auth extends AuthContext = AuthContext> {
  readonly auth: Auth;
  readonly requestId: string;
  readonly now: Date;
}

export type CompanyContext = RequestContext<CompanyAuthContext>;

/** The headers and traits of a call that authentication needs. */
export interface Credentials {
  readonly authorization: string | undefined;
  readonly company: string | undefined;
  readonly requestId: string;
  /** True if a person caused the call, which extends the session. */
  readonly isSignOfLife: boolean;
  /** True if the call changes nothing. */
  readonly isReading: boolean;
}

/** An authorization of an earlier call, remembered by code that vouches for it. */
export type EarlierAuthContext = Pick<Identity, 'personId' | 'sessionId' | 'tabId'> &
  Pick<ActingCompany, 'companyId'>;

export interface RenewedAuthContext {
  readonly trx: Db;
  readonly company: ActingCompany;
}

/** Guards every call that is not public; throws a ProblemError for callers it refuses. */
export interface Authenticator {
  /** Checks that the token is ours and unexpired, without querying the database. */
  verify(credentials: Credentials): Promise<VerifiedCaller>;
  /** Runs work promised to an earlier caller, if that caller would still be authorized now. */
  reauthorize<T>(
    earlier: EarlierAuthContext,
    work: (auth: RenewedAuthContext) => Promise<T>,
  ): Promise<T | undefined>;
}

/** A refusal rolls back everything its call did, except for these fields. */
export interface CallRecords {
  /** Written although the call is refused, once its reply has been sent. */
  readonly audit?: readonly AuditEntry[];
}

/** A caller with a valid token; the session itself is checked on authorization. */
export interface VerifiedCaller {
  /** Runs the call in one transaction bound to its person and company. A refusal rolls it back. */
  authorize<T, R extends CallRecords>(
    scope: GuardedScope,
    work: (auth: AuthContext) => Promise<Result<T, R>>,
  ): Promise<Result<T, R>>;
  /** True if the caller would be authorized again with the same company and role. Does not extend the session. */
  isStillAuthorized(scope: GuardedScope, company: ActingCompany | undefined): Promise<boolean>;
}
