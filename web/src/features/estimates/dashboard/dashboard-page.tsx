import type { DemoProgress } from '@dre/core/contract/estimates/demo';
import { localTime, type TimeZone } from '@dre/core/domain/companies/time-zone';
import { type EstimateRow, listEstimates } from '@dre/core/contract/estimates/estimate-list';
import { Link, Navigate } from '@tanstack/react-router';
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useSessionState } from '../../session/session-context.ts';
import { useHasShop } from '../../session/use-has-shop.ts';
import { useMay } from '../../session/use-may.ts';
import { searchOf } from '../list/list-address.ts';
import { GuideLine } from '../guide/offer-guide.tsx';
import { NewEstimateLink } from '../list/new-estimate-link.tsx';
import styles from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import { EstimateItems, updated } from './estimate-items.tsx';
import { FiguresCard, useFigures } from './figures-card.tsx';
import { AdCard, EventsCard, NewsCard } from './news-cards.tsx';
import { ToFinishCard } from './to-finish-card.tsx';
import { useCachedQuery } from './use-cached-query.ts';
import { useDemo, useRefetchWith } from '../list/use-demo.ts';
import { WaitingCard } from './waiting-card.tsx';
import { WeekBars } from './week-bars.tsx';

const visibleRows = 6;

/** Estimates that need work, and the last one to continue; for roles without estimates, the open work orders. */
export function DashboardPage() {
  const may = useMay();
  const opensOnWork = useFirstLookAtWork();
  const hasEstimates = may('read-estimates');
  const workDashboard = useOnDemand(workDashboardPart, !hasEstimates && !opensOnWork);
  if (hasEstimates) return <EstimatesDashboard />;
  if (opensOnWork) return <Navigate to="/shop/my-work" replace />;
  return (
    <>
      <Top />
      {workDashboard && createElement(workDashboard)}
    </>
  );
}

let hasOpenedWork = false;

/** True at the first dashboard of a technician on this page: their work is what they came for. */
function useFirstLookAtWork(): boolean {
  const may = useMay();
  const hasShop = useHasShop();
  const [isFirst] = useState(() => !hasOpenedWork);
  const opens = isFirst && hasShop && may('work-on-own-steps') && !may('read-estimates');
  useEffect(() => {
    if (opens) hasOpenedWork = true;
  }, [opens]);
  return opens;
}

/** Greeting, date, a note and primary actions. */
function Top({ note, children }: { readonly note?: ReactNode; readonly children?: ReactNode }) {
  const [now] = useState(() => new Date());
  const zone = useCompanyZone();
  const { userName = '' } = useSessionState();
  return (
    <div className={styles['top']}>
      <h1>
        {greeting(localTime(zone, now.getTime()).minute)}
        {userName !== '' && `, ${userName.split(' ')[0] ?? ''}`}
      </h1>
      <p className={styles['today']}>{todayText(now, zone)}</p>
      {note}
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}

const workDashboardPart = onDemand(async () => (await import('./work-dashboard.tsx')).WorkDashboard);
const shopCardPart = onDemand(async () => (await import('./shop-card.tsx')).ShopCard);
const demoCard = onDemand(async () => (await import('./demo-card.tsx')).DemoCard);

function EstimatesDashboard() {
  const may = useMay();
  const { userName = '' } = useSessionState();
  const figures = useFigures();
  const recent = useCachedQuery(listEstimates, { query: {} }, 'recent');
  const { progress, size, refetch } = useDemo();
  useRefetchWith(size, figures.refetch);
  useRefetchWith(size, recent.refetch);
  const offersRemoval = progress !== undefined && may('remove-demo-data');
  const panel = useOnDemand(demoCard, offersRemoval);
  const hasShop = useHasShop() && may('read-shop');
  const shopCard = useOnDemand(shopCardPart, hasShop);
  const drafts = recent.data?.items.filter(({ draft }) => draft !== null);
  const last = drafts?.find(({ estimator }) => estimator === userName) ?? drafts?.[0];
  return (
    <>
      <Top note={progress && <DemoLine {...progress} />}>
        {last && (
          <LinkButton
            render={(look) => (
              <Link to="/estimate/$id/new-estimate" params={{ id: last.id }} search={{}} {...look} />
            )}
          >
            Continue {last.number}
          </LinkButton>
        )}
        <NewEstimateLink />
      </Top>
      <FiguresCard call={figures} />
      <div className={styles['grid']}>
        <div className={styles['left']}>
          <div>
            <DashboardCard
              title="Recent estimates"
              more={
                <span className={styles['more']}>
                  <Link to="/account/reports">Reports</Link>
                  <Link to="/estimate/my-estimates">All my estimates</Link>
                </span>
              }
              call={recent}
            >
              {({ items }) => (
                <>
                  <GuideLine
                    isOffered={
                      progress !== undefined || items.every(({ estimator }) => estimator !== userName)
                    }
                  />
                  <RecentItems items={items} />
                </>
              )}
            </DashboardCard>
          </div>
          {hasShop && shopCard && (
            <div className={styles['shopCell']}>
              {createElement(shopCard, { isOwn: false, ...(size !== undefined && { demoSize: size }) })}
            </div>
          )}
          <div className={styles['below']}>
            <div className={styles['finish']}>
              <ToFinishCard demoSize={size} />
            </div>
            <div className={styles['weeks']}>
              <DashboardCard
                title="Estimates per week"
                count="12 weeks"
                more={
                  <Link
                    to="/estimate/my-estimates"
                    search={searchOf({ period: 'last-12-weeks', of: 'created' })}
                  >
                    The list
                  </Link>
                }
                call={figures}
              >
                {({ weeks }) => <WeekBars weeks={weeks} />}
              </DashboardCard>
            </div>
            <div className={styles['eventsCell']}>
              <EventsCard />
            </div>
          </div>
          {offersRemoval && panel && createElement(panel, { size: progress.written, onRemoved: refetch })}
        </div>
        <div className={styles['right']}>
          <div className={styles['waiting']}>
            <WaitingCard demoSize={size} />
          </div>
          <div className={styles['newsCell']}>
            <NewsCard />
          </div>
          <AdCard />
        </div>
      </div>
    </>
  );
}

/** Explains lists that grow by themselves. It takes room that is left over, so that nothing moves when it comes or goes. */
function DemoLine({ written, planned }: DemoProgress) {
  if (written >= planned) return null;
  return (
    <p className={styles['demoLine']}>
      Demo being written: {written} of {planned} estimates.
    </p>
  );
}

function RecentItems({ items }: { readonly items: readonly EstimateRow[] }) {
  if (items.length === 0) {
    return (
      <EmptyState title="No estimates yet" headingLevel={3} actions={<NewEstimateLink />}>
        The first one takes a vehicle type and a click in the picture.
      </EmptyState>
    );
  }
  return (
    <EstimateItems label="Recent estimates" rows={items.slice(0, visibleRows)} note={updated} hasStatus />
  );
}

/** By the minute of the company's day, which the dates and figures of the page follow too. */
function greeting(minute: number): string {
  if (minute < 12 * 60) return 'Good morning';
  return minute < 18 * 60 ? 'Good afternoon' : 'Good evening';
}

function todayText(now: Date, timeZone: TimeZone): string {
  return now.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone });
}
