import type { ReactNode } from 'react';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { keptDays } from '@/lib/site/kept-days';
import styles from './quote-form.module.scss';

export const Phone = () => (
  <a className="whole" href={telephone(site.phone)}>
    {site.phone}
  </a>
);

/** What a message may say. */
export const messageHint = 'Sizes, quantity, specification, condition, certificates, date.';

/** What the site says around a quote form, given to it as HTML: facts of the site are in no page's script. */
export const formNotes = {
  /** Below the questions: how long a request is stored. */
  privacy: (
    <p className={styles.note}>
      {`We keep your request on our server until ${keptDays} days after it reaches our sales desk. You can have it deleted: `}
      <a href={routes.privacy()}>Privacy</a>.
    </p>
  ),
  /** Beside a failure: a dialog is over the page's own ways to us. */
  contact: (
    <p className={styles.note}>
      Everything you typed stays. Call <Phone /> or email{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  ),
  /** Once a request is sent: when and how we answer. */
  answer: (
    <p>
      {`We answer by email or telephone${site.answerWithin && `, within ${site.answerWithin}`}. To add something, call `}
      <Phone /> with your reference.
    </p>
  ),
};

export type FormNotes = Readonly<Record<keyof typeof formNotes, ReactNode>>;
