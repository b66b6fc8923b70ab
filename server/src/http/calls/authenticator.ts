import type { Scope } from '@dre/core/contract/endpoint';
import type { Result } from '@dre/core/domain/result';
import type { AuditEntry } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import type { CompanyRole } from '../../database/tables/tables.ts';

/** Who makes a signed-in call, decided by the server for this call. */
export interface Identity {
  readonly personId: string;
  readonly sessionId: string;
  /** The tab of the session that calls. */
  readonly tabId: string;
  readonly name: string;
  readonly isAdministrator: boolean;
}

/** For whom a call of scope `company` acts. */
export interface ActingCompany {
  readonly companyId: string;
  readonly role: CompanyRole;
}

export type GuardedScope = Exclude<Scope, 'public'>;

/** What is known about the caller, and the transaction the whole call runs in. */
export interface AuthContext {
  readonly trx: Db;
  readonly identity: Identity;
  /** Present for calls of scope `company`, and only for them. */
  readonly company: ActingCompany | undefined;
}

/** What a call brings to show who it is. */
export interface Credentials {
  readonly authorization: string | undefined;
  readonly company: string | undefined;
  readonly requestId: string;
  /** Whether the call shows that somebody uses the product, which keeps a session alive. */
  readonly isSignOfLife: boolean;
  /** Whether the call changes nothing. */
  readonly isReading: boolean;
}

/** Who was let in before, for which company. Whoever remembers it vouches for it. */
export type EarlierAuthContext = Pick<Identity, 'personId' | 'sessionId' | 'tabId'> &
  Pick<ActingCompany, 'companyId'>;

export interface Readmission {
  readonly trx: Db;
  readonly company: ActingCompany;
}

/** Stands before every guarded call; throws a ProblemError for whom it turns away. */
export interface Authenticator {
  /** Whether the token is one of ours and unexpired; asks nobody. */
  recognize(credentials: Credentials): Promise<VerifiedCaller>;
  /** For what was promised to somebody who was let in before: the work is done if they would be let in now. */
  readmit<T>(
    earlier: EarlierAuthContext,
    work: (admission: Readmission) => Promise<T>,
  ): Promise<T | undefined>;
}

/** What a refused call leaves behind: everything else it did is undone. */
export interface LeavesBehind {
  /** Written down although the call is refused, once its answer has left. */
  readonly audit?: readonly AuditEntry[];
}

/** A caller whose token is ours; whether their session is still good is seen when they are admitted. */
export interface VerifiedCaller {
  /** Lets the call in, inside one transaction that knows its person and company. A refusal undoes the transaction. */
  admit<T, R extends LeavesBehind>(
    scope: GuardedScope,
    work: (admission: AuthContext) => Promise<Result<T, R>>,
  ): Promise<Result<T, R>>;
  /** Whether who was admitted would be again, for the same company and role. Asking is no sign of life. */
  isStillAdmitted(scope: GuardedScope, company: ActingCompany | undefined): Promise<boolean>;
}
