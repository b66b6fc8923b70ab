import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import fieldStyles from '../fields/field.module.css';
import { FieldLabel, FieldMessages } from '../fields/FieldParts.tsx';
import type { FieldText } from '../fields/FieldText.tsx';
import listStyles from '../theme/list.module.css';
import type { Option } from './option.ts';
import { OptionItem } from './OptionItem.tsx';
import popoverStyles from '../theme/popover.module.css';
import styles from './Select.module.css';

export interface SelectProps
  extends
    Pick<
      AriaSelectProps<Option>,
      'isDisabled' | 'isRequired' | 'name' | 'placeholder' | 'autoFocus' | 'onBlur'
    >,
    FieldText {
  readonly options: readonly Option[];
  /** The id of the selected option, or `null`. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

export function Select({ label, help, error, options, value, onChange, ...rest }: SelectProps) {
  return (
    <AriaSelect
      {...rest}
      value={value}
      onChange={(id) => id !== null && onChange(String(id))}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldStyles['field'] ?? ''}
    >
      <FieldLabel label={label} isRequired={rest.isRequired} />
      <div className={fieldStyles['box']}>
        <Button className={styles['trigger'] ?? ''}>
          <SelectValue className={styles['value'] ?? ''}>
            {({ selectedText, isPlaceholder, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <ChevronDown aria-hidden="true" />
        </Button>
      </div>
      <FieldMessages help={help} error={error} />
      <Popover className={popoverStyles['popover'] ?? ''} offset={4}>
        <ListBox items={options} className={listStyles['list'] ?? ''}>
          {(option) => <OptionItem option={option} mark="tick" />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
