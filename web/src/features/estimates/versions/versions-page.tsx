import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SegmentedControl } from '../../../ui/actions/SegmentedControl.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import type { OpenedEstimate } from '../open/open-estimate.ts';
import { EstimateProblem } from '../open/estimate-problem.tsx';
import { type EstimateNow, useEstimate, useEstimateNow } from '../open/use-estimate.ts';
import { EstimatePageTop } from '../page-top/estimate-page-top.tsx';
import { ChooseEstimate } from './choose-estimate.tsx';
import { ComparedLines } from './compared-lines.tsx';
import { ComparedTotals } from './compared-totals.tsx';
import { useCompared } from './use-compared.ts';
import { useRestoring } from './use-restoring.ts';
import { VersionList } from './version-list.tsx';
import { selectedSides, sidesOf, type VersionSide } from './version-sides.ts';
import type { VersionsAddress } from './versions-address.ts';
import styles from './versions.module.css';

/** Every version of an estimate, and the differences between any two. */
export function VersionsPage() {
  const { id } = useParams({ from: '/app-shell/estimate/$id/versions' });
  const state = useEstimate(id);
  if (state.kind === 'loading') return <Reading />;
  if (state.kind === 'open') return <OpenVersions opened={state} />;
  return <EstimateProblem title="This estimate cannot be shown" {...state} />;
}

function OpenVersions({ opened }: { readonly opened: OpenedEstimate }) {
  const now = useEstimateNow(opened);
  const { id, versions } = now.estimate;
  return (
    <div className={styles['page']}>
      <header>
        <EstimatePageTop now={now} title="Versions">
          <Link to="/estimate/$id/history" params={{ id }} search={{}} className={styles['history']}>
            History
          </Link>
        </EstimatePageTop>
      </header>
      {versions.length === 0 && (
        <EmptyState title="Nothing is locked yet" actions={<OpenEstimateLink id={id} />}>
          Locking the estimate makes E01. What changes after it is listed here.
        </EmptyState>
      )}
      <VersionList now={now} />
      <CompareSection now={now} />
    </div>
  );
}

/** Locking and supplements are steps of the builder. */
function OpenEstimateLink({ id }: { readonly id: string }) {
  return (
    <LinkButton
      render={(look) => <Link to="/estimate/$id/new-estimate" params={{ id }} search={{}} {...look} />}
    >
      Open the estimate
    </LinkButton>
  );
}

function CompareSection({ now }: { readonly now: EstimateNow }) {
  const search = useSearch({ from: '/app-shell/estimate/$id/versions' });
  const navigate = useNavigate({ from: '/estimate/$id/versions' });
  const sides = sidesOf(now.estimate);
  const { from, to } = selectedSides(sides, search);
  const { compared, problem, reload } = useCompared(now, { from, to }, search.other);
  const { restore, dialog } = useRestoring(now);
  const go = (change: VersionsAddress & { readonly other?: string | undefined }) => {
    const { other: _, ...rest } = search;
    void navigate({ search: { ...rest, ...change } as VersionsAddress, replace: true });
  };
  const hasTwo = search.other !== undefined || (from !== undefined && to !== undefined);
  return (
    <section className={styles['compare']} aria-labelledby="compare-heading">
      <h2 id="compare-heading">Compare</h2>
      <div className={styles['choices']}>
        <SideSelect
          label="From"
          sides={sides}
          value={search.other === undefined ? from?.key : undefined}
          other={search.other === undefined ? undefined : (compared?.from.label ?? 'Another estimate')}
          onChange={(key) => go({ from: key })}
        />
        <SideSelect
          label="To"
          sides={sides}
          value={to?.key}
          onChange={(key) => go({ to: key, ...(search.other !== undefined && { other: search.other }) })}
        />
        <ChooseEstimate without={now.estimate.id} onSelect={(other) => go({ other })} />
        <SegmentedControl
          label="Show"
          segments={[
            { id: 'totals', label: 'Totals' },
            { id: 'lines', label: 'Lines' },
          ]}
          value={search.show ?? 'totals'}
          onChange={(show) => {
            const { show: _, ...rest } = search;
            void navigate({ search: show === 'lines' ? { ...rest, show } : rest, replace: true });
          }}
        />
      </div>
      {!hasTwo && (
        <EmptyState
          title="There is one side only"
          actions={now.estimate.versions.length > 0 && <OpenEstimateLink id={now.estimate.id} />}
        >
          Choose another estimate, or lock this one and start a supplement, to see what differs.
        </EmptyState>
      )}
      {problem && (
        <ErrorState title="They could not be compared" actions={<Button onPress={reload}>Try again</Button>}>
          {problem.detail ?? problem.title}
        </ErrorState>
      )}
      {hasTwo && !problem && compared === undefined && <Reading />}
      {compared && search.show === 'lines' && <ComparedLines compared={compared} onRestore={restore} />}
      {compared && search.show !== 'lines' && <ComparedTotals compared={compared} />}
      {dialog}
    </section>
  );
}

interface SideSelectProps {
  readonly label: string;
  readonly sides: readonly VersionSide[];
  readonly value: string | undefined;
  /** Label of the other estimate selected in place of a version. */
  readonly other?: string | undefined;
  readonly onChange: (key: string) => void;
}

function SideSelect({ label, sides, value, other, onChange }: SideSelectProps) {
  const options = sides.map(({ key, label: name }) => ({ id: key, label: name }));
  return (
    <Select
      label={label}
      options={other === undefined ? options : [{ id: 'other', label: other }, ...options]}
      value={other === undefined ? (value ?? null) : 'other'}
      onChange={(key) => key !== 'other' && onChange(key)}
    />
  );
}

function Reading() {
  return (
    <Loading
      isLoading
      label="Reading the versions"
      skeleton={
        <div className={styles['page']}>
          <Skeleton width={40} />
          <Skeleton width={100} />
          <Skeleton width={80} />
        </div>
      }
    />
  );
}
