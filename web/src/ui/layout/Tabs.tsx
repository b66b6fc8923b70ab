import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly count?: number;
  readonly isDisabled?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly value?: string;
  readonly onChange?: (id: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaTabs
      {...(value === undefined ? {} : { selectedKey: value })}
      onSelectionChange={(id) => onChange?.(String(id))}
    >
      <TabList aria-label={label} className={styles['list'] ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false} className={styles['tab'] ?? ''}>
            {tab.label}
            {tab.count !== undefined && <span className={styles['count']}>{tab.count}</span>}
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
