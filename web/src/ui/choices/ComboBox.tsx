import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import fieldStyles from '../fields/field.module.css';
import { FieldLabel, FieldMessages } from '../fields/FieldParts.tsx';
import type { FieldText } from '../fields/FieldText.tsx';
import listStyles from '../theme/list.module.css';
import type { Option } from './option.ts';
import { OptionItem } from './OptionItem.tsx';
import popoverStyles from '../theme/popover.module.css';
import styles from './Select.module.css';

export interface ComboBoxProps
  extends
    Pick<
      AriaComboBoxProps<Option>,
      | 'isDisabled'
      | 'isRequired'
      | 'name'
      | 'allowsCustomValue'
      | 'inputValue'
      | 'onInputChange'
      | 'onFocus'
      | 'onBlur'
    >,
    FieldText {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly placeholder?: string;
  /** The server has filtered the options already: typing does not narrow them. */
  readonly isSearched?: boolean;
  /** Shows a plain field; the list opens only while typing. */
  readonly hasNoArrow?: boolean;
  readonly inputMode?: 'tel' | 'numeric';
}

/** A field whose list narrows while typing. */
export function ComboBox({
  label,
  help,
  error,
  options,
  value,
  onChange,
  placeholder,
  isSearched = false,
  hasNoArrow = false,
  inputMode,
  ...rest
}: ComboBoxProps) {
  const isTyped = useRef(false);
  const way = useRef<Way>(null);
  return (
    <AriaComboBox
      {...rest}
      {...(isSearched ? { items: options } : { defaultItems: options })}
      value={value}
      onChange={(id) => {
        isTyped.current = false;
        onChange(id === null ? null : String(id));
      }}
      onInputChange={(text) => {
        isTyped.current = true;
        way.current = null;
        rest.onInputChange?.(text);
      }}
      onBlur={(event) => {
        isTyped.current = false;
        rest.onBlur?.(event);
      }}
      // A field that allows any text does not report that nothing in the list matches.
      allowsEmptyCollection={rest.allowsCustomValue !== true}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldStyles['field'] ?? ''}
    >
      <FieldLabel label={label} isRequired={rest.isRequired} />
      <OpensWhenFilled options={options} isTyped={() => isTyped.current} way={() => way.current} />
      <TypedChoice isFree={rest.allowsCustomValue === true} isSearched={isSearched}>
        <Input
          className={fieldStyles['input'] ?? ''}
          onKeyDown={({ key }) => (way.current = ways[key] ?? way.current)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputMode === undefined ? {} : { inputMode })}
        />
        {!hasNoArrow && (
          <Button className={styles['arrow'] ?? ''}>
            <ChevronDown aria-hidden="true" />
          </Button>
        )}
      </TypedChoice>
      <FieldMessages help={help} error={error} />
      <Popover className={popoverStyles['popover'] ?? ''} offset={4}>
        <ListBox<Option>
          className={listStyles['list'] ?? ''}
          renderEmptyState={() => <div className={listStyles['empty']}>No data available</div>}
        >
          {(option) => <OptionItem option={option} mark="tick" />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

interface TypedChoiceProps {
  readonly isFree: boolean;
  readonly isSearched: boolean;
  readonly children: ReactNode;
}

/** Enter takes the first entry that fits what was typed. While none fits, perhaps because the list is still on its
 * way, the typed text stays; the field alone would empty itself. A searched list may still be that of an earlier
 * text, so its entries are only taken by going to them. */
function TypedChoice({ isFree, isSearched, children }: TypedChoiceProps) {
  const state = use(ComboBoxStateContext);
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isFree || state === null) return;
    const isUntouched = state.inputValue === '' || state.inputValue === state.selectedItem?.textValue;
    if (isUntouched || state.selectionManager.focusedKey !== null) return;
    event.preventDefault();
    event.stopPropagation();
    const first = state.isOpen && !isSearched ? state.collection.getFirstKey() : null;
    if (first === null) return;
    state.setSelectedKey(first);
    state.close();
  };
  return (
    <div className={fieldStyles['box']} onKeyDownCapture={takeFirst}>
      {children}
    </div>
  );
}

/** The end of the list an arrow key starts from; the key may be pressed before the list is loaded. */
type Way = 'first' | 'last' | null;
const ways: Readonly<Record<string, Way>> = { ArrowDown: 'first', ArrowUp: 'last' };

interface OpensWhenFilledProps {
  readonly options: readonly Option[];
  readonly isTyped: () => boolean;
  readonly way: () => Way;
}

/**
 * A fetched list arrives after the key that requested it, so it opens then, unless an option was taken or the list
 * closed. An arrow key pressed before it arrived goes to its entry then.
 */
function OpensWhenFilled({ options, isTyped, way }: OpensWhenFilledProps) {
  const state = use(ComboBoxStateContext);
  const isFilled = options.length > 0;
  const open = useEffectEvent(() => {
    if (state?.isFocused === true && !state.isOpen && isTyped()) state.open(way(), 'input');
  });
  const goTo = useEffectEvent(() => {
    const from = way();
    if (from === null || state?.isOpen !== true || state.selectionManager.focusedKey !== null) return;
    const { collection, selectionManager } = state;
    selectionManager.setFocusedKey(from === 'first' ? collection.getFirstKey() : collection.getLastKey());
  });
  useEffect(() => {
    if (!isFilled) return undefined;
    // React Aria reads the new options only after they are rendered.
    const timer = setTimeout(() => open(), 0);
    return () => clearTimeout(timer);
  }, [isFilled]);
  const isOpen = state?.isOpen === true;
  useEffect(() => {
    if (!isOpen || options.length === 0) return undefined;
    const timer = setTimeout(() => goTo(), 0);
    return () => clearTimeout(timer);
  }, [options, isOpen]);
  return null;
}
