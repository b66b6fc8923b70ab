import { type HelpDocument, helpDocumentTypes } from '@dre/core/contract/help/help';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { fileSize } from '../file-size.ts';
import { UploadForm } from './upload-form.tsx';
import styles from './upload.module.css';

export function UploadDocumentPage() {
  const [kept, setKept] = useState<HelpDocument>();
  return (
    <div className={styles['page']}>
      <h1>Upload document</h1>
      <p className={styles['intro']}>
        Guides, tables and drawings that readers download from the help. Every file is checked: PDF files with
        scripts, attached files or passwords are refused, and pictures lose hidden data.
      </p>
      <output>
        {kept && (
          <Alert tone="success" title={`“${kept.title}” is in the help`}>
            {`${kept.fileName}, ${helpDocumentTypes[kept.mediaType]}, ${fileSize(kept.bytes)}`}
          </Alert>
        )}
      </output>
      <Card padding="form">
        <UploadForm onDone={setKept} />
      </Card>
      <p>
        <Link to="/help-admin/manage-help-documents">Manage help documents</Link>
      </p>
    </div>
  );
}
