import { unitName } from '@dre/core/domain/sharing/unit-name';
import type { Book } from '@dre/core/domain/catalogue/book/book';
import { arithmeticNow } from '@dre/core/domain/estimates/model/arithmetic';
import type { Estimate, Stage } from '@dre/core/domain/estimates/model/estimate';
import { searchKeys } from '@dre/core/domain/estimates/intake/search-keys';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { reportedWork } from '@dre/core/domain/reports/reported-work';

/** The columns lists show and search, and the names suggested for the next estimate. */
export interface Summary {
  readonly number: string;
  readonly stage: Stage;
  readonly draft: string | null;
  readonly customer: string;
  readonly claim: string;
  readonly vehicle: string;
  readonly vin_tail: string;
  readonly insurer: string;
  readonly adjuster: string;
  readonly make: string;
  readonly total: number;
  readonly open_lines: number;
  readonly estimator: string;
  readonly vehicle_type: string;
  /** The time a version was first sent. */
  readonly sent_at: Date | null;
  readonly words: string[];
  /** The numbers reports add up; the last two as JSON. */
  readonly supplements: number;
  readonly labor_hours: string;
  readonly parts_used: string;
}

export function summaryOf(estimate: Estimate, book: Book): Summary {
  const { heading, parties, claim, unit, stage, draft, lines, versions } = estimate;
  const { customer, owner, insured } = parties;
  const priced = priceEstimate(estimate, book, arithmeticNow(estimate));
  const work = reportedWork(estimate, priced);
  return {
    number: heading.number,
    stage,
    draft,
    customer: [customer, owner, insured].map(({ name, company }) => name || company).find(Boolean) ?? '',
    claim: claim.number,
    vehicle: unitName(unit),
    vin_tail: unit.coachVin.slice(-8).toUpperCase(),
    insurer: parties.insurer.name,
    adjuster: parties.adjuster.name,
    make: unit.make,
    total: priced.totals.gross,
    open_lines: lines.filter(({ state }) => state === 'open').length,
    estimator: heading.estimator,
    vehicle_type: unit.vehicleType ?? '',
    sent_at: firstSending(versions),
    words: searchKeys(estimate, Object.keys(work.parts)),
    supplements: work.supplements,
    labor_hours: JSON.stringify(work.hours),
    parts_used: JSON.stringify(work.parts),
  };
}

function firstSending(versions: Estimate['versions']): Date | null {
  const moments = versions.flatMap(({ sendings = [] }) => sendings.map(({ on }) => Date.parse(on)));
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
