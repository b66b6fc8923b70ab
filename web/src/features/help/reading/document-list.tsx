import {
  type HelpDocument,
  helpDocumentTypes,
  listHelpDocuments,
  makeHelpDocumentAddress,
} from '@dre/core/contract/help/help';
import FileText from 'lucide-react/icons/file-text';
import { useId, useState } from 'react';
import { day } from '../../../lib/text/format.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { InlineError } from '../../../ui/fields/InlineError.tsx';
import { fileSize } from '../file-size.ts';
import styles from './topics.module.css';

/** Documents to download, with type and size. */
export function DocumentList() {
  const { data: documents = [] } = useQuery(listHelpDocuments, { query: {} });
  const api = useApi();
  const errorId = useId();
  const [problem, setProblem] = useState('');
  const fetchIt = async ({ id, fileName }: HelpDocument) => {
    const made = await api.call(makeHelpDocumentAddress, { params: { id }, body: {} });
    setProblem(made.ok ? '' : problemText(made.refusal));
    if (made.ok) followDownload(made.value.address, fileName);
  };
  if (documents.length === 0) return null;
  return (
    <section className={styles['documents']} aria-label="Documents">
      <h2>Documents</h2>
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <button type="button" onClick={() => void fetchIt(document)}>
              <FileText aria-hidden="true" />
              <span>
                {document.title}
                <small>
                  {[
                    helpDocumentTypes[document.mediaType],
                    fileSize(document.bytes),
                    day(new Date(document.addedAt)),
                  ].join(', ')}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <span role="alert">{problem !== '' && <InlineError id={errorId}>{problem}</InlineError>}</span>
    </section>
  );
}

/** The server sends it as an attachment, so the page stays. */
function followDownload(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
