import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Status } from '@dre/core/domain/estimates/model/lifecycle/status';
import type { Sheet } from '@dre/core/domain/exchange/sheets';
import type { Periods } from '@dre/core/domain/reports/company-figures';
import type { CompanyReport } from '@dre/core/domain/reports/company-report';
import { companyReportSheets } from '@dre/core/domain/reports/report-sheets';

const statusWords: Readonly<Record<Status, string>> = {
  draft: 'Draft',
  locked: 'Locked',
  sent: 'Sent',
  approved: 'Approved',
  declined: 'Declined',
  'in-repair': 'In repair',
  completed: 'Completed',
  supplement: 'Supplement',
  void: 'Void',
};

const { labor } = defaultProfile('travel-trailer');

/** The report's tables with the labels of the screens. */
export function companySheets(report: CompanyReport, periods: Periods): Sheet[] {
  return companyReportSheets(report, periods, {
    status: (status) => statusWords[status],
    labor: (type) => labor[type].name,
  });
}
