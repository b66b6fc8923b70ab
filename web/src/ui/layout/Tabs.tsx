import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly count?: number | string;
  /** Something of this tab waits: its count is in the color of warnings. */
  readonly isWaiting?: boolean;
  readonly isDisabled?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly value?: string;
  readonly onChange?: (id: string) => void;
  /** The panel takes the height that is left and scrolls by itself. */
  readonly isFilling?: boolean;
}

export function Tabs({ label, tabs, value, onChange, isFilling = false }: TabsProps) {
  return (
    <AriaTabs
      className={isFilling ? (styles['filling'] ?? '') : ''}
      {...(value === undefined ? {} : { selectedKey: value })}
      onSelectionChange={(id) => onChange?.(String(id))}
    >
      <TabList aria-label={label} className={styles['list'] ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false} className={styles['tab'] ?? ''}>
            {tab.label}
            {tab.count !== undefined && (
              <span className={styles['count']} data-waiting={tab.isWaiting || undefined}>
                {tab.count}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles['panel'] ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
