import type {
  DocumentOptions as Options,
  Paper,
  PhotoChoice,
} from '@dre/core/domain/documents/document-kinds';
import { SegmentedControl } from '../../../ui/actions/SegmentedControl.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { type DocumentsAddress, versionKey } from './documents-address.ts';
import { namedDocuments, versionLabel } from './document-names.ts';
import styles from './documents.module.css';
import type { DocumentsState } from './use-documents-state.ts';

const papers: readonly { readonly id: Paper; readonly label: string }[] = [
  { id: 'letter', label: 'Letter' },
  { id: 'a4', label: 'A4' },
];

const photoChoices: readonly { readonly id: PhotoChoice; readonly label: string }[] = [
  { id: 'none', label: 'None' },
  { id: 'plain', label: 'Plain' },
  { id: 'annotated', label: 'Annotated' },
];

/** Version, paper, and the optional contents beside the lines. */
export function DocumentOptions({ state }: { readonly state: DocumentsState }) {
  const { choices, selected, go, paper, choosePaper } = state;
  const { kind, choice } = selected;
  const can = namedDocuments[kind].choices;
  return (
    <div className={styles['options']}>
      <Select
        label="Version"
        options={choices.versions.map((version) => ({
          id: versionKey(version.version),
          label: versionLabel(version),
        }))}
        value={versionKey(selected.of.version)}
        onChange={(version) => go({ version })}
      />
      <Choice label="Paper">
        <SegmentedControl label="Paper" segments={papers} value={paper} onChange={choosePaper} />
      </Choice>
      {choice !== null && <Beside options={choice.options} can={can} go={go} />}
    </div>
  );
}

interface BesideProps {
  readonly options: Options;
  readonly can: readonly (keyof Options)[];
  readonly go: (changes: DocumentsAddress) => void;
}

function Beside({ options, can, go }: BesideProps) {
  return (
    <>
      {can.includes('photos') && (
        <Choice label="Photos">
          <SegmentedControl
            label="Photos"
            segments={photoChoices}
            value={options.photos}
            onChange={(photos) => go({ photos })}
          />
        </Choice>
      )}
      {can.includes('drawings') && (
        <Switch isSelected={options.drawings} onChange={(isOn) => go({ drawings: isOn ? 'yes' : 'no' })}>
          Drawings with numbered pins
        </Switch>
      )}
      {can.includes('why') && (
        <Switch isSelected={options.why} onChange={(isOn) => go({ why: isOn ? 'yes' : 'no' })}>
          Appendix: why each number is what it is
        </Switch>
      )}
    </>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles['choice']}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
