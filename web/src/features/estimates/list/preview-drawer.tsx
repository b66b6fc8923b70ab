import type { EstimateRow } from '@dre/core/contract/estimates/estimate-list';
import { readEstimate } from '@dre/core/contract/estimates/estimates';
import { statusOf } from '@dre/core/domain/estimates/model/lifecycle/status';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../lib/components/facts.tsx';
import { price } from '../../../lib/text/format.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { When } from '../../../lib/text/when.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import styles from './my-estimates.module.css';

interface PreviewDrawerProps {
  readonly row: EstimateRow | undefined;
  readonly onClose: () => void;
}

/** An estimate's summary, without leaving the list. */
export function PreviewDrawer({ row, onClose }: PreviewDrawerProps) {
  return (
    <Drawer
      isOpen={row !== undefined}
      onClose={onClose}
      title={row === undefined ? '' : `Estimate ${row.number}`}
      footer={
        row && (
          <LinkButton
            variant="primary"
            render={(look) => (
              <Link to="/estimate/$id/new-estimate" params={{ id: row.id }} search={{}} {...look} />
            )}
          >
            Open
          </LinkButton>
        )
      }
    >
      {row && <Preview row={row} />}
    </Drawer>
  );
}

function Preview({ row }: { readonly row: EstimateRow }) {
  const { data, error: problem } = useQuery(readEstimate, { params: { id: row.id } }, row.id);
  return (
    <>
      <Facts
        rows={[
          ['Status', <StatusChip key="status" status={statusOf(row)} />],
          ['Customer', row.customer || undefined],
          ['Vehicle', row.vehicle || undefined],
          ['VIN', data?.estimate.unit.coachVin || undefined],
          ['Insurer', row.insurer || undefined],
          ['Claim', row.claim || undefined],
          ['Estimator', row.estimator || undefined],
          ['Updated', <When key="when" at={row.updatedAt} />],
          ['Total', <b key="total">{price(row.total)}</b>],
        ]}
      />
      <h3 className={styles['previewLines']}>Lines</h3>
      {problem && (
        <Alert tone="error" role="alert">
          {problemText(problem)}
        </Alert>
      )}
      {data === undefined && !problem && <Skeleton shape="block" />}
      {data && (
        <ol className={styles['lines']}>
          {data.estimate.lines.map(({ id, number, description }) => (
            <li key={id} value={number}>
              {description || 'No description yet'}
            </li>
          ))}
        </ol>
      )}
      {data?.estimate.lines.length === 0 && <p>No lines yet.</p>}
    </>
  );
}
