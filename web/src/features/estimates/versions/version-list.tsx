import {
  agreementSentence,
  payerNames,
  sendingWayNames,
} from '@dre/core/domain/estimates/wording/agreement-text';
import type { VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { amount, price } from '../../../lib/text/format.ts';
import { When, WhenOrDay } from '../../../lib/text/when.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { EstimateNow } from '../open/use-estimate.ts';
import { useUnaltered } from './use-unaltered.ts';
import styles from './versions.module.css';

/** Every record of the estimate, newest first: author, time, total and hash. */
export function VersionList({ now }: { readonly now: EstimateNow }) {
  const { versions, draft, id } = now.estimate;
  const unaltered = useUnaltered(now);
  return (
    <ol className={styles['versions']} aria-label="Versions">
      {draft !== null && (
        <li className={styles['version']} data-draft="">
          <p className={styles['label']}>{draft}</p>
          <p className={styles['made']}>Being written</p>
          <p className={styles['gross']}>{price(now.totals.gross)}</p>
          <Change gross={now.totals.gross} before={versions.at(-1)} />
        </li>
      )}
      {versions.toReversed().map((version) => (
        <li key={version.label} className={styles['version']}>
          <p className={styles['label']}>
            <Lock aria-hidden="true" />
            {version.label}
          </p>
          <p className={styles['made']}>
            Locked <When at={version.lockedAt} /> by {version.lockedBy}
          </p>
          <p className={styles['gross']}>{price(version.gross)}</p>
          <Change gross={version.gross} before={versions[versions.indexOf(version) - 1]} />
          <p className={styles['net']}>{`Net ${amount(version.net)}`}</p>
          <Hash hash={version.hash} isUnaltered={unaltered.get(`${version.label} `)} />
          <Corrections version={version} unaltered={unaltered} />
          <OnRecord version={version} />
          <p className={styles['links']}>
            <Link to="/estimate/$id/documents" params={{ id }}>
              Documents
            </Link>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The version's recipients, and the agreements and declines it received. */
function OnRecord({ version }: { readonly version: VersionRecord }) {
  const { sendings = [], agreements = [] } = version;
  if (sendings.length + agreements.length === 0) return <p className={styles['record']}>Sent to nobody.</p>;
  return (
    <ul className={styles['record']} aria-label={`On record of ${version.label}`}>
      {sendings.map(({ id, to, recipient, how, on }) => (
        <li key={id}>
          {`Sent to the ${[payerNames[to].toLowerCase(), recipient, sendingWayNames[how]].filter(Boolean).join(', ')}`}{' '}
          <WhenOrDay at={on} />
        </li>
      ))}
      {agreements.map((agreement) => (
        <li key={agreement.id}>
          {agreementSentence(agreement)}
          {agreement.note !== '' && `: ${agreement.note}`} <WhenOrDay at={agreement.on} />
        </li>
      ))}
    </ul>
  );
}

function Change({ gross, before }: { readonly gross: number; readonly before: VersionRecord | undefined }) {
  if (before === undefined) return null;
  const change = gross - before.gross;
  return (
    <p className={styles['change']}>
      {change === 0
        ? `Same as ${before.label}`
        : `${change < 0 ? '−' : '+'}${amount(Math.abs(change))} on ${before.label}`}
    </p>
  );
}

interface HashProps {
  readonly hash: string;
  readonly isUnaltered: boolean | undefined;
}

function Hash({ hash, isUnaltered }: HashProps) {
  return (
    <p className={styles['hash']}>
      <code title={hash}>{hash.slice(0, 16)}</code>
      {isUnaltered === true && <Badge tone="green">Unaltered</Badge>}
      {isUnaltered === false && <Badge tone="red">Altered in the database</Badge>}
    </p>
  );
}

function Corrections({
  version,
  unaltered,
}: {
  readonly version: VersionRecord;
  readonly unaltered: ReadonlyMap<string, boolean>;
}) {
  if (version.corrections.length === 0) return null;
  return (
    <ul className={styles['corrections']} aria-label={`Corrections of ${version.label}`}>
      {version.corrections.map(({ label, at, by, reason, hash }) => (
        <li key={label}>
          <p>
            <strong>{label}</strong> <When at={at} /> by {by}: {reason}
          </p>
          <Hash hash={hash} isUnaltered={unaltered.get(`${version.label} ${label}`)} />
        </li>
      ))}
    </ul>
  );
}
