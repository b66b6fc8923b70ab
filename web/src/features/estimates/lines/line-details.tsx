import { quantityText } from '@dre/core/domain/catalogue/unit-labels';
import { agreedPriceText } from '@dre/core/domain/estimates/wording/agreed-values-text';
import { hoursTermText } from '@dre/core/domain/estimates/wording/hours-explanation-text';
import type { Claim } from '@dre/core/domain/estimates/model/estimate';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { percentage } from '@dre/core/domain/number-text';
import { unitPrice } from '@dre/core/domain/estimates/model/line';
import { totalsBucketOf } from '@dre/core/domain/estimates/pricing/values/totals-bucket';
import { isItemTaxed } from '@dre/core/domain/estimates/pricing/totals/item-taxed';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { ReactNode } from 'react';
import { amount, hours } from '../../../lib/text/format.ts';
import { laborAmounts } from './grid/line-amounts.ts';
import type { ItemRow } from './grid/line-rows.ts';
import { payerLabels, priorDamageLabels, type LineText } from './grid/line-labels.ts';
import { OwnTimeButton } from '../own-time/own-time-button.tsx';
import styles from './lines.module.css';
import { perUnit } from './measure.ts';

export interface DetailsActions {
  readonly onEdit: (key: string, column: string) => void;
  readonly onMenu: (key: string) => void;
  readonly onLeaveOut: (row: ItemRow) => void;
  readonly onRestore: (key: string) => void;
}

export interface LineDetailsProps {
  readonly row: ItemRow;
  readonly profile: Profile;
  readonly claimPayer: Claim['payer'];
  readonly labels: LineText;
  readonly isReadOnly: boolean;
  readonly editor: { readonly column: string; readonly node: ReactNode } | null;
  readonly actions: DetailsActions;
}

/** Details below the focused line: zone, arithmetic, payer and note. */
export function LineDetails(props: LineDetailsProps) {
  const { row, labels, isReadOnly, editor, actions } = props;
  const { line } = row.item;
  return (
    <div className={styles['details']}>
      <div className={styles['facts']}>
        <span>{labels.zone(line.place.side, line.place.subSide)}</span>
        {editor?.column === 'partNumber' ? (
          <span className={styles['partEditor']}>{editor.node}</span>
        ) : (
          line.partNumber !== '' && <code>{line.partNumber}</code>
        )}
        <Arithmetic {...props} />
        {row.bookHours > 0 && !row.isChild && (
          <span>
            Book <b>{hours(row.bookHours)} h</b>
          </span>
        )}
        {!row.isChild && <LineStatus {...props} />}
        {row.isChild && <Reason row={row} profile={props.profile} />}
        {!isReadOnly && (
          <button
            type="button"
            className={styles['more']}
            aria-label={`Everything about line ${line.number}`}
            onClick={() => actions.onMenu(row.key)}
          >
            <Ellipsis aria-hidden="true" />
          </button>
        )}
      </div>
      {row.isChild ? <Switch {...props} /> : <NoteLine {...props} />}
    </div>
  );
}

/** Examples: "Body 1.5 × 148.00 = 222.00", and "2 × 64.50" for several units. */
function Arithmetic({ row, profile }: LineDetailsProps) {
  const { line } = row.item;
  return (
    <>
      {laborAmounts(row.item, profile).map(({ type, name, billed, rate, price }) => (
        <span key={type}>
          {name} {hours(billed)} × {amount(rate)} = <b>{amount(price)}</b>
        </span>
      ))}
      {(line.quantity !== 1_000 || line.unit !== 'each') && unitPrice(line) > 0 && (
        <span>
          {quantityText(line.quantity, line.unit)} × {amount(unitPrice(line))}
          {perUnit(line.unit)}
        </span>
      )}
    </>
  );
}

function LineStatus({ row, profile, claimPayer }: Pick<LineDetailsProps, 'row' | 'profile' | 'claimPayer'>) {
  const { line } = row.item;
  const isTaxed = isItemTaxed(row.item, row.amounts, profile);
  const isInTotals = totalsBucketOf(line) === 'in-totals';
  const { betterment } = line;
  return (
    <>
      {line.source.kind !== 'comment' && isInTotals && (
        <span>
          {isTaxed && <Check aria-hidden="true" />} {isTaxed ? 'Taxed' : 'Not taxed'}
        </span>
      )}
      <span>{isInTotals ? payerLabels(claimPayer)[line.payer] : 'Not in the total'}</span>
      {betterment !== null && (
        <span>
          Betterment {betterment.kind === 'flat' ? amount(betterment.amount) : percentage(betterment.percent)}
        </span>
      )}
      {line.priorDamage !== 'none' && <span>{priorDamageLabels[line.priorDamage]}</span>}
    </>
  );
}

function Reason({ row, profile }: Pick<LineDetailsProps, 'row' | 'profile'>) {
  const reasons = row.item.hours.flatMap(({ terms }) => terms.map((term) => hoursTermText(term, profile)));
  const sentences = [agreedPriceText(row.item.line), ...reasons].filter((labels) => labels !== '');
  return <span className={styles['reason']}>{sentences.join('; ')}</span>;
}

function NoteLine({ row, profile, isReadOnly, editor, actions }: LineDetailsProps) {
  const { line } = row.item;
  const terms = row.item.hours.flatMap((entry) => entry.terms);
  const reasons = terms.filter(({ kind }) => kind === 'included' || kind === 'labor-overlap');
  const decided = terms.filter(
    ({ kind }) => kind === 'other-labor' || kind === 'agreed' || kind === 'measured',
  );
  return (
    <div className={styles['facts']}>
      {editor?.column === 'note' ? (
        <span className={styles['noteEditor']}>{editor.node}</span>
      ) : isReadOnly ? (
        line.note !== '' && <span className={styles['note']}>{line.note}</span>
      ) : (
        <button type="button" className={styles['note']} onClick={() => actions.onEdit(row.key, 'note')}>
          <StickyNote aria-hidden="true" /> {line.note === '' ? 'Add a note' : line.note}
        </button>
      )}
      <OwnTimeButton line={line} bookHours={row.bookHours} isReadOnly={isReadOnly} />
      {[agreedPriceText(line), ...[...decided, ...reasons].map((term) => hoursTermText(term, profile))]
        .filter((labels) => labels !== '')
        .map((labels) => (
          <span key={labels} className={styles['reason']}>
            {labels}
          </span>
        ))}
      {!isReadOnly && reasons.length > 0 && (
        <button type="button" className={styles['link']} onClick={() => actions.onLeaveOut(row)}>
          Bill it in full
        </button>
      )}
    </div>
  );
}

/** Switches an automatic item off, or returns an overridden one to its rule. */
function Switch({ row, isReadOnly, actions }: LineDetailsProps) {
  if (isReadOnly) return null;
  return (
    <div className={styles['facts']}>
      <button type="button" className={styles['link']} onClick={() => actions.onLeaveOut(row)}>
        Switch off
      </button>
      {row.item.isOverridden && (
        <button type="button" className={styles['link']} onClick={() => actions.onRestore(row.key)}>
          Back to the rule
        </button>
      )}
    </div>
  );
}
