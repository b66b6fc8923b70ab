import { type UnalteredDocument, type Verdict, verifyLimits } from '@dre/core/contract/estimates/verify';
import { documentTitles } from '@dre/core/domain/documents/document-labels';
import FileSearch from 'lucide-react/icons/file-search';
import { Facts } from '../../../lib/components/facts.tsx';
import { stamp } from '../../../lib/text/format.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { FileDrop } from '../../../ui/fields/FileDrop.tsx';
import { ProgressSpinner } from '../../../ui/feedback/ProgressSpinner.tsx';
import { useVerify, type Verifying } from './use-verify.ts';
import styles from './verify.module.css';

/** Tells whether a PDF is an unaltered document of this installation. No account is needed. */
export function VerifyPage() {
  const { state, look } = useVerify();
  return (
    <div className={styles['page']}>
      <h1>Verify a document</h1>
      <p className={styles['lead']}>
        Every estimate made here can be checked: learn whether the PDF you hold is unaltered, which version it
        is, and whether there is a newer one.
      </p>
      <FileDrop
        title="Drop a PDF here, or choose one"
        icon={<FileSearch aria-hidden="true" />}
        accept="application/pdf,.pdf"
        multiple={false}
        maxBytes={verifyLimits.fileBytes}
        isDisabled={state.kind === 'looking'}
        onFiles={([file]) => file && look(file)}
      >
        At most 25 MB. The file is compared and not kept; as long as it is unaltered, it does not even leave
        this device.
      </FileDrop>
      <Answer state={state} />
      <Explanation />
    </div>
  );
}

function Answer({ state }: { readonly state: Verifying }) {
  return (
    <div aria-live="polite" aria-busy={state.kind === 'looking'}>
      {state.kind === 'looking' && <ProgressSpinner>Looking at {state.name}…</ProgressSpinner>}
      {state.kind === 'failed' && (
        <Alert tone="error" title="This file was not checked">
          {state.name}: {state.why}
        </Alert>
      )}
      {state.kind === 'told' && <VerdictMessage name={state.name} verdict={state.verdict} />}
    </div>
  );
}

function VerdictMessage({ name, verdict }: { readonly name: string; readonly verdict: Verdict }) {
  return (
    <Card padding="lg" as="section" aria-label="Result">
      <h2 ref={takeFocus} tabIndex={-1} className={styles['verdict']}>
        {verdictLabels[verdict.verdict]}
      </h2>
      <p className={styles['file']}>{name}</p>
      {verdict.verdict === 'unaltered' && <Unaltered document={verdict} />}
      {verdict.verdict === 'altered' && (
        <Alert tone="error" title="Do not rely on this copy">
          It carries the code {verdict.code}, which we gave to a document of ours, but it is not the file we
          made: something in it was changed, or it was saved again by another program. Ask the company that
          made the estimate for a fresh copy.
        </Alert>
      )}
      {verdict.verdict === 'unknown' && (
        <Alert tone="notice" title="We cannot say anything about it">
          It was not made here, it was made before we kept a list, or so much of it was changed that its code
          is gone. A scan or a print saved as PDF is always unknown.
        </Alert>
      )}
    </Card>
  );
}

/** Moves the focus to the result, so screen readers read it first. */
function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

const verdictLabels: Record<Verdict['verdict'], string> = {
  unaltered: 'Unaltered',
  altered: 'Altered',
  unknown: 'Unknown',
};

function Unaltered({ document }: { readonly document: UnalteredDocument }) {
  const { company, number, kind, madeAt, isSigned, hasNewer } = document;
  return (
    <>
      <Alert tone="success" title="This is the file as it was made">
        Not a single byte of it was changed.
      </Alert>
      <Facts
        rows={[
          ['Made by', company],
          ['Estimate', number],
          ['Document', documentTitles[kind]],
          ['Version', versionText(document)],
          ['Signed', isSigned ? 'Yes' : 'No'],
          ['Made', stamp(new Date(madeAt))],
        ]}
      />
      {hasNewer ? (
        <Alert tone="warning" title="There is a newer version">
          The estimate has been changed since this document was made. Ask {company} for the latest one.
        </Alert>
      ) : (
        <p className={styles['newest']}>There is no newer version.</p>
      )}
    </>
  );
}

function versionText({ label, correction }: UnalteredDocument): string {
  if (label === '') return 'Preliminary (a draft)';
  return correction === '' ? label : `${label}, correction ${correction}`;
}

function Explanation() {
  return (
    <section className={styles['explanation']} aria-labelledby="how-verified">
      <h2 id="how-verified">How this works</h2>
      <p>
        For every document we keep a fingerprint (SHA-256) of the finished file. The one of your file is
        compared with that list. Change a single digit in the file, and its fingerprint is another.
      </p>
      <p>
        At the foot of each page stands a document code. It tells us which document a changed file once was.
        We tell nobody what a document says who does not have it.
      </p>
    </section>
  );
}
