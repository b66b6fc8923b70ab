/** The schema of pg-boss's tables, beside our own. */
export const jobsSchema = 'jobs';

/** The pg-boss version of the database's tables; a test holds it equal to the installed one. */
export const jobsVersion = '10.4.2';

/** Every queue of the product. A queue is a table, so the owner creates it before the app starts. */
export const queues = {
  /** Data: the id of a row of outgoing_mail. */
  mail: { name: 'mail', retryLimit: 12, retryDelaySeconds: 15, expireInSeconds: 120 },
  /** Data: a stored picture. */
  thumbnails: { name: 'thumbnails', retryLimit: 5, retryDelaySeconds: 15, expireInSeconds: 300 },
  /** Data: the edition whose manual is to be drawn. */
  manual: { name: 'manual', retryLimit: 2, retryDelaySeconds: 30, expireInSeconds: 900 },
  /** Data: files of the store that nothing names any more. */
  removedFiles: { name: 'removed-files', retryLimit: 12, retryDelaySeconds: 15, expireInSeconds: 600 },
} as const;

export interface MailJob {
  readonly mailId: string;
}

export interface ThumbnailsJob {
  readonly companyId: string;
  readonly file: string;
}

export interface ManualJob {
  readonly edition: number;
}

export interface RemovedFilesJob {
  readonly companyId: string;
  /** Names of pictures. */
  readonly photos: readonly string[];
  /** Approvals whose signed documents are stored. */
  readonly signed: readonly string[];
}
