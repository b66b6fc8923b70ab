import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { amount, hours } from '../../../../lib/text/format.ts';
import { Kbd } from '../../../../ui/actions/Kbd.tsx';
import type { Range } from '../../../catalogue/search/highlight.ts';
import type { LineText } from '../grid/line-labels.ts';
import type { NamedTemplate } from '../../templates/template-layer.ts';
import { groupTitles, type QuickAddResult } from './quick-add-results.ts';
import { perUnit } from '../measure.ts';
import styles from './quick-add.module.css';
import { noEntry, type QuickAdding } from './use-quick-add.ts';

/** Options with buttons inside need ARIA roles, as a native list cannot hold them. */
const roles = { list: 'listbox', option: 'option' } as const;

interface QuickAddListProps {
  readonly id: string;
  readonly adding: QuickAdding;
  readonly labels: LineText;
}

/** Results for the typed text. */
export function QuickAddList({ id, adding, labels }: QuickAddListProps) {
  const { results, templates, at, isSearching, query } = adding;
  const isNearest = results[0]?.group === 'nearest';
  const templateCount = templates.length === 1 ? '1 template' : `${templates.length} templates`;
  const count = results.length === 1 ? '1 part' : `${results.length} parts`;
  return (
    <div className={styles['popup']}>
      <output className={styles['count']}>
        {results.length === 0 || isNearest
          ? isSearching
            ? 'Searching…'
            : templates.length > 0
              ? `${templateCount} for “${query.trim()}”`
              : `Nothing for this vehicle is called “${query.trim()}”.`
          : `${count}${templates.length > 0 ? ` and ${templateCount}` : ''} for “${query.trim()}”`}
      </output>
      <div role={roles.list} id={`${id}list`} aria-label="Parts" className={styles['list']}>
        {results.map((result, index) => (
          <Result
            key={result.part.code}
            id={`${id}${index}`}
            index={index}
            title={result.group === results[index - 1]?.group ? null : groupTitles[result.group]}
            result={result}
            isAt={index === at}
            adding={adding}
            where={locationText(result, labels)}
          />
        ))}
        {templates.length > 0 && (
          <div className={styles['group']} role="presentation">
            Templates
          </div>
        )}
        {templates.map((template, index) => (
          <TemplateResult
            key={template.id}
            id={`${id}${results.length + index}`}
            template={template}
            isAt={results.length + index === at}
            onPoint={() => adding.point(results.length + index)}
            onAdd={() => adding.addTemplate(template.id)}
          />
        ))}
      </div>
      <div className={styles['foot']}>
        <span className={styles['keys']}>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> part <Kbd>←</Kbd> <Kbd>→</Kbd> operation <Kbd>Enter</Kbd> add{' '}
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> add and stay
        </span>
        <button
          type="button"
          className={styles['manual']}
          data-chosen={at === noEntry || undefined}
          onClick={adding.addText}
        >
          <Plus aria-hidden="true" /> Add as free text
        </button>
      </div>
    </div>
  );
}

interface TemplateResultProps {
  readonly id: string;
  readonly template: NamedTemplate;
  readonly isAt: boolean;
  readonly onPoint: () => void;
  readonly onAdd: () => void;
}

function TemplateResult({ id, template, isAt, onPoint, onAdd }: TemplateResultProps) {
  const { name, lines } = template;
  const count = lines === 1 ? '1 line' : `${lines} lines`;
  return (
    <div
      id={id}
      role={roles.option}
      tabIndex={-1}
      aria-selected={isAt}
      aria-label={`${name}, template, ${count}`}
      className={styles['option']}
      onPointerEnter={onPoint}
    >
      <span className={styles['name']}>{name}</span>
      <span className={styles['where']}>{count}</span>
      <span className={styles['offers']}>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          data-chosen={isAt || undefined}
          className={styles['offer']}
          onClick={onAdd}
        >
          Add its lines
        </button>
      </span>
    </div>
  );
}

interface ResultProps {
  readonly id: string;
  readonly index: number;
  readonly title: string | null;
  readonly result: QuickAddResult;
  readonly isAt: boolean;
  readonly adding: QuickAdding;
  readonly where: string;
}

function Result({ id, index, title, result, isAt, adding, where }: ResultProps) {
  const { found, offers } = result;
  const selected = offers[isAt ? adding.operation : 0];
  return (
    <>
      {title !== null && (
        <div className={styles['group']} role="presentation">
          {title}
        </div>
      )}
      <div
        id={id}
        role={roles.option}
        tabIndex={-1}
        aria-selected={isAt}
        aria-label={`${found.name}, ${selected?.name ?? ''}, ${where}`}
        className={styles['option']}
        onPointerEnter={() => adding.point(index, isAt ? adding.operation : 0)}
      >
        <span className={styles['name']}>
          {marked(found.name, found.inName)} <code>{marked(found.code, found.inCode)}</code>
        </span>
        <span className={styles['where']}>{where}</span>
        <span className={styles['offers']}>
          {offers.map((offer, operation) => (
            <button
              key={offer.kind}
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              data-chosen={(isAt && operation === adding.operation) || undefined}
              className={styles['offer']}
              onClick={() => adding.add(offer, false)}
            >
              {offer.line !== null && '✓ '}
              {offer.name} <span>{hours(offer.hours)} h</span>{' '}
              <b>{offer.price === 0 ? '' : `${amount(offer.price)}${perUnit(offer.part.unit)}`}</b>
            </button>
          ))}
        </span>
      </div>
    </>
  );
}

function locationText({ offers }: QuickAddResult, { sides, zone }: LineText): string {
  const place = offers[0]?.place;
  if (place === undefined) return '';
  const side = sides.find(({ code }) => code === place.side)?.name ?? place.side;
  return `${side}, ${zone(place.side, place.subSide)}`;
}

function marked(text: string, ranges: readonly Range[]): ReactNode[] {
  const nodes: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    nodes.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...nodes, text.slice(at)];
}
