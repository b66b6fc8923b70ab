import { readDraft, readDraftIssues } from '@dre/core/contract/catalogue/book-draft';
import type { ProductState } from '@dre/core/contract/system/product-state';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../lib/components/facts.tsx';
import { day } from '../../lib/text/format.ts';
import { useQuery } from '../../lib/calls/use-query.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import styles from './admin-home-page.module.css';

/** The published edition, and the draft of the next one. */
export function BookState({ catalogue }: Pick<ProductState, 'catalogue'>) {
  const { data: draft } = useQuery(readDraft, {});
  if (catalogue === null) return <p className={styles['quiet']}>No edition is published yet.</p>;
  const { edition, publishedAt, note, parts } = catalogue;
  return (
    <Facts
      rows={[
        ['Edition', `${edition}, ${day(new Date(publishedAt))}`],
        ...(note === '' ? [] : ([['Note', note]] as const)),
        ['Parts', <PartsLink key="parts" count={parts} />],
        ['Changes staged', draft && <PartsLink key="changes" count={draft.changes} />],
        ...(draft && draft.changes > 0 ? ([['Faults', <Faults key="faults" />]] as const) : []),
        ['Parts without a region', draft && <PartsLink key="regions" count={draft.partsWithoutRegion} />],
      ]}
    />
  );
}

function PartsLink({ count }: { readonly count: number }) {
  return <Link to="/admin/parts">{count.toLocaleString('en-US')}</Link>;
}

/** Fetched only while there is a draft: checking a whole book takes the server a moment. */
function Faults() {
  const { data } = useQuery(readDraftIssues, { query: {} });
  if (data === undefined) return '…';
  return (
    <Link to="/admin/parts">
      {data.total === 0 ? 'None' : <Badge tone="red">{data.total.toLocaleString('en-US')}</Badge>}
    </Link>
  );
}
