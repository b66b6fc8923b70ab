/** The schema pg-boss keeps its tables in, beside our own. */
export const jobsSchema = 'jobs';

/** The pg-boss whose tables the database has; a test holds it equal to the one installed. */
export const jobsVersion = '10.4.2';

/** Every queue of the product. A queue is a table, so it is made by the owner before the app starts. */
export const queues = {
  /** Data: the id of a row of outgoing_mail. */
  mail: { name: 'mail', retryLimit: 12, retryDelaySeconds: 15, expireInSeconds: 120 },
  /** Data: a picture that was kept. */
  thumbnails: { name: 'thumbnails', retryLimit: 5, retryDelaySeconds: 15, expireInSeconds: 300 },
  /** Data: the edition whose manual is to be drawn. */
  manual: { name: 'manual', retryLimit: 2, retryDelaySeconds: 30, expireInSeconds: 900 },
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
