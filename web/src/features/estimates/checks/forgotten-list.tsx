import type { Suggestion } from '@dre/core/domain/estimates/checks/suggestions';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { memo, useState } from 'react';
import { PlainButton } from '../../../ui/actions/PlainButton.tsx';
import { useBuilderTools } from '../builder/builder-context.ts';
import { areSameItems, dismissSuggestions, type Forgotten, mostInSight } from './forgotten-items.ts';
import styles from './forgotten-list.module.css';
import { useAccepting } from './use-accepting.ts';

/**
 * Lines that commonly accompany the existing ones. Each is accepted or dismissed with one press; both can be undone.
 */
export const ForgottenList = memo(function ForgottenList({
  items,
}: {
  readonly items: readonly Forgotten[];
}) {
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const visible = isWhole ? items : items.slice(0, mostInSight);
  return (
    <section aria-label="Forgotten items" className={styles['section']}>
      <h3 className={styles['title']}>{`Forgotten items ${items.length}`}</h3>
      <ul>
        {visible.map((item) => (
          <ForgottenItem key={item.key} item={item} />
        ))}
      </ul>
      {visible.length < items.length && (
        <PlainButton className={styles['more']} onPress={() => setWhole(true)}>
          {`Show ${items.length - visible.length} more`}
        </PlainButton>
      )}
    </section>
  );
}, hasSameItems);

function hasSameItems(before: { readonly items: readonly Forgotten[] }, after: typeof before): boolean {
  return areSameItems(before.items, after.items);
}

function ForgottenItem({ item }: { readonly item: Forgotten }) {
  const { applyChanges, announce } = useBuilderTools();
  const name = useSuggestionName();
  const [only] = item.choices;
  const what = item.choices.length === 1 && only ? name(only) : 'these';
  const dismiss = () => {
    if (applyChanges(`Dismiss ${what}`, dismissSuggestions(item.choices))) announce(`${what} dismissed`);
  };
  return (
    <li className={styles['item']}>
      <div className={styles['choices']}>
        {item.choices.map((choice) => (
          <AcceptButton key={choice.rule} suggestion={choice} name={name(choice)} />
        ))}
        <p className={styles['reason']}>
          {item.choices.length > 1 && 'One of these. '}
          <span className={styles['sentence']}>{item.reason}</span>
        </p>
      </div>
      <PlainButton className={styles['dismiss']} aria-label={`Dismiss ${what}`} onPress={dismiss}>
        <X aria-hidden="true" />
      </PlainButton>
    </li>
  );
}

function AcceptButton({ suggestion, name }: { readonly suggestion: Suggestion; readonly name: string }) {
  const accept = useAccepting();
  return (
    <PlainButton
      className={styles['accept']}
      aria-label={`Add ${name}`}
      onPress={() => accept(suggestion, name)}
    >
      <Plus aria-hidden="true" />
      {name}
    </PlainButton>
  );
}

/** For example "Slide-out seal, replace". */
function useSuggestionName(): (suggestion: Suggestion) => string {
  // The book and its contents stay the same while an estimate is open.
  const { book, contents } = useBuilderTools().present();
  return ({ part, operation }) => {
    const kind = contents.operationKinds.find(({ code }) => code === operation);
    return `${book.part(part)?.name ?? part}, ${kind?.name ?? operation}`;
  };
}
